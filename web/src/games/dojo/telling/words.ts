// Dojo in words: cards, the question of the moment, every move, what each player does.

import type { View } from "../../../lib/protocol";
import { listed, t } from "../../../lib/words.svelte";
import {
  beltOf,
  cardAt,
  isMine,
  ownFrame,
  parsed,
  tableOf,
  trophyInHand,
  type Dojo,
  type Trophy,
} from "../model";

export type Names = string[];

export const cardName = (card: string) =>
  t("web-dojo-card", { disciple: t(`dojo-disciple-${card[0]}`), belt: t(`dojo-belt-${card[1]}`), number: beltOf(card) });
export const discipleName = (card: string) => t(`dojo-disciple-${card[0]}`);
/** As it is called out: bear 4. */
export const plainName = (card: string) => t("web-dojo-card-plain", { disciple: discipleName(card), number: beltOf(card) });
/** In a sentence: the number stands on the card. */
export const shortName = (card: string) => t("web-dojo-card-short", { disciple: t(`dojo-disciple-${card[0]}`), belt: t(`dojo-belt-${card[1]}`) });
export const trophyName = (trophy: Trophy) => t(`dojo-trophy-${trophy}`);
export const theTrophy = (trophy: Trophy) => t(`web-dojo-the-${trophy}`);

// --- what is to be decided

export function question(view: View, names: Names, me: number | null): string {
  const table = tableOf(view);
  const mine = me === null ? null : (table.hands[me] ?? null);
  switch (table.phase) {
    case "give":
      return t("web-dojo-ask-give", { kind: table.top?.[0] ?? "" });
    case "ask": {
      const name = names[table.dealer ?? 0] ?? "";
      return table.face_up
        ? t("web-dojo-ask-challenge", { name, trophy: theTrophy(table.face_up) })
        : t("web-dojo-ask-challenge-bare", { name });
    }
    case "throw":
      return t("web-dojo-ask-throw", { number: (table.challenge?.throws.length ?? 0) + 1 });
    case "swap": {
      const shown = table.challenge;
      const theirs = shown?.challenger === me ? shown?.dealers_card : shown?.challengers_card;
      return t("web-dojo-ask-swap", { kind: theirs?.[0] ?? "" });
    }
    case "place":
      return t("web-dojo-ask-place", { disciple: mine ? discipleName(mine) : "" });
    case "trophy": {
      const trophy = me === null ? null : trophyInHand(table, me);
      return trophy ? t("web-dojo-ask-trophy", { trophy: theTrophy(trophy) }) : "";
    }
    default:
      return "";
  }
}

/** What the table waits for, when it is not for you. */
export function waiting(view: View, names: Names, me: number | null): string {
  const table = tableOf(view);
  if (view.over || table.phase === "over") return t("web-over");
  if (!view.to_act.length) return "";
  const list = listed(view.to_act.map((player) => names[player] ?? ""));
  if (table.phase === "place" && me !== null && table.chosen.includes(me)) return t("web-dojo-wait-chosen", { names: list });
  if (table.phase === "throw" && me !== null && table.chosen.includes(me)) return t("web-dojo-wait-thrown", { names: list });
  const known = ["give", "ask", "throw", "swap", "place", "trophy"].includes(table.phase);
  return known ? t(`web-dojo-wait-${table.phase}`, { names: list, count: view.to_act.length }) : t("web-waiting-for", { names: list });
}

// --- moves

export function choice(view: View, move: string, names: Names, me: number | null): string {
  const read = parsed(move);
  const dojo = me === null ? undefined : tableOf(view).dojos[me];
  switch (read.kind) {
    case "give":
      return read.seat === me ? t("web-dojo-choice-self") : t("web-dojo-choice-give", { name: names[read.seat] ?? "" });
    case "place":
      return dojo ? placeName(view, dojo, read.row, read.column) : move;
    case "trophy": {
      if (!dojo) return move;
      const frame = ownFrame(dojo, view.options.grid === "fixed");
      const number = (read.line === "row" ? frame.rows : frame.columns).indexOf(read.index) + 1;
      return t(`web-dojo-choice-${read.line}`, { number, cards: lineCards(dojo, read.line, read.index) });
    }
    default:
      return ["rock", "paper", "scissors"].includes(read.word) ? t(`web-dojo-throw-${read.word}`) : t(`web-dojo-choice-${read.word}`);
  }
}

/** A place is best told by its neighbours: numbers shift while the frame floats. */
export function placeName(view: View, dojo: Dojo, row: number, column: number): string {
  const isFixed = view.options.grid === "fixed";
  if (!isFixed && !dojo.cards.length) return t("web-dojo-place-first");
  const frame = ownFrame(dojo, isFixed);
  const sides: [string, string | null][] = [
    ["left", cardAt(dojo, row, column - 1)],
    ["right", cardAt(dojo, row, column + 1)],
    ["above", cardAt(dojo, row - 1, column)],
    ["below", cardAt(dojo, row + 1, column)],
  ];
  const near = sides.flatMap(([side, card]) => (card ? [t(`web-dojo-near-${side}`, { card: shortName(card) })] : []));
  const values = { row: frame.rows.indexOf(row) + 1, column: frame.columns.indexOf(column) + 1, near: near.join(", ") };
  return near.length ? t("web-dojo-place-near", values) : t("web-dojo-place", values);
}

export function lineCards(dojo: Dojo, line: "row" | "column", index: number): string {
  const other = line === "row" ? "column" : "row";
  return dojo.cards
    .filter((laid) => laid[line] === index)
    .sort((a, b) => a[other] - b[other])
    .map((laid) => shortName(laid.card))
    .join(", ");
}

/** A place of a row, for the ear: its column, and the card there. */
export const placeRead = (number: number, card: string | null) =>
  t("web-dojo-at-column", { number, card: card ? cardName(card) : t("web-dojo-empty") });

export function trophyEffect(view: View, trophy: Trophy): string {
  if (view.options.white_belt) return t("web-dojo-effect-white");
  return t(`web-dojo-effect-${trophy}${trophy === "incense" && view.options.incense === "one" ? "-one" : ""}`);
}

/** With the first cards: why there are more places than three rows of four. */
export function growing(view: View, me: number | null): string {
  const laid = me === null ? 0 : (tableOf(view).dojos[me]?.cards.length ?? 0);
  if (view.options.grid === "fixed" || laid > 2) return "";
  return t(laid ? "web-dojo-hint-grows" : "web-dojo-hint-first");
}

/** A word of help under the question. */
export function hint(view: View, me: number | null, isChosen: boolean): string {
  const table = tableOf(view);
  if (me === null || !isMine(view, me)) return "";
  const mine = table.hands[me];
  switch (table.phase) {
    case "give":
      return t("web-dojo-hint-give", { number: view.players - table.has_card.filter((has) => !has).length + 1, players: view.players });
    case "ask":
      if (view.options.black_belt) return t("web-dojo-hint-challenge-black");
      return mine ? t("web-dojo-hint-challenge", { belt: beltOf(mine) }) : "";
    case "throw":
      return t("web-dojo-hint-throw");
    case "swap":
      return t("web-dojo-hint-swap");
    case "place":
      if (isChosen) return t("web-dojo-hint-placed");
      return growing(view, me) || t(view.moves.length === 1 ? "web-dojo-hint-only" : "web-dojo-hint-place");
    case "trophy":
      return t(isChosen ? "web-dojo-hint-placed" : "web-dojo-hint-trophy");
    default:
      return "";
  }
}
