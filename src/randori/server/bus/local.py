"""The bus of a server that is alone: there is nobody to tell."""

from __future__ import annotations

from randori.server.bus.bus import Bus, Lost, Receive


class LocalBus(Bus):
    async def open(self, receive: Receive, lost: Lost) -> None:
        pass

    async def close(self) -> None:
        pass

    async def subscribe(self, table: str) -> None:
        pass

    async def unsubscribe(self, table: str) -> None:
        pass

    def publish(self, table: str, payload: bytes) -> None:
        pass
