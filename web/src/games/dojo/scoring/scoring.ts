// The score of a full dojo as the engine counts it (src/randori/games/dojo), for real tables, far from any server.
// tests/web/test_scoring.py holds it against the engine, to the last key.

import type { Sheet, Trophy } from "../model";
import { rearranged, type Step } from "./rearranging";
import { columnSheet, rowSheet } from "./reasons";

export const ROWS = 3;
export const COLUMNS = 4;
export const TROPHIES_OF_A_KIND = 2;
/** DOJO-DECK: every card twice. */
export const CARDS_OF_A_KIND = 2;
const WHITE_BELT_TROPHY = 3;

/** What `randori score dojo` takes. */
export interface Described {
  rows: string[][];
  row_trophies: (Trophy | null)[];
  column_trophies: (Trophy | null)[];
  /** DOJO-WHITE-BELT: how many; they lie on no line. */
  trophies?: number;
  options: { incense?: "each" | "one"; white_belt?: boolean };
}

/** DOJO-SCORE-CASE: all rows and columns add up. */
export function scored(described: Described): Sheet {
  const isWhite = described.options.white_belt === true;
  const incenseEach = described.options.incense !== "one";
  const rowTrophies = isWhite ? Array<null>(ROWS).fill(null) : described.row_trophies;
  const columnTrophies = isWhite ? Array<null>(COLUMNS).fill(null) : described.column_trophies;
  const { board, steps } = rearranged(described.rows.flat(), [...rowTrophies, ...columnTrophies], incenseEach);
  const arrangement = described.rows.map((_, row) => board.slice(COLUMNS * row, COLUMNS * (row + 1)));
  const row_sheets = arrangement.map((cards, row) => rowSheet(cards, rowTrophies[row] ?? null, incenseEach));
  const column_sheets = columnTrophies.map((trophy, column) =>
    columnSheet(arrangement.map((row) => row[column]!), trophy),
  );
  const rows = row_sheets.map((sheet) => sheet.score);
  const columns = column_sheets.map((sheet) => sheet.score);
  const trophy_points = isWhite ? WHITE_BELT_TROPHY * (described.trophies ?? 0) : 0;
  const score = [...rows, ...columns, trophy_points].reduce((sum, points) => sum + points, 0);
  return { score, rows, columns, arrangement, row_sheets, column_sheets, steps: steps.map(told), trophy_points };
}

const told = ({ line, trophy, cards }: Step): Sheet["steps"][number] =>
  line < ROWS
    ? { trophy, line: "row", index: line, cards }
    : { trophy, line: "column", index: line - ROWS, cards };

/** DOJO-WIN, DOJO-TIE: the highest score, then the most trophies; still tied, the win is shared. */
export function winners(results: { score: number; trophies: number }[]): number[] {
  const ranks = results.map(({ score, trophies }) => 100 * score + trophies);
  return ranks.flatMap((rank, player) => (rank === Math.max(...ranks) ? [player] : []));
}
