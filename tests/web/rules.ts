// Converts the rules pages whose paths stand on standard input, each on a line.

import { readFileSync } from "node:fs";

import { converted } from "../../web/rules";

process.stdout.write(JSON.stringify(readFileSync(0, "utf8").trim().split("\n").map(converted)));
