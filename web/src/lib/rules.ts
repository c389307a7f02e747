// The rules pages, clause by clause (web/rules.ts makes them out of src/randori/rules). Each is loaded when it is opened.

import type { GameName } from "./protocol";
import type { Language } from "./words.svelte";

export interface Clause {
  name: string;
  title: string;
  html: string;
}

export interface Section {
  title: string;
  html: string;
  clauses: Clause[];
}

export interface RulesPage {
  title: string;
  html: string;
  sections: Section[];
}

export type PageName = GameName | "common";
export const PAGES: readonly PageName[] = ["dojo", "memo", "tatsu", "common"];

const files = import.meta.glob<RulesPage>("../../../src/randori/rules/*/*.md", { query: "?rules", import: "default" });

export const isPage = (name: string | undefined): name is PageName => PAGES.some((page) => page === name);

export async function load(page: PageName, language: Language): Promise<RulesPage> {
  return files[`../../../src/randori/rules/${language}/${page}.md`]!();
}

/** On which page a clause stands; those of tables (TABLE-…) stand on none. */
export function pageOf(clause: string): PageName | null {
  const prefix = clause.split("-")[0]!.toLowerCase();
  if (prefix === "table") return null;
  return isPage(prefix) ? prefix : "common";
}

export function titleOf(page: RulesPage | null, clause: string): string | null {
  const clauses = page?.sections.flatMap((section) => section.clauses);
  return clauses?.find((one) => one.name === clause)?.title ?? null;
}

/** As one searches: no capitals, no accents, no tags. */
function folded(text: string): string {
  const plain = text.replace(/<[^>]+>/g, " ").replace(/’|&#39;/g, "'").replaceAll("&quot;", '"');
  return plain.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The clauses that have all of these words, in their sections. */
export function searched(page: RulesPage, words: string): RulesPage {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return page;
  const has = ({ name, title, html }: Clause) => {
    const text = folded(`${name} ${title} ${html}`);
    return wanted.every((word) => text.includes(word));
  };
  const sections = page.sections.map((section) => ({ ...section, html: "", clauses: section.clauses.filter(has) }));
  return { ...page, html: "", sections: sections.filter((section) => section.clauses.length) };
}
