// What a step of Dojo sounds like: by what lies open after it. A secret choice makes no sound.

import type { Step } from "../../lib/connection.svelte";
import type { Sound } from "../../lib/sounds.svelte";
import { parsed, tableOf, type Table } from "./model";

const laid = (table: Table) => table.dojos.reduce((sum, dojo) => sum + dojo.cards.length, 0);
const won = (table: Table) => table.dojos.reduce((sum, dojo) => sum + dojo.trophies.length, 0);
const thrown = (table: Table) => table.challenge?.throws.length ?? 0;

export function sound({ what, before, after }: Step): Sound | null {
  if (what.kind === "started") return "deal";
  if (what.kind !== "moved" || !before || !after) return null;
  const [was, now] = [tableOf(before), tableOf(after)];
  const move = parsed(what.move);
  if (move.kind === "say" && move.word === "challenge") return "challenge";
  if (won(now) > won(was)) return "capture";
  if (laid(now) > laid(was) || thrown(now) > thrown(was)) return "turn";
  if (move.kind === "give" || move.kind === "trophy") return "lay";
  if (move.kind === "say" && move.word === "swap") return "shuffle";
  return null;
}
