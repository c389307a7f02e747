// The keyboard's short cuts: a digit for a slot of one's own, P to pass, Escape to take a steal back.

import type { Play } from "../../../lib/play";
import { isTyping } from "../../../parts/typing";
import type { Choosing } from "./choosing.svelte";
import { placeOf } from "../model";

export function pressed(event: KeyboardEvent, choosing: Choosing, { me, isSending }: Play): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
  const slot = Number(event.key) - 1;
  const pass = choosing.moves.find((move) => move.word === "pass");
  if (event.key === "Escape" && choosing.armed) choosing.takeBack();
  else if (event.key.toLowerCase() === "p" && pass && !isSending) choosing.send(pass);
  else if (slot >= 0 && slot < 9 && me !== null) choosing.tap(placeOf(me, slot), true);
}
