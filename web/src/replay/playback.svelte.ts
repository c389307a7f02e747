// A replay under way: in whose eyes, where it stands, whether it runs.

import type { Eyes } from "../lib/api";
import type { Step } from "../lib/connection.svelte";
import type { GamePart } from "../lib/play";
import { frameAt, framesOf, marksOf, shown, stepTo, type Frame } from "./frames";
import { studyOf, why } from "./opening";
import type { Place } from "./place";
import type { GameRecord } from "./record";

/** Milliseconds for a step. */
export const SPEEDS = { slow: 3200, normal: 1700, fast: 850, rapid: 350 };
export type Speed = keyof typeof SPEEDS;

export class Playback {
  eyes = $state.raw<Eyes>(null);
  at = $state(0);
  speed = $state<Speed>("normal");
  isPlaying = $state(false);
  isLoading = $state(true);
  problem = $state("");
  /** The latest step, if it was one forward: what the cards' motion is made of. */
  step = $state.raw<Step | null>(null);
  /** Grows with every leap: a table that is leapt to begins anew. */
  leaps = $state(0);

  frames = $state.raw<Frame[]>([]);
  readonly marks = $derived(marksOf(this.frames));
  readonly last = $derived(Math.max(0, this.frames.length - 1));
  readonly turn = $derived(this.frames[this.at]?.turn ?? 0);
  readonly view = $derived.by(() => (this.frames[this.at] ? shown(this.frames[this.at]!, this.part) : null));

  #known = new Map<Eyes, Frame[]>();
  #timer = 0;

  constructor(
    readonly record: GameRecord,
    readonly part: GamePart,
    { turn, eyes }: Place,
  ) {
    void this.look(eyes, turn);
  }

  /** In these eyes, at the same turn. */
  async look(eyes: Eyes, turn = this.turn): Promise<void> {
    this.eyes = eyes;
    this.isLoading = true;
    this.problem = "";
    try {
      const frames = this.#known.get(eyes) ?? framesOf(this.record, await studyOf(this.record, eyes));
      this.#known.set(eyes, frames);
      if (this.eyes !== eyes) return;
      this.frames = frames;
      this.#leap(frameAt(frames, turn));
    } catch (wrong) {
      if (this.eyes === eyes) this.problem = why(wrong);
    }
    this.isLoading = false;
  }

  /** To a frame: one forward is shown as it happened. */
  go(to: number): void {
    const at = Math.min(this.last, Math.max(0, to));
    if (at === this.at) return;
    if (at !== this.at + 1) return this.#leap(at);
    this.at = at;
    this.step = stepTo(this.frames, at, this.part);
  }

  play(): void {
    if (this.at === this.last) this.#leap(0);
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.go(this.at + 1);
      if (this.at === this.last) this.pause();
      else if (this.isPlaying) this.#wait();
    }, SPEEDS[this.speed]);
  }

  #leap(at: number): void {
    this.at = at;
    this.step = null;
    this.leaps += 1;
  }
}
