// The order in which sides stand at the end: who has won first, then by points; or by what is left, where a game says so. Where
// nobody plays with another, each player is a side.

import type { GamePart } from "../../lib/play";
import type { View } from "../../lib/protocol";

export interface Standing {
  players: number[];
  /** Sides with as much stand at the same place; null: nothing tells who is where behind the one that wins. */
  place: number | null;
  score: number;
  /** How one says what is left, where that counts. */
  left: { count: number; words: string } | null;
  isWinner: boolean;
  /** As the side is called, and its colour. */
  side: { name: string; colour?: string } | null;
}

type Side = Omit<Standing, "place">;

export function standing(view: View, part: Pick<GamePart, "left" | "side">): Standing[] {
  const all: Side[] = [];
  view.scores.forEach((score, player) => {
    const side = part.side?.(view, player) ?? null;
    const partners = side && all.find((one) => one.side?.name === side.name);
    if (partners) partners.players.push(player);
    else all.push({ players: [player], score, left: part.left?.(view, player) ?? null, isWinner: view.winners.includes(player), side });
  });
  all.sort((a, b) => Number(b.isWinner) - Number(a.isWinner) || worth(b) - worth(a));
  const beaten = all.filter(({ isWinner }) => !isWinner);
  // In a duel the other has lost, and is not second; where only winning counts nobody is.
  const isOrdered = all.length > 2 && beaten.some(({ score }) => score !== 0);
  return all.map((one) => {
    const isBehind = (other: Side) => (other.isWinner && !one.isWinner) || (other.isWinner === one.isWinner && worth(other) > worth(one));
    const place = one.isWinner ? 1 : one.left || !isOrdered ? null : 1 + all.filter(isBehind).length;
    return { ...one, place: view.over ? place : null };
  });
}

const worth = (one: Side): number => (one.left ? -one.left.count : one.score);

/** So much of what the best has is no more than a little behind. */
const LITTLE = 0.85;

/** It was won by a little: what is said after it may say so. */
export function isClose([first, second]: Standing[]): boolean {
  if (!first || !second) return false;
  return second.left ? second.left.count <= 1 : second.score > 0 && second.score >= LITTLE * first.score;
}
