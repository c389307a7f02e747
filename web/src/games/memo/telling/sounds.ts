// What a step of Mémo Combo sounds like: cards that are turned up, cards that change places unseen, faults.

import type { Step } from "../../../lib/connection.svelte";
import type { Sound } from "../../../lib/sounds.svelte";
import { cardsOn, parsed, tableOf } from "../model";

const MOVES: Record<string, Sound> = {
  deck: "deal",
  shuffle: "shuffle",
  swap: "turn",
  lay: "turn",
  hand: "lay",
  paralyse: "lay",
  exchange: "lay",
  against: "lay",
  cross: "lay",
  confuse: "ask",
  overload: "ask",
  eye: "ask",
  infiltrate: "ask",
  done: "shuffle",
  order: "shuffle",
  guess: "capture",
  start: "challenge",
};

export function sound({ what, before, after }: Step): Sound | null {
  if (what.kind === "started") return "deal";
  if (what.kind !== "moved" || !after) return null;
  const [was, now] = [before && tableOf(before), tableOf(after)];
  if (was && now.game !== was.game && !after.over) return "deal";
  const { word } = parsed(what.move);
  if (word === "play" && now.event?.fits) {
    if (was && now.benches.some((bench, seat) => cardsOn(bench) === 0 && cardsOn(was.benches[seat] ?? []) > 0)) return "cleared";
    return now.phase === "hand" ? "steal" : "combo";
  }
  const isWrong = (word === "play" || word === "guess") && now.event?.fits === false;
  return isWrong ? "fault" : (MOVES[word] ?? null);
}
