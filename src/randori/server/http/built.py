"""The built pages of the browser, read once: every file as it is and packed, ready to be sent."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from pathlib import Path

from litestar import Response

from randori.server.http.guards import AnyRequest

MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FOR_GOOD = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""
ASK_FIRST = "no-cache"
"""For all others: a browser may keep them, but asks whether they are still the same."""


@dataclass(frozen=True)
class BuiltFile:
    content: bytes
    packed: bytes | None  # None: too little to gain
    media_type: str
    caching: str
    tag: str
    varies: str = "Accept-Encoding"

    def answer(self, request: AnyRequest) -> Response[bytes]:
        headers = {"Cache-Control": self.caching, "ETag": self.tag, "Vary": self.varies}
        if self.tag in request.headers.get("If-None-Match", ""):
            return Response(b"", status_code=304, headers=headers)
        content = self.content
        if self.packed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            content = self.packed
        if request.method == "HEAD":
            headers["Content-Length"] = str(len(content))
            content = b""
        return Response(content, media_type=self.media_type, headers=headers)


def read(path: Path, caching: str) -> BuiltFile:
    """Packed here and now, not again with every request."""
    return made(path.read_bytes(), MEDIA_TYPES[path.suffix], caching)


def made(content: bytes, media_type: str, caching: str, varies: str = "Accept-Encoding") -> BuiltFile:
    packed = gzip.compress(content, 9, mtime=0)
    return BuiltFile(
        content,
        packed if len(packed) < 0.9 * len(content) else None,
        media_type,
        caching,
        f'W/"{hashlib.sha256(content).hexdigest()[:20]}"',
        varies,
    )


def read_all(folder: Path) -> dict[str, BuiltFile]:
    """By the names that they have in addresses."""
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in MEDIA_TYPES and path.is_file()]
    named = {path: path.relative_to(folder).as_posix() for path in files}
    return {
        name: read(path, FOR_GOOD if name.startswith("assets/") else ASK_FIRST)
        for path, name in named.items()
    }
