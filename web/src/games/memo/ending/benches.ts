// The benches when all is over: who has how many cards left, and which.

import type { Play } from "../../../lib/play";
import { cardsOn, tableOf, type Placed } from "../model";

export interface BenchLeft {
  seat: number;
  cards: Placed[];
  left: number;
  isWinner: boolean;
}

/** The winners first, then by cards left: by the rules only who wins has a place. Until that is shown, as they sit. */
export function benchesLeft({ view, names, isEnding }: Play): BenchLeft[] {
  const table = tableOf(view);
  const placed = table.open ?? table.last_game ?? [];
  const all = names.slice(0, view.players).map((_, seat) => ({
    seat,
    cards: placed.filter((one) => one.seat === seat).sort((one, two) => one.slot - two.slot),
    left: cardsOn(table.benches[seat] ?? []),
    isWinner: !isEnding && view.winners.includes(seat),
  }));
  if (isEnding) return all;
  return all.sort((one, two) => Number(two.isWinner) - Number(one.isWinner) || one.left - two.left);
}
