// What a game's table gets from the page around it, and gives back: a view and the legal moves, and a chosen move.

import type { Component, Snippet } from "svelte";

import type { Step } from "./connection.svelte";
import type { SeatSeen, Settings, View } from "./protocol";
import type { Sound } from "./sounds.svelte";
import type { Stage } from "./stage.svelte";

export interface Play {
  view: View;
  /** Whose eyes; null: a spectator's. */
  me: number | null;
  /** By player. */
  names: string[];
  seats: SeatSeen[];
  /** How they look, by player: parts/Face. */
  faces: string[];
  /** Where the great moments are shown. */
  stage: Stage;
  /** What they have just said, by player, cut short; it stands beside the face for some seconds: parts/Bubble. */
  bubbles: (string | null)[];
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
  /** The game is over, and its end comes soon: nothing says yet who has won. */
  isEnding?: boolean;
  /** A game seen again: nothing opens by itself and waits to be closed. */
  isReplay?: true;
  /** There is no hurry: what is looked at stays open until the next move. */
  isLesson?: true;
}

export interface GamePart {
  /** `action` is the sentence of the moment, with the clock: a table that places it itself says so. */
  Table: Component<{ play: Play; action: Snippet }>;
  placesAction?: true;
  /** How far the game is, drawn on the bar. */
  Progress?: Component<{ play: Play }>;
  /** How the scores came about, for the sheet at the end. */
  Reckoning?: Component<{ play: Play }>;
  /** Where points do not tell the order at the end: what a player has left, fewer being better, and how one says it. Only who
      wins has a place then. */
  left?: (view: View, player: number) => { count: number; words: string } | null;
  /** With whom a player wins or loses, as one calls them, and the colour they play in: the players of a side stand together at
      the end. */
  side?: (view: View, player: number) => { name: string; colour?: string } | null;
  /** The same before the cards are dealt, by what is agreed. */
  plannedSide?: (settings: Settings, player: number) => { name: string; colour?: string } | null;
  /** It shows every legal move as a button by itself. */
  showsMoves?: true;
  /** What just happened, in sentences, for the log. */
  logLines: (step: Step, names: string[], me: number | null) => string[];
  /** What ends a round is told with a heading of the next one as its last line. */
  headsRounds?: true;
  /** A line that would do the remembering for the players: it leaves the log after some seconds. */
  passes?: (step: Step) => boolean;
  /** What no one in particular has done: its line has no face. */
  isOfAll?: (step: Step) => boolean;
  /** What it sounds like, if like anything. */
  sound: (step: Step) => Sound | null;
  /** What is to be decided now, in one sentence. */
  question: (view: View, names: string[], me: number | null) => string;
  /** A legal move in words, for buttons and screen readers. */
  choice: (view: View, move: string, names: string[], me: number | null) => string;
  /** Why a move may be good, in a few words, from what the view tells: "makes a pair in the row". */
  reason?: (view: View, move: string) => string | null;
  /** A move whose outcome nobody can know: it can be taken back before it is sent. */
  isBlind?: (move: string, me: number | null) => boolean;
  /** A move that may fail, as far as this view tells: advised only where it is worth it. */
  isGamble?: (view: View, move: string) => boolean;
  /** The clauses of the rules that belong to what is decided now, the nearest first. */
  clauses: (view: View, me: number | null) => string[];
  /** All hands in one view, made of a spectator's and every player's. */
  opened: (view: View, views: View[]) => View;
}
