// What has happened at a table, kept as it happened: the words are made when they are shown, in the language of that moment.

import type { Story } from "./api";
import { merged, type Step } from "./connection.svelte";
import type { GamePart } from "./play";
import { t, words } from "./words.svelte";

export interface LogLine {
  id: number;
  text: string;
  /** Who acts or speaks; null: chance, or the table itself. */
  player: number | null;
  /** What somebody says, by name. */
  said?: string;
  /** The round that begins with it. */
  round?: number;
  /** It had passed, and is told again at the end. */
  isRecalled?: boolean;
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
  #written = new WeakMap<Step, { how: string; lines: string[] }>();

  add(step: Step, version: number): void {
    if (version <= this.#version && step.what.kind !== "chat") return;
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
    const later = this.#entries.filter(({ version, step }) => version > story.version || step.what.kind === "chat");
    this.#entries = [...steps.map((step) => this.#entry(step, story.version, false)), ...later].slice(-MOST);
  }

  /** It has let lines pass that would do the remembering for the players. */
  forgets(part: GamePart): boolean {
    return this.#entries.some(({ step, isFresh }) => !isFresh && part.passes?.(step));
  }

  /** When all is over (`isWhole`) nothing is left to remember. */
  lines(part: GamePart, names: string[], me: number | null, isWhole: boolean): LogLine[] {
    const how = [words.language, me, ...names].join("\n");
    let round: number | null = null;
    return this.#entries.flatMap(({ id, step, isFresh }) => {
      const { what } = step;
      if (what.kind === "chat") return [{ id, text: what.text, player: what.seat, said: what.name }];
      const isRecalled = !isFresh && (part.passes?.(step) ?? false);
      if (isRecalled && !isWhole) return [];
      const actor = what.kind === "moved" && what.player >= 0 ? what.player : null;
      const told = this.#lines(step, how, () => [...timeUp(step, names, me), ...part.logLines(step, names, me)]);
      const lines: LogLine[] = told.map((text, at) => ({ id: id + at / 100, text, isRecalled, player: spokenOf(text, names, me) ?? (at || part.isOfAll?.(step) ? null : actor) }));
      // What ended the round before is told before the next one begins.
      if (lines[0] && round !== null) [lines[0].round, round] = [round, null];
      round = begun(step) ?? round;
      if (lines.length > 1 && round !== null && part.headsRounds) [lines.at(-1)!.round, round] = [round, null];
      return lines;
    });
  }

  #entry(step: Step, version: number, isFresh: boolean): Entry {
    return { id: ++this.#number, version, step, isFresh };
  }

  #age(old: Entry): void {
    this.#entries = this.#entries.map((entry) => (entry === old ? { ...entry, isFresh: false } : entry));
  }

  /** Written once, unless the language or a name has changed. */
  #lines(step: Step, how: string, write: () => string[]): string[] {
    const known = this.#written.get(step);
    if (known?.how === how) return known.lines;
    const lines = write();
    this.#written.set(step, { how, lines });
    return lines;
  }
}

/** Why a move was made that its player has not chosen. */
function timeUp({ what, isTimeUp }: Step, names: string[], me: number | null): string[] {
  if (!isTimeUp || what.kind !== "moved") return [];
  return [t("web-time-up", { who: what.player === me ? "you" : "other", name: names[what.player] ?? "" })];
}

/** Whose name a line begins with. */
function spokenOf(text: string, names: string[], me: number | null): number | null {
  if (me !== null && text.startsWith(`${t("web-you")} `)) return me;
  const fitting = names.filter((name) => name && text.startsWith(`${name} `));
  const longest = fitting.sort((one, two) => two.length - one.length)[0];
  return longest === undefined ? null : names.indexOf(longest);
}

/** The round that begins after a step. */
function begun({ before, after }: Step): number | null {
  const round = roundOf(after);
  return before && round !== roundOf(before) && !after?.over ? round : null;
}

function roundOf(view: Step["after"]): number | null {
  const { round } = (view?.table ?? {}) as { round?: unknown };
  return typeof round === "number" ? round : null;
}
