// A bot that plays at a table of `randori serve`: any legal move, until the game is over. It needs Node, and no rules.
//
// node bot.mjs http://localhost:8000          makes a table, for itself and a bot of the server
// node bot.mjs http://localhost:8000 TABLE    takes a seat at this table: its id, or its link
//
// Node 22 and newer have a WebSocket. With Node 20: node --experimental-websocket bot.mjs …, or npm install ws.

const WebSocket = globalThis.WebSocket ?? (await import("ws").catch(noWebSocket)).default;
const [server, link] = process.argv.slice(2);

function noWebSocket() {
  console.error("This Node has no WebSocket: start it with --experimental-websocket, or npm install ws.");
  process.exit(2);
}

async function post(path, body, token) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(server + path, { method: "POST", headers, body: JSON.stringify(body) });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.error.message);
  return told;
}

function choose(view) {
  return view.moves.includes("pass") ? "pass" : view.moves[Math.floor(Math.random() * view.moves.length)];
}

const name = `any move ${Math.floor(Math.random() * 1e6)}`;
const token = process.env.BOT_TOKEN ?? (await post("/api/accounts", { name })).token;
const bots = { seats: ["open", "adept"], pace: "quick" };
const duel = { game: "tatsu", players: 2, options: { rounds: 1 }, start: "full", ...bots };
const table = link ? link.replace(/\/+$/, "").split("/").at(-1) : (await post("/api/tables", duel)).table;
const seat = await post(`/api/tables/${table}/seats`, { name }, token);

let view = null; // all that this seat may know of the game
let clocks = null;
let version = 0; // of the latest event that this seat was told
let underWay = null; // the id of the move that is not answered yet: one at a time
let told = 0; // the version with which an accepted move is in the view
let count = 0;

const socket = new WebSocket(`${server.replace("http", "ws")}/api/tables/${table}/socket`);
const say = (message) => socket.send(JSON.stringify(message));
socket.onopen = () => say({ type: "hello", token: seat.token }); // it comes first
socket.onclose = () => process.exit(1); // to last, come back with the last version
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data); // welcome, event, accepted, refused, presence, …
  if (message.type === "welcome" || message.type === "event") {
    version = message.version;
    clocks = message.clocks ?? clocks;
    if (message.view) {
      // An event brings what has changed: put it over what there is, and its table over that table.
      view = { ...view, ...message.view, table: { ...view?.table, ...message.view.table } };
    }
    if (message.table?.status === "over") finish();
  } else if (message.id === underWay && (message.type === "accepted" || message.type === "refused")) {
    underWay = null;
    told = message.version ?? told;
  }
  decide();
};

function decide() {
  if (!view?.moves.length || underWay || version < told) return;
  underWay = `move ${++count}`; // an id of its own, so that the move can be sent again if the line is cut
  setTimeout(() => {
    // On the view of which version it was chosen, and in Mémo Combo which card it answers.
    if (!view.moves.length) underWay = null;
    else say({ type: "move", id: underWay, move: choose(view), version, answers: clocks?.answering ?? null });
  }, 100); // a seat may say 15 things a second
}

function finish() {
  const list = (numbers) => `[${numbers.join(", ")}]`;
  console.log(`Seat ${seat.seat} of table ${table}: scores ${list(view.scores)}, won by ${list(view.winners)}`);
  process.exit(0);
}
