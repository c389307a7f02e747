// The moments of Dojo: which of them a step is, when its parts come, and what has been shown so far. The view is applied at
// once; what would tell the outcome of a challenge waits here until it has been seen.

import { untrack } from "svelte";

import type { Step } from "../../../lib/connection.svelte";
import type { Play } from "../../../lib/play";
import type { View } from "../../../lib/protocol";
import { sounds, type Sound } from "../../../lib/sounds.svelte";
import type { Scene } from "../../../lib/stage.svelte";
import { t } from "../../../lib/words.svelte";
import { laidCount, parsed, tableOf, thrownCount, type Table } from "../model";
import { counted, LINES } from "./counted";
import { matched, type Matched } from "./matched";

/** Milliseconds of a challenge, by its parts: the cry, the flip, the outcome, the trophy's flight, the swap, its end. Both cards
 * lie open for a second before the trophy goes, and at the pace of the later ones too. */
export const CHALLENGE = { banzai: 680, open: 900, told: 1200, trophy: 2580, swap: 2880, end: 3240 };
/** Without an outcome yet: three throws decide. */
const CRY = { open: 900, end: 1240 };
/** A throw: when both have met and one is pushed back, and its end; the last one is looked at, and goes on with the sum, which
 * tells who has won, and the trophy. */
const THROW = { met: 280, end: 700, sum: 1000, trophy: 2000, last: 2700 };
/** One scene follows the other, and nothing is told between them. */
const JUST_BEFORE = 20;
/** So long what two have cried stands at their seats, if the scene does not end before: it would cover what they have. */
const CRIED = 2000;
const SWAP = 640;
const STAYS = 420;
/** So long what a row or a column is worth now stands beside it. */
const MATCHED = 1400;
/** The last cards lie, then line after line is counted, and all is looked at. */
const COUNT = { begins: 500, line: 200, looked: 500 };
/** So long a line is tinted on which a trophy was put. */
const CROWNED = 600;

export interface Crowned {
  seat: number;
  line: "row" | "column";
  index: number;
}

export class Moments {
  /** The trophy has left its stand. */
  isTaken = $state(true);
  /** The cards lie where they have gone. */
  isSwapped = $state(true);
  /** How many strikes have been shown, and whether the last of them has met the other. */
  strikes = $state(0);
  isMet = $state(true);
  /** What was cried, by seat: for those who looked elsewhere. */
  cries = $state.raw<Record<number, string>>({});
  /** What rows and columns have just come to, in all dojos. */
  matched = $state.raw<Matched[]>([]);
  crowned = $state.raw<Crowned | null>(null);
  /** The dojos lie as they are counted. */
  isArranged = $state(true);
  /** How many lines have been counted. */
  lines = $state(LINES);
  /** As the table was before the scene that runs. */
  #before = $state.raw<View | null>(null);
  #step: Step | null;
  #timers: ReturnType<typeof setTimeout>[] = [];
  /** When the scene ends that runs, and what is shown after it. */
  #endsAt = 0;
  #waiting: (() => void)[] = [];
  #play: Play;

  /** What happened before one came is not shown. */
  constructor(play: Play) {
    this.#play = play;
    this.#step = play.step;
    this.strikes = thrownCount(tableOf(play.view));
  }

