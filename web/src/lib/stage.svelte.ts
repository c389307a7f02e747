// The great moments. A scene is a picture over the table's stage, never a gate: the view is applied at once, and what one may
// do is enabled at once. But nothing tells the outcome before it is seen: words, marks and log lines wait for the reveal, and
// any tap or key brings it at once. A game says what is shown and how long; here is when it begins, reveals and ends.

import { untrack } from "svelte";

export interface Scene {
  /** What it is, by the game's own names: "challenge", "fusion". */
  kind: string;
  /** Milliseconds, all of it. */
  lasts: number;
  /** Milliseconds until the outcome may be told; 0: there is nothing to give away. */
  reveals?: number;
  /** What the game draws it from. */
  about?: unknown;
}

/** After so many of a kind in a game, the others are shorter. */
const MANY = 3;
const SHORTER = 0.6;
/** Milliseconds in which a scene that was ended early fades. */
export const FADING = 120;

export class Stage {
  /** `quiet`: whether nobody is to be kept from the game by a scene right now. */
  constructor(readonly quiet: () => boolean = () => false) {}

  scene = $state.raw<Scene | null>(null);
  /** What is shown may be told: no scene runs, or its outcome has been seen. */
  isRevealed = $state(true);
  /** It is ended early, and fades. */
  isFading = $state(false);
  /** What is seen just now, in words: as long as there are some, they stand in the place of the sentence that asks. First what
      happened, then who is waited for. */
  told = $state<string | null>(null);
  /** Something of the game's own is looked at that comes before who has won: a sum, a count. */
  #holders = $state(0);
  /** What was brought is still being counted before all eyes. */
  #counters = $state(0);
  #shown = new Map<string, number>();
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Bots play quickly, a replay runs fast, one has just come, or one's own time is nearly up: accents only. A game
      asks before it shows a scene that is not the outcome itself. */
  get isQuiet(): boolean {
    return this.quiet();
  }

  /** The end of the game may be shown: nothing runs, and nothing waits to be put away. */
  get isFree(): boolean {
    return this.scene === null && this.#holders === 0;
  }

  /** Words may say what came of it: it has been seen, and counted where it is counted. */
  get isTold(): boolean {
    return this.isRevealed && this.#counters === 0;
  }

  /** Until what is returned is called, the end of the game waits. */
  hold(): () => void {
    untrack(() => this.#holders++);
    return once(() => this.#holders--);
  }

  /** Until what is returned is called, no word says what it comes to. */
  count(): () => void {
    untrack(() => this.#counters++);
    return once(() => this.#counters--);
  }

  show(scene: Scene): void {
    this.#clear();
    const times = (this.#shown.get(scene.kind) ?? 0) + 1;
    this.#shown.set(scene.kind, times);
    const pace = times > MANY ? SHORTER : 1;
    const reveals = (scene.reveals ?? 0) * pace;
    this.scene = { ...scene, lasts: scene.lasts * pace, reveals };
    this.isRevealed = reveals === 0;
    if (reveals) this.#timers.push(setTimeout(this.#reveal, reveals));
    this.#timers.push(setTimeout(this.end, scene.lasts * pace));
  }

  /** A tap or a key: first the outcome, then the end. It is not eaten; it also does what it was meant to do. */
  hurry = (): void => {
    if (!this.scene) return;
    if (!this.isRevealed) this.#reveal();
    else if (!this.isFading) this.#fade(); // who goes on tapping does not keep it from fading
  };

  end = (): void => {
    this.#clear();
    this.scene = null;
    this.isRevealed = true;
  };

  close(): void {
    this.#clear();
  }

  #reveal = (): void => {
    this.isRevealed = true;
  };

  #fade(): void {
    this.#clear();
    this.isFading = true;
    this.#timers.push(setTimeout(this.end, FADING));
  }

  #clear(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    this.isFading = false;
  }
}

function once(does: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) untrack(does);
    isDone = true;
  };
}
