"""The games as the tests play them: short, against bots that do not think long."""

from __future__ import annotations

SHORT: dict[str, dict[str, object]] = {
    "dojo": {"players": 3, "seats": ["open", "novice", "novice"]},
    "memo": {"players": 3, "seats": ["open", "novice", "novice"], "options": {"max_rounds": 5}},
    "tatsu": {"players": 4, "seats": ["open", "novice", "novice", "novice"], "options": {"rounds": 1}},
}
