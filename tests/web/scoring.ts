// Scores what stands on standard input, each question on a line.

import { readFileSync } from "node:fs";

import * as dojo from "../../web/src/games/dojo/scoring/scoring";
import * as tatsu from "../../web/src/games/tatsu/scoring/scoring";

type Question =
  | { asks: "dojo"; about: dojo.Described }
  | { asks: "dojo-winners"; about: { score: number; trophies: number }[] }
  | { asks: "tatsu"; about: tatsu.Captured }
  | { asks: "tatsu-match"; about: { rounds: tatsu.Captured[]; terms: tatsu.Terms } };

function answer(question: Question): unknown {
  switch (question.asks) {
    case "dojo":
      return dojo.scored(question.about);
    case "dojo-winners":
      return dojo.winners(question.about);
    case "tatsu":
      return tatsu.scored(question.about);
    case "tatsu-match": {
      const { rounds, terms } = question.about;
      return { totals: tatsu.totals(rounds, terms.players), winners: tatsu.winners(rounds, terms) };
    }
  }
}

const questions = readFileSync(0, "utf8").trim().split("\n");
process.stdout.write(JSON.stringify(questions.map((line) => answer(JSON.parse(line) as Question))));
