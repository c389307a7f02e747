"""A bot that plays at a table of `randori serve`: any legal move, until the game is over.

python bot.py http://localhost:8000          makes a table, for itself and a bot of the server
python bot.py http://localhost:8000 TABLE    takes a seat at this table: its id, or its link
"""

import json
import os
import random
import sys
import time
import urllib.request
from typing import Any

from websockets.sync.client import connect


def post(path: str, body: dict[str, Any], token: str | None = None) -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(server + path, json.dumps(body).encode(), headers)
    return json.load(urllib.request.urlopen(request))


server, *link = sys.argv[1:]
name = f"any move {random.randrange(10**6)}"
token = os.environ.get("BOT_TOKEN") or post("/api/accounts", {"name": name})["token"]
bots = {"seats": ["open", "adept"], "pace": "quick"}
duel = {"game": "tatsu", "players": 2, "options": {"rounds": 1}, "start": "full", **bots}
table = link[0].rstrip("/").split("/")[-1] if link else post("/api/tables", duel)["table"]
seat = post(f"/api/tables/{table}/seats", {"name": name}, token)

with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
    socket.send(json.dumps({"type": "hello", "token": seat["token"]}))
    for text in socket:
        message = json.loads(text)  # welcome, event, accepted, presence, …
        view = message.get("view")  # all that this seat may know of the game, if it has changed
        if message.get("table", {}).get("status") == "over":
            break
        if view and view["moves"]:
            time.sleep(0.1)  # a seat may say 15 things a second
            move = "pass" if "pass" in view["moves"] else random.choice(view["moves"])
            answers = message["clocks"]["answering"]  # the card that a reaction answers, in Mémo Combo
            said = {"type": "move", "id": str(message["version"]), "move": move, "answers": answers}
            socket.send(json.dumps(said))

print(f"Seat {seat['seat']} of table {table}: scores {view['scores']}, won by {view['winners']}")
