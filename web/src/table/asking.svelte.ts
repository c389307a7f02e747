// What people and the host ask of a table that is no move: one thing at a time, and what was refused stands there in a sentence.

import type { TableConnection } from "../lib/connection.svelte";
import { refusalText } from "../lib/refusals";

export class Asking {
  problem = $state("");
  isUnderWay = $state(false);

  constructor(readonly connection: TableConnection) {}

  /** Whether it was done. */
  ask = async (message: { type: string } & Record<string, unknown>): Promise<boolean> => {
    if (this.isUnderWay) return false;
    this.isUnderWay = true;
    const answer = await this.connection.ask(message);
    this.isUnderWay = false;
    this.problem = answer.type === "refused" ? refusalText(answer) : "";
    return answer.type === "accepted";
  };
}
