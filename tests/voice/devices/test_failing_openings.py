"""Headphones that are not there, asked for again and again beside a loudspeaker that plays."""

from __future__ import annotations

from .sound_server import EAR, own_server

SECONDS = 8
"""Half of this was enough, each time of four, to kill a program that did not ask first."""
_ASKS = f"""
import time
from heraut.voice.mouth.errors import MouthError
from heraut.voice.mouth.speaker import SpeakerOutput

table, failed, end = SpeakerOutput(), 0, time.monotonic() + {SECONDS}
while time.monotonic() < end:
    try:
        SpeakerOutput("{EAR}")
    except MouthError:
        failed += 1
print(failed, flush=True)
"""


def test_an_opening_that_fails_beside_another_stream_does_not_kill_the_program() -> None:
    with own_server() as server:
        server.start()
        server.plug()
        with server.run(_ASKS) as program:
            assert int(program.tells() or 0) > 50
            assert program.ends() == 0
