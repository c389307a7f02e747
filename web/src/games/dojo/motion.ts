// How the cards and tokens of Dojo move. Each says by data-from where it comes from when it was not in sight.

import type { Style, Transition } from "../../lib/motion";

const FLIES: Style = { duration: 300, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" };
const SETTLES: Keyframe[] = [
  { transform: "scale(1.06)", opacity: 0.3 },
  { transform: "none", opacity: 1 },
];

export const transition: Transition = {
  seen: FLIES,
  unseen: FLIES,
  from: (card) => card.dataset["from"]?.split(" ") ?? [],
  appears: { frames: SETTLES, timing: { duration: 220, easing: FLIES.easing } },
  showsMoved: true,
};
