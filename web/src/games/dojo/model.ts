// The view of Dojo as the server sends it (src/randori/games/dojo/view.py), and how its places are drawn.

import type { View } from "../../lib/protocol";

export type Trophy = "belt" | "kimono" | "broom" | "master" | "incense" | "assistant";
export type Throw = "rock" | "paper" | "scissors";
export type Phase = "dealer" | "deck" | "trophies" | "give" | "ask" | "throw" | "swap" | "place" | "trophy" | "over";

export interface Laid {
  row: number;
  column: number;
  card: string;
}

export interface Dojo {
  cards: Laid[];
  row_trophies: Record<string, Trophy>;
  column_trophies: Record<string, Trophy>;
  trophies: Trophy[];
}

export interface Challenge {
  challenger: number;
  dealers_card: string;
  challengers_card: string;
  throws: [Throw, Throw][];
  throw_winners: (number | null)[];
  winner: number | null;
  swapped: boolean;
}

export interface RowSheet {
  score: number;
  trophy: Trophy | null;
  counted: { disciple: string; count: number; points: number }[];
  raccoons: string[];
  master: string | null;
}

export interface ColumnSheet {
  score: number;
  trophy: Trophy | null;
  belt: number | null;
  alike: number;
}

export interface Rearranged {
  trophy: Trophy;
  line: "row" | "column";
  index: number;
  cards: string[];
}

export interface Sheet {
  score: number;
  rows: number[];
  columns: number[];
  arrangement: string[][];
  row_sheets: RowSheet[];
  column_sheets: ColumnSheet[];
  steps: Rearranged[];
  trophy_points: number;
}

export interface Table {
  phase: Phase;
  round: number;
  dealer: number | null;
  at_random: boolean;
  face_up: Trophy | null;
  trophies_left: number;
  box: Trophy[];
  cards_left: number;
  top: string | null;
  received: number[];
  hands: (string | null)[];
  has_card: boolean[];
  asked: number | null;
  passed: number[];
  challenge: Challenge | null;
  chosen: number[];
  choice: string | null;
  dojos: Dojo[];
  sheets: Sheet[] | null;
}

export const tableOf = (view: View) => view.table as Table;
export const isMine = (view: View, me: number | null) => me !== null && view.to_act.includes(me) && view.moves.length > 0;

/** A legal move, read only to know where on the table it belongs. */
export type Move =
  | { kind: "give"; seat: number }
  | { kind: "place"; row: number; column: number }
  | { kind: "trophy"; line: "row" | "column"; index: number }
  | { kind: "say"; word: "challenge" | "pass" | "swap" | "keep" | Throw };

export function parsed(move: string): Move {
  const [word = "", rest = ""] = move.split(":");
  const [first = "", second = ""] = rest.split(",");
  if (word === "give") return { kind: "give", seat: Number(first) };
  if (word === "place") return { kind: "place", row: Number(first), column: Number(second) };
  if (word === "trophy") return { kind: "trophy", line: first === "row" ? "row" : "column", index: Number(second) };
  return { kind: "say", word: word as Extract<Move, { kind: "say" }>["word"] };
}

const KINDS: Record<string, string> = { M: "monkey", F: "fox", T: "tigress", C: "crane", B: "bear", R: "raccoon" };
export const LETTERS = Object.fromEntries(Object.entries(KINDS).map(([letter, kind]) => [kind, letter]));
export const kindOf = (card: string) => KINDS[card[0] ?? ""] ?? "monkey";
export const beltOf = (card: string) => Number(card[1]);
/** Black hexagons go to rows, orange circles to columns. */
export const lineOf = (trophy: Trophy): "row" | "column" =>
  trophy === "master" || trophy === "incense" || trophy === "assistant" ? "row" : "column";

/** The trophies a player holds that lie on no line: just won, or kept for good. */
export function unplaced(dojo: Dojo): Trophy[] {
  const left = [...dojo.trophies];
  for (const placed of [...Object.values(dojo.row_trophies), ...Object.values(dojo.column_trophies)]) {
    left.splice(left.indexOf(placed), 1);
  }
  return left;
}

export function trophyInHand(table: Table, player: number): Trophy | null {
  const dojo = table.dojos[player];
  return (dojo && unplaced(dojo).at(-1)) ?? null;
}

const ROWS = 3;
const COLUMNS = 4;

export interface Frame {
  rows: number[];
  columns: number[];
}

const range = (first: number, last: number) => Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/** The lines to draw of a dojo that still floats: what is filled and one ring around it, as far as the board may reach. The first card has
 * no ring: it may come to lie anywhere. */
export function ringed(numbers: number[], most: number): number[] {
  if (!numbers.length) return [];
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const span = last - first + 1;
  return span >= most ? range(first, last) : range(first - 1, last + 1);
}

export function ownFrame(dojo: Dojo, isFixed: boolean, moves: Move[]): Frame {
  if (isFixed) return { rows: range(0, ROWS - 1), columns: range(0, COLUMNS - 1) };
  const rows = ringed(dojo.cards.map((laid) => laid.row), ROWS);
  const columns = ringed(dojo.cards.map((laid) => laid.column), COLUMNS);
  for (const move of moves) {
    if (move.kind !== "place") continue;
    if (!rows.includes(move.row)) rows.push(move.row);
    if (!columns.includes(move.column)) columns.push(move.column);
  }
  // Nothing lies there, and nothing is to be laid: the dojo as it will be.
  if (!rows.length) return wholeFrame(dojo, isFixed);
  return { rows: rows.sort((a, b) => a - b), columns: columns.sort((a, b) => a - b) };
}

/** Another's dojo from afar: three by four, the cards in its corner as long as the frame floats. */
export function wholeFrame(dojo: Dojo, isFixed: boolean): Frame {
  if (isFixed || !dojo.cards.length) return { rows: range(0, ROWS - 1), columns: range(0, COLUMNS - 1) };
  const row = Math.min(...dojo.cards.map((laid) => laid.row));
  const column = Math.min(...dojo.cards.map((laid) => laid.column));
  return { rows: range(row, row + ROWS - 1), columns: range(column, column + COLUMNS - 1) };
}

export const cardAt = (dojo: Dojo, row: number, column: number): string | null =>
  dojo.cards.find((laid) => laid.row === row && laid.column === column)?.card ?? null;

/** A full dojo, row by row. */
export function asRows(dojo: Dojo): string[][] {
  const frame = wholeFrame(dojo, false);
  return frame.rows.map((row) => frame.columns.map((column) => cardAt(dojo, row, column) ?? ""));
}

/** Clockwise from the left of the player whose dojo lies in front. */
export function around(players: number, from: number): number[] {
  return Array.from({ length: players - 1 }, (_, step) => (from + 1 + step) % players);
}
