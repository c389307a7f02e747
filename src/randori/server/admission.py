"""Who may come in, from where, and how often."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from randori.server.addresses import Proxies, address_in, sender_of
from randori.server.limits import Buckets, Limits, Places


class Admission:
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
        self.proxies = Proxies(proxies)
        self.seats = Buckets(limits.seat)
        self.chats = Buckets(limits.chat)
        self.hints = Buckets(limits.hints)
        self.connections = Buckets(limits.connections)
        self.requests = Buckets(limits.requests)
        self.tables = Buckets(limits.tables)
        self.studies = Buckets(limits.studies)
        self.accounts = Buckets(limits.accounts)
        self.codes = Buckets(limits.codes)
        self.loaded = Buckets(limits.loaded)
        self.open_connections = Places(limits.most_connections)
        self.open_sockets = Places(limits.most_sockets)

    def address(self, peer: str, forwarded: Iterable[str]) -> str:
        """Whose request it is: the peer's, or what a proxy of ours says it is."""
        return self.proxies.address(peer, forwarded)

    def is_proxy(self, address: str) -> bool:
        """It speaks for others, and what it holds is theirs."""
        return self.proxies.has(address_in(address))

    def let_in(self, address: str, *, is_socket: bool = False) -> bool:
        """One more open connection; a socket is one, too."""
        if self.is_proxy(address):
            return True
        sender = sender_of(address)
        if not self.open_connections.enter(sender):
            return False
        if is_socket and not self.open_sockets.enter(sender):
            self.open_connections.leave(sender)
            return False
        return True

    def let_out(self, address: str, *, is_socket: bool = False) -> None:
        if not self.is_proxy(address):
            self.open_connections.leave(sender_of(address))
            if is_socket:
                self.open_sockets.leave(sender_of(address))

    def may_watch(self, address: str) -> bool:
        """Where few play, counts over a whole server may tell something of a game: they are the host's."""
        found = address_in(address)
        return self.has_public_metrics or (found is not None and found.is_loopback)

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
