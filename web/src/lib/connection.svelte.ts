// The connection to a table. It comes back by itself when it is cut, and says again what was not answered: the table knows the
// ids of what the holder of a token has asked for. Of somebody without one it knows none, and nothing is said again.

import { network } from "./offline.svelte";
import { randomHex } from "./random";
import type { Answer, Changes, Clocks, FromServer, Happening, Hint, Said, TableSeen, View, Welcome, What } from "./protocol";

export type ConnectionState = "connecting" | "open" | "lost" | "refused";

/** Something that happened, with the views before and after it: what the log and the cards' motion are made of. */
export interface Step {
  what: What;
  before: View | null;
  after: View | null;
  /** The time was up, and a bot has decided. (Who does not react in time has simply passed.) */
  isTimeUp?: boolean;
  /** All that is public of the table, before and after, where that has changed. */
  tables?: [TableSeen | null, TableSeen];
  /** The seat one had when it happened. */
  me?: number | null;
}

/** How it went; nobody knows, where the connection was cut and it cannot be said again. */
export type Reply = Answer | { type: "unknown" };

interface Pending {
  message: object;
  isSent: boolean;
  answered: (reply: Reply) => void;
}

interface Listener {
  heard: (step: Step, version: number) => void;
  /** Moves were made that nobody here has heard of. */
  missed: () => void;
}

/** What may happen together with what comes right after it, and changes the table. */
const TOGETHER = ["replaced", "changed", "ready", "joined", "handed", "committed", "end"];
/** Milliseconds between two attempts to connect, at most. */
const LONGEST_DELAY = 8000;
/** Milliseconds without a word after which the table is asked whether it is there. */
const SILENCE = 25_000;

/** An event tells what has changed; the rest lies as it did. */
export function merged(before: View | null, changes: Changes): View {
  if (!before) return changes as View;
  return { ...before, ...changes, table: { ...(before.table as object), ...(changes.table as object) } };
}

/** Who comes when the cards have been dealt, and nothing played, sees them dealt. */
function isJustDealt({ missed }: Welcome): boolean {
  return missed !== null && missed.some(({ what }) => what.kind === "started") && !missed.some(({ what }) => what.kind === "moved");
}

export class TableConnection {
  state = $state<ConnectionState>("connecting");
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
  #waiting = new Map<string, Pending>();
  #together: [Step, number][] = [];
  #number = 0;
  /** No other tab or device of the same person has this one. */
  #idPrefix = randomHex(12);
  #retryDelay = 300;
  #isClosed = false;
  #watchdog = 0;
  #retryTimer = 0;

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

  /** Ask for something; the answer comes even if the connection is cut meanwhile, as far as there is one. */
  ask(message: { type: string } & Record<string, unknown>): Promise<Reply> {
    const id = `${this.#idPrefix}-${++this.#number}`;
    const whole = { ...message, id };
    return new Promise((answered) => {
      this.#waiting.set(id, { message: whole, isSent: this.#send(whole), answered });
    });
  }

  /** Sent again after a cut, it is played in the decision it was chosen for or not at all: hence the version. */
  async move(move: string): Promise<Reply> {
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
    clearTimeout(this.#retryTimer);
    this.#socket?.close();
    for (const id of [...this.#waiting.keys()]) this.#answer(id, { type: "unknown" });
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

  /** A connection that says nothing for long is asked whether it is there; one that does not answer is given up. */
  #watch(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = window.setTimeout(() => {
      this.#send({ type: "ping", id: "ping" });
      this.#watchdog = window.setTimeout(() => this.#socket?.close(), 8000);
    }, SILENCE);
  }

  #lost(socket: WebSocket): void {
    if (this.#isClosed || socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#watchdog);
    if (this.state === "connecting") network.isOnline = false;
    if (this.state !== "refused") this.state = "lost";
    const delay = this.#retryDelay * (0.7 + 0.6 * Math.random());
    this.#retryDelay = Math.min(2 * this.#retryDelay, LONGEST_DELAY);
    this.#retryTimer = window.setTimeout(() => this.#connect(), delay);
  }

  /** The device has no network any more: nothing comes over this connection, though it may take long to break. */
  #unplugged = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    socket.onmessage = null;
    this.#lost(socket);
    socket.close();
  };

  #plugged = (): void => {
    if (this.#socket || this.#isClosed) return;
    clearTimeout(this.#retryTimer);
    this.#connect();
  };

  #send(message: object): boolean {
    if (this.state !== "open" || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** After a cut: what may have been heard is said again where that does no harm. */
  #sendAgain(): void {
    for (const [id, asked] of [...this.#waiting]) {
      if (asked.isSent && this.token === null) this.#answer(id, { type: "unknown" });
      else asked.isSent = this.#send(asked.message);
    }
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case "welcome": {
        this.state = "open";
        this.#together = [];
        this.#retryDelay = 300;
        this.#version = message.version;
        this.seat = message.seat;
        this.isHost = message.is_host;
        this.chat = message.chat;
        this.#setClocks(message.clocks);
        this.table = message.table;
        this.view = message.view;
        this.views = message.views;
        this.#sendAgain();
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
        this.#retryDelay = Math.max(this.#retryDelay, 1000 * message.retry);
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

  #answer(id: string, reply: Reply): void {
    this.#waiting.get(id)?.answered(reply);
    this.#waiting.delete(id);
  }

  #happen(message: Happening): void {
    const before = this.view;
    const tableBefore = this.table;
    const isReaction = this.clocks?.answering != null;
    this.#version = message.version;
    if (message.table) this.table = message.table;
    const hadSeat = this.seat !== null;
    if (message.seat !== undefined) this.seat = message.seat;
    // A host who never sat down is not told of by the table: he stays one until another is. Who gets up is none any more.
    if (message.table && message.table.host !== null) this.isHost = this.seat === message.table.host;
    else if (message.table && hadSeat && this.seat === null) this.isHost = false;
    if (message.view) this.view = merged(before, message.view);
    if (message.views) this.views = message.views;
    if (message.clocks !== undefined) this.#setClocks(message.clocks);
    const what = message.what;
    if (what.kind === "chat") this.chat = [...this.chat.slice(-99), what];
    const isTimeUp = what.kind === "moved" && what.by === "clock" && !isReaction;
    const step: Step = { what, before, after: this.view, isTimeUp, me: this.seat };
    // Of several things that happen at once the last one brings the table as all of them left it.
    if (!message.table && TOGETHER.includes(what.kind)) return void this.#together.push([step, message.version]);
    const tables: Step["tables"] = message.table ? [tableBefore, message.table] : undefined;
    for (const [one, version] of this.#together.splice(0)) this.listener.heard({ ...one, ...(tables ? { tables } : {}) }, version);
    this.listener.heard({ ...step, ...(tables ? { tables } : {}) }, message.version);
  }

  #setClocks(clocks: Clocks | null): void {
    this.clocks = clocks;
    if (clocks) this.skew = clocks.now - Date.now() / 1000;
  }
}
