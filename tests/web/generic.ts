// Says how the table for any game shows what stands on standard input, each question on a line.

import { readFileSync } from "node:fs";

import { opened } from "../../web/src/games/generic/opened";
import { Shapes } from "../../web/src/games/generic/shapes";
import type { View } from "../../web/src/lib/protocol";

type Question = { asks: "shown"; players: number; table: unknown } | { asks: "opened"; seen: unknown; own: unknown[] };

const view = (table: unknown) => ({ table }) as View;

function answer(question: Question): unknown {
  if (question.asks === "shown") return new Shapes(question.players).of(question.table, "");
  return opened(view(question.seen), question.own.map(view)).table;
}

const questions = readFileSync(0, "utf8").trim().split("\n");
process.stdout.write(JSON.stringify(questions.map((line) => answer(JSON.parse(line) as Question))));
