"""Who may come in, from where, and how often."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from randori.server.limits import Buckets, Limits

LOOPBACK = ("127.0.0.1", "::1")


class Gate:
    def __init__(
        self,
        limits: Limits,
        origins: tuple[str, ...] = (),
        proxies: tuple[str, ...] = (),
        *,
        has_public_metrics: bool = False,
    ) -> None:
        self.has_public_metrics = has_public_metrics
        self.limits = limits
        self.origins = origins
        self.proxies = proxies
        self.seats = Buckets(limits.seat)
        self.hints = Buckets(limits.hints)
        self.connections = Buckets(limits.connections)
        self.requests = Buckets(limits.requests)
        self.tables = Buckets(limits.tables)
        self.studies = Buckets(limits.studies)
        self.accounts = Buckets(limits.accounts)

    def address(self, peer: str, headers: Mapping[str, str]) -> str:
        """Whose request it is: the peer's, or what a proxy of ours says it is."""
        if peer not in self.proxies:
            return peer
        forwarded = [one.strip() for one in headers.get("x-forwarded-for", "").split(",") if one.strip()]
        strangers = [one for one in forwarded if one not in self.proxies]
        return strangers[-1] if strangers else peer

    def may_watch(self, address: str) -> bool:
        """Where few play, counts over a whole server may tell something of a game: they are the host's."""
        return self.has_public_metrics or address in LOOPBACK

    def admits_origin(self, origin: str | None, host: str | None) -> bool:
        """A page may talk to the server it came from, or to one that trusts it. Programs have no origin."""
        if origin is None:
            return True
        return origin in self.origins or (host is not None and site(origin) == host)


def site(origin: str) -> str | None:
    """Its name and port; None if it is no address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
