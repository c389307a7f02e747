"""When nobody was alive."""

from __future__ import annotations

from tests.server.store.kinds import Kind, scenario


@scenario
async def test_the_last_sign_of_life_is_known(kind: Kind) -> None:
    async with kind.opened() as store:
        assert await store.last_beat() is None
        await store.beat("one")
        beat = await store.last_beat()
        assert beat is not None
        assert beat <= await store.now() < beat + 5
        await store.leave("one")
        assert await store.last_beat() == beat


@scenario
async def test_outages_that_overlap_are_one(kind: Kind) -> None:
    async with kind.opened() as store:
        for began, ended in ((10.0, 20.0), (50.0, 61.0), (50.0, 60.0), (55.0, 58.0)):
            await store.add_outage(began, ended)
        assert await store.outages(since=0.0) == [(10.0, 20.0), (50.0, 61.0)]
        assert await store.outages(since=20.0) == [(50.0, 61.0)]
