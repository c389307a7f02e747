// A record of a game, as docs/api.md describes it: only what the page itself reads.

import type { GameName } from "../lib/protocol";

export interface GameRecord {
  format: string;
  game: GameName;
  players: number;
  moves: [number, string][];
  names?: unknown;
  bots?: unknown;
  faces?: unknown;
  fairness?: unknown;
}

/** The player whose moves are the draws. */
export const CHANCE = -1;
