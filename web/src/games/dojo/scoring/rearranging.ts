// The best arrangement of a dojo over every use of its brooms and assistants: DOJO-BROOM, DOJO-ASSISTANT,
// DOJO-REARRANGE, DOJO-BEST. All orders of all rearrangements are tried, in the engine's order, so that of several
// best arrangements it is the same one that is shown, but where the last one can bring no more. Brooms change turns with brooms, and assistants with
// assistants, without effect: neighbours of one kind come in ascending order only.

import type { Trophy } from "../model";
import { beltOf, columnKind, columnManner, columnScores, discipleOf, rowKind, rowManner, rowScores } from "./lines";

/** One use of a broom or an assistant: the line (rows 0 to 2, then columns 3 to 6), and how it lies after it. */
export interface Step {
  line: number;
  trophy: Trophy;
  cards: string[];
}

const FIRST_COLUMN_LINE = 3;
const isRow = (line: number) => line < FIRST_COLUMN_LINE;

/** The places of each line among the twelve. */
const PLACES = [
  ...[0, 1, 2].map((row) => [0, 1, 2, 3].map((column) => 4 * row + column)),
  ...[0, 1, 2, 3].map((column) => [0, 1, 2].map((row) => 4 * row + column)),
];

/** All orders of so many things; the first leaves all as it is. */
function orders(of: number[]): number[][] {
  if (of.length < 2) return [of];
  return of.flatMap((first) => orders(of.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}
const ORDERS_OF_THREE = orders([0, 1, 2]);
const ORDERS_OF_FOUR = orders([0, 1, 2, 3]);
const ordersOf = (line: number) => (isRow(line) ? ORDERS_OF_FOUR : ORDERS_OF_THREE);

export function rearranged(cards: string[], trophies: (Trophy | null)[], incenseEach: boolean): { board: string[]; steps: Step[] } {
  const search = new Rearranging(cards, trophies, incenseEach);
  search.run(trophies.flatMap((trophy, line) => (trophy === "broom" || trophy === "assistant" ? [line] : [])));
  const board = [...cards];
  const steps: Step[] = [];
  for (const { line, order } of search.bestTrail) {
    if (order === 0) continue;
    const places = PLACES[line]!;
    const held = places.map((place) => board[place]!);
    ordersOf(line)[order]!.forEach((from, at) => (board[places[at]!] = held[from]!));
    steps.push({ line, trophy: trophies[line]!, cards: places.map((place) => board[place]!) });
  }
  return { board, steps };
}

/** One search. Rows count disciples and columns belts: so an assistant leaves what the rows score, a broom the columns. */
class Rearranging {
  bestTrail: { line: number; order: number }[] = [];
  #best = -1;
  #trail: { line: number; order: number }[] = [];
  #disciples: Uint8Array;
  #belts: Uint8Array;
  #rows: number[][];
  #columns: number[][];

  constructor(cards: string[], trophies: (Trophy | null)[], incenseEach: boolean) {
    this.#disciples = Uint8Array.from(cards, discipleOf);
    this.#belts = Uint8Array.from(cards, beltOf);
    this.#rows = trophies.slice(0, FIRST_COLUMN_LINE).map((trophy) => rowScores(rowManner(trophy, incenseEach)));
    this.#columns = trophies.slice(FIRST_COLUMN_LINE).map((trophy) => columnScores(columnManner(trophy)));
  }

  /** Use the movers left in every order, given the one used last. */
  run(movers: number[], last = -1, rows = this.#rowsScore(), columns = this.#columnsScore()): void {
    if (!movers.length) return this.#keep(rows + columns);
    for (const line of movers) {
      if (line < last && isRow(line) === isRow(last)) continue;
      const rest = movers.filter((one) => one !== line);
      if (!rest.length && (isRow(line) ? rows : columns) + this.#ceiling(line) <= this.#best) continue;
      const [places, all] = [PLACES[line]!, ordersOf(line)];
      const disciples = places.map((place) => this.#disciples[place]!);
      const belts = places.map((place) => this.#belts[place]!);
      const step = { line, order: 0 };
      this.#trail.push(step);
      for (step.order = 0; step.order < all.length; step.order++) {
        this.#lay(places, disciples, belts, all[step.order]!);
        if (isRow(line)) this.run(rest, line, rows, this.#columnsScore());
        else this.run(rest, line, this.#rowsScore(), columns);
      }
      this.#trail.pop();
      this.#lay(places, disciples, belts, all[0]!);
    }
  }

  #lay(places: number[], disciples: number[], belts: number[], order: number[]): void {
    for (let at = 0; at < places.length; at++) {
      this.#disciples[places[at]!] = disciples[order[at]!]!;
      this.#belts[places[at]!] = belts[order[at]!]!;
    }
  }

  #keep(score: number): void {
    if (score <= this.#best) return;
    this.#best = score;
    this.bestTrail = this.#trail.map((step) => ({ ...step }));
  }

  /** What the lines across score at most by rearranging this one: each with the best of its cards. */
  #ceiling(line: number): number {
    const values = isRow(line) ? this.#belts : this.#disciples;
    const weight = isRow(line) ? 5 ** (2 - line) : 6 ** (3 - line + FIRST_COLUMN_LINE);
    const places = PLACES[line]!;
    let ceiling = 0;
    for (let across = 0; across < places.length; across++) {
      const table = (isRow(line) ? this.#columns : this.#rows)[across]!;
      const kind = isRow(line) ? this.#columnKind(across) : this.#rowKind(across);
      const hole = kind - weight * values[places[across]!]!;
      let best = 0;
      for (const place of places) best = Math.max(best, table[hole + weight * values[place]!]!);
      ceiling += best;
    }
    return ceiling;
  }

  #rowKind(row: number): number {
    const [found, at] = [this.#disciples, 4 * row];
    return rowKind(found[at]!, found[at + 1]!, found[at + 2]!, found[at + 3]!);
  }

  #columnKind(column: number): number {
    const found = this.#belts;
    return columnKind(found[column]!, found[column + 4]!, found[column + 8]!);
  }

  #rowsScore(): number {
    let score = 0;
    for (let row = 0; row < 3; row++) score += this.#rows[row]![this.#rowKind(row)]!;
    return score;
  }

  #columnsScore(): number {
    let score = 0;
    for (let column = 0; column < 4; column++) score += this.#columns[column]![this.#columnKind(column)]!;
    return score;
  }
}
