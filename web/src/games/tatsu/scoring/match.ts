// A match of Tatsu at a real table as it is written down: who plays, who has taken which card, the rounds so far.

import { type Clan, CLANS } from "../model";
import { type Captured, clanIn, DECK, type Terms } from "./scoring";

export interface TatsuEntry {
  terms: Terms;
  names: string[];
  /** The round under way; a card that is not here is nobody's yet. */
  taken: Record<string, Clan>;
  written: Captured[];
}

/** Rounds that end with a fusion lose cards; those that do not, lose none. */
const TRICK_SIZE = 4;

export const freshMatch = (): TatsuEntry => ({
  terms: { players: 4, target: 500, rounds: null, tie: "round" },
  names: ["", "", ""],
  taken: {},
  written: [],
});
export const isSound = (entry: TatsuEntry) =>
  [2, 3, 4].includes(entry.terms.players) && entry.names.length === 3 && Array.isArray(entry.written) && typeof entry.taken === "object";

export function capturedOf(taken: Record<string, Clan>): Captured {
  const of = (clan: Clan) => DECK.filter((card) => taken[card] === clan);
  return { yellow: of("yellow"), red: of("red") };
}

export const takenOf = (captured: Captured): Record<string, Clan> =>
  Object.fromEntries(CLANS.flatMap((clan) => captured[clan].map((card) => [card, clan] as const)));

export const nobodys = (taken: Record<string, Clan>) => DECK.filter((card) => !taken[card]);

/** TATSU-TRICK: what a clan takes, it takes in fours. */
export const isInTricks = (cards: string[]) => cards.length % TRICK_SIZE === 0;

/** The sides that score for a clan in a round. */
export const sidesOf = (clan: Clan, round: number, players: Terms["players"]): number[] =>
  Array.from({ length: players === 3 ? 3 : 2 }, (_, side) => side).filter((side) => clanIn(round, side, players) === clan);
