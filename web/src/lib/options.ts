// The options of a game as the server offers them: which of them somebody has changed, and what they are called.

import type { GameFacts, OptionFacts } from "./api";
import { capital } from "./facts.svelte";
import type { GameName } from "./protocol";
import { t, words } from "./words.svelte";

export type Options = Record<string, string | number | boolean | null>;

/** Some belong to a number of players: `onlyFor`. A list, such as a deck of one's own, is for programs. */
export function fitting(facts: GameFacts, players: number, onlyFor: Record<string, number> = {}): [string, OptionFacts][] {
  return Object.entries(facts.options).filter(
    ([key, option]) => !option.type.startsWith("list") && (onlyFor[key] ?? players) === players,
  );
}

export const isYesOrNo = (option: OptionFacts): boolean => option.type.startsWith("boolean");
/** What there is in teams is so unless somebody says no. */
export const usual = (option: OptionFacts): Options[string] => (option.type === "boolean or null" ? true : (option.default as Options[string]));

/** Only what somebody changed is sent; the server knows its defaults. */
export function changed(offered: [string, OptionFacts][], chosen: Options): Options {
  const kept = offered.filter(([key, option]) => {
    const value = chosen[key] ?? null;
    return value !== null && value !== usual(option);
  });
  return Object.fromEntries(kept.map(([key]) => [key, chosen[key] ?? null]));
}

/** The names of an option's messages begin so. A game that the pages do not know has its own, or none. */
function stem(game: GameName, key: string): string {
  const own = words.isBuilt(game) ? "web-option" : `web-${game}-option`;
  return `${own}-${key.replaceAll("_", "-")}`;
}

const said = (id: string, otherwise: string): string => (words.have(id) ? t(id) : otherwise);

export const optionTold = (game: GameName, key: string): string => said(stem(game, key), capital(key));
export const choiceTold = (game: GameName, key: string, choice: string): string => said(`${stem(game, key)}-${choice}`, capital(choice));
/** What it changes. */
export const optionWhy = (game: GameName, key: string, option: OptionFacts): string => said(`${stem(game, key)}-why`, option.help);
