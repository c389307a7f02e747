// Tatsu in words: what happened, what is to be decided, and the moves.

import type { Step } from "../../../lib/connection.svelte";
import type { View } from "../../../lib/protocol";
import { t } from "../../../lib/words.svelte";
import { CLANS, type Clan, endsRound, face, finished, giving, lit, type Table, tableOf, type Trick, TRICKS } from "../model";

export const clanWord = (clan: Clan) => t(`tatsu-${clan}`);

/** A card as one would name it: "yellow spirit, power 1, 7 points". */
export function cardWord(card: string): string {
  const { clan, kind, power, points, factor } = face(card);
  return t(`web-tatsu-card-${kind}`, { clan, power, points, factor });
}

export const cardWords = (cards: string[]) => cards.map(cardWord).join(t("web-separator"));

export function seatName(table: Table, seat: number, names: string[]): string {
  const holder = table.seats[seat];
  if (!holder) return "";
  return holder.ghost ? t("web-tatsu-ghost") : (names[holder.player] ?? "");
}

/** "you" for oneself, but not for the Ghost one plays. */
export function person(table: Table, seat: number, me: number | null): "you" | "other" {
  const holder = table.seats[seat];
  return holder && holder.player === me && !holder.ghost ? "you" : "other";
}

/** A name under a card or in a list, where oneself is "you". */
export function whom(table: Table, seat: number, names: string[], me: number | null): string {
  if (table.seats[seat]?.ghost) return t("web-tatsu-ghost-short");
  return person(table, seat, me) === "you" ? t("web-tatsu-you") : seatName(table, seat, names);
}

export function goal(view: View, round: number): string {
  const { rounds, target } = view.options;
  return rounds
    ? t("web-tatsu-round-of", { round, rounds: Number(rounds) })
    : t("web-tatsu-round-to", { round, target: String(target ?? 500) });
}

export const trickNumber = (table: Table) => Math.min(TRICKS, table.tricks.length + 1);
export const trickOf = (table: Table) => t("web-tatsu-trick-of", { trick: trickNumber(table), tricks: TRICKS });

// --- what happened

export const capital = (line: string) => line.charAt(0).toLocaleUpperCase() + line.slice(1);

export const logLines = (step: Step, names: string[], me: number | null): string[] => events(step, names, me).map(capital);

function events(step: Step, names: string[], me: number | null): string[] {
  const { what } = step;
  if (!step.after) return [];
  const after = tableOf(step.after);
  if (what.kind === "started") return toldDeal(after, names, me);
  if (what.kind !== "moved" || !step.before) return [];
  const before = tableOf(step.before);
  if (what.move.startsWith("ask:")) return [toldAsk(before, Number(what.move.slice(4)), names, me)];
  const trick = finished(before, after);
  const lines = [toldPlay(before, trick, after, names, me)];
  if (trick) lines.push(toldTrick(before, trick, names, me));
  if (endsRound(before, after)) {
    lines.push(...toldSum(after));
    if (after.phase === "play") lines.push(...toldDeal(after, names, me));
  }
  return lines;
}

function toldDeal(table: Table, names: string[], me: number | null): string[] {
  if (table.dealer === null) return [];
  return [t("web-tatsu-deals", { round: table.round, person: person(table, table.dealer, me), name: seatName(table, table.dealer, names) })];
}

function toldAsk(table: Table, asked: number, names: string[], me: number | null): string {
  const asker = table.turn ?? 0;
  return t("tatsu-asks", {
    asker: person(table, asker, me),
    asked: person(table, asked, me),
    "asker-name": seatName(table, asker, names),
    "asked-name": seatName(table, asked, names),
    clan: clanWord(table.seats[asker]?.clan ?? "yellow"),
  });
}

function toldPlay(before: Table, trick: Trick | null, after: Table, names: string[], me: number | null): string {
  const laid = (trick?.plays ?? after.trick).at(-1);
  if (!laid) return "";
  const values = {
    card: cardWord(laid.card),
    giver: person(before, laid.from, me),
    seat: person(before, laid.seat, me),
    "giver-name": seatName(before, laid.from, names),
    "seat-name": seatName(before, laid.seat, names),
  };
  return t(laid.from === laid.seat ? "web-tatsu-plays" : "web-tatsu-gives", values);
}

/** Who has the fusion in front of him leads after it. */
export const leaderAfter = (trick: Trick): number => trick.plays.find((laid) => face(laid.card).kind === "fusion")?.seat ?? 0;

export function toldTrick(table: Table, trick: Trick, names: string[], me: number | null): string {
  if (trick.winner === null && table.tricks.length === TRICKS - 1) return t("web-tatsu-trick-lost");
  if (trick.winner === null) {
    const leader = leaderAfter(trick);
    return t("web-tatsu-trick-held", { person: person(table, leader, me), name: seatName(table, leader, names) });
  }
  return t("web-tatsu-trick-won", {
    person: person(table, trick.winner, me),
    name: seatName(table, trick.winner, names),
    clan: clanWord(table.seats[trick.winner]?.clan ?? "yellow"),
  });
}

function toldSum(table: Table): string[] {
  const round = table.last_round;
  if (!round) return [];
  const lines = CLANS.map((clan) => {
    const { points, factor, score } = round.captured[clan];
    return t("web-tatsu-sum-line", { clan, points, factor, score });
  });
  if (round.lost.length) lines.push(t("tatsu-lost", { cards: cardWords(round.lost) }));
  return lines;
}

// --- what to decide

export function question(view: View, names: string[], me: number | null): string {
  const table = tableOf(view);
  const { turn } = table;
  if (turn === null) return "";
  const values = {
    clan: clanWord(table.seats[turn]?.clan ?? "yellow"),
    person: person(table, turn, me),
    name: seatName(table, turn, names),
  };
  const isGhost = table.seats[giving(table) ?? 0]?.ghost;
  const isForOwnGhost = table.seats[turn]?.ghost && table.seats[turn]?.player === me;
  if (table.asked !== null) {
    if (isForOwnGhost) return capital(t("web-tatsu-asked-for-ghost", values));
    return capital(t(isGhost ? "web-tatsu-ghost-asked" : "web-tatsu-asked", values));
  }
  const { cards, piles, seats } = lit(view);
  const [only] = seats;
  const can = seats.size === 0 ? "play" : piles.size ? "hidden" : cards.size ? "both" : seats.size === 1 && !isGhost ? "one" : "ask";
  const asked = { "asked-name": seatName(table, only ?? 0, names) };
  return t(isGhost ? "web-tatsu-ghost-turn" : "web-tatsu-turn", { ...values, ...asked, can });
}

export function choice(view: View, move: string, names: string[], me: number | null): string {
  const table = tableOf(view);
  const rest = move.slice(move.indexOf(":") + 1);
  const clan = clanWord(table.seats[table.turn ?? 0]?.clan ?? "yellow");
  if (move.startsWith("ask:")) {
    return t("web-tatsu-ask-seat", { person: person(table, Number(rest), me), name: seatName(table, Number(rest), names), clan });
  }
  if (rest.startsWith("#")) return t("web-tatsu-play-hidden", { pile: Number(rest.slice(1)) + 1, clan });
  const isGhost = table.seats[giving(table) ?? 0]?.ghost ?? false;
  return t(isGhost ? "web-tatsu-play-ghost" : table.asked === null ? "web-tatsu-play-card" : "web-tatsu-give-card", { card: cardWord(rest) });
}
