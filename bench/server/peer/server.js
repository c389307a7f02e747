// boardgame.io's own server, its games in memory, over WebSocket only. Usage: node server.js PORT
"use strict";

const { Server, SocketIO } = require("boardgame.io/server");
const tatsu = require("./tatsu.js");

const server = Server({
  games: [tatsu],
  origins: ["http://127.0.0.1"],
  transport: new SocketIO({ socketOpts: { transports: ["websocket"] } }),
});
server.run(Number(process.argv[2]));
