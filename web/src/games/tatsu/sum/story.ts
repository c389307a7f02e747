// The rounds of a match as this page has seen them end. A view tells of the latest one only, so who comes later, or loads the page
// anew, has what came before as one sum.

import type { Step } from "../../../lib/connection.svelte";
import type { Stage } from "../../../lib/stage.svelte";
import { type Round, type Table, tableOf } from "../model";

export interface Told {
  number: number;
  round: Round;
  /** As it was, for with three players the clans change. */
  table: Table;
  /** By player, before it and after. */
  before: number[];
  after: number[];
}

/** By the stage of the table: it lives as long as one sits there. */
const stories = new WeakMap<Stage, Told[]>();

export const storyOf = (stage: Stage): Told[] => stories.get(stage) ?? [];

/** This step ended a round. */
export function tell(stage: Stage, { before, after }: Step): void {
  const [table, round] = [tableOf(before!), tableOf(after!).last_round];
  if (!round) return;
  const earlier = storyOf(stage).filter(({ number }) => number < table.round);
  stories.set(stage, [...earlier, { number: table.round, round, table, before: before!.scores, after: after!.scores }]);
}