  /** Before the table is drawn: what happened, and so what is shown of it. */
  follow(play: Play): void {
    this.#play = play;
    const { step } = play;
    if (!step || step === this.#step) return;
    this.#step = step;
    untrack(() => this.#show(step));
  }

  /** The card that somebody's hand shows by now: of the two who met, what has been seen of it. */
  handOf(play: Play, seat: number): string | null {
    const table = tableOf(play.view);
    const duel = table.challenge;
    const known = table.hands[seat] ?? null;
    const isOne = duel !== null && (seat === duel.challenger || seat === table.dealer);
    if (!isOne || this.isSwapped) return known;
    if (!play.stage.isRevealed && play.stage.scene?.kind === "challenge" && seat !== play.me) return null;
    return seat === duel.challenger ? duel.challengers_card : duel.dealers_card;
  }

  /** What everybody does, as far as it may be told: until a duel is decided, what they did before. */
  seenOf({ view, stage }: Play): View {
    return this.#before && !(stage.isRevealed && this.isCaughtUp(view)) ? this.#before : view;
  }

  /** All strikes have been shown: none waits for the one before. */
  isCaughtUp(view: View): boolean {
    return this.strikes >= thrownCount(tableOf(view));
  }

  /** The trophy lies with whom it was won by. */
  hasTaken({ view, stage }: Play): boolean {
    return this.isTaken && stage.isRevealed && this.isCaughtUp(view);
  }

  /** The duel is shown to its end: what comes next waits for it. */
  isInDuel({ stage }: Play): boolean {
    return stage.scene?.kind === "challenge" || stage.scene?.kind === "throw";
  }

  /** What is shown may be told: a count is whole. */
  reveal(): void {
    if (this.#play.stage.scene?.kind !== "count") return;
    this.#clear();
    this.isArranged = true;
    this.lines = LINES;
    this.matched = counted(tableOf(this.#play.view), LINES);
  }

  /** The scene is over: all lies as it is. */
  settle(): void {
    this.#clear();
    this.#waiting = [];
    this.#before = null;
    if (Object.keys(this.cries).length && !this.#isShort) this.cries = {};
    this.isTaken = this.isSwapped = this.isArranged = this.isMet = true;
    this.strikes = thrownCount(tableOf(this.#play.view));
    this.lines = LINES;
  }

  close(): void {
    this.#clear();
    this.#waiting = [];
  }

  #show({ what, before, after }: Step): void {
    if (what.kind !== "moved" || !before || !after || document.hidden) return;
    const [was, now] = [tableOf(before), tableOf(after)];
    const move = parsed(what.move);
    const word = move.kind === "say" ? move.word : "";
    // The next thing to be seen ends what is still shown, and what was cried.
    if (move.kind === "give" || laidCount(now) > laidCount(was) || after.over) {
      this.cries = {};
      this.#play.stage.end();
    }
    if (after.over && now.sheets) return this.#count(now);
    if (word === "challenge" && now.challenge) this.#challenge(before, now);
    else if (thrownCount(now) > thrownCount(was)) this.#afterwards(() => this.#throw(before, now));
    else if (word === "swap" || word === "keep") this.#swap(word);
    else if (word === "pass" && now.phase === "place" && now.face_up) this.#accent("stays", STAYS);
    else if (laidCount(now) > laidCount(was)) this.#train(was, now);
    if (move.kind === "trophy") this.#crown({ seat: what.player, line: move.line, index: move.index });
  }

  /** A game seen again, or one that is in a hurry, is not held up by scenes. */
  get #isShort(): boolean {
    return this.#play.isReplay === true || this.#play.stage.isQuiet;
  }

  /** One's own duel: each of its throws is seen, however quick the others are. */
  #isOwn({ challenge, dealer }: Table): boolean {
    const { me, isReplay } = this.#play;
    return isReplay !== true && me !== null && (me === challenge?.challenger || me === dealer);
  }

  #challenge(before: View, now: Table): void {
    this.#cry(now.challenge!.challenger, t("web-dojo-cry"));
    if (this.#isShort) return this.#sound(0, "trophy");
    const isDecided = now.challenge?.winner != null;
    const lasts = isDecided ? CHALLENGE.end : CRY.end;
    this.#begin(before);
    this.isTaken = this.isSwapped = false;
    this.strikes = 0;
    const pace = this.#scene({ kind: "challenge", lasts, reveals: isDecided ? CHALLENGE.told : CRY.open });
    this.#sound(CHALLENGE.banzai * pace, "banzai");
    this.#after(CHALLENGE.banzai * pace, () => this.#cry(now.dealer!, t("web-dojo-banzai")));
    if (isDecided) this.#takes(CHALLENGE.trophy * pace, CHALLENGE.swap * pace);
  }

  #cry(seat: number, words: string): void {
    this.cries = { ...this.cries, [seat]: words };
    setTimeout(() => {
      const { [seat]: _, ...others } = this.cries;
      this.cries = others;
    }, CRIED);
  }

  #throw(before: View, now: Table): void {
    this.strikes = thrownCount(now);
    if (this.#isShort && !this.#isOwn(now)) return;
    const isLast = now.challenge?.winner != null;
    const lasts = isLast ? THROW.last : THROW.end;
    this.#begin(before);
    this.isTaken = this.isSwapped = !isLast;
    this.isMet = false;
    const pace = this.#scene({ kind: "throw", lasts, reveals: isLast ? THROW.sum : THROW.met });
    this.#sound(0, "throw");
    this.#after(THROW.met * pace, () => (this.isMet = true));
    if (isLast) this.#takes(THROW.trophy * pace, THROW.last * pace - JUST_BEFORE);
  }

  /** A strike waits until the cry, or the strike before it, has been seen. */
  #afterwards(shows: () => void): void {
    if (!this.isInDuel(this.#play)) return shows();
    this.#waiting.push(shows);
    if (this.#waiting.length === 1) this.#following();
  }

  #following(): void {
    const left = Math.max(0, this.#endsAt - performance.now() - JUST_BEFORE);
    this.#after(left, () => {
      this.#waiting.shift()?.();
      if (this.#waiting.length) this.#following();
    });
  }

  /** It joins the challenge that is still shown; else it is an accent of its own. */
  #swap(word: "swap" | "keep"): void {
    if (this.isInDuel(this.#play) && (!this.isSwapped || this.#waiting.length)) return;
    this.isSwapped = true;
    if (word === "swap") this.#sound(0, "swap");
    if (!this.#isShort) this.#play.stage.show({ kind: word, lasts: SWAP });
  }

  #takes(trophy: number, swap: number): void {
    this.#after(trophy, () => (this.isTaken = true));
    this.#sound(trophy, "trophy");
    this.#after(swap, () => {
      if (tableOf(this.#play.view).phase === "swap") return;
      this.isSwapped = true;
      if (tableOf(this.#play.view).challenge?.swapped) sounds.play("swap");
    });
  }

  #train(was: Table, now: Table): void {
    this.matched = matched(was, now, this.#play.view.options.incense !== "one");
    const mine = this.matched;
    // Unless something else is shown by then.
    if (mine.length) setTimeout(() => this.matched === mine && (this.matched = []), MATCHED);
  }

  #count(now: Table): void {
    if (this.#isShort) return;
    this.#begin(null);
    this.isArranged = false;
    this.lines = 0;
    const { begins, line, looked } = COUNT;
    const told = begins + LINES * line;
    this.#play.stage.show({ kind: "count", lasts: told + looked, reveals: told });
    for (let at = 0; at < LINES; at++) {
      this.#after(begins + at * line, () => {
        this.isArranged = true;
        this.lines = at + 1;
        this.matched = counted(now, this.lines);
      });
      this.#sound(begins + at * line, "count", at);
    }
  }

  #crown(crowned: Crowned): void {
    this.crowned = crowned;
    setTimeout(() => (this.crowned = null), CROWNED);
  }

  #accent(kind: string, lasts: number): void {
    if (!this.#isShort) this.#play.stage.show({ kind, lasts });
  }

  #begin(before: View | null): void {
    this.#clear();
    this.#before = before;
    this.matched = [];
  }

  /** Its pace: after many of its kind a scene is shorter. */
  #scene(scene: Scene): number {
    const { stage } = this.#play;
    stage.show(scene);
    const lasts = stage.scene?.lasts ?? scene.lasts;
    this.#endsAt = performance.now() + lasts;
    return lasts / scene.lasts;
  }

  #sound(at: number, sound: Sound, number = 0): void {
    if (at) this.#after(at, () => sounds.play(sound, number));
    else sounds.play(sound, number);
  }

  #after(at: number, does: () => void): void {
    this.#timers.push(setTimeout(does, at));
  }

  #clear(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
  }
}
