// Who wins with whom: a crocodile and its bird.

import type { View } from "../../../lib/protocol";
import { t } from "../../../lib/words.svelte";
import { teamOf } from "../model";

export function side(view: View, player: number): { name: string } | null {
  const team = teamOf(view, player);
  return team && { name: t("web-end-team", { number: team.number }) };
}
