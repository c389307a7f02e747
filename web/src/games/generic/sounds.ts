// What any game sounds like: cards are dealt, and something is laid.

import type { Step } from "../../lib/connection.svelte";
import type { Sound } from "../../lib/sounds.svelte";

export function sound({ what }: Step): Sound | null {
  return what.kind === "started" ? "deal" : what.kind === "moved" ? "lay" : null;
}
