// A score sheet as a sequence: how it lies, what is rearranged, then line after line what it scores.

import { listed, t } from "../../../lib/words.svelte";
import { TROPHIES } from "../telling/clauses";
import { LETTERS, asRows, type ColumnSheet, type Dojo, type RowSheet, type Sheet, type Trophy } from "../model";
import { shortName, trophyName } from "../telling/words";

export interface Piece {
  id: number;
  card: string;
}

export interface Line {
  kind: "lies" | "step" | "row" | "column" | "trophies" | "total";
  index: number;
  title: string;
  reason: string;
  points: number | null;
  trophy: Trophy | null;
  /** The clauses of the rules that say so. */
  clauses: string[];
}

/** The dojo before the first step, after it, after the second, …; each card known by its number throughout. */
export function boards(dojo: Dojo, sheet: Sheet): Piece[][][] {
  let board = asRows(dojo).map((row, r) => row.map((card, c) => ({ id: 4 * r + c, card })));
  const all = [board];
  for (const step of sheet.steps) {
    const next = board.map((row) => [...row]);
    const spots = step.cards.map((_, at): [number, number] => (step.line === "row" ? [step.index, at] : [at, step.index]));
    const left = spots.map(([r, c]) => board[r]![c]!);
    step.cards.forEach((card, at) => {
      const [r, c] = spots[at]!;
      const stays = left.findIndex((piece) => piece === board[r]![c] && piece.card === card);
      const found = stays >= 0 ? stays : left.findIndex((piece) => piece.card === card);
      next[r]![c] = left.splice(found, 1)[0]!;
    });
    board = next;
    all.push(board);
  }
  return all;
}

export function lines(sheet: Sheet, isWhite: boolean): Line[] {
  return [
    ...(sheet.steps.length ? [plain("lies", t("web-dojo-sheet-lies"))] : []),
    ...sheet.steps.map((step, index): Line => {
      const line = t(`web-dojo-sheet-line-${step.line}`, { number: step.index + 1 });
      const reason = t("web-dojo-sheet-step", { trophy: trophyName(step.trophy), line, cards: step.cards.map(shortName).join(", ") });
      return { kind: "step", index, title: "", reason, points: null, trophy: step.trophy, clauses: [TROPHIES[step.trophy]] };
    }),
    ...sheet.row_sheets.map((row, index): Line => ({ kind: "row", index, title: t("web-dojo-row", { number: index + 1 }), reason: rowReason(row), points: row.score, trophy: row.trophy, clauses: rowClauses(row) })),
    ...sheet.column_sheets.map((one, index): Line => ({ kind: "column", index, title: t("web-dojo-column", { number: index + 1 }), reason: columnReason(one), points: one.score, trophy: one.trophy, clauses: lineClauses("DOJO-COLUMN", one.trophy) })),
    ...(isWhite ? [{ ...plain("trophies", t("web-dojo-sheet-trophies")), points: sheet.trophy_points, clauses: ["DOJO-WHITE-BELT"] }] : []),
    { ...plain("total", t("web-dojo-sheet-total")), points: sheet.score, clauses: ["DOJO-BEST"] },
  ];
}

const plain = (kind: Line["kind"], title: string): Line => ({ kind, index: 0, title, reason: "", points: null, trophy: null, clauses: [] });
const lineClauses = (clause: string, trophy: Trophy | null) => [clause, ...(trophy ? [TROPHIES[trophy]] : [])];
const rowClauses = (row: RowSheet) => [...lineClauses("DOJO-ROW", row.trophy), ...(row.raccoons.length ? ["DOJO-RACCOON"] : [])];
/** One reason after the other: a sum or a sentence it is not. */
const together = (reasons: string[]) => reasons.join(" · ");

function rowReason(row: RowSheet): string {
  const notes = row.counted.map((group) => t("web-dojo-sheet-group", { count: group.count, kind: LETTERS[group.disciple] ?? "", points: group.points }));
  if (row.trophy) notes.push(trophyName(row.trophy));
  if (row.raccoons.length) notes.push(t("web-dojo-sheet-raccoon", { count: row.raccoons.length, disciples: listed([...new Set(row.raccoons)].map((name) => countedAs(row, name))) }));
  if (row.master) notes.push(t("web-dojo-sheet-master", { card: shortName(row.master) }));
  return together(notes);
}

const countedAs = ({ raccoons }: RowSheet, disciple: string): string =>
  t("web-dojo-sheet-as", { kind: LETTERS[disciple] ?? "", count: raccoons.filter((one) => one === disciple).length });

function columnReason(column: ColumnSheet): string {
  const counted = column.belt === null ? t("web-dojo-sheet-nothing") : t("web-dojo-sheet-belts", { count: column.alike, belt: t(`dojo-belt-${column.belt}`) });
  return column.trophy ? together([counted, trophyName(column.trophy)]) : counted;
}
