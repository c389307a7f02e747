// A move on its way. When that takes long it is seen: what was chosen stays bright, all else fades, and words say why.

import type { Reply, TableConnection } from "../lib/connection.svelte";

/** Milliseconds after which one wonders whether a tap was felt. */
const SLOW = 400;

export class Sending {
  isUnderWay = $state(false);
  isSlow = $state(false);
  #touched: Element | null = null;

  /** Where the hand was last. */
  touch = (event: Event): void => {
    this.#touched = event.target instanceof Element ? event.target.closest("button") : null;
  };

  async send(connection: TableConnection, move: string): Promise<Reply> {
    const chosen = this.#touched;
    const timer = setTimeout(() => {
      this.isSlow = true;
      chosen?.toggleAttribute("data-sent", true);
    }, SLOW);
    this.isUnderWay = true;
    const answer = await connection.move(move);
    clearTimeout(timer);
    chosen?.toggleAttribute("data-sent", false);
    this.isUnderWay = this.isSlow = false;
    return answer;
  }
}
