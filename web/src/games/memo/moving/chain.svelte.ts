// The combo of a round: the card that opened it, and all that followed it. Who comes in its middle knows only its last card.

import type { Step } from "../../../lib/connection.svelte";
import { activeCard, parsed, tableOf, type CardSeen } from "../model";

export class Chain {
  cards = $state.raw<CardSeen[]>([]);
  #round = "";

  happen({ what, after }: Step): void {
    if (!after) return;
    const table = tableOf(after);
    const active = activeCard(table);
    const { word } = parsed(what.kind === "moved" ? what.move : "");
    const round = `${table.game}.${table.round}`;
    if (round !== this.#round) this.cards = [];
    this.#round = round;
    if (!active) this.cards = [];
    else if (word === "lay" || word === "swap") this.cards = [active];
    else if (word === "play" && table.event?.fits) this.cards = [...this.cards, active];
  }
}
