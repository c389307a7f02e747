// The messages of docs/protocol.md, by the names that the pages use. The types are made from the schema: web/protocol.mjs.

import type { Event, Numbered, Protocol } from "./protocol.generated";

export type { Changes, ClocksSeen as Clocks, Event as Happening, Fairness, Hint, MoveMade, Refused, Said } from "./protocol.generated";
export type { SeatSeen, Settings, TableSeen, View, Welcome } from "./protocol.generated";

/** By which a game is known to the server, in addresses and in the names of its words: any that the server offers. */
export type GameName = string;

export type What = Event["what"] & Numbered["what"];
export type FromServer = Protocol["from_server"];
export type Answer = Extract<FromServer, { type: "accepted" | "refused" | "hint" | "pong" }>;

/** A type of the schema of which the pages know more: fields of these names, wherever they are in it, hold no more than this.
    What may be null may still be. Where the schema says otherwise the field is unknown, so that its first use fails the check. */
export type Narrowed<Type, Fields> = {
  [Name in keyof Type]: Name extends keyof Fields ? Within<Fields[Name], Type[Name]> : Narrowed<Type[Name], Fields>;
};
type Within<Known, Field> = [Known] extends [Field] ? Known | Extract<Field, null | undefined> : unknown;
