// Who wins with whom: a crocodile and its bird.

import type { Settings, View } from "../../../lib/protocol";
import { t } from "../../../lib/words.svelte";
import { teamOf } from "../model";

export function side(view: View, player: number): { name: string } | null {
  const team = teamOf(view, player);
  return team && { name: t("web-end-team", { number: team.number }) };
}

const FROM = 8;
const COLOURS = ["#3f8f3a", "#c0702c", "#7a4fa3", "#2f7fb5", "#b8323e"];

/** Crocodiles sit first, each one's bird half a table further. */
export function plannedSide({ players, options }: Settings, player: number): { name: string; colour: string } | null {
  if (players < FROM || options["teams"] === false) return null;
  const half = players / 2;
  const number = (player % half) + 1;
  return { name: t(player < half ? "web-memo-crocodile" : "web-memo-bird", { number }), colour: COLOURS[number - 1]! };
}
