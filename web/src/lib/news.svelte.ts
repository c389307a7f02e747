// What happened last, in one line near the eye: on a phone the log lies below the table.

import { PASSING } from "./log.svelte";
import type { GamePart, Play } from "./play";

export class News {
  line = $state("");
  #part: Pick<GamePart, "told" | "passes">;
  #step: Play["step"] = null;
  #timer = 0;

  constructor(part: Pick<GamePart, "told" | "passes">) {
    this.#part = part;
  }

  follow({ step, names, me }: Play): void {
    if (!step || step === this.#step) return;
    this.#step = step;
    const line = this.#part.told(step, names, me).at(-1);
    if (!line) return;
    clearTimeout(this.#timer);
    this.line = line;
    if (this.#part.passes?.(step)) this.#timer = window.setTimeout(() => (this.line = ""), PASSING);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
