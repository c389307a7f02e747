// What a phone offers when the page is installed: public/manifest.webmanifest, and the score sheets that games bring.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const GAMES = join(import.meta.dirname, "src", "games");
const WORDS = join(import.meta.dirname, "..", "src", "randori", "locales", "en");
const NAME = "manifest.webmanifest";

interface Shortcut {
  name: string;
  url: string;
  icons: unknown[];
}

function titleOf(game: string): string {
  const said = readFileSync(join(WORDS, `web-start-${game}.ftl`), "utf8");
  return new RegExp(`^web-${game} = (.+)$`, "m").exec(said)?.[1] ?? game;
}

export function manifest(): Plugin {
  return {
    name: "manifest",
    apply: "build",
    writeBundle({ dir }) {
      const file = join(dir!, NAME);
      const read = JSON.parse(readFileSync(file, "utf8")) as { shortcuts: Shortcut[] };
      const scored = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "scoring", "Sheet.svelte")));
      const { icons } = read.shortcuts[0]!;
      const sheets = scored.map((game) => ({ name: `${titleOf(game)}: score sheet`, url: `/score/${game}`, icons }));
      writeFileSync(file, JSON.stringify({ ...read, shortcuts: [...read.shortcuts, ...sheets] }, null, 2));
    },
  };
}
