// What the page says, in the reader's language: the same Fluent files as the rest of the program. Only the words of that
// language are loaded, and a game's with the game.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { GameName } from "./protocol";

export type Language = "en" | "fr";
type Room = "pages" | GameName;

/** For dates and lists: English as in the rules, which are British. */
const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr-FR" };

/** One file for each language and room (src/words), so that nothing is loaded that nobody reads. */
const files = import.meta.glob<string>("../words/*/*.ts", { import: "default" });

const bundles: Record<Language, FluentBundle> = {
  en: new FluentBundle("en", { useIsolating: false }),
  fr: new FluentBundle("fr", { useIsolating: false }),
};
const loading = new Map<string, Promise<void>>();

async function read(language: Language, room: Room): Promise<void> {
  const text = await files[`../words/${language}/${room}.ts`]!();
  bundles[language].addResource(new FluentResource(text));
}

/** Once; but what failed to load may be tried again. */
function load(language: Language, room: Room): Promise<void> {
  const key = `${language} ${room}`;
  const promise = loading.get(key) ?? read(language, room);
  loading.set(key, promise);
  promise.catch(() => loading.delete(key));
  return promise;
}

function first(): Language {
  const kept = localStorage.getItem("language");
  if (kept === "en" || kept === "fr") return kept;
  return navigator.languages.some((one) => one.startsWith("fr")) &&
    !navigator.languages[0]?.startsWith("en")
    ? "fr"
    : "en";
}

class Words {
  language = $state<Language>(first());
  #rooms = new Set<Room>();

  /** The words of the pages, or of a game: to be there before anything of it is shown. */
  async enter(room: Room): Promise<void> {
    this.#rooms.add(room);
    for (let language: Language | null = null; language !== this.language; ) {
      language = this.language;
      await load(language, room);
    }
  }

  /** The page changes its language when all that it may say is there. */
  async choose(language: Language): Promise<void> {
    for (const room of this.#rooms) await load(language, room);
    this.language = language;
    localStorage.setItem("language", language);
    document.documentElement.lang = language;
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
  const current = bundles[words.language];
  const message = current.getMessage(id);
  if (!message?.value) return id;
  return current.formatPattern(message.value, said(values));
}

/** Names as one says them: Ann, Ben and Carl. */
export function listed(items: string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return new Intl.ListFormat(LOCALES[words.language]).format(items);
}

/** A part of one, in hundredths. */
export function percent(part: number): string {
  return part.toLocaleString(LOCALES[words.language], { style: "percent" });
}

/** A day and an hour, by the server's seconds. */
export function when(seconds: number): string {
  return new Date(1000 * seconds).toLocaleString(LOCALES[words.language], { dateStyle: "medium", timeStyle: "short" });
}
