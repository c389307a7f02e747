// The rules pages, clause by clause (web/rules.ts makes them out of src/randori/rules). Each is loaded when it is opened;
// those of games that these pages do not know come from the server.

import type { Component } from "svelte";

import { rulesOf } from "./api";
import { facts, nearest } from "./facts.svelte";
import { languages, type Language } from "./words.svelte";

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

/** The pictures of a page: of which clauses, and how they are drawn. */
export interface Figures {
  clauses: string[];
  Figure: Component<{ clause: string }>;
}

/** A game, or what holds in all of them. */
export type PageName = string;
export const COMMON: PageName = "common";

const files = import.meta.glob<RulesPage>("../../../src/randori/rules/*/*.md", { query: "?rules", import: "default" });
const built = new Set(Object.keys(files).map((path) => path.replace(/^.*\/(.+)\.md$/, "$1")));

/** All pages, games first. */
export function pageNames(): PageName[] {
  const brought = Object.entries(facts.all ?? {}).flatMap(([game, { rules }]) => (rules?.length ? [game] : []));
  return [...[...new Set([...built, ...brought])].filter((page) => page !== COMMON).sort(), COMMON];
}

export const isPage = (name: string): boolean => built.has(name) || Boolean(facts.all?.[name]?.rules?.length);

/** In this language, or in one that there is. */
export async function load(page: PageName, language: Language): Promise<RulesPage> {
  const found = [language, ...languages].map((one) => files[`../../../src/randori/rules/${one}/${page}.md`]);
  return found.find(Boolean)?.() ?? fetched(page, language);
}

async function fetched(page: PageName, language: Language): Promise<RulesPage> {
  const [text, { clausesIn, converted }] = await Promise.all([
    rulesOf(page, nearest(language, facts.all?.[page]?.rules ?? [])),
    import("./markdown"),
  ]);
  return converted(text, new Map(clausesIn(text).map((clause) => [clause, page])));
}

/** On which page a clause stands; those of tables (TABLE-…) stand on none. */
export function pageOf(clause: string): PageName | null {
  const prefix = clause.split("-")[0]!.toLowerCase();
  if (prefix === "table") return null;
  return isPage(prefix) ? prefix : COMMON;
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
