"""What somebody reads who has just arrived, before the page's own scripts have come: at the door what the
house is, at a table which game is played there. It tells no more than a link to a private table shows. The
language is the one that the browser asks for: who has chosen another on the page reads that later."""

from __future__ import annotations

from html import escape

from randori.games import GAMES
from randori.server.http.guards import AnyRequest
from randori.server.http.sharing import Preview, language_of, of_game, titled, words_in

MARK = b"<!-- arriving -->"
"""Where the built page has room for it."""


def words(request: AnyRequest, preview: Preview) -> bytes:
    language = language_of(request)
    say = words_in(language)
    if request.url.path == "/":
        title, sentence = say("web-title", count=len(GAMES)), say("web-lead")
    elif request.url.path.startswith("/t/") and preview.picture in GAMES:
        game = preview.picture
        title, sentence, _ = of_game(say, game, say("shared-table", game=titled(say, game)))
    else:
        return b""
    place = "door" if request.url.path == "/" else "table"
    text = f"<h1>{escape(title)}</h1><p>{escape(sentence)}</p>"
    return f'<div class="arriving" data-at="{place}" lang="{language}">{text}</div>'.encode()
