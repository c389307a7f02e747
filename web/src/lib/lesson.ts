// A lesson is data: a prepared deal, and step by step what is said, what is pointed at, which moves go on with it, and
// what the others do then. tests/web/test_lessons.py plays every one of them on the real engine.

import type { GameName } from "./protocol";

/** A move as a record has it; player -1 is chance. */
export type Made = [player: number, move: string];

export interface LessonStep {
  /** The words: web-lesson-GAME-SAY; what to do has -do behind it, and why another legal move must wait -not. */
  say: string;
  /** What to look at: selectors of things on the game's table, those that are there. */
  point: string[];
  /** What the words speak of besides: it stays in sight. */
  see?: string[];
  /** The pupil's moves that go on with the lesson; without them the step is read. */
  moves?: string[];
  /** What happens then. */
  then?: Made[];
  /** Much happens then: only its last move is shown. */
  later?: boolean;
}

export interface Lesson {
  game: GameName;
  players: number;
  options: Record<string, unknown>;
  /** By player; the pupil is the first, and has a name already. */
  names: string[];
  /** How they look, by player: parts/Face. */
  faces: string[];
  start: Made[];
  steps: LessonStep[];
}

/** The pupil's player. */
export const PUPIL = 0;
