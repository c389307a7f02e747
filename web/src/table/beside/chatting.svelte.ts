// What people say at a table, as far as one's own page is concerned: the line one is writing, and what one has not seen yet.

import type { TableConnection } from "../../lib/connection.svelte";
import { refusalText } from "../../lib/refusals";
import { t } from "../../lib/words.svelte";

/** Milliseconds between two quick signals. */
const BREATH = 3000;
/** Four phrases that are no hints: nothing about cards. */
export const SIGNALS = ["well", "ouch", "turn", "again"];

export class Chatting {
  text = $state("");
  problem = $state("");
  isSaying = $state(false);
  /** One has just signalled, and waits a little. */
  isHushed = $state(false);
  /** What was said before one came is no news. */
  #read = $state(0);

  constructor(readonly connection: TableConnection) {
    this.#read = connection.chat.length;
  }

  readonly unread = $derived.by(() => this.connection.chat.slice(this.#read).filter(({ seat }) => seat === null || seat !== this.connection.seat).length);
  /** A spectator speaks by name; one who sees all hands does not. */
  readonly maySpeak = $derived.by(() => {
    const { seat, hello } = this.connection;
    return seat !== null || (hello.name !== undefined && !hello.open);
  });

  /** All of it has been in sight. */
  readAll(): void {
    this.#read = this.connection.chat.length;
  }

  send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (await this.#say(this.text)) this.text = "";
  };

  async signal(which: string): Promise<void> {
    if (this.isHushed) return;
    this.isHushed = true;
    setTimeout(() => (this.isHushed = false), BREATH);
    await this.#say(t(`web-signal-${which}`));
  }

  /** While it is on its way it cannot be sent once more: a connection that was cut says it again by itself, or says so. */
  async #say(text: string): Promise<boolean> {
    if (this.isSaying) return false;
    this.isSaying = true;
    const reply = await this.connection.ask({ type: "chat", text });
    this.isSaying = false;
    this.problem = reply.type === "refused" ? refusalText(reply) : reply.type === "unknown" ? t("web-perhaps-said") : "";
    return reply.type === "accepted";
  }
}
