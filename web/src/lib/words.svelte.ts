// What the page says, in the reader's language: the same Fluent files as the rest of the program.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "fr";

const files = import.meta.glob("../../../src/randori/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${language}/`)) made.addResource(new FluentResource(text));
  }
  return made;
}

const bundles: Record<Language, FluentBundle> = { en: bundle("en"), fr: bundle("fr") };

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

  choose(language: Language): void {
    this.language = language;
    localStorage.setItem("language", language);
    document.documentElement.lang = language;
  }
}

export const words = new Words();
document.documentElement.lang = words.language;

/** A message by its name. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const current = bundles[words.language];
  const message = current.getMessage(id);
  if (!message?.value) return id;
  return current.formatPattern(message.value, values);
}
