// What is said while a trick is seen: who takes it for which clan, and what that brings; or that nobody does.

import { listed, t } from "../../../lib/words.svelte";
import { type Clan, clanOf, face, otherClan, points, tableOf } from "../model";
import type { Shown } from "../moments.svelte";
import { capital, clanWord, leaderAfter, person, seatName, toldTrick } from "./words";

/** The sentence, and the line under it. */
export interface Tells {
  sentence: string;
  line: string;
}

export function toldMoment({ step, trick, clan, cards, points: worth, isLost }: Shown, names: string[], me: number | null): Tells {
  const before = tableOf(step.before!);
  if (clan) {
    const brings = [worthTold(worth, points(before.held)), factorsTold("own", cards, clan), factorsTold("denied", cards, otherClan(clan))];
    return { sentence: capital(toldTrick(before, trick, names, me)), line: brings.filter(Boolean).join(" ") };
  }
  const leader = leaderAfter(trick);
  const next = { person: person(before, leader, me), name: seatName(before, leader, names) };
  return {
    sentence: t("web-tatsu-moment-nobody"),
    line: isLost ? t("web-tatsu-moment-lost", { points: worth }) : t("web-tatsu-moment-waits", { points: worth, ...next }),
  };
}

/** What lay there and what had waited, told apart: the badge shows the whole. */
const worthTold = (worth: number, held: number) => t("web-tatsu-moment-points", { points: worth - held, held });

/** The multipliers of a clan among them: its own count for it, those of the other never will. */
function factorsTold(kind: "own" | "denied", cards: string[], clan: Clan): string {
  const factors = cards.filter((card) => clanOf(card) === clan && face(card).kind === "multiplier").map((card) => `×${face(card).factor}`);
  return factors.length ? t(`web-tatsu-moment-${kind}`, { count: factors.length, factors: listed(factors), clan: clanWord(clan) }) : "";
}
