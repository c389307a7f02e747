// How much time is left, as one's own page sees it.

import type { TableConnection } from "../lib/connection.svelte";

const seconds = (connection: TableConnection, deadline: number): number => deadline - connection.skew - Date.now() / 1000;

/** Seconds left to decide; null: nobody waits for one, or there is no clock. */
export function ownTime(connection: TableConnection): number | null {
  const deadline = connection.clocks?.deadlines[String(connection.seat)] ?? null;
  return deadline === null ? null : seconds(connection, deadline);
}

/** Seconds left to react, where a clock runs for all. */
export function reactionTime(connection: TableConnection): number | null {
  const { clocks, seat } = connection;
  const deadline = clocks?.deadlines[String(seat)] ?? Object.values(clocks?.deadlines ?? {})[0];
  return clocks?.answering != null && deadline != null ? seconds(connection, deadline) : null;
}
