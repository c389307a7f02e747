// Puts a word before the names that stand on standard input, each on a line.

import { readFileSync } from "node:fs";

import { elide } from "../../web/src/lib/elision";

process.stdout.write(JSON.stringify(readFileSync(0, "utf8").trim().split("\n").map((name) => elide("de", name))));
