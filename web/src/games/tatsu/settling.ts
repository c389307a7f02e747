// The table while a finished trick is still looked at: nothing that follows from it is seen yet, neither who leads nor the next deal.

import type { Step } from "../../lib/connection.svelte";
import type { View } from "../../lib/protocol";
import { type Laid, type Seat, tableOf, type Table, type Trick } from "./model";
import type { Lies } from "./scene";

/** As it was, but for the card that was laid last: nobody can do anything, and nobody is at turn. */
export function unsettled({ before, after }: Step, trick: Trick): View {
  const [was, is] = [tableOf(before!), tableOf(after!)];
  const last = trick.plays.at(-1);
  const seats = is.round === was.round && is.phase === "play" ? is.seats : was.seats.map((seat, at) => without(seat, at, last));
  return { ...before!, moves: [], to_act: [], table: { ...was, seats, turn: null, asked: null, trick: trick.plays } satisfies Table };
}

function without(seat: Seat, at: number, laid: Laid | undefined): Seat {
  if (laid?.from !== at) return seat;
  const { hand, piles } = seat;
  return {
    ...seat,
    hand: hand?.filter((card) => card !== laid.card) ?? null,
    piles: piles?.map((pile) => (pile.up === laid.card ? { ...pile, up: null } : pile)) ?? null,
  };
}

/** The last trick of a round has gone to who took it; the sum is not told yet. */
export function swept(step: Step, trick: Trick): View {
  const view = unsettled(step, trick);
  const table = tableOf(view);
  const captured = tableOf(step.after!).last_round?.captured ?? table.captured;
  return { ...view, table: { ...table, trick: [], held: [], tricks: [...table.tricks, trick], captured, highest: null } satisfies Table };
}

/** While the last card is in the air: what is said of those that lie there is what was said before it. */
export function inAir(lies: Lies, { before }: Step): Lies {
  const best = before ? tableOf(before).highest : null;
  return { ...lies, best, isTaken: false, flying: lies.trick.at(-1)?.card ?? null };
}
