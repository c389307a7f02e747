// The options of a game as the server offers them: which of them fit, and which somebody has changed.

import type { GameFacts } from "../lib/api";

type Offered = GameFacts["options"][string];
export type Options = Record<string, string | number | boolean | null>;

/** Some belong to a number of players. A deck of one's own is for programs. */
const ONLY_FOR: Record<string, number> = { teams: 8, hidden: 2 };

export function fitting(facts: GameFacts, players: number): [string, Offered][] {
  return Object.entries(facts.options).filter(
    ([key, option]) => !option.type.startsWith("list") && (ONLY_FOR[key] ?? players) === players,
  );
}

export const isYesOrNo = (option: Offered): boolean => option.type.startsWith("boolean");
/** What there is in teams is so unless somebody says no. */
export const usual = (option: Offered): Options[string] => (option.type === "boolean or null" ? true : (option.default as Options[string]));

/** Only what somebody changed is sent; the server knows its defaults. */
export function changed(facts: GameFacts, players: number, chosen: Options): Options {
  const kept = fitting(facts, players).filter(([key, option]) => {
    const value = chosen[key] ?? null;
    return value !== null && value !== usual(option);
  });
  return Object.fromEntries(kept.map(([key]) => [key, chosen[key] ?? null]));
}
