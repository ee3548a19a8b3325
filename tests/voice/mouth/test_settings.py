from __future__ import annotations

import pytest

from heraut.voice.mouth.errors import SettingError
from heraut.voice.mouth.settings import RATES, VOLUMES, Change, VoiceSettings, stepped


def test_steps_go_through_the_whole_ladder_and_say_when_it_ends() -> None:
    rate: float = RATES[0]
    steps = []
    while (change := stepped(RATES, rate, up=True)).changed:
        steps.append(change)
        rate = change.value
    assert [step.value for step in steps] == list(RATES[1:])
    assert [step.limit for step in steps] == [False] * (len(steps) - 1) + [True]
    assert change == Change(450, changed=False, limit=True)


def test_a_value_between_two_steps_goes_to_the_nearest_that_way() -> None:
    assert stepped(RATES, 190, up=True).value == 200
    assert stepped(RATES, 190, up=False).value == 180


def test_nobody_can_be_talked_into_silence() -> None:
    softest = stepped(VOLUMES, VOLUMES[0], up=False)
    assert softest == Change(0.1, changed=False, limit=True)
    assert softest.percent == 10


@pytest.mark.parametrize("rate", [119, 451, 0, -180])
def test_a_rate_outside_the_range_is_refused(rate: int) -> None:
    with pytest.raises(SettingError, match="from 120 to 450") as refused:
        VoiceSettings(rate=rate)
    assert refused.value.key == "rate_out_of_range"
    assert refused.value.details == {"rate": rate, "least": 120, "most": 450}


@pytest.mark.parametrize("volume", [-0.1, 1.1])
def test_a_volume_outside_the_range_is_refused(volume: float) -> None:
    with pytest.raises(SettingError) as refused:
        VoiceSettings(volume=volume)
    assert refused.value.key == "volume_out_of_range"
