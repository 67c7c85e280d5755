"""What browsers load: the page as it was built.

It has names with a hash in them for all it loads, so those are kept for ever; its own file is asked for anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Route

PAGE = Path(__file__).parent / "page"  # made by hatch_build.py
FOREVER, ANEW = "public, max-age=31536000, immutable", "no-cache"
TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


async def page(request: Request) -> Response:
    """A file of the page, or the page itself, whatever screen it is to show."""
    path = request.path_params["path"]
    asset = path.startswith("assets/")
    file = (PAGE / path).resolve()
    if path and file.is_file() and file.is_relative_to(PAGE) and not file.name.startswith("."):
        return _file(request, file, FOREVER if asset else ANEW)
    if asset:
        raise HTTPException(404)
    return _file(request, PAGE / "index.html", ANEW)


def _file(request: Request, file: Path, keep: str) -> Response:
    """The file, compressed if it was built so and the browser takes it."""
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    small = file.with_name(file.name + ".gz")
    if "gzip" in request.headers.get("accept-encoding", "") and small.is_file():
        headers["content-encoding"] = "gzip"
        kind = FileResponse(file).media_type if file.suffix not in TYPES else TYPES[file.suffix]
        return FileResponse(small, headers=headers, media_type=kind)
    return FileResponse(file, headers=headers, media_type=TYPES.get(file.suffix))


def routes() -> list[Any]:
    """The icon old browsers ask for, and the page for every address that is left."""
    return [Route("/favicon.ico", lambda request: RedirectResponse("/icon.svg")), Route("/{path:path}", page)]
