// What a step of Mémo Combo sounds like: cards that are turned up, cards that change places unseen, faults.

import type { Step } from "../../lib/connection.svelte";
import type { Sound } from "../../lib/sounds.svelte";
import { parsed, seen } from "./model";

const MOVES: Record<string, Sound> = {
  deck: "deal",
  shuffle: "shuffle",
  swap: "turn",
  lay: "turn",
  play: "turn",
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
  const [was, now] = [before && seen(before), seen(after)];
  if (was && now.game !== was.game && !after.over) return "deal";
  const { word } = parsed(what.move);
  const isWrong = (word === "play" || word === "guess") && now.event?.fits === false;
  return isWrong ? "fault" : (MOVES[word] ?? null);
}
