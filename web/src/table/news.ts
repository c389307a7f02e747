// What happens at a table that is no move of its game, in a sentence each, with who and why: for the log, the waiting room and
// the ear; and in a few words for the seat.

import type { Step } from "../lib/connection.svelte";
import { inhabitants } from "../lib/faces";
import type { TableSeen } from "../lib/protocol";
import { listed, t } from "../lib/words.svelte";
import { terms } from "./waiting/terms";

const namesAt = (table: TableSeen | null | undefined): string[] => (table ? inhabitants(table.id, table.seats).map(({ name }) => name) : []);

/** Nothing, where it is a move, or said elsewhere. */
export function news(step: Step, names: string[], me: number | null): string[] {
  const [before, after] = step.tables ?? [];
  const mine = step.me === undefined ? me : step.me;
  const told = newsOf(step, names, mine);
  // Whoever was given the host's part on the way is told of, too.
  const isHanded = before && after && after.host !== null && before.host !== after.host && step.what.kind !== "handed" && step.what.kind !== "swapped" && step.what.kind !== "changed";
  return isHanded ? [...told, t("web-news-handed", { who: after.host === mine ? "you" : "other", name: namesAt(after)[after.host!] ?? "" })] : told;
}

function newsOf({ what, tables }: Step, names: string[], me: number | null): string[] {
  const [before, after] = tables ?? [];
  const now = after ? namesAt(after) : names;
  const isWaiting = (after?.status ?? "playing") === "waiting";
  const who = (seat: number): Record<string, string | number> => ({ who: seat === me ? "you" : "other", name: now[seat] ?? "", seat: seat + 1 });
  switch (what.kind) {
    case "joined":
      return [t("web-news-joined", who(what.seat))];
    case "ready":
      return [t("web-news-ready", who(what.seat))];
    case "left": {
      const why = what.is_barred ? "barred" : what.by === "host" ? "removed" : isWaiting ? "got-up" : "left";
      return [t(`web-news-${why}`, { name: what.name })];
    }
    case "pardoned":
      return [t("web-news-pardoned", { name: what.name })];
    case "renamed":
      return what.name === what.before ? [] : [t("web-news-renamed", { name: what.name, before: what.before })];
    case "handed":
      return [t("web-news-handed", who(what.seat))];
    case "changed": {
      const changed = after ? terms(after.settings).filter(({ of }) => of.some((one) => what.settings.includes(one))) : [];
      return changed.length ? [t("web-news-changed", { list: listed(changed.map(({ what, value }) => t("web-of", { what, more: value }))) })] : [];
    }
    case "swapped": {
      const people = what.seats.filter((seat) => after && after.seats[seat]?.kind !== "open");
      if (people.length === 2) return [t("web-news-swapped", { name: now[what.seats[0]] ?? "", other: now[what.seats[1]] ?? "" })];
      return people.map((seat) => t("web-news-moved", who(seat)));
    }
    case "replaced": {
      const isFilled = after?.seats[what.seat]?.kind === "bot";
      if (isFilled) return [t("web-news-bot", who(what.seat))];
      return [t(what.by === "clock" ? "web-news-out-of-time" : "web-news-replaced", who(what.seat))];
    }
    case "returned":
      if (after?.seats[what.seat]?.kind === "open") return [t("web-news-bot-gone", { name: namesAt(before)[what.seat] ?? "" })];
      return [t("web-news-returned", who(what.seat))];
    case "time":
      return [t("web-news-time", { ...who(what.seat), seconds: what.seconds })];
    case "end":
      return [t(what.agrees ? "web-news-end" : "web-news-end-not", who(what.seat))];
    case "ended":
      return [t(before?.status === "waiting" ? "web-news-closed" : "web-news-ended")];
    case "rematch":
      return [t("web-news-rematch")];
    default:
      return [];
  }
}

/** What somebody says at his seat when it happens to him. */
export function cry({ what, tables }: Step): { seat: number; words: string } | null {
  switch (what.kind) {
    case "joined":
    case "ready":
      return { seat: what.seat, words: t("web-cry-here") };
    case "returned":
      return tables?.[1].seats[what.seat]?.kind === "open" ? null : { seat: what.seat, words: t("web-cry-back") };
    case "replaced":
      return what.by === "clock" ? { seat: what.seat, words: t("web-cry-time") } : null;
    case "end":
      return what.agrees ? { seat: what.seat, words: t("web-cry-end") } : null;
    default:
      return null;
  }
}
