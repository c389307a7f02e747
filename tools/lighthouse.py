"""What Lighthouse says of the pages, as a host serves them: `python -m tools.lighthouse FOLDER`.

Prints the scores of the start page and of a table, and fails when one is under 95. `--install FOLDER` puts
Lighthouse there.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from randori.games.registry import OURS
from tools import node

VERSION = "13.5.0"
LEAST = 95
CATEGORIES = ("performance", "accessibility", "best-practices")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 60.0
TABLE = {
    "game": max(OURS),  # any game for four would do; always the same one, so that figures can be compared
    "players": 4,
    "seats": ["open", "novice", "novice", "novice"],
    "start": "full",
    "clock": "none",
    "name": "Anna",
}


def install(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text(
        json.dumps({"private": True, "dependencies": {"lighthouse": VERSION}})
    )
    node.run_npm(folder, "install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")


@contextmanager
def server() -> Iterator[str]:
    """The address of one that is installed here."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        program = [sys.executable, "-c", "from randori.cli.main import main; main()"]
        command = [*program, "serve", "--port", port, "--database", f"{folder}/tables.db", "--no-limits"]
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            base = f"http://127.0.0.1:{port}"
            wait_for(f"{base}/healthz")
            yield base
        finally:
            process.terminate()
            process.wait()


def wait_for(address: str) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            urllib.request.urlopen(address).close()
        except OSError:
            if time.monotonic() > end:
                sys.exit(f"{address} does not answer")
            time.sleep(0.1)
        else:
            return


def table(base: str) -> str:
    """The address of a seat where a game has begun."""
    body = json.dumps(TABLE).encode()
    request = urllib.request.Request(f"{base}/api/tables", body, {"content-type": "application/json"})
    made = json.load(urllib.request.urlopen(request))
    return f"{base}/t/{made['table']}#seat={made['token']}"


def scores(folder: Path, address: str) -> dict[str, int]:
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    program = [str(node.found()), str(folder / "node_modules" / "lighthouse" / "cli" / "index.js")]
    options = [f"--only-categories={','.join(CATEGORIES)}", "--output=json", "--quiet"]
    flags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu"
    environment = {**os.environ, "CHROME_PATH": browser} if browser else dict(os.environ)
    ran = subprocess.run(
        [*program, address, *options, flags], env=environment, capture_output=True, text=True, check=False
    )
    if ran.returncode:
        sys.exit(f"Lighthouse did not run: {ran.stderr.strip()}")
    report = json.loads(ran.stdout)
    for name in CATEGORIES:
        for lost in report["categories"][name]["auditRefs"]:
            audit = report["audits"][lost["id"]]
            if lost["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                print(f"    {audit['title']}: {audit['score']:.2f} {audit.get('displayValue', '')}")
    return {name: round(100 * report["categories"][name]["score"]) for name in CATEGORIES}


def main(folder: Path) -> None:
    with server() as base:
        pages = {"the start page": base, "a table": table(base)}
        found = {name: scores(folder, address) for name, address in pages.items()}
    for name, score in found.items():
        print(f"{name}: {', '.join(f'{category} {points}' for category, points in score.items())}")
    if min(points for score in found.values() for points in score.values()) < LEAST:
        sys.exit(f"less than {LEAST}")


if __name__ == "__main__":
    if sys.argv[1] == "--install":
        install(Path(sys.argv[2]))
    else:
        main(Path(sys.argv[1]))
