// What the page says, in the reader's language: the same Fluent files as the rest of the program. Only the words of that
// language are loaded, and a game's with the game. Which languages there are is found while the pages are built.

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import files from "virtual:words";

import { elide } from "./elision";

export type Language = string;
/** Words that are loaded together: what is said on all pages, "pages", or at the tables of a game, by its name. */
type Area = string;
/** Where the words of an area come from that was not built into the pages. */
type Source = (language: Language) => Promise<string>;

/** The one in which everything is written first. */
const FIRST = "en";
export const languages: readonly Language[] = Object.keys(files).sort().reverse();

const functions = { ELIDE: ([word, name]: FluentValue[]) => elide(String(word), String(name)) };
const bundles = new Map(languages.map((language) => [language, new FluentBundle(language, { useIsolating: false, functions })]));
const sources = new Map<Area, Source>();
const loading = new Map<string, Promise<void>>();

async function read(language: Language, area: Area): Promise<void> {
  const built = await files[language]?.[area]?.();
  const resource = built ? { body: built.default } : new FluentResource((await sources.get(area)?.(language)) ?? "");
  bundles.get(language)?.addResource(resource);
}

/** Once; but what failed to load may be tried again. */
function loadOnce(language: Language, area: Area): Promise<void> {
  const key = `${language} ${area}`;
  const promise = loading.get(key) ?? read(language, area);
  loading.set(key, promise);
  promise.catch(() => loading.delete(key));
  return promise;
}

/** As it was chosen here; else the first of the reader's own that there is. */
function first(): Language {
  const wanted = [localStorage.getItem("language") ?? "", ...navigator.languages.map((one) => one.split("-")[0]!)];
  return wanted.find((one) => languages.includes(one)) ?? FIRST;
}

class Words {
  language = $state<Language>(first());
  /** Grows when there are new words to say. */
  #loaded = $state(0);
  #areas = new Set<Area>();

  /** The words of the pages, or of a game: to be there before anything of it is shown. */
  async load(area: Area): Promise<void> {
    this.#areas.add(area);
    for (let language: Language | null = null; language !== this.language; ) {
      language = this.language;
      await loadOnce(language, area).catch(this.#unlessBuilt(area));
    }
    this.#loaded += 1;
  }

  /** The page changes its language when all that it may say is there. */
  async choose(language: Language): Promise<void> {
    for (const area of this.#areas) await loadOnce(language, area).catch(this.#unlessBuilt(area));
    this.language = language;
    localStorage.setItem("language", language);
    document.documentElement.lang = language;
  }

  /** A game that came later can be played without its words, which another server may not have. */
  #unlessBuilt(area: Area): (wrong: unknown) => void {
    return (wrong) => {
      if (this.isBuilt(area)) throw wrong;
    };
  }

  /** An area whose words the pages were built with. */
  isBuilt(area: Area): boolean {
    return files[FIRST]?.[area] !== undefined;
  }

  /** An area of which the pages knew nothing: a game that came later. */
  setSource(area: Area, source: Source): void {
    if (!this.isBuilt(area)) sources.set(area, source);
  }

  /** Whether there is a message of that name. */
  have(id: string): boolean {
    void this.#loaded;
    return bundles.get(this.language)?.hasMessage(id) ?? false;
  }
}

export const words = new Words();
document.documentElement.lang = words.language;

/** It looks the same in every language of ours; the browser's way to write numbers takes a tenth of a second to wake up. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isSmall = (value: FluentVariable) => typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;

function said(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isSmall(value) ? new SmallNumber(value as number) : value]));
}

/** A message by its name. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const current = bundles.get(words.language);
  const message = current?.getMessage(id);
  if (!current || !message?.value) return id;
  return current.formatPattern(message.value, said(values));
}

/** How dates and lists are written where this language is spoken. */
const locale = () => t("web-locale");

/** Names as one says them: Ann, Ben and Carl. */
export function listed(items: string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return new Intl.ListFormat(locale()).format(items);
}

/** A day and an hour, by the server's seconds. */
export function when(seconds: number): string {
  return new Date(1000 * seconds).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });
}
