// The rules pages of the package, made ready while the browser's pages are built: Markdown in, sections and clauses out.
// A page is imported as `…/rules/en/dojo.md?rules`.

import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { Marked, type Token, type TokensList } from "marked";
import type { Plugin } from "vite";

import type { Clause, RulesPage, Section } from "./src/lib/rules.ts";

const QUERY = "?rules";
const NAME = "[A-Z0-9]+(?:-[A-Z0-9]+)+";
const HEADINGS = new RegExp(`^### (${NAME}) · `, "gm");
const CLAUSE = new RegExp(`^(${NAME}) · (.+)$`);

/** Of which page each clause is. */
function homes(folder: string): Map<string, string> {
  const pages = readdirSync(folder).filter((file) => file.endsWith(".md"));
  return new Map(
    pages.flatMap((file) =>
      Array.from(readFileSync(join(folder, file), "utf8").matchAll(HEADINGS), ([, name]) => [name!, basename(file, ".md")] as const),
    ),
  );
}

/** Markdown in which the name of a clause leads to the clause. */
function reader(pages: Map<string, string>): Marked {
  return new Marked({
    extensions: [
      {
        name: "clause",
        level: "inline",
        start: (text) => text.search(new RegExp(`\\b${NAME}`)),
        tokenizer(text) {
          const name = new RegExp(`^${NAME}`).exec(text)?.[0];
          return name && pages.has(name) ? { type: "clause", raw: name } : undefined;
        },
        renderer: ({ raw }) => `<a href="/rules/${pages.get(raw)}#${raw}" data-clause="${raw}">${raw}</a>`,
      },
    ],
  });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

/** A page as sections of clauses. */
export function converted(path: string): RulesPage {
  const marked = reader(homes(dirname(path)));
  const page: RulesPage = { title: "", html: "", sections: [] };
  let holder: { title: string; html: string } = page;
  let tokens: Token[] = [];

  /** What stands under a heading. A table too wide for its page scrolls inside itself, by key as well. */
  const close = () => {
    const frame = `<div class="scroll" tabindex="0" role="group" aria-label="${escaped(holder.title)}">`;
    holder.html = marked
      .parser(tokens as TokensList)
      .replaceAll("<table>", `${frame}<table>`)
      .replaceAll("</table>", "</table></div>")
      .replaceAll(/<strong>\((.+?)\)<\/strong>/g, '<strong class="mark">$1</strong>');
    tokens = [];
  };

  for (const token of marked.lexer(readFileSync(path, "utf8"))) {
    if (token.type !== "heading") {
      tokens.push(token);
      continue;
    }
    close();
    const [, name, title] = CLAUSE.exec(token.text) ?? [];
    if (name && title) {
      const clause: Clause = { name, title, html: "" };
      page.sections.at(-1)!.clauses.push(clause);
      holder = clause;
    } else if (token.depth === 1) {
      page.title = token.text;
    } else {
      const section: Section = { title: token.text, html: "", clauses: [] };
      page.sections.push(section);
      holder = section;
    }
  }
  close();
  return page;
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
