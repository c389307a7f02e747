// Writes src/lib/protocol.generated.ts: the messages of docs/protocol.schema.json and what the HTTP API takes and gives,
// docs/http.schema.json, as types. It runs before every check and every build; nobody edits what it writes, and git does not
// keep it.

import { existsSync, readFileSync, writeFileSync } from "node:fs";

import { compile } from "json-schema-to-typescript";

const DOCS = new URL("../docs/", import.meta.url);
const PROTOCOL = "protocol.schema.json";
const HTTP = "http.schema.json";
const TYPES = new URL("src/lib/protocol.generated.ts", import.meta.url);
/** Who makes a table may leave some of these out; a table tells all of them. */
const WHOLE = ["Settings"];
/** What lies on a table is known to the game's own part alone. */
const GAMES_OWN = [["View", "table"], ["Changes", "table"]];
/** What says no more than these is anything at all. */
const IDLE = ["title", "description", "default"];

/** A schema in the words of the compiler, which knows an older draft. */
function dated(schema) {
  if (Array.isArray(schema)) return schema.map(dated);
  if (typeof schema !== "object" || schema === null) return schema;
  if (Object.keys(schema).every((key) => IDLE.includes(key))) return { ...schema, tsType: "unknown" };
  const { prefixItems, properties, ...rest } = schema;
  const parts = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, key === "default" ? part : dated(part)]));
  if (properties) parts.properties = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, dated(part)]));
  if (prefixItems) parts.items = prefixItems.map(dated);
  else delete parts.maxItems; // it would be sixteen types of lists, one for each length
  return parts;
}

const read = (name) => readFileSync(new URL(name, DOCS), "utf8");
const { from_client, from_server, $defs } = JSON.parse(read(PROTOCOL));
// The second refers to the first; here they are one.
Object.assign($defs, JSON.parse(read(HTTP).replaceAll(`"${PROTOCOL}#/`, '"#/')).$defs);
for (const name of WHOLE) $defs[name].required = Object.keys($defs[name].properties);
for (const [name, property] of GAMES_OWN) $defs[name].properties[property] = {};
const defs = Object.fromEntries(Object.entries($defs).map(([name, schema]) => [name, dated(schema)]));
const title = "Protocol";
const whole = { title, type: "object", properties: { from_client, from_server }, required: ["from_client", "from_server"], $defs: defs };
const bannerComment = "// Made from docs/protocol.schema.json and docs/http.schema.json by web/protocol.mjs.";
const types = await compile(whole, title, { additionalProperties: false, unreachableDefinitions: true, bannerComment });
// What has not changed is not written: nothing need be built anew for it.
if (!existsSync(TYPES) || readFileSync(TYPES, "utf8") !== types) writeFileSync(TYPES, types);
