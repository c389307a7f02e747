"""What can be agreed, and what cannot."""

from __future__ import annotations

import pytest

from randori.engine.errors import OptionError
from randori.table.settings import Settings, checked


def test_without_a_plan_all_seats_are_open() -> None:
    settings = Settings("dojo", 3)
    assert checked(settings).players == 3
    assert settings.plan() == ["open", "open", "open"]


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        (Settings("chess", 2), "there is no game 'chess'"),
        (Settings("tatsu", 5), "the number of players of tatsu must be"),
        (Settings("tatsu", 4, {"target": "many"}), "option target must be"),
        (Settings("tatsu", 4, {"speed": 1}), "tatsu has no option 'speed'"),
        (Settings("tatsu", 4, seats=["open"]), "seats must name 4 seats, not 1"),
        (Settings("tatsu", 2, seats=["adept", "adept"]), "at least one seat must be open"),
        (Settings("tatsu", 2, seats=["open", "genius"]), "tatsu has no bot 'genius'"),
        (Settings("tatsu", 2, stand_in="genius"), "tatsu has no bot 'genius'"),
    ],
)
def test_what_does_not_fit_is_said_in_a_sentence(settings: Settings, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        checked(settings)
