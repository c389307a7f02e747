"""What befalls the servers: they are killed, stopped, suspended and switched off; databases are away and
disks full; clocks jump; notes stop."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.simulation.world import World


class Trouble:
    def __init__(self, world: World) -> None:
        self.world = world
        self.rng = world.rng

    async def brew(self) -> None:
        while not self.world.faults.are_over:
            await asyncio.sleep(self.rng.expovariate(0.5))
            self.strike()

    def strike_at_commit(self) -> None:
        """Right after something became durable: nobody has heard of it yet, and others are about to act."""
        faults, rng, world = self.world.faults, self.rng, self.world.loop.world
        if faults.strike("stores away", 0.4):
            world.soon(self.world.lose_store, rng.choice((0.3, 2.0, 9.0)))
        elif faults.strike("killed servers", 0.15):
            world.soon(rng.choice(self.world.servers).kill, rng.choice((0.05, 0.5, 8.0)))

    def strike(self) -> None:
        faults, rng = self.world.faults, self.rng
        server = rng.choice(self.world.servers)
        if faults.strike("killed servers", 4):
            server.kill(rng.choice((0.05, 0.5, 8.0, 25.0)))
        elif faults.strike("stopped servers", 4):
            server.stop(rng.choice((0.05, 1.0, 12.0)))
        elif faults.strike("suspended servers", 4):
            server.sleep(rng.choice((0.2, 3.0, 7.0, 20.0)), is_off=False)
        elif faults.strike("sleeping machines", 4):
            seconds = rng.choice((3.0, 12.0, 40.0))
            for one in self.world.servers if rng.random() < 0.5 else [server]:
                one.sleep(seconds, is_off=True)
        elif faults.strike("stores away", 4):
            self.world.lose_store(rng.choice((0.1, 2.0, 9.0, 25.0)))
        elif faults.strike("jumping clocks", 4):
            server.jump(rng.choice((-400.0, -2.0, 1.0, 15.0, 3600.0)))
        elif faults.strike("lost buses", 4) and server.bus is not None:
            self.world.note(f"{server.name} hears no notes for a while")
            server.bus.break_off(rng.choice((0.1, 1.0, 6.0)))
