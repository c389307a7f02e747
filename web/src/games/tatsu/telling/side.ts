// Who plays with whom: two clans, of one or of two. (With three the clans change.)

import type { Settings, View } from "../../../lib/protocol";
import { t } from "../../../lib/words.svelte";
import { tableOf, type Clan } from "../model";

const CHANGING = 3;
const COLOURS: Record<Clan, string> = { yellow: "#f5b800", red: "#d5301d" };

export function side(view: View, player: number): { name: string; colour: string } | null {
  const clan = tableOf(view).seats[player]?.clan;
  return view.players !== CHANGING && clan ? { name: t("web-tatsu-side", { clan }), colour: COLOURS[clan] } : null;
}

/** By the seat one takes: yellow begins, and partners face each other. */
export function plannedSide({ players }: Settings, player: number): { name: string; colour: string } | null {
  if (players === CHANGING) return null;
  const clan = player % 2 ? "red" : "yellow";
  return { name: t("web-tatsu-side", { clan }), colour: COLOURS[clan] };
}
