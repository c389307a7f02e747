// What is drawn under which clause: cards as they lie, the trophies beside them, and what a row or a column is worth. Each has
// its sentence, web-figure-CLAUSE.

import type { Trophy } from "../model";

export interface Scene {
  rows: string[][];
  /** Points by row and by column, where they are shown. */
  right?: string[];
  below?: string[];
  /** Trophies, in the order of the rows or the columns. */
  rowTrophies?: (Trophy | null)[];
  columnTrophies?: (Trophy | null)[];
  /** Between the cards of a single row: who meets whom. */
  between?: string;
}

export const TROPHIES: Trophy[] = ["belt", "kimono", "broom", "master", "incense", "assistant"];

export const SCENES: Record<string, Scene> = {
  "DOJO-CARDS": { rows: [["M1", "F2", "T3", "C4", "B5", "R3"]] },
  "DOJO-TROPHIES": { rows: [] },
  "DOJO-CHALLENGE-WIN": { rows: [["B4", "C2"]], between: "›" },
  "DOJO-CHALLENGE-PRIZE": { rows: [["C2", "B4"]], between: "⇄" },
  "DOJO-ROW": { rows: [["T5", "T1", "F3", "T2"]], right: ["6"] },
  "DOJO-RACCOON": { rows: [["M2", "R4", "F1", "M5"]], right: ["6"] },
  "DOJO-COLUMN": { rows: [["C3"], ["M3"], ["R3"]], below: ["3"] },
  "DOJO-BELT": { rows: [["F3"], ["B5"], ["C3"]], columnTrophies: ["belt"], below: ["3"] },
  "DOJO-KIMONO": { rows: [["T4"], ["M4"], ["F4"]], columnTrophies: ["kimono"], below: ["8"] },
  "DOJO-MASTER": { rows: [["B1", "B3", "C5", "B2"]], rowTrophies: ["master"], right: ["10"] },
  "DOJO-INCENSE": { rows: [["M2", "B5", "M1", "B3"]], rowTrophies: ["incense"], right: ["6"] },
  "DOJO-SCORE-CASE": {
    rows: [
      ["T2", "T5", "T1", "F3"],
      ["M2", "B3", "M4", "C1"],
      ["C2", "F1", "B5", "M4"],
    ],
    right: ["6", "3", "1"],
    below: ["2", "0", "0", "0"],
  },
};
