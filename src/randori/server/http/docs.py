"""Pages for people: where one has come to, and the HTTP API in words. They need no scripts and no network."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, get

from randori.engine.errors import listed
from randori.games import GAMES
from randori.server.http.guards import AnyRequest

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}"
    "code{background:#8882;padding:.1em .3em;border-radius:.2em}h2{margin-top:2rem}"
    "@media(prefers-color-scheme:dark){body{background:#181614;color:#eee}a{color:#8bf}}"
)


def page(title: str, body: str) -> str:
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1>{body}</main></body></html>"
    )


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def home() -> str:
    return page(
        "Randori",
        f"<p>The tables are open: {escape(listed([game.title for game in GAMES.values()]))}.</p>"
        '<p>Programs play over <a href="/api/docs">the HTTP API</a> and a WebSocket whose '
        '<a href="/api/protocol">protocol</a> is described by a JSON schema.</p>',
    )


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def docs(request: AnyRequest) -> str:
    schema = request.app.openapi_schema.to_schema()
    parts = [
        f"<p>{escape(schema['info']['description'])}</p>",
        '<p>As JSON: <a href="/api/openapi.json">openapi.json</a>.</p>',
    ]
    for path, methods in sorted(schema["paths"].items()):
        parts.extend(operation(path, method, told) for method, told in methods.items())
    parts.append("<h2>Shapes</h2>")
    parts.extend(shape(name, told) for name, told in sorted(schema["components"]["schemas"].items()))
    return page("Randori: the HTTP API", "".join(parts))


def operation(path: str, method: str, told: dict[str, Any]) -> str:
    given = "".join(parameter(one) for one in told.get("parameters", []))
    body = [named(one) for one in told.get("requestBody", {}).get("content", {}).values()]
    answers = "".join(answer(code, one) for code, one in told.get("responses", {}).items())
    takes = f"<p>Takes {escape(', '.join(body))}.</p>" if body else ""
    return (
        f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(told.get('summary', ''))}</p>"
        f"<ul>{given}</ul>{takes}<ul>{answers}</ul>"
    )


def parameter(one: dict[str, Any]) -> str:
    told = escape(one.get("description", ""))
    return f"<li><code>{escape(one['name'])}</code> ({escape(one['in'])}) {told}</li>"


def answer(code: str, one: dict[str, Any]) -> str:
    shapes = ", ".join(named(content) for content in one.get("content", {}).values())
    return f"<li>{escape(code)}: {escape(shapes)}</li>"


def named(content: dict[str, Any]) -> str:
    """The name of a shape, or its type."""
    schema = content.get("schema", {})
    if "items" in schema:
        return f"list of {named({'schema': schema['items']})}"
    return str(schema.get("$ref", schema.get("type", "JSON"))).rpartition("/")[2]


def shape(name: str, told: dict[str, Any]) -> str:
    fields = "".join(
        f"<li><code>{escape(field)}</code> {escape(str(one.get('description', one.get('type', ''))))}</li>"
        for field, one in told.get("properties", {}).items()
    )
    return f"<h3>{escape(name)}</h3><p>{escape(told.get('description', ''))}</p><ul>{fields}</ul>"
