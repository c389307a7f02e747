"""What was told to whom, and what somebody missed."""

from __future__ import annotations

from randori.table.feed import KEPT, Feed
from randori.table.protocol.happenings import SeatLeft, TimeGiven


def test_versions_go_up_together() -> None:
    news = Feed(2)
    news.tell(SeatLeft(0, "Ann"))
    news.tell(SeatLeft(1, "Ben"))
    assert [news.version(eyes) for eyes in (None, 0, 1)] == [2, 2, 2]


def test_what_one_alone_notices_counts_for_him_alone() -> None:
    news = Feed(2)
    news.whisper(1, SeatLeft(0, "Ann"))
    assert [news.version(eyes) for eyes in (None, 0, 1)] == [0, 0, 1]
    assert news.secret_of == 1


def test_some_may_know_more_than_others() -> None:
    news = Feed(2)
    news.tell(SeatLeft(0, "Ann"), own={1: TimeGiven(1, 5.0)})
    assert news.latest(0).what == SeatLeft(0, "Ann")
    assert news.latest(1).what == TimeGiven(1, 5.0)


def test_who_comes_back_is_told_what_he_missed() -> None:
    news = Feed(1)
    for seat in range(5):
        news.tell(SeatLeft(seat, "Ann"))
    missed = news.since(0, 3)
    assert missed is not None
    assert [(one.version, one.what) for one in missed] == [(4, SeatLeft(3, "Ann")), (5, SeatLeft(4, "Ann"))]
    assert news.since(0, 5) == []


def test_what_is_too_long_ago_or_never_was_is_not_told() -> None:
    news = Feed(1)
    for seat in range(KEPT + 5):
        news.tell(SeatLeft(seat, "Ann"))
    assert news.since(0, 4) is None
    assert news.since(0, 5) is not None
    assert news.since(0, KEPT + 6) is None
