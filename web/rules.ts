// The rules pages of the package, made ready while the browser's pages are built. A page is imported as
// `…/rules/LANGUAGE/NAME.md?rules`.

import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import type { Plugin } from "vite";

import { clausesIn, converted as convertedText } from "./src/lib/markdown.ts";
import type { RulesPage } from "./src/lib/rules.ts";

const QUERY = "?rules";

/** Of which page each clause is. */
function homes(folder: string): Map<string, string> {
  const pages = readdirSync(folder).filter((file) => file.endsWith(".md"));
  return new Map(
    pages.flatMap((file) => clausesIn(readFileSync(join(folder, file), "utf8")).map((name) => [name, basename(file, ".md")] as const)),
  );
}

/** A page as sections of clauses. */
export function converted(path: string): RulesPage {
  return convertedText(readFileSync(path, "utf8"), homes(dirname(path)));
}

export function rules(): Plugin {
  return {
    name: "rules",
    load(id) {
      if (!id.endsWith(`.md${QUERY}`)) return null;
      const path = id.slice(0, -QUERY.length);
      this.addWatchFile(path);
      return { code: `export default ${JSON.stringify(converted(path))}`, moduleType: "js" };
    },
  };
}
