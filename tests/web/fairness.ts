// Checks the shuffles that stand on standard input, a record and its study on each line.

import { readFileSync } from "node:fs";

import dojo from "../../web/src/games/dojo/urns";
import memo from "../../web/src/games/memo/urns";
import tatsu from "../../web/src/games/tatsu/urns";
import type { Study } from "../../web/src/lib/api";
import type { Urns } from "../../web/src/lib/urns";
import { Unchecked, verified } from "../../web/src/replay/fairness";
import type { GameRecord } from "../../web/src/replay/record";

const urns: Record<string, Urns> = { dojo, memo, tatsu };

function answer({ record, study }: { record: GameRecord; study: Study }): unknown {
  try {
    return verified(record, study, urns[record.game]!);
  } catch (reason) {
    if (reason instanceof Unchecked) return { unchecked: reason.why };
    throw reason;
  }
}

const lines = readFileSync(0, "utf8").trim().split("\n");
process.stdout.write(JSON.stringify(lines.map((line) => answer(JSON.parse(line)))));
