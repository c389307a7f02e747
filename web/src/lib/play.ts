// What a game's table gets from the page around it, and gives back: a view and the legal moves, and a chosen move.

import type { Component, Snippet } from "svelte";

import { loadArt } from "./art";
import type { Step } from "./connection.svelte";
import type { GameName, SeatSeen, View } from "./protocol";
import type { Sound } from "./sounds.svelte";
import { words } from "./words.svelte";

export interface Play {
  view: View;
  /** Whose eyes; null: a spectator's. */
  me: number | null;
  /** By player. */
  names: string[];
  seats: SeatSeen[];
  /** The latest thing that happened, for motion; changes with every event. */
  step: Step | null;
  /** Send a move. Nothing is shown as done before the table has answered. */
  send: (move: string) => void;
  /** What a master would play, if one has asked. */
  hinted?: string | null;
  /** A move is on its way. */
  isSending: boolean;
  /** Seconds left to react, where a clock runs for all; null elsewhere. */
  left: () => number | null;
  /** A game seen again: nothing opens by itself and waits to be closed. */
  isReplay?: true;
  /** There is no hurry: what is looked at stays open until the next move. */
  isLesson?: true;
}

export interface GamePart {
  /** `action` is the sentence of the moment, with the clock: a table that places it itself says so. */
  Table: Component<{ play: Play; action: Snippet }>;
  placesAction?: true;
  /** What just happened, in sentences, for the log. */
  told: (step: Step, names: string[], me: number | null) => string[];
  /** A line that would do the remembering for the players: it leaves the log after some seconds. */
  passes?: (step: Step) => boolean;
  /** What it sounds like, if like anything. */
  sound: (step: Step) => Sound | null;
  /** What is to be decided now, in one sentence. */
  question: (view: View, names: string[], me: number | null) => string;
  /** A legal move in words, for buttons and screen readers. */
  choice: (view: View, move: string, names: string[], me: number | null) => string;
  /** A move whose outcome nobody can know: it can be taken back before it is sent. */
  isBlind?: (move: string, me: number | null) => boolean;
  /** The clauses of the rules that belong to what is decided now, the nearest first. */
  clauses: (view: View, me: number | null) => string[];
  /** All hands in one view, made of a spectator's and every player's. */
  opened: (view: View, views: View[]) => View;
}

/** A game comes with its words, and its drawings are on their way. */
async function withWords<T>(game: GameName, part: Promise<T>): Promise<T> {
  void loadArt(game);
  await words.enter(game);
  return part;
}

export const parts: Record<GameName, () => Promise<{ default: GamePart }>> = {
  dojo: () => withWords("dojo", import("../games/dojo/index")),
  memo: () => withWords("memo", import("../games/memo/index")),
  tatsu: () => withWords("tatsu", import("../games/tatsu/index")),
};
