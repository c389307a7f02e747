// A lesson as it is being played. Every position and every legal move comes from the engine: the record so far is sent,
// and what these eyes see of it comes back.

import { tick } from "svelte";

import { study, type Study } from "../lib/api";
import { merged, type Step } from "../lib/connection.svelte";
import type { View } from "../lib/protocol";
import { refusalText } from "../lib/refusals";
import { PUPIL, type Lesson, type LessonStep, type Made } from "../lib/lesson";

/** So long each move of the others is looked at, the last of them, and one's own: cards land before words speak of them. */
const PAUSE = { each: 1100, last: 1400, own: 500 };

export class LessonSession {
  at = $state(0);
  view = $state.raw<View | null>(null);
  step = $state.raw<Step | null>(null);
  /** A move is on its way, or the others are at it. */
  isBusy = $state(false);
  /** What is happening is shown move by move. */
  isShowing = $state(false);
  /** Another legal move was tried. */
  isAstray = $state(false);
  problem = $state("");
  /** Counts the times the table was laid out anew, without a move that led there. */
  laidOut = $state(0);

  /** The moves of each step that is done. */
  #made: Made[][] = [];
  #heard: (step: Step) => void;
  #isClosed = false;
  #hurry = () => {};

  constructor(
    readonly lesson: Lesson,
    heard: (step: Step) => void,
  ) {
    this.#heard = heard;
    void this.#layOut(0);
  }

  readonly now: LessonStep = $derived.by(() => this.lesson.steps[this.at]!);
  readonly isLast = $derived.by(() => this.at === this.lesson.steps.length - 1);

  /** The pupil's hand. What does not go on with the lesson is not sent. */
  async send(move: string): Promise<void> {
    if (this.isBusy || this.isLast) return;
    if (!this.now.moves && !this.now.then) this.#turn([]); // who acts has read
    if (this.now.moves?.includes(move)) return this.#go([[PUPIL, move]]);
    this.isAstray = true;
    // The table is to see that its move is not under way any more.
    this.isBusy = true;
    await tick();
    this.isBusy = false;
  }

  /** On from a step that is read; or the step is done for the pupil. */
  async next(): Promise<void> {
    const [move] = this.now.moves ?? [];
    if (!this.isBusy && !this.isLast) await this.#go(move === undefined ? [] : [[PUPIL, move]]);
  }

  async back(): Promise<void> {
    if (this.at > 0) await this.#layOut(this.at - 1);
  }

  async restart(): Promise<void> {
    await this.#layOut(0);
  }

  /** Do not look at every move. */
  skipAhead(): void {
    this.#hurry();
  }

  close(): void {
    this.#isClosed = true;
    this.#hurry();
  }

  #turn(made: Made[]): void {
    this.#made = [...this.#made, made];
    this.at += 1;
  }

  #record(made: Made[][]): { moves: Made[] } & Record<string, unknown> {
    const { game, players, options, start } = this.lesson;
    return { format: "randori/1", game, players, options, moves: [...start, ...made.flat()] };
  }

  /** Show the table as it lies at a step. */
  async #layOut(at: number): Promise<void> {
    if (this.isBusy) return;
    const made = this.#made.slice(0, at);
    const record = this.#record(made);
    await this.#busily(async () => {
      const { view } = await study({ record, eyes: PUPIL, since: record.moves.length });
      this.view = view;
      this.step = null;
      this.laidOut += 1;
      this.#made = made;
      this.at = at;
    });
  }

  async #go(first: Made[]): Promise<void> {
    const made = [...first, ...(this.now.then ?? [])];
    const since = this.#record(this.#made).moves.length;
    await this.#busily(async () => {
      const { steps } = made.length ? await study({ record: this.#record([...this.#made, made]), eyes: PUPIL, since }) : { steps: [] };
      await this.#show(steps, this.now.later === true);
      if (!this.#isClosed) this.#turn(made);
    });
  }

  /** One move after the other; of much that happens the last one only. */
  async #show(steps: Study["steps"], isLater: boolean): Promise<void> {
    let isHurried = false;
    this.isShowing = steps.length > 1 && !isLater;
    for (const [number, { what, view }] of steps.entries()) {
      const isLast = number === steps.length - 1;
      const before = this.view!;
      this.view = merged(before, view);
      if (isLater && !isLast) continue;
      this.step = { what, before, after: this.view };
      this.#heard(this.step);
      if (isHurried && !isLast) await tick();
      else await this.#pause(isLast ? (steps.length > 1 ? PAUSE.last : PAUSE.own) : PAUSE.each, () => (isHurried = true));
    }
    this.isShowing = false;
  }

  #pause(wait: number, hurried: () => void): Promise<void> {
    return new Promise((passed) => {
      const timer = setTimeout(passed, wait);
      this.#hurry = () => (clearTimeout(timer), hurried(), passed());
    });
  }

  async #busily(task: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.isAstray = false;
    this.problem = "";
    try {
      await task();
    } catch (wrong) {
      this.problem = refusalText(wrong);
    }
    this.isBusy = false;
  }
}
