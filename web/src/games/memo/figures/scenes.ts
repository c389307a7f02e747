// What is drawn under which clause: cards by their numbers, an empty one is a back; between them what happens. Each has its
// sentence, web-figure-CLAUSE.

export interface Scene {
  cards: string[];
  /** Before each card but the first. */
  between?: string[];
  fault?: string;
  sum?: string;
  /** Before everything: its sign. */
  power?: string;
}

export const POWERS = ["eye", "infiltration", "paralysis", "confusion", "overload", "clairvoyance"];

export const SCENES: Record<string, Scene> = {
  "MEMO-SCHOOLS": { cards: ["1", "11", "16", "26", "32", "36", "46"] },
  "MEMO-POWERS": { cards: [] },
  "MEMO-LOOK": { cards: ["9", "", "16", ""] },
  "MEMO-REACT": { cards: ["11", "9", "34", "32"], between: ["›", "›", "›"], sum: "×3" },
  "MEMO-DUAL": { cards: ["11", "34", "32"], between: ["C", "G"] },
  "MEMO-STEAL": { cards: ["32", "35", ""], between: ["‹", "⇄"] },
  "MEMO-FAULT": { cards: ["11", "26", ""], between: ["≠", "+1"], fault: "26" },
  "MEMO-EYE": { power: "eye", cards: ["", "26", ""], between: ["›", "›"] },
  "MEMO-INFILTRATION": { power: "infiltration", cards: ["26", ""], between: ["⇄"] },
  "MEMO-PARALYSIS": { power: "paralysis", cards: [""], sum: "+1" },
  "MEMO-CONFUSION": { power: "confusion", cards: ["", "", ""], between: ["⇄", "⇄"], sum: "?" },
  "MEMO-OVERLOAD": { power: "overload", cards: ["", "", ""], between: ["+", "⇄"], sum: "−1" },
  "MEMO-CLAIRVOYANCE": { power: "clairvoyance", cards: ["11", "26", "36"], between: ["⇄", "⇄"] },
};
