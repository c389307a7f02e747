// How players are shown: names, cards, points, what they are at, and in which order they sit.

import type { Play } from "../../lib/play";
import { t } from "../../lib/words.svelte";
import { cardsOn, seen, teamOf } from "./model";
import type { Moment } from "./seeing";

/** A player as he is shown. */
export interface SeatShown {
  seat: number;
  name: string;
  /** Under the name: cards, points, team. */
  facts: string[];
  /** What a small bench has room for. */
  brief: string;
  chip: { text: string; kind: "active" | "quiet" | "fault" | "won" } | null;
  isMover: boolean;
  isBird: boolean | null;
}

const chipOf = (id: string, kind: NonNullable<SeatShown["chip"]>["kind"]) => ({ text: t(id), kind });

function chip(play: Play, moment: Moment, seat: number): SeatShown["chip"] {
  const table = seen(play.view);
  if (moment.faulty.includes(seat)) return chipOf("web-memo-fault", "fault");
  if (play.view.over) return play.view.winners.includes(seat) ? chipOf("web-memo-won", "won") : null;
  if (table.mover === seat && table.phase === "hand") return chipOf("web-memo-hands-over", "active");
  if (table.mover === seat && table.phase === "guess") return chipOf("web-memo-guesses", "active");
  if (table.mover === seat && table.power) return chipOf("web-memo-uses-power", "active");
  if (table.phase === "react" && table.ready.includes(seat)) return chipOf("web-memo-passed", "quiet");
  if (table.phase === "look" && table.ready.includes(seat)) return chipOf("web-memo-looked", "quiet");
  return table.active === seat ? chipOf("web-memo-active", "active") : null;
}

export function seatShown(play: Play, moment: Moment, seat: number): SeatShown {
  const table = seen(play.view);
  const team = teamOf(play.view, seat);
  const role = team ? [t(team.isBird ? "web-memo-bird-short" : "web-memo-crocodile-short", { number: team.number })] : [];
  const isMatch = Number(play.view.options["games"] ?? 1) > 1;
  const points = isMatch ? [t("web-memo-points", { count: play.view.scores[seat] ?? 0 })] : [];
  const who = play.seats[seat];
  const isAway = who?.kind === "person" && !who.is_here;
  const presence = who?.kind === "person" && who.level ? [t("web-memo-bot-decides")] : isAway ? [t("web-memo-away")] : [];
  return {
    seat,
    name: play.names[seat] ?? "",
    facts: [...role, t("web-memo-cards", { count: cardsOn(table.benches[seat] ?? []) }), ...points, ...presence],
    brief: [...role, ...points].join(" · "),
    chip: chip(play, moment, seat),
    isMover: table.mover === null ? table.active === seat : table.mover === seat,
    isBird: team ? team.isBird : null,
  };
}

/** Everybody else, in the order of the seats after one's own. */
export function othersOf(play: Play): number[] {
  const all = Array.from({ length: play.view.players }, (_, at) => at);
  const me = play.me;
  return me === null ? all : all.slice(1).map((step) => (me + step) % play.view.players);
}

/** Clockwise from oneself: left side, across, right side. */
export function aroundTable(others: number[]): [number[], number[], number[]] {
  const side = others.length === 2 || others.length === 5 || others.length === 8 ? Math.ceil(others.length / 3) : Math.floor(others.length / 3);
  return [others.slice(0, side), others.slice(side, others.length - side), others.slice(others.length - side)];
}
