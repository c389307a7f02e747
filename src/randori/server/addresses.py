"""Whose request it is: addresses as they are written, the proxies that are believed, and what they say."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

WRITTEN = re.compile(r"(?:\[(?P<six>[^\]]*)\]|(?P<four>[^:\[]*))(?::\d{1,5})?")
"""1.2.3.4:56 or [2001:db8::1]:56, with the port or without. Without brackets, IPv6 is nothing but itself."""
MAPPED = 96
"""Bits before an IPv4 address that is written as an IPv6 one, ::ffff:1.2.3.4."""
HOUSEHOLD = 64
"""Bits of an IPv6 address that its owner was given; the others he may choose, as often as he likes."""


def address_in(text: str) -> Address | None:
    """As proxies write it: with a port or brackets, or without. None if it is no address."""
    written = WRITTEN.fullmatch(text.strip())
    try:
        address = ip_address(text.strip() if written is None else written["six"] or written["four"] or "")
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def network_in(text: str) -> Network:
    """An address is a network of one. ValueError if it is neither."""
    network = ip_network(text, strict=False)
    if isinstance(network, IPv6Network) and network.prefixlen >= MAPPED:
        mapped = network.network_address.ipv4_mapped
        if mapped is not None:
            return IPv4Network((mapped, network.prefixlen - MAPPED))
    return network


def sender_of(address: str) -> str:
    """Who is counted for what comes from this address: a household, where it has many."""
    found = address_in(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found), HOUSEHOLD), strict=False))
    return address if found is None else str(found)


class Proxies:
    """Those whose word is taken for whom they speak."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self.networks = tuple(network_in(one) for one in trusted)

    def has(self, address: Address | None) -> bool:
        return any(address in network for network in self.networks) if address is not None else False

    def address(self, peer: str, forwarded: Iterable[str]) -> str:
        """Each proxy adds at the right whom it has heard: what stands further left than the first stranger,
        he may have made up. `forwarded`: all lines of X-Forwarded-For, which are one list."""
        sender = address_in(peer)
        for entry in reversed(",".join(forwarded).split(",")):
            if not self.has(sender):
                break
            if entry.strip():
                found = address_in(entry)
                if found is None:
                    break
                sender = found
        return peer if sender is None else str(sender)
