// What is drawn under which clause: cards in the order in which they are laid, the one that wins, and a sum. Each has its
// sentence, web-figure-CLAUSE.

export interface Scene {
  /** A clan alone is a card's back. */
  cards: string[];
  wins?: string;
  /** Under each card: what it is worth or how strong it is. */
  under?: string[];
  sum?: string;
}

export const SCENES: Record<string, Scene> = {
  "TATSU-CARDS": { cards: ["YV7", "YP6", "Yx3", "YF"], under: ["1 · 7", "6 · 1", "×3", "–"] },
  "TATSU-BACKS": { cards: ["yellow", "yellow", "red", "red", "red"], sum: "2 + 3" },
  "TATSU-WIN": { cards: ["YP4", "RP6", "YP6", "RV7"], wins: "RP6", under: ["+1", "+1", "+1", "+7"], sum: "+10" },
  "TATSU-MULTI": { cards: ["Rx3", "YV3", "Rx1", "YV5"], wins: "YV3", under: ["×3", "1", "×1", "1"] },
  "TATSU-FUSION": { cards: ["YP5", "RF", "YV6", "RP3"], under: ["+1", "–", "+6", "+1"], sum: "+8 …" },
  "TATSU-SCORE": { cards: ["YP2", "YV3", "RV3", "RP3", "RP4", "YP5", "Rx2"], under: ["1", "3", "3", "1", "1", "1", "×2"], sum: "10 × 2 = 20" },
};
