// What a game brings to the pages that brought nothing: a table for any view.

import type { Brings } from "../brings";

const brings: Brings = { part: () => import("./part") };
export default brings;
