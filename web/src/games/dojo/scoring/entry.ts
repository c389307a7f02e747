// The dojos of a real table as they are entered: what lies where, what is missing, what there is too much of.

import { type Dojo, lineOf, type Sheet, type Trophy } from "../model";
import { CARDS_OF_A_KIND, COLUMNS, ROWS, scored, TROPHIES_OF_A_KIND, winners } from "./scoring";

export interface Entered {
  name: string;
  /** Row by row. */
  cards: (string | null)[];
  row_trophies: (Trophy | null)[];
  column_trophies: (Trophy | null)[];
  /** DOJO-WHITE-BELT: how many were won. */
  trophies: number;
}

export interface DojoEntry {
  players: Entered[];
  incense: "each" | "one";
  white_belt: boolean;
}

/** Where the next tap of a picker goes: a place of the mat, or the line that a trophy lies on. */
export interface Spot {
  kind: "card" | "row" | "column";
  at: number;
}

export const MOST_PLAYERS = 5;
export const PLACES = ROWS * COLUMNS;
export const TROPHY_COUNT = 12;

const none = <T>(size: number) => Array<T | null>(size).fill(null);

export const freshPlayer = (): Entered => ({ name: "", cards: none(PLACES), row_trophies: none(ROWS), column_trophies: none(COLUMNS), trophies: 0 });
export const freshEntry = (): DojoEntry => ({ players: [freshPlayer(), freshPlayer(), freshPlayer()], incense: "each", white_belt: false });
export const isSound = (entry: DojoEntry) =>
  entry.players.length > 0 && entry.players.every((one) => one.cards.length === PLACES && one.row_trophies.length === ROWS && one.column_trophies.length === COLUMNS);

export const rowOf = (place: number) => Math.floor(place / COLUMNS);
export const columnOf = (place: number) => place % COLUMNS;
export const missing = (player: Entered) => player.cards.flatMap((card, place) => (card ? [] : [place]));

/** What the next tap fills: the first free place behind this one, then before it; none when the dojo is full. */
export function nextFree(player: Entered, place: number): number | null {
  const free = missing(player);
  return free.find((one) => one > place) ?? free[0] ?? null;
}

/** The sheet of a full dojo. */
export function sheetOf(player: Entered, { incense, white_belt }: DojoEntry): Sheet | null {
  if (missing(player).length) return null;
  const rows = Array.from({ length: ROWS }, (_, row) => player.cards.slice(COLUMNS * row, COLUMNS * (row + 1)) as string[]);
  const { row_trophies, column_trophies, trophies } = player;
  return scored({ rows, row_trophies, column_trophies, trophies, options: { incense, white_belt } });
}

/** As the table's own drawings take it. */
export function dojoOf(player: Entered, isWhite: boolean): Dojo {
  const placed = (trophies: (Trophy | null)[]) =>
    Object.fromEntries(trophies.flatMap((trophy, line) => (trophy && !isWhite ? [[String(line), trophy]] : [])));
  return {
    cards: player.cards.flatMap((card, place) => (card ? [{ row: rowOf(place), column: columnOf(place), card }] : [])),
    row_trophies: placed(player.row_trophies),
    column_trophies: placed(player.column_trophies),
    trophies: isWhite ? [] : onLines(player),
  };
}

const onLines = (player: Entered) => [...player.row_trophies, ...player.column_trophies].filter((trophy) => trophy !== null);

/** DOJO-WHITE-BELT: what already lies on lines was won. */
export function wearWhiteBelt(entry: DojoEntry, isWhite: boolean): void {
  entry.white_belt = isWhite;
  for (const player of isWhite ? entry.players : []) player.trophies = onLines(player).length || player.trophies;
}

/** DOJO-TIE counts them; those that went back to the box lie on no line. */
export const trophiesHeld = (player: Entered, isWhite: boolean) => (isWhite ? player.trophies : onLines(player).length);

/** Who has won, once all dojos are full. */
export function decided(entry: DojoEntry, sheets: (Sheet | null)[]): number[] {
  if (entry.players.length < 2 || sheets.some((sheet) => !sheet)) return [];
  return winners(entry.players.map((player, at) => ({ score: sheets[at]!.score, trophies: trophiesHeld(player, entry.white_belt) })));
}

function moreThan<T>(most: number, things: T[]): { thing: T; count: number }[] {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].flatMap(([thing, count]) => (count > most ? [{ thing, count }] : []));
}

/** DOJO-DECK: cards that lie in the dojos more often than in the deck. */
export const tooManyCards = (entry: DojoEntry) =>
  moreThan(CARDS_OF_A_KIND, entry.players.flatMap((player) => player.cards.filter((card) => card !== null)));

/** DOJO-TROPHIES: two of each kind. */
export const tooManyTrophies = (entry: DojoEntry) =>
  entry.white_belt ? [] : moreThan(TROPHIES_OF_A_KIND, entry.players.flatMap(onLines));

/** What may go to a line of this dojo: the trophies of its colour, two of a kind at most. */
export function trophiesFor(player: Entered, line: "row" | "column", index: number): { trophy: Trophy; isFree: boolean }[] {
  const all: Trophy[] = ["belt", "kimono", "broom", "master", "incense", "assistant"];
  const here = (line === "row" ? player.row_trophies : player.column_trophies)[index];
  const used = (trophy: Trophy) => onLines(player).filter((one) => one === trophy).length;
  return all
    .filter((trophy) => lineOf(trophy) === line)
    .map((trophy) => ({ trophy, isFree: trophy === here || used(trophy) < TROPHIES_OF_A_KIND }));
}
