// What is drawn in Dojo: the dealer, the disciples, the trophies.

import { all, one, range, times, twice, type Urns } from "../../lib/urns";

const DISCIPLES = twice(times(["M", "F", "T", "C", "B", "R"], ["1", "2", "3", "4", "5"]));
const TROPHIES = twice(["belt", "kimono", "broom", "master", "incense", "assistant"]);

const urns: Urns = {
  dealer: ({ players }) => one(range(players)),
  deck: ({ options }) => all((options["deck"] as string[] | undefined) ?? DISCIPLES),
  trophies: () => all(TROPHIES),
};
export default urns;
