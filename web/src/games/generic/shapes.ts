// The table of any game, as things to show: facts with their names, rows of cards, and groups of these. It is made of what
// the view's JSON looks like, and of nothing else.

export type Shown =
  | { kind: "fact"; value: string | number | boolean | null }
  | { kind: "player"; player: number }
  /** A card that nobody here may see is null. */
  | { kind: "cards"; cards: (string | null)[] }
  /** Yes or no, one after the other. */
  | { kind: "marks"; marks: boolean[] }
  | { kind: "group"; entries: Entry[] };

export interface Entry {
  /** A field of the view, a player, or the place in a row. */
  name: { field: string } | { player: number } | { place: number };
  shown: Shown;
}

/** Fields that name a player by his number. */
const WHO = new Set(["player", "dealer", "leader", "winner", "starter", "owner", "turn_of"]);
/** Fields that have one thing for each player, whatever it looks like. */
const EACH = new Set(["hands", "bids", "roles"]);
/** Things in a list have no name of their own. */
const WITHIN = "";
/** So long is what stands on a card, and it has a capital or a digit. */
const CARD = /^(?=.*[\p{Lu}\d])\S{1,5}$/u;

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group => typeof value === "object" && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): value is string | number | boolean | null => !isGroup(value) && !Array.isArray(value);
const isFace = (value: unknown): value is string | number | null => value === null || typeof value === "string" || typeof value === "number";
const asFace = (value: string | number | null) => (value === null ? null : String(value));

export class Shapes {
  constructor(readonly players: number) {}

  /** What lies under this name. What there is nothing of is left out of a group. */
  of(value: unknown, field: string): Shown {
    if (Array.isArray(value)) return this.#list(value, field);
    if (isGroup(value)) return { kind: "group", entries: this.#entries(value) };
    if (!isScalar(value)) return { kind: "fact", value: null };
    if (this.#isPlayer(value) && WHO.has(field)) return { kind: "player", player: value };
    if (typeof value === "string" && CARD.test(value)) return { kind: "cards", cards: [value] };
    return { kind: "fact", value };
  }

  #isPlayer(value: unknown): value is number {
    return Number.isInteger(value) && (value as number) >= 0 && (value as number) < this.players;
  }

  #entries(group: Group): Entry[] {
    const told = Object.entries(group).filter(([, value]) => value !== null);
    const areSeats = Object.keys(group).join() === Array.from({ length: this.players }, (_, player) => player).join();
    return told.map(([key, value]) => ({ name: areSeats ? { player: Number(key) } : { field: key }, shown: this.of(value, key) }));
  }

  #list(list: unknown[], field: string): Shown {
    if (this.#isByPlayer(list, field)) {
      return { kind: "group", entries: list.map((value, player) => ({ name: { player }, shown: this.of(value, WITHIN) })) };
    }
    if (list.every(isFace)) return { kind: "cards", cards: list.map(asFace) };
    if (list.every((value) => typeof value === "boolean")) return { kind: "marks", marks: list };
    return { kind: "group", entries: list.map((value, at) => this.#item(value, at)) };
  }

  /** One thing for each player: hands, counts, points; not a row of cards that happens to be as long. (The terminal guesses
   *  in the same way: is_by_player in cli/tables/generic.py.) */
  #isByPlayer(list: unknown[], field: string): boolean {
    if (list.length !== this.players || !list.length || field === WITHIN) return false;
    const isMany = field.endsWith("s") && field !== "cards";
    if (EACH.has(field)) return true;
    if (list.every(isFace)) return isMany && (list.every((value) => typeof value === "number") || list.includes(null));
    return !list.every((value) => isGroup(value) && ("player" in value || "number" in value));
  }

  /** A thing in a row: by the player it belongs to or its number, if it says so. */
  #item(value: unknown, at: number): Entry {
    if (!isGroup(value)) return { name: { place: at + 1 }, shown: this.of(value, WITHIN) };
    const { player, ...others } = value;
    if (this.#isPlayer(player)) return { name: { player }, shown: this.#alone(others) };
    const { number, ...rest } = value;
    if (Number.isInteger(number)) return { name: { place: number as number }, shown: this.#alone(rest) };
    return { name: { place: at + 1 }, shown: this.of(value, WITHIN) };
  }

  /** A group; of one thing, that thing. */
  #alone(group: Group): Shown {
    const entries = this.#entries(group);
    const [only] = entries;
    return only && entries.length === 1 ? only.shown : { kind: "group", entries };
  }
}
