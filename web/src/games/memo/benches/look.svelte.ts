// A look lasts some seconds. Then the page covers the cards, though the view may tell them until one's own next move:
// remembering is the game (MEMO-MEMORY). A look that was covered is not shown again, after a reload neither.

import type { Play } from "../../../lib/play";
import { activeCard, placeOf, tableOf, type Table } from "../model";

/** Milliseconds to come to it, and to learn each card. */
const COMING = 2000;
const LEARNING = 2500;

const kept = (): string => `look ${location.pathname}`;
/** The card that all may answer now. */
const answered = (table: Table): number | null => (table.phase === "react" ? (activeCard(table)?.number ?? null) : null);
/** Which look it is: told by its places, never by its cards. */
const nameOf = (table: Table): string => [table.game, ...table.shown.map((one) => (one.seat === null ? one.slot : placeOf(one.seat, one.slot)))].join();

/** Who exchanges the card or orders the cards has them in his hand meanwhile. */
const isInHand = (table: Table, me: number): boolean => table.mover === me && ["exchange", "order"].includes(table.phase);

export class Look {
  /** Milliseconds that it lasts, and the seconds left: 0 when it is covered. */
  lasts = $state(0);
  left = $state(0);

  #name = "";
  #answered: number | null = null;
  #until = 0;
  #timer = 0;

  /** The table as this screen shows it. */
  screened(play: Play): Play {
    // What a lesson shows goes by itself: nothing is asked for meanwhile.
    if (play.isLesson && play.isSending) return { ...play, view: { ...play.view, moves: [] } };
    if (!this.#isTimed(play) || this.left > 0) return play;
    return { ...play, view: { ...play.view, table: { ...tableOf(play.view), shown: [] } } };
  }

  /** After each view. */
  follow(play: Play): void {
    const table = tableOf(play.view);
    if (!this.#isTimed(play)) return this.#end(table);
    if (nameOf(table) !== this.#name) this.#begin(table);
    // Another card is to be answered: nobody looks at the own ones any more.
    else if (answered(table) !== null && answered(table) !== this.#answered) this.cover();
  }

  /** It is over: by itself, or because the player says so. */
  cover(): void {
    clearInterval(this.#timer);
    if (this.left > 0) sessionStorage.setItem(kept(), JSON.stringify([this.#name, 0]));
    this.left = 0;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #isTimed({ view, me, isReplay, isLesson }: Play): boolean {
    const table = tableOf(view);
    return me !== null && !isReplay && !isLesson && view.options["aid"] !== true && table.shown.length > 0 && !isInHand(table, me);
  }

  #end(table: Table): void {
    clearInterval(this.#timer);
    this.left = 0;
    this.#name = "";
    if (!table.shown.length) sessionStorage.removeItem(kept());
  }

  #begin(table: Table): void {
    this.#name = nameOf(table);
    this.#answered = answered(table);
    const [name, until] = JSON.parse(sessionStorage.getItem(kept()) ?? "[]") as [string?, number?];
    const whole = Date.now() + COMING + LEARNING * table.shown.length;
    this.#until = name === this.#name && until !== undefined ? until : whole;
    this.lasts = this.#until - Date.now();
    sessionStorage.setItem(kept(), JSON.stringify([this.#name, this.#until]));
    clearInterval(this.#timer);
    this.#timer = window.setInterval(() => this.#tick(), 200);
    this.#tick();
  }

  #tick(): void {
    const left = this.#until - Date.now();
    if (left > 0) this.left = Math.ceil(left / 1000);
    else this.cover();
  }
}
