// The pages by their address. Each is loaded when somebody goes there: who opens a table waits for nothing but the table.

import type { Component } from "svelte";

import { pageNames } from "./lib/rules";

type Load<Given extends Record<string, unknown>> = () => Promise<{ default: Component<Given> }>;

/** What stands at an address; another `key` is another page, even if it looks alike. */
export interface Place {
  key: string;
  load: () => Promise<Shown>;
}

export interface Shown {
  key: string;
  Page: Component<Record<string, never>>;
  given: Record<string, never>;
}

function at<Given extends Record<string, unknown>>(key: string, load: Load<Given>, given: Given): Place {
  // What a page is given fits it, as `at` is typed; who shows it need not know which page it is.
  return { key, load: async () => ({ key, Page: (await load()).default, given }) as unknown as Shown };
}

/** The rest of an address changes what a page shows, but for a table and a replay: there it is another one. */
export function placeAt(path: string): Place {
  const [kind = "", name] = path.split("/").filter(Boolean);
  switch (kind) {
    case "":
      return at(kind, () => import("./pages/Landing.svelte"), {});
    case "t":
      if (name) return at(`t/${name}`, () => import("./pages/TablePage.svelte"), { id: name });
      break;
    case "r":
      return at(`r/${name}`, () => import("./pages/Replay.svelte"), { id: name ?? null });
    case "new":
      return at(kind, () => import("./pages/Make.svelte"), {});
    case "rules":
      return at(kind, () => import("./pages/Rules.svelte"), { name: name ?? pageNames()[0] ?? "" });
    case "learn":
      return at(kind, () => import("./pages/Learn.svelte"), { name: name ?? "" });
    case "score":
      return at(kind, () => import("./pages/Score.svelte"), { game: name ?? "" });
    case "watch":
      return at(kind, () => import("./pages/Watch.svelte"), {});
    case "credits":
      return at(kind, () => import("./pages/Credits.svelte"), {});
    case "games":
      return at(kind, () => import("./pages/Games.svelte"), {});
  }
  return at("nowhere", () => import("./pages/NotFound.svelte"), {});
}
