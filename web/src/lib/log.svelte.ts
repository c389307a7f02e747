// What has happened at a table, kept as it happened: the words are made when they are shown, in the language of that moment.

import type { Story } from "./api";
import { merged, type Step } from "./connection.svelte";
import type { GamePart } from "./play";
import { words } from "./words.svelte";

export interface Told {
  id: number;
  text: string;
}

interface Entry {
  id: number;
  version: number;
  step: Step;
  /** It has only just happened. */
  isFresh: boolean;
}

const MOST = 200;
/** Milliseconds that a line stays which would do the remembering for the players. */
export const PASSING = 8000;

export class GameLog {
  #entries = $state.raw<Entry[]>([]);
  /** Up to which version it was told again by a story. */
  #version = 0;
  #number = 0;
  #told = new WeakMap<Step, { how: string; lines: string[] }>();

  add(step: Step, version: number): void {
    if (version <= this.#version) return;
    const entry = this.#entry(step, version, true);
    this.#entries = [...this.#entries.slice(1 - MOST), entry];
    setTimeout(() => this.#age(entry), PASSING);
  }

  /** What happened before one came, or while the line was cut. */
  fill(story: Story): void {
    const isWhole = story.steps.length < MOST;
    let view = story.view;
    const steps: Step[] = isWhole ? [{ what: { kind: "started" }, before: null, after: view }] : [];
    for (const step of story.steps) {
      const before = view;
      view = merged(before, step.view);
      steps.push({ what: step.what, before, after: view });
    }
    this.#version = story.version;
    const later = this.#entries.filter(({ version }) => version > story.version);
    this.#entries = [...steps.map((step) => this.#entry(step, story.version, false)), ...later].slice(-MOST);
  }

  lines(part: GamePart, names: string[], me: number | null): Told[] {
    const how = [words.language, me, ...names].join("\n");
    return this.#entries.flatMap(({ id, step, isFresh }) => {
      if (!isFresh && part.passes?.(step)) return [];
      const told = this.#lines(step, how, () => part.told(step, names, me));
      return told.map((text, at) => ({ id: id + at / 100, text }));
    });
  }

  #entry(step: Step, version: number, isFresh: boolean): Entry {
    return { id: ++this.#number, version, step, isFresh };
  }

  #age(old: Entry): void {
    this.#entries = this.#entries.map((entry) => (entry === old ? { ...entry, isFresh: false } : entry));
  }

  /** Told once, unless the language or a name has changed. */
  #lines(step: Step, how: string, told: () => string[]): string[] {
    const known = this.#told.get(step);
    if (known?.how === how) return known.lines;
    const lines = told();
    this.#told.set(step, { how, lines });
    return lines;
  }
}
