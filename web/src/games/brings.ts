// What a game brings to the pages. Only its part must be there; what a game leaves out the pages do without: no lesson, no
// score sheet, no coach. Drawings (src/art), words and rules pages are found by the game's name.

import type { Component } from "svelte";

import type { Lesson } from "../lib/lesson";
import type { GamePart } from "../lib/play";
import type { Figures } from "../lib/rules";
import type { View } from "../lib/protocol";
import type { Urns } from "../lib/urns";

export interface Brings {
  /** Its table, and how one speaks of what happens there. */
  part: () => Promise<{ default: GamePart }>;
  /** The floor of its place, drawn edge to edge; one that brings none is played on the floor of the house. What stands on it
      is inside an element with `data-place-of` its name. */
  Floor?: Component;
  /** How many play when somebody wants to play at once. */
  players?: number;
  /** All may answer a card at the same time: who knows the game gets a clock with it. */
  isRace?: true;
  /** Three cards as one holds them; drawings by their ids, unless it says how its cards are drawn. */
  fan?: { cards: string[]; Card?: Component<{ card: string }> };
  /** Its room in the house: the colour of its curtain, two who live there, and what lies behind the fan of cards. */
  room?: { curtain: string; faces: [string, string]; Scene: Component };
  /** Pictures and worked examples for the rules, by the clause under which they stand. */
  figures?: () => Promise<{ default: Figures }>;
  /** The first game, explained. */
  lesson?: () => Promise<{ default: Lesson }>;
  /** Which advice of the coach fits a decision: the end of a message's name, web-lesson-coach-GAME-…; null: none. */
  advice?: (view: View) => string | null;
  /** The card of aid that lies beside every player of the printed game: what one looks up during play, on one page. */
  aid?: () => Promise<{ default: Component }>;
  /** A score sheet for a real table; it needs no server. */
  sheet?: () => Promise<{ default: Component }>;
  /** What may be drawn, for the check of a shuffle. */
  urns?: () => Promise<{ default: Urns }>;
  /** Options that belong to one number of players. */
  onlyFor?: Record<string, number>;
}
