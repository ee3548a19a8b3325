"""The sample of the long proofs is a part of the whole, and leaves out no test and no game."""

from __future__ import annotations

import pytest


def test_every_test_and_every_game_of_it_is_in_the_sample(request: pytest.FixtureRequest) -> None:
    whole: set[tuple[str, object]] = set()
    sample: set[tuple[str, object]] = set()
    for item in request.session.items:
        if item.get_closest_marker("apart"):
            continue
        of = getattr(item, "callspec", None)
        what = item.nodeid.partition("[")[0], of and of.params.get("game")
        whole.add(what)
        if not item.get_closest_marker("whole"):
            sample.add(what)
    assert sample == whole
