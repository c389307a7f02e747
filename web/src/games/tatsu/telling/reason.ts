// Why a move may be good, in a few words: from what lies open to whoever decides, and no further. Who would win is not worked out;
// which card is ahead the view tells, and powers are read off the cards.

import type { View } from "../../../lib/protocol";
import { t } from "../../../lib/words.svelte";
import { type Face, face, giving, points, type Table, tableOf, TRICK_SIZE } from "../model";

/** From this power on a card that leads may well stay ahead. */
const STRONG = 4;

export function reason(view: View, move: string): string | null {
  const table = tableOf(view);
  const rest = move.slice(move.indexOf(":") + 1);
  if (move.startsWith("ask:")) return ask(table, Number(rest));
  return rest.startsWith("#") ? null : play(table, rest);
}

const clanAt = (table: Table, seat: number | null | undefined) => table.seats[seat ?? -1]?.clan;

function ask(table: Table, seat: number): string | null {
  const isPartner = table.seats.length > 2 && clanAt(table, seat) === clanAt(table, table.turn) && !table.seats[seat]?.ghost;
  return t(isPartner ? "web-tatsu-why-partner" : "web-tatsu-why-keeps");
}

function play(table: Table, card: string): string | null {
  const laid = face(card);
  if (laid.kind === "fusion") return t("web-tatsu-why-fusion");
  if (table.trick.some((one) => face(one.card).kind === "fusion")) return null;
  if (table.highest === null) return lead(table, laid);
  const own = clanAt(table, giving(table));
  if (laid.power > face(table.highest).power) return clanAt(table, table.turn) === own ? beats(table, card) : null;
  const ahead = table.trick.find((one) => one.card === table.highest);
  return clanAt(table, ahead?.seat) === own ? adds(laid) : laid.points <= 1 && laid.power < STRONG && laid.factor === 0 ? t("web-tatsu-why-weak") : null;
}

/** The first card of a trick. */
function lead(table: Table, { power, kind }: Face): string | null {
  if (power >= STRONG) return t("web-tatsu-why-strong");
  const hand = table.seats[giving(table) ?? -1]?.hand ?? [];
  return kind === "spirit" && hand.some((card) => face(card).power >= STRONG) ? t("web-tatsu-why-saves") : null;
}

/** It is stronger than all that lies there: the last card takes, an earlier one goes ahead. */
function beats(table: Table, card: string): string {
  if (table.trick.length < TRICK_SIZE - 1) return t("web-tatsu-why-ahead");
  return t("web-tatsu-why-takes", { points: points([...table.held, ...table.trick.map((one) => one.card), card]) });
}

/** One's own clan is ahead, and may take it. */
function adds({ points, factor }: Face): string | null {
  if (factor) return t("web-tatsu-why-multiplier", { factor });
  return points > 1 ? t("web-tatsu-why-adds", { points }) : null;
}
