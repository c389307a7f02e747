// When the end of a game is shown: after what is looked at before it, as the last card or a sum, and never before its reveal.

import { untrack } from "svelte";

import type { TableSession } from "../session.svelte";

/** Milliseconds for the last card, where nothing else was looked at. */
const LAST_LOOK = 900;

export class TheEnd {
  /** The sheet lies over the table. */
  isOpen = $state(true);
  /** The last thing was a scene, a count or a sum: it has been looked at. */
  #isSeen = false;

  constructor(readonly session: TableSession) {
    $effect(() => {
      if (this.isShown || !this.isOver) return;
      if (!session.stage.isRevealed || !session.stage.isFree) return void (this.#isSeen = true);
      // Who comes later has seen it all.
      const wait = untrack(() => session.isEndFresh && !this.#isSeen) ? LAST_LOOK : 0;
      const timer = setTimeout(() => (session.isEndShown = true), wait);
      return () => clearTimeout(timer);
    });
  }

  get isOver(): boolean {
    return this.session.connection?.table?.status === "over";
  }

  /** There is an end to be shown. */
  get isShown(): boolean {
    return this.session.isEndShown;
  }
}
