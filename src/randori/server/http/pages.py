"""The pages in the browser, as the build has put them into the package: one page for all addresses, and its
files, whose names change with what is in them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from randori.server.http.docs import home
from randori.server.http.guards import AnyRequest

FOLDER = Path(str(files("randori").joinpath("web")))
ADDRESSES = [
    "/",
    "/new",
    "/games",
    "/t/{table:str}",
]
BESIDE = {"icon.svg": "image/svg+xml", "manifest.webmanifest": "application/manifest+json"}


@get(ADDRESSES, media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def page() -> Response[bytes]:
    content = FOLDER.joinpath("index.html").read_bytes()
    return Response(content, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


@get([f"/{name}" for name in BESIDE], include_in_schema=False, sync_to_thread=False)
def beside(request: AnyRequest) -> Response[bytes]:
    """What a browser looks for beside the page: icon and manifest."""
    name = request.url.path.strip("/")
    return Response(FOLDER.joinpath(name).read_bytes(), media_type=BESIDE[name])


def pages() -> list[ControllerRouterHandler]:
    """Without the built pages (a source tree in which they were not built) a page that says so much."""
    if not FOLDER.joinpath("index.html").is_file():
        return [home]
    assets: Router = create_static_files_router(
        path="/assets",
        directories=[FOLDER / "assets"],
        cache_control=None,
        include_in_schema=False,
    )
    return [page, beside, assets]
