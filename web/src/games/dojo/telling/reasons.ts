// Why a move may be good, in a few words: from what the one who moves sees, and no further.

import type { View } from "../../../lib/protocol";
import { listed, t } from "../../../lib/words.svelte";
import { beltOf, parsed, tableOf } from "../model";
import { gains, type LineWorth } from "../scoring/worth";

/** From here on a belt is high, up to there it is low. */
const [HIGH, LOW] = [4, 2];

export function reason(view: View, move: string): string | null {
  const read = parsed(move);
  switch (read.kind) {
    case "give":
      return whyGiven(tableOf(view).top, read.seat === view.player);
    case "place":
      return listed(gains(view, move).map(whyPlaced)) || null;
    case "trophy":
      return listed(gains(view, move).map(({ points, was }) => t("web-dojo-why-trophy", { points, was }))) || null;
    default:
      return whySaid(view, read.word);
  }
}

const whyPlaced = ({ line, points, alike }: LineWorth): string => t(`web-dojo-why-${line}`, { points, alike });

function whyGiven(card: string | null, isKept: boolean): string | null {
  if (!card) return null;
  const belt = beltOf(card);
  if (isKept) return belt >= HIGH ? t("web-dojo-why-keep", { belt }) : null;
  return belt <= LOW ? t("web-dojo-why-give", { belt }) : null;
}

/** With three strikes to come a belt decides too little. */
function whySaid(view: View, word: string): string | null {
  const card = view.player === null ? null : tableOf(view).hands[view.player];
  if (!card || view.options.black_belt) return null;
  const belt = beltOf(card);
  if (word === "challenge") return belt > LOW ? t("web-dojo-why-challenge", { belt }) : null;
  return word === "pass" && belt <= LOW ? t("web-dojo-why-pass", { belt }) : null;
}
