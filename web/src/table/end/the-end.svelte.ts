// When the end of a game is shown: after what is looked at before it, as the last card or a sum, and never before its reveal.

import { untrack } from "svelte";

import type { TableSession } from "../session.svelte";

/** Milliseconds for the last card. */
const LAST_LOOK = 900;

export class TheEnd {
  /** There is an end to be shown. */
  isShown = $state(false);
  /** The sheet lies over the table. */
  isOpen = $state(true);

  constructor(session: TableSession) {
    const isOver = $derived(session.connection?.table?.status === "over");
    $effect(() => {
      if (this.isShown || !isOver || !session.stage.isRevealed || !session.stage.isFree) return;
      // Who comes later has seen it all.
      const wait = untrack(() => session.isEndFresh) ? LAST_LOOK : 0;
      const timer = setTimeout(() => (this.isShown = true), wait);
      return () => clearTimeout(timer);
    });
  }
}
