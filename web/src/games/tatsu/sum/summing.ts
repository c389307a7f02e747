// What the sum of a round needs: the table as it was, and the totals before and after.

import type { Step } from "../../../lib/connection.svelte";
import type { Play } from "../../../lib/play";
import { type Clan, type Round, type Table, tableOf } from "../model";
import { scorers, type Scorer } from "../scene";

/** Who counts together, before and after. */
export interface Total extends Scorer {
  old: number;
}

/** A finished round, with the table as it was and what everybody had before and after. */
export interface Summed {
  number: number;
  round: Round;
  table: Table;
  totals: Record<Clan, Total[]>;
}

/** From the step that ended the round; without one (after a reload), as far as the view still tells it. */
export function summing(step: Step | null, play: Play): Summed | null {
  const now = tableOf(play.view);
  const round = now.last_round;
  if (!round) return null;
  const isLast = now.phase === "over";
  const seen = step?.before ? tableOf(step.before) : now;
  const knowsSeats = step !== null || isLast || play.view.players !== 3;
  const totals = (clan: Clan) => {
    const brought = round.captured[clan].score;
    return knowsSeats ? scorers(seen, clan, play).map((line) => ({ ...line, old: line.score - brought })) : [];
  };
  return { number: isLast ? now.round : now.round - 1, round, table: seen, totals: { yellow: totals("yellow"), red: totals("red") } };
}
