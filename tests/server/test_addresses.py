"""Whose request it is, behind one's own proxies and others'."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from randori.server.addresses import Proxies, address_in, sender_of
from randori.server.admission import Admission
from randori.server.limits import NO_LIMITS, Limit, Limits
from tests.server.inside import server_inside
from tests.server.running import in_loop
from tests.server.serving import refused
from tests.server.wire import Wire

ONCE = Limit(burst=1, per_second=0)


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ("1.2.3.4", "1.2.3.4"),
        (" 1.2.3.4 ", "1.2.3.4"),
        ("1.2.3.4:5678", "1.2.3.4"),
        ("::1", "::1"),
        ("2001:DB8:0::1", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("[2001:db8::1]:443", "2001:db8::1"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("[::ffff:1.2.3.4]:80", "1.2.3.4"),
        ("", None),
        ("unknown", None),
        ("_hidden", None),
        ("1.2.3", None),
        ("1.2.3.4.5", None),
        ("1.2.3.4:port", None),
        ("[2001:db8::1", None),
        ("[2001:db8::1]x", None),
        ("01.2.3.4", None),
    ],
)
def test_addresses_are_read_as_proxies_write_them(written: str, address: str | None) -> None:
    found = address_in(written)
    assert (None if found is None else str(found)) == address


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("9.9.9.9", ["1.2.3.4"], "9.9.9.9"),  # a stranger may say what he likes
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["1.2.3.4"], "1.2.3.4"),
        ("127.0.0.1", ["6.6.6.6, 1.2.3.4"], "1.2.3.4"),  # he made the first one up
        ("127.0.0.1", ["6.6.6.6", "1.2.3.4"], "1.2.3.4"),
        ("127.0.0.1", ["1.2.3.4, 10.0.0.7"], "1.2.3.4"),
        ("127.0.0.1", ["1.2.3.4", "10.0.0.7"], "1.2.3.4"),
        ("127.0.0.1", ["6.6.6.6, 1.2.3.4", "10.0.0.7, 10.200.0.1"], "1.2.3.4"),
        ("127.0.0.1", ["10.0.0.8, 10.0.0.7"], "10.0.0.8"),  # all are ours: the first of them asked
        ("127.0.0.1", ["1.2.3.4:5678, [::ffff:10.0.0.7]:80"], "1.2.3.4"),
        ("::ffff:127.0.0.1", ["1.2.3.4"], "1.2.3.4"),
        ("fd00::2", ["2001:db8::1"], "2001:db8::1"),
        ("127.0.0.1", ["1.2.3.4, unknown, 10.0.0.7"], "10.0.0.7"),  # the last that can be believed
        ("127.0.0.1", ["1.2.3.4, unknown"], "127.0.0.1"),
        ("127.0.0.1", ["1.2.3.4, , "], "1.2.3.4"),
        ("somewhere", ["1.2.3.4"], "somewhere"),
    ],
)
def test_the_last_one_that_is_no_proxy_of_ours_asked(peer: str, forwarded: list[str], address: str) -> None:
    assert Proxies(("127.0.0.1", "10.0.0.0/8", "fd00::/8")).address(peer, forwarded) == address


def test_an_ipv4_network_may_be_written_as_part_of_ipv6() -> None:
    assert Proxies(("::ffff:10.0.0.0/104",)).address("10.1.2.3", ["1.2.3.4"]) == "1.2.3.4"


def test_a_household_is_one_sender_however_many_addresses_it_has() -> None:
    first, second, other = "2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:3::1"
    assert sender_of(first) == sender_of(second) != sender_of(other)
    assert sender_of("1.2.3.4") == sender_of("::ffff:1.2.3.4") != sender_of("1.2.3.5")
    assert sender_of("") == ""


def test_the_metrics_are_for_this_machine_however_its_address_is_written() -> None:
    admission = Admission(Limits())
    watchers = ["127.0.0.1", "127.0.0.9", "::1", "::ffff:127.0.0.1"]
    assert all(map(admission.may_watch, watchers))
    assert not any(map(admission.may_watch, ["10.0.0.1", "2001:db8::1", "", "somewhere"]))


# --- over the wire

THROUGH_TWO = [["1.2.3.4", "10.0.0.7"], ["1.2.3.4", "10.0.0.7"], ["5.6.7.8", "10.0.0.7"], ["5.6.7.8"]]
"""Two people, two times each, the first proxy with a line of its own."""
AT_HOME = [["2001:db8::1"], ["2001:db8::2"], ["2001:db8:0:1::1"], ["2001:db8:0:1::1"]]
"""Two households."""


@pytest.mark.parametrize("asked", [THROUGH_TWO, AT_HOME])
def test_requests_and_sockets_are_counted_for_the_same_sender(
    tmp_path: Path, asked: Sequence[list[str]]
) -> None:
    @in_loop
    async def ask() -> None:
        limits = Limits(requests=ONCE, connections=ONCE)
        async with server_inside(tmp_path, limits, proxies=("127.0.0.1", "10.0.0.0/8")) as (base, _):
            assert await statuses_of_requests(base, asked) == [200, 429, 200, 429]
            assert await statuses_of_sockets(base, asked) == ["404", "429", "404", "429"]

    ask()


async def statuses_of_requests(base: str, asked: Sequence[list[str]]) -> list[int]:
    async with httpx.AsyncClient(base_url=base, verify=False) as http:
        answers = [
            await http.get("/api/clauses", headers=[("X-Forwarded-For", line) for line in lines])
            for lines in asked
        ]
    return [answer.status_code for answer in answers]


async def statuses_of_sockets(base: str, asked: Sequence[list[str]]) -> list[str]:
    """Nowhere: who is counted is found out before that."""
    statuses = []
    for lines in asked:
        wire = await Wire.dial(base)
        more = "".join(f"X-Forwarded-For: {line}\r\n" for line in lines)
        statuses.append((await wire.upgrade(base, "/nowhere", more))[9:12])
        wire.cut()
    return statuses


@in_loop
async def test_nobody_hides_behind_addresses_that_he_makes_up(tmp_path: Path) -> None:
    async with server_inside(tmp_path, Limits(requests=Limit(5, 0))) as (base, _):
        made_up = [[f"1.2.3.{number}"] for number in range(10)]
        assert Counter(await statuses_of_requests(base, made_up)) == {200: 5, 429: 5}


@in_loop
async def test_the_people_behind_a_proxy_have_their_own_bounds_and_the_proxy_has_none(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, most_connections=3, most_sockets=2)
    async with server_inside(tmp_path, limits, proxies=("127.0.0.1",)) as (base, _):
        path = "/api/tables/somewhere/socket"
        wires = [await Wire.dial(base) for _ in range(12)]
        people = ["1.1.1.1", "1.1.1.1", "1.1.1.1", "2.2.2.2"]
        answers = [
            (await wire.upgrade(base, path, f"X-Forwarded-For: {one}\r\n"))[9:12]
            for wire, one in zip(wires, people, strict=False)
        ]
        assert answers == ["101", "101", "429", "101"]
        assert [(await wire.upgrade(base, path))[9:12] for wire in wires[4:8]] == ["101"] * 4, "for nobody"
        wires[0].cut()
        while (await wires.pop().upgrade(base, path, "X-Forwarded-For: 1.1.1.1\r\n"))[9:12] != "101":
            assert wires
        for wire in wires:
            wire.cut()


@in_loop
async def test_requests_under_way_behind_a_proxy_have_a_bound(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, most_connections=2)
    half = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\nX-Forwarded-For: {}\r\n\r\n{{"
    async with server_inside(tmp_path, limits, proxies=("127.0.0.1",)) as (base, _):
        wires = [await Wire.dial(base) for _ in range(3)]
        for wire in wires:
            wire.writer.write(half.format("1.1.1.1").encode())
            await wire.writer.drain()
        assert (await wires[2].reader.readline()).startswith(b"HTTP/1.1 429")
        assert await statuses_of_requests(base, [["2.2.2.2"], ["1.1.1.1"]]) == [200, 429]
        wires[0].cut()
        while await statuses_of_requests(base, [["1.1.1.1"]]) != [200]:
            pass
        for wire in wires:
            wire.cut()


def test_a_proxy_that_is_none_is_refused_in_a_sentence() -> None:
    assert "a network such as 10.0.0.0/8" in refused("--proxy", "10.0.0.0/99")
    assert "nginx" in refused("--proxy", "nginx")
