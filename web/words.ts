// The words of the pages, read while the pages are built. `virtual:words` tells all there are, by language and area:
// what is said everywhere ("pages"), and what is said at the table of a game. An area is loaded when somebody comes there.
// Languages are the folders of src/randori/locales, games those of src/games: both are found. A game's files are GAME.ftl,
// web-GAME.ftl and web-GAME-….ftl; all other web-….ftl are the pages'.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "..", "src", "randori", "locales");
const GAMES = join(import.meta.dirname, "src", "games");
const PAGES = "pages";
const ALL = "virtual:words";

const folders = (folder: string) => readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
const isOf = (game: string, file: string) => file === `${game}.ftl` || new RegExp(`^web-${game}(-.+)?\\.ftl$`).test(file);
const isPages = (file: string) => /^web(-.+)?\.ftl$/.test(file) && !folders(GAMES).some((game) => isOf(game, file));

/** The files of an area, in one language. */
function filesOf(language: string, area: string): string[] {
  const all = readdirSync(join(LOCALES, language)).sort();
  return all.filter((file) => (area === PAGES ? isPages(file) : isOf(area, file))).map((file) => join(LOCALES, language, file));
}

function everything(): string {
  const areas = [PAGES, ...folders(GAMES)];
  const languages = folders(LOCALES).map((language) => {
    const loads = areas.map((area) => `"${area}": () => import("${ALL}/${language}/${area}")`);
    return `"${language}": { ${loads.join(", ")} }`;
  });
  return `export default { ${languages.join(", ")} }`;
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return everything();
      if (!id.startsWith(`\0${ALL}/`)) return null;
      const [language, area] = id.slice(ALL.length + 2).split("/") as [string, string];
      const files = filesOf(language, area);
      for (const file of files) this.addWatchFile(file);
      const { body } = new FluentResource(files.map((file) => readFileSync(file, "utf8")).join("\n"));
      // As a text: a browser reads it many times faster than Fluent, and than a script.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))})`;
    },
  };
}
