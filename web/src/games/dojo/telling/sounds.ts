// What a step of Dojo sounds like: by what lies open after it. A secret choice makes no sound, and
// the parts of a challenge sound when they are shown: moments.

import type { Step } from "../../../lib/connection.svelte";
import type { Sound } from "../../../lib/sounds.svelte";
import { laidCount, parsed, tableOf } from "../model";

export function sound({ what, before, after }: Step): Sound | null {
  if (what.kind === "started") return "deal";
  if (what.kind !== "moved" || !before || !after) return null;
  const [was, now] = [tableOf(before), tableOf(after)];
  const move = parsed(what.move);
  if (move.kind === "say" && move.word === "challenge") return "defy";
  if (laidCount(now) > laidCount(was) || move.kind === "give") return "lay";
  return move.kind === "trophy" ? "trophy" : null;
}
