"""The people of the simulator say everything the protocol knows: a new message comes with them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from randori.table.protocol import client
from tests.simulation import people
from tests.simulation.plan import BEFORE, LATER

SAID = re.compile(r'type="(\w+)"|"type": "(\w+)"')


def test_people_say_everything_that_a_client_may_say() -> None:
    source = Path(people.__file__).read_text()
    said = {one or other for one, other in SAID.findall(source)}
    assert said | {*BEFORE, *LATER} == {kind.__struct_config__.tag for kind in get_args(client.FromClient)}
