// The same game once more, with the same people. Who plays against bots alone waits for nobody: one tap, and the cards are dealt.

import { contribution } from "../lib/api";
import type { TableConnection } from "../lib/connection.svelte";
import { keepFaces } from "../lib/faces";
import { refusalText } from "../lib/refusals";
import { go } from "../lib/routes.svelte";
import { hold } from "../lib/seats";

/** Tables that somebody comes to who plays alone. */
const alone = new Set<string>();

export class Rematch {
  problem = $state("");
  isAsked = $state(false);

  constructor(readonly connection: TableConnection) {
    $effect(() => {
      if (this.isAsked && this.isAlone && this.table) this.follow();
    });
  }

  /** Where it is played, as soon as somebody has asked for it. */
  readonly table = $derived.by(() => this.connection.table?.rematch ?? null);
  readonly isAlone = $derived.by(() => this.connection.table?.seats.every((seat, at) => seat.kind !== "person" || at === this.connection.seat) ?? false);

  async ask(): Promise<void> {
    if (this.isAsked) return;
    this.isAsked = true;
    const answer = this.table ? null : await this.connection.ask({ type: "rematch" });
    this.problem = answer?.type === "refused" ? refusalText(answer) : "";
    if (answer && answer.type !== "accepted") this.isAsked = false;
  }

  follow(): void {
    const { table, connection } = this;
    if (!table) return;
    if (connection.token) hold(table, connection.token);
    keepFaces(table, connection.id);
    if (this.isAlone) alone.add(table);
    go(`/t/${table}`);
  }
}

/** Whether one has come to this table to play at once. */
export const comesAlone = (table: string): boolean => alone.has(table);

/** One is there, and the game begins; where that is refused, the waiting room says what is to be done. */
export async function beginAlone(connection: TableConnection): Promise<void> {
  const mine = connection.table?.seats[connection.seat ?? -1];
  if (mine && !mine.is_ready) await connection.ask({ type: "ready", contribution: contribution() });
  if (connection.table?.status === "waiting" && connection.isHost) await connection.ask({ type: "start" });
  alone.delete(connection.id);
}
