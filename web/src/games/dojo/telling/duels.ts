// A challenge in numbers: the belts, and what the throws have added.

import { t } from "../../../lib/words.svelte";
import { beltOf, type Challenge } from "../model";

export interface Sums {
  challenger: number;
  dealer: number;
  isWonByEqual: boolean;
}

export const wonThrows = (duel: Challenge, seat: number): number => duel.throw_winners.filter((winner) => winner === seat).length;

export function sumsOf(duel: Challenge, dealer: number): Sums {
  const challenger = beltOf(duel.challengers_card) + wonThrows(duel, duel.challenger);
  const dealers = beltOf(duel.dealers_card) + wonThrows(duel, dealer);
  return { challenger, dealer: dealers, isWonByEqual: duel.winner !== null && challenger === dealers };
}

export interface Side {
  seat: number;
  card: string;
  /** By which lib/motion knows the card. */
  name: string;
  is: "challenger" | "dealer";
}

/** The two who meet, from left to right: oneself always at the left, else the challenger. */
export function sidesOf(duel: Challenge, dealer: number, me: number | null): [Side, Side] {
  const challenger: Side = { seat: duel.challenger, card: duel.challengers_card, name: "shown-challenger", is: "challenger" };
  const dealers: Side = { seat: dealer, card: duel.dealers_card, name: "shown-dealer", is: "dealer" };
  return me === dealer ? [dealers, challenger] : [challenger, dealers];
}

/** As one says it over the two cards, from left to right: "4 against 2". */
export function versus(duel: Challenge, dealer: number, me: number | null): string {
  const sums = sumsOf(duel, dealer);
  const [one, two] = sidesOf(duel, dealer, me).map(({ is }) => sums[is]);
  return t(sums.isWonByEqual ? "web-dojo-versus-equal" : "web-dojo-versus", { one: one!, two: two! });
}
