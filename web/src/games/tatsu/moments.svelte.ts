// The moments of a trick. A finished one lies there until it has been looked at, then it goes where it belongs: to a clan, or to
// what waits. A capture that matters and every fusion are scenes; they run on the table's stage, and a tap ends them. What the
// others do meanwhile is seen after it.

import { onDestroy, untrack } from "svelte";

import type { Step } from "../../lib/connection.svelte";
import type { Play } from "../../lib/play";
import { type Clan, endsRound, face, finished, points, tableOf, type Trick, TRICKS } from "./model";
import { liesStill, type Asks, type Lies } from "./scene";

/** Milliseconds: the last card lands and is seen, then the trick is gathered, then it goes. */
const CAPTURE = { accent: 1700, scene: 2200, fusion: 2400 };
/** A fusion is never passed over; in a game that is in a hurry it is short. */
const HURRIED = 1200;
/** The last trick of a round is looked at so long at least; it is told when its sum comes. */
const LAST = 1900;
/** Until a card has come down, and another while, nothing is said of it. */
const LANDS = 400;
/** How long a bubble is read. */
const BUBBLE = 1500;
/** So many points make a capture a scene. */
const MANY = 10;

export interface Shown {
  step: Step;
  lies: Lies;
  trick: Trick;
  kind: "accent" | "scene" | "fusion";
  /** Milliseconds in all, and those that are left when the last card has landed. */
  lasts: number;
  rests: number;
  /** All that is taken, or waits: trick and held-over together. */
  cards: string[];
  points: number;
  clan: Clan | null;
  /** A fusion in the last trick: nobody will ever take it. */
  isLost: boolean;
  endsRound: boolean;
}

function shownOf(step: Step | null, me: number | null, isQuiet: boolean): Shown | null {
  if (!step?.before || !step.after || step.what.kind !== "moved") return null;
  const before = tableOf(step.before);
  const trick = finished(before, tableOf(step.after));
  if (!trick) return null;
  const cards = [...before.held, ...trick.plays.map((laid) => laid.card)];
  const worth = points(cards);
  const isGreat = !isQuiet && (worth >= MANY || before.held.length > 0);
  const kind = trick.winner === null ? "fusion" : isGreat ? "scene" : "accent";
  const isLast = endsRound(before, tableOf(step.after));
  const usual = isQuiet && kind === "fusion" ? HURRIED : CAPTURE[kind];
  const lasts = isLast && !isQuiet ? Math.max(usual, LAST) : usual;
  return {
    step,
    lies: liesStill(before, trick, me),
    trick,
    kind,
    lasts,
    rests: lasts - LANDS,
    cards,
    points: worth,
    clan: trick.winner === null ? null : (before.seats[trick.winner]?.clan ?? null),
    isLost: trick.winner === null && before.tricks.length === TRICKS - 1,
    endsRound: isLast,
  };
}

/** By what name the stage knows it: great scenes are shorter when there have been many, what is short already and the end of a
    round are not. */
function called({ kind, endsRound, step }: Shown): string {
  const { round, tricks } = tableOf(step.before!);
  return endsRound || kind === "accent" ? `${kind}-${round}-${tricks.length}` : kind;
}

function asksOf(step: Step | null): Asks | null {
  if (!step?.before || step.what.kind !== "moved" || !step.what.move.startsWith("ask:")) return null;
  const { turn, seats } = tableOf(step.before);
  return turn === null ? null : { seat: turn, clan: seats[turn]?.clan ?? "yellow" };
}

/** What changes a table; all else is talk. */
const CHANGES = ["started", "moved", "ended"];
const isTalk = ({ what }: Step): boolean => !CHANGES.includes(what.kind);

export class Moments {
  shown = $state.raw<Shown | null>(null);
  asks = $state.raw<Asks | null>(null);
  /** The step whose card is still in the air: it is not said yet what came of it. */
  landing = $state.raw<Step | null>(null);
  /** What was done while a trick is told: it is seen when that is over. */
  late = $state.raw<Step | null>(null);
  #play: () => Play;
  #step: Step | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #lands: ReturnType<typeof setTimeout> | undefined;

  constructor(play: () => Play) {
    this.#play = play;
    // Before the page changes: what was taken is not gone for a frame.
    $effect.pre(() => {
      const { step } = play();
      untrack(() => this.#follow(step));
    });
    $effect.pre(() => {
      const { scene, isRevealed } = play().stage;
      // A tap has brought it to its end, or its time is over.
      if (this.shown && scene?.about !== this.shown.step) untrack(() => this.#goOn());
      if (this.shown && isRevealed) this.landing = null;
    });
    onDestroy(() => {
      this.#clear();
      clearTimeout(this.#lands);
    });
  }

  #follow(step: Step | null): void {
    if (step === this.#step || (step && isTalk(step))) return;
    if (this.#waits(step)) {
      this.late = step;
      return;
    }
    this.#step = step;
    this.late = null;
    const { me, stage } = this.#play();
    this.#clear();
    this.asks = asksOf(step);
    if (this.asks) this.#timers.push(setTimeout(() => (this.asks = null), BUBBLE));
    this.#land(step);
    const shown = shownOf(step, me, stage.isQuiet);
    if (shown) {
      stage.show({ kind: called(shown), lasts: shown.lasts, reveals: shown.endsRound ? shown.lasts : LANDS, about: step });
      const pace = (stage.scene?.lasts ?? shown.lasts) / shown.lasts;
      this.shown = { ...shown, lasts: pace * shown.lasts, rests: pace * shown.rests };
      return;
    }
    if (stage.scene) stage.end();
    this.shown = null;
  }

  /** Whoever leads at once does not take the trick before from sight, unless somebody has to answer; the last one of a round
      stays in any case. */
  #waits(step: Step | null): boolean {
    const { me, stage, isReplay, isLesson } = this.#play();
    if (!this.shown || !stage.scene || isReplay) return false;
    if (this.shown.endsRound) return true;
    const isOthers = step?.what.kind === "moved" && step.what.player !== me && !step.after?.to_act.includes(me ?? -1);
    return isOthers && !step.after?.over && !isLesson && !stage.isQuiet;
  }

  /** The trick has been told. What came after a round's last one is not shown: its sum lies over it. */
  #goOn(): void {
    const { shown, late } = this;
    this.shown = this.late = null;
    if (late && shown?.endsRound) this.#step = late;
    else if (late) this.#follow(late);
  }

  /** Who asks at once does not bring down what is still in the air. */
  #land(step: Step | null): void {
    if (step?.what.kind === "moved" && step.what.move.startsWith("ask:")) return;
    clearTimeout(this.#lands);
    this.landing = step?.what.kind === "moved" ? step : null;
    this.#lands = setTimeout(() => (this.landing = null), LANDS);
  }

  #clear(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
  }
}

export type Standing = "takes" | "strongest" | "first" | "holds";

/** What is said of the card that is ahead, or of the fusion that keeps all from being taken. Only a spirit is stronger than
    another; a multiplier is ahead as the first laid. Of a card in the air nothing is said. */
export function standing(lies: Lies, card: string): Standing | null {
  const lying = lies.trick.map((laid) => laid.card).filter((one) => one !== lies.flying);
  if (card === lying.find((one) => face(one).kind === "fusion")) return "holds";
  if (card !== lies.best || card === lies.flying) return null;
  if (lies.isTaken) return "takes";
  const { power } = face(card);
  return power > 0 && lying.every((one) => one === card || face(one).power < power) ? "strongest" : "first";
}
