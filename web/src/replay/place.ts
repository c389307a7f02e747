// Where one is in a replay, and in whose eyes, as the address says it after the #: "12", "12/seat-2", "12/watching".

import type { Eyes } from "../lib/api";

export interface Place {
  /** How many moves of players have been made. */
  turn: number;
  eyes: Eyes;
}

const FORM = /^#(\d{1,6})(?:\/(?:seat-(\d{1,2})|(watching)))?$/;

export function placeIn(hash: string, players: number): Place {
  const [, turn = "0", seat, watching] = FORM.exec(hash) ?? [];
  const player = Number(seat) - 1;
  const eyes = watching ? null : seat && player >= 0 && player < players ? player : "open";
  return { turn: Number(turn), eyes };
}

export function hashOf({ turn, eyes }: Place): string {
  return `#${turn}${eyes === "open" ? "" : eyes === null ? "/watching" : `/seat-${eyes + 1}`}`;
}
