// A study as a row of pictures: the table before the first move, and after each that these eyes notice.

import type { Study } from "../lib/api";
import { merged, type Step } from "../lib/connection.svelte";
import type { GamePart } from "../lib/play";
import type { View } from "../lib/protocol";
import { CHANCE, type GameRecord } from "./record";

export interface Frame {
  /** How many moves of players have been made; some of them these eyes may not notice. */
  turn: number;
  what: Step["what"];
  view: View;
  views: View[] | null;
}

export function framesOf(record: GameRecord, study: Study): Frame[] {
  const turns: number[] = [];
  let turn = 0;
  record.moves.forEach(([player], at) => (turns[at] = player === CHANCE ? turn : ++turn));
  const frames: Frame[] = [{ turn: 0, what: { kind: "started" }, view: study.view, views: study.views ?? null }];
  for (const step of study.steps) {
    const { view, views } = frames.at(-1)!;
    frames.push({
      turn: turns[step.at] ?? 0,
      what: step.what,
      view: merged(view, step.view),
      views: views && step.views ? views.map((old, player) => merged(old, step.views![player]!)) : null,
    });
  }
  return frames;
}

/** What is shown of a frame: nothing to be played, all hands where they are open. */
export function shown(frame: Frame, part: GamePart): View {
  const view = frame.views ? part.opened(frame.view, frame.views) : frame.view;
  return { ...view, moves: [] };
}

/** What happened between a frame and the one before it. */
export function stepTo(frames: Frame[], at: number, part: GamePart): Step {
  const [before, frame] = [frames[at - 1], frames[at]!];
  return { what: frame.what, before: before ? shown(before, part) : null, after: shown(frame, part) };
}

export interface Mark {
  at: number;
  game: number;
  round: number;
}

/** Where rounds begin; in a match, its games. */
export function marksOf(frames: Frame[]): Mark[] {
  const places = frames.map(({ view }, at) => {
    const { round = 0, game = 1 } = view.table as { round?: number; game?: number };
    return { at, game, round };
  });
  const isMatch = places.some((place) => place.game > 1);
  const isNew = (place: Mark, before: Mark | undefined) =>
    !before || place.game > before.game || (!isMatch && place.round > before.round);
  return places.filter((place, at) => isNew(place, places[at - 1]) && !frames[at]!.view.over);
}

/** The last frame that is not after this turn. */
export function frameAt(frames: Frame[], turn: number): number {
  const after = frames.findIndex((frame) => frame.turn > turn);
  return after < 0 ? frames.length - 1 : Math.max(0, after - 1);
}
