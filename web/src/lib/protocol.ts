// The messages of docs/protocol.md, as far as this client reads them.

export interface View {
  game: GameName;
  players: number;
  options: Record<string, unknown>;
  player: number | null;
  to_act: number[];
  moves: string[];
  over: boolean;
  scores: number[];
  winners: number[];
  table: unknown;
}

export type GameName = "tatsu" | "dojo" | "memo";

export interface Settings {
  game: GameName;
  players: number;
  options: Record<string, unknown>;
  seats: string[];
  title: string;
  private: boolean;
  start: "host" | "full";
  clock: "none" | "relaxed" | "fast" | "days";
  days: number;
  on_timeout: "move" | "seat";
  stand_in: string;
  pace: "human" | "quick";
  hints: boolean;
  spectators: "public" | "open";
  delay: number;
}

export interface SeatSeen {
  kind: "open" | "bot" | "person" | "program";
  name: string;
  level: string | null;
  is_here: boolean;
  is_ready: boolean;
  has_left: boolean;
}

export interface Fairness {
  seal: string;
  contributions: (string | null)[];
  commitment: string | null;
  seed: string | null;
}

export interface TableSeen {
  id: string;
  settings: Settings;
  status: "waiting" | "playing" | "over";
  seats: SeatSeen[];
  host: number | null;
  agree_to_end: number[];
  fairness: Fairness;
  rematch: string | null;
  origin: string | null;
}

export interface Clocks {
  now: number;
  deadlines: Record<string, number | null>;
  answering: number | null;
}

export interface Said {
  kind: "chat";
  name: string;
  seat: number | null;
  text: string;
}

export interface MoveMade {
  kind: "moved";
  player: number;
  move: string;
  by: "person" | "bot" | "clock";
}

export type What =
  | Said
  | MoveMade
  | { kind: "joined"; seat: number; name: string }
  | { kind: "ready" | "left" | "returned"; seat: number }
  | { kind: "swapped"; seats: [number, number] }
  | { kind: "committed"; commitment: string }
  | { kind: "started" | "ended" }
  | { kind: "replaced"; seat: number; level: string; by: "host" | "clock" }
  | { kind: "time"; seat: number; seconds: number }
  | { kind: "end"; seat: number; agrees: boolean }
  | { kind: "rematch"; table: string };

export interface Welcome {
  type: "welcome";
  version: number;
  table: TableSeen;
  seat: number | null;
  is_host: boolean;
  view: View | null;
  views: View[] | null;
  clocks: Clocks | null;
  missed: { version: number; what: What }[] | null;
  chat: Said[];
}

export interface Happening {
  type: "event";
  version: number;
  at: number;
  what: What;
  table?: TableSeen;
  view?: View;
  views?: View[];
  clocks?: Clocks;
}

export interface Refused {
  type: "refused";
  id: string | null;
  clause: string;
  message: string;
}

export interface Hint {
  type: "hint";
  id: string;
  moves: { move: string; chance: number | null }[];
}

export type FromServer =
  | Welcome
  | Happening
  | Refused
  | Hint
  | { type: "accepted"; id: string; version: number; again?: boolean }
  | { type: "presence"; here: boolean[]; spectators: number; clocks: Clocks | null }
  | { type: "pong"; id: string }
  | { type: "closing"; reason: string; retry: number };

export type Answer = Extract<FromServer, { type: "accepted" | "refused" | "hint" | "pong" }>;
