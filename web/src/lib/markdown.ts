// A rules page: Markdown in, sections and clauses out. The build does it for the pages of the package, the browser for those
// of games that it meets at a server.

import { Marked, type Token, type TokensList } from "marked";

import type { Clause, RulesPage, Section } from "./rules.ts";

const NAME = "[A-Z0-9]+(?:-[A-Z0-9]+)+";
const HEADINGS = new RegExp(`^### (${NAME}) · `, "gm");
const CLAUSE = new RegExp(`^(${NAME}) · (.+)$`);

/** The clauses that a page has. */
export const clausesIn = (text: string): string[] => Array.from(text.matchAll(HEADINGS), ([, name]) => name!);

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

/** A page as sections of clauses; `pages` says on which page each clause is. */
export function converted(text: string, pages: Map<string, string>): RulesPage {
  const marked = reader(pages);
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

  for (const token of marked.lexer(text)) {
    if (token.type !== "heading") {
      tokens.push(token);
      continue;
    }
    close();
    const [, name, title] = CLAUSE.exec(token.text) ?? [];
    if (name && title) {
      const clause: Clause = { name, title, html: "" };
      if (!page.sections.length) page.sections.push({ title: page.title, html: "", clauses: [] });
      page.sections.at(-1)!.clauses.push(clause);
      holder = clause;
    } else if (token.depth === 1) {
      holder = page;
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
