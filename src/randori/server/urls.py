"""What may be said about an address that has a password in it, and about what went wrong there."""

from __future__ import annotations

from urllib.parse import urlsplit

POSTGRES = ("postgresql", "postgres")


def place(url: str) -> str:
    """`localhost:5432/randori` of `postgresql://somebody:secret@localhost:5432/randori?ssl=…`."""
    try:
        parts = urlsplit(url)
        host = parts.netloc.rpartition("@")[2]
    except ValueError:
        return "an address that cannot be read"
    return f"{host}{parts.path}" or "this machine"


def reason(error: BaseException) -> str:
    """The first line of what a library says, which has no values in it."""
    return (str(error).strip() or type(error).__name__).splitlines()[0].strip().rstrip(".")


def scheme(url: str) -> str:
    """What stands before `://`; nothing if it is a plain path."""
    first, colon, _ = url.partition("://")
    return first.lower() if colon else ""
