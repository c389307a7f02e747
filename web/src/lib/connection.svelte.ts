// The line to a table. It comes back by itself when it is cut, and says again what was not answered.

import { network } from "./offline.svelte";
import type { Answer, Clocks, FromServer, Happening, Hint, Said, TableSeen, View, Welcome, What } from "./protocol";

export type LineState = "connecting" | "open" | "lost" | "refused";

/** Something that happened, with the views before and after it: what the log and the cards' motion are made of. */
export interface Step {
  what: What;
  before: View | null;
  after: View | null;
}

interface Listener {
  heard: (step: Step, version: number) => void;
  /** Moves were made that nobody here has heard of. */
  missed: () => void;
}

const LONGEST_PAUSE = 8000;
const PATIENCE = 25_000;

/** An event tells what has changed; the rest lies as it did. */
export function merged(before: View | null, view: View): View {
  if (!before) return view;
  return { ...before, ...view, table: { ...(before.table as object), ...(view.table as object) } };
}

/** Who comes when the cards have been dealt, and nothing played, sees them dealt. */
function isJustDealt({ missed }: Welcome): boolean {
  return missed !== null && missed.some(({ what }) => what.kind === "started") && !missed.some(({ what }) => what.kind === "moved");
}

export class TableLine {
  state = $state<LineState>("connecting");
  table = $state.raw<TableSeen | null>(null);
  view = $state.raw<View | null>(null);
  views = $state.raw<View[] | null>(null);
  clocks = $state.raw<Clocks | null>(null);
  chat = $state.raw<Said[]>([]);
  seat = $state<number | null>(null);
  isHost = $state(false);
  spectators = $state(0);
  refusal = $state<{ clause: string; message: string } | null>(null);
  /** The server's clock minus ours, in seconds. */
  skew = 0;

  #socket: WebSocket | null = null;
  #version = 0;
  #waiting = new Map<string, { message: object; answered: (answer: Answer) => void }>();
  #number = 0;
  #session = Math.random().toString(36).slice(2, 8);
  #pause = 300;
  #isClosed = false;
  #watchdog = 0;
  #knock = 0;

  constructor(
    readonly id: string,
    readonly token: string | null,
    readonly listener: Listener,
    readonly hello: { name?: string; open?: boolean } = {},
  ) {
    addEventListener("offline", this.#unplugged);
    addEventListener("online", this.#plugged);
    this.#connect();
  }

  /** Ask for something; the answer comes even if the line is cut meanwhile. */
  ask(message: { type: string } & Record<string, unknown>): Promise<Answer> {
    const id = `${this.#session}-${++this.#number}`;
    const whole = { ...message, id };
    return new Promise((answered) => {
      this.#waiting.set(id, { message: whole, answered });
      this.#send(whole);
    });
  }

  /** Sent again after a cut, it is played in the decision it was chosen for or not at all: hence the version. */
  async move(move: string): Promise<Answer> {
    return this.ask({ type: "move", move, answers: this.clocks?.answering ?? null, version: this.#version });
  }

  async hint(): Promise<Hint | null> {
    const answer = await this.ask({ type: "hint" });
    return answer.type === "hint" ? answer : null;
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("offline", this.#unplugged);
    removeEventListener("online", this.#plugged);
    clearTimeout(this.#watchdog);
    clearTimeout(this.#knock);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      network.isOnline = true;
      const hello = { type: "hello", token: this.token, version: this.#version, ...this.hello };
      socket.send(JSON.stringify(hello));
      this.#watch();
    };
    socket.onmessage = (event) => {
      this.#watch();
      this.#take(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** A line that says nothing for long is asked whether it is there; one that does not answer is given up. */
  #watch(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = window.setTimeout(() => {
      this.#send({ type: "ping", id: "ping" });
      this.#watchdog = window.setTimeout(() => this.#socket?.close(), 8000);
    }, PATIENCE);
  }

  #lost(socket: WebSocket): void {
    if (this.#isClosed || socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#watchdog);
    if (this.state === "connecting") network.isOnline = false;
    if (this.state !== "refused") this.state = "lost";
    const pause = this.#pause * (0.7 + 0.6 * Math.random());
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
    this.#knock = window.setTimeout(() => this.#connect(), pause);
  }

  /** The device has no network any more: nothing comes over this line, though it may take long to break. */
  #unplugged = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    socket.onmessage = null;
    this.#lost(socket);
    socket.close();
  };

  #plugged = (): void => {
    if (this.#socket || this.#isClosed) return;
    clearTimeout(this.#knock);
    this.#connect();
  };

  #send(message: object): void {
    if (this.state === "open" && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message));
    }
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case "welcome": {
        this.state = "open";
        this.#pause = 300;
        this.#version = message.version;
        this.seat = message.seat;
        this.isHost = message.is_host;
        this.chat = message.chat;
        this.#setClocks(message.clocks);
        this.table = message.table;
        this.view = message.view;
        this.views = message.views;
        for (const waiting of this.#waiting.values()) this.#send(waiting.message);
        if (message.view && (message.missed?.some(({ what }) => what.kind === "moved") ?? true)) this.listener.missed();
        if (isJustDealt(message)) this.listener.heard({ what: { kind: "started" }, before: null, after: this.view }, message.version);
        break;
      }
      case "event":
        this.#happen(message);
        break;
      case "presence":
        this.spectators = message.spectators;
        this.#setClocks(message.clocks);
        if (this.table) {
          const seats = this.table.seats.map((seat, at) => ({ ...seat, is_here: message.here[at] ?? false }));
          this.table = { ...this.table, seats };
        }
        break;
      case "refused":
        if (message.id === null) this.#refused(message);
        else this.#answer(message.id, message);
        break;
      case "closing":
        this.#pause = Math.max(this.#pause, 1000 * message.retry);
        break;
      default:
        this.#answer(message.id, message);
    }
  }

  #refused(message: { clause: string; message: string }): void {
    this.refusal = message;
    if (this.state !== "open") {
      this.state = "refused";
      if (message.clause === "TABLE-TOKEN" || message.clause === "TABLE-UNKNOWN") this.close();
    }
  }

  #answer(id: string, answer: Answer): void {
    this.#waiting.get(id)?.answered(answer);
    this.#waiting.delete(id);
  }

  #happen(message: Happening): void {
    const before = this.view;
    this.#version = message.version;
    if (message.table) this.table = message.table;
    if (message.view) this.view = merged(before, message.view);
    if (message.views) this.views = message.views;
    if (message.clocks !== undefined) this.#setClocks(message.clocks);
    const what = message.what;
    if (what.kind === "chat") this.chat = [...this.chat.slice(-99), what];
    if (what.kind === "swapped" && this.seat !== null) {
      const [first, second] = what.seats;
      this.seat = this.seat === first ? second : this.seat === second ? first : this.seat;
    }
    this.listener.heard({ what, before, after: this.view }, message.version);
  }

  #setClocks(clocks: Clocks | null): void {
    this.clocks = clocks;
    if (clocks) this.skew = clocks.now - Date.now() / 1000;
  }
}
