// What a step of Tatsu sounds like: a card laid or turned up, somebody asked, a trick taken or held over.

import type { Step } from "../../../lib/connection.svelte";
import type { Sound } from "../../../lib/sounds.svelte";
import { finished, tableOf } from "../model";

export function sound({ what, before, after }: Step): Sound | null {
  if (what.kind === "started") return "deal";
  if (what.kind !== "moved" || !before || !after) return null;
  if (what.move.startsWith("ask:")) return "ask";
  const trick = finished(tableOf(before), tableOf(after));
  if (trick) return trick.winner === null ? "tear" : "gather";
  return what.move.startsWith("play:#") ? "turn" : "lay";
}
