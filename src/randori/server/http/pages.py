"""The pages in the browser, as the build has put them into the package: one page for all addresses, and its
files, whose names change with what is in them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from litestar import Response, route
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.types import ControllerRouterHandler

from randori.server.http import answers, arriving, built, preloading, sharing
from randori.server.http.docs import home
from randori.server.http.guards import AnyRequest
from randori.server.http.headers import SECURITY_HEADERS
from randori.server.http.shapes import Refusal
from randori.server.tables import Tables

FOLDER = Path(str(files("randori").joinpath("web")))
PAGE = "index.html"
LOOKING = [HttpMethod.GET, HttpMethod.HEAD]
ADDRESSES = [
    "/",
    "/new",
    "/games",
    "/watch",
    "/credits",
    "/score",
    "/score/{game:str}",
    "/t/{table:str}",
    "/r",
    "/r/{table:str}",
    "/learn/{game:str}",
    "/rules",
    "/rules/{name:str}",
]


@lru_cache(maxsize=256)
def page_with(content: bytes) -> built.BuiltFile:
    """Packed once as long as the same is asked for."""
    return built.made(content, "text/html", built.ASK_FIRST, "Accept-Encoding, Accept-Language")


def pages(folder: Path = FOLDER, tables: Tables | None = None) -> list[ControllerRouterHandler]:
    """Without the built pages (a source tree in which they were not built) a page that says so much. `tables`
    are those of which a link to one tells."""
    found = built.read_all(folder)
    if PAGE not in found:
        return [home]
    beside = [f"/{name}" for name in found if "/" not in name and name != PAGE]
    needs = preloading.read(folder)

    def needed(request: AnyRequest, preview: sharing.Preview) -> bytes:
        """At the addresses where most people arrive."""
        path, language = request.url.path, sharing.language_of(request)
        if path != "/" and not path.startswith("/t/"):
            return b""
        return preloading.tags(needs, preloading.START if path == "/" else preview.picture, language)

    @route(ADDRESSES, http_method=LOOKING, include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        preview = await sharing.preview_of(request, tables)
        whole = found[PAGE].content
        told = {
            sharing.MARK: sharing.tags(preview, request, found),
            preloading.MARK: needed(request, preview) + preloading.MARK,
            arriving.MARK: arriving.words(request, preview),
        }
        for mark, text in told.items():
            whole = whole.replace(mark, text)
        return page_with(whole).answer(request)

    @route(
        [*beside, "/assets/{name:str}"], http_method=LOOKING, include_in_schema=False, sync_to_thread=False
    )
    def file(request: AnyRequest) -> Response[bytes]:
        """What belongs to the page: scripts, styles, drawings, icons, the manifest, the service worker."""
        name = request.url.path.strip("/")
        if name not in found:
            raise NotFoundException(f"there is no file {name[:80]}")
        return found[name].answer(request)

    return [page, file]


Lost = Callable[[AnyRequest, NotFoundException], Response[bytes] | Response[Refusal]]


def lost(folder: Path = FOLDER) -> Lost:
    """What there is at an address where nothing is: for people the page, which says so; programs get JSON."""
    page = folder.joinpath(PAGE).read_bytes() if folder.joinpath(PAGE).is_file() else None

    def answer(request: AnyRequest, wrong: NotFoundException) -> Response[bytes] | Response[Refusal]:
        if page is None or not is_for_people(request):
            return answers.malformed(request, wrong)
        headers = {**SECURITY_HEADERS, "Cache-Control": built.ASK_FIRST}
        return Response(page, status_code=404, media_type="text/html", headers=headers)

    return answer


def is_for_people(request: AnyRequest) -> bool:
    """Somebody has typed it or followed a link, and it is none of the API's addresses."""
    wants_page = "text/html" in request.headers.get("Accept", "")
    return request.method in LOOKING and wants_page and not request.url.path.startswith("/api")
