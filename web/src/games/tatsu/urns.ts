// What is drawn in Tatsu: the dealer, and the cards.

import { all, one, range, times, type Urns } from "../../lib/urns";

const SPIRITS = times(["Y", "R"], ["V3", "V4", "V5", "V6", "V7", "P2", "P3", "P4", "P5", "P6", "x1", "x2", "x3", "F"]);

const urns: Urns = {
  dealer: ({ players }) => one(players === 3 ? ["1"] : range(players)),
  deal: () => all(SPIRITS),
};
export default urns;
