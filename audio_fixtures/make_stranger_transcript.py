"""Write ``docs/strange-voices.md``: ``python audio_fixtures/make_stranger_transcript.py FOLDER``.

A turn of Kingsbridge, ``strange-turn.yaml``, said by people's diphones (MBROLA) that the embedded
model never learnt from. Who is not understood says it again, says yes to a move that is read back
as it was meant, and no to any other. MBROLA's packages are taken from FOLDER, or fetched into it.
No sound is kept: these voices may not be given away.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heraut.engines.protocol import TABLE
from heraut.grammars.meaning import Scope
from heraut.voice.acoustics.corpus.sentences import respelled
from heraut.voice.acoustics.measurement.mbrola import Mbrola
from heraut.voice.dialogue.outputs import Output, Played, Spoken
from heraut.voice.ears.sound import RATE
from heraut.voice.ears.wav import write_wav
from heraut.voice.scenarios.scenario import Step, load_scenario
from heraut.voice.scenarios.scenario_runner import ScenarioRunner
from heraut.voice.tasks.match.match_task import MatchTask

HERE = Path(__file__).resolve().parent
SCENARIO: Final = HERE / "strange-turn.yaml"
PAGE: Final = HERE.parent / "docs" / "strange-voices.md"
SPEAKERS: Final = {"fr4": "Alice", "fr1": "Bob"}
"""Who speaks with which voice of MBROLA, a woman's and a man's."""
MOST: Final = 4
"""How often a sentence is said before whoever says it gives up."""
_ROOM: Final = 0.5
"""Seconds of silence before a sentence, and twice as many after it."""
_ABOUT: Final = """\
# A turn in strange voices, word for word

Two of MBROLA's voices, which are people's and which the embedded model never learnt from, play a
turn of Kingsbridge with the whole program, in French. What Héraut heard stands behind each sentence
where it heard other words. Who is not understood says it again, and says yes to a move that is read
back as it was meant, and no to any other.

`python audio_fixtures/make_stranger_transcript.py FOLDER` writes this page. A sentence takes some
milliseconds more or less each time it is made, so another run may have to say another one again.
"""

Says = Callable[[str, str, Random], NDArray[np.int16]]
"""Says a text with a voice."""


@dataclass(frozen=True, slots=True)
class Said:
    """One sentence, how it was heard, and what Héraut answered."""

    speaker: str
    words: str
    heard: str
    answer: str
    played: tuple[str, ...]

    def lines(self) -> Iterator[str]:
        """Yield the paragraphs of the page."""
        plain = " ".join(self.words.replace(",", " ").replace("-", " ").split())
        other = "" if self.heard.replace("-", " ") == plain else f" *({self.heard or 'rien'})*"
        yield f"**{self.speaker} :** {self.words}{other}\n"
        yield f"**Héraut :** {self.answer or '…'}\n"


class GivenUp(RuntimeError):
    """A sentence was not understood however often it was said."""


def turn(says: Says) -> Iterator[Said]:
    """Yield what is said and answered. Raises :class:`GivenUp`."""
    with ScenarioRunner(load_scenario(SCENARIO)) as runner, TemporaryDirectory() as folder:
        opening = next(runner.perform())
        yield Said("", "", "", _aloud(opening.outputs), ())
        for number, step in enumerate(runner.scenario.steps):
            yield from _until_done(runner, step, number, says, Path(folder) / "said.wav")


def _until_done(
    runner: ScenarioRunner, step: Step, number: int, says: Says, wav: Path
) -> Iterator[Said]:
    name = SPEAKERS[step.voice]
    answers = ""
    played: tuple[str, ...] = ()
    said = Said(name, step.words, "", "", ())
    for attempt in range(MOST):
        words = step.words
        if runner.talk.moment.scope is Scope.CONFIRM and attempt:
            words = "oui" if _pending(runner) in step.does else "non"
        _write(wav, says(respelled(words), step.voice, Random(f"{number} {attempt}")))
        heard, outputs = runner.hear(wav)
        said = Said(name, words, " / ".join(heard), _aloud(outputs), tuple(_played(outputs)))
        yield said
        answers, played = f"{answers} {said.answer}", (*played, *said.played)
        if played == step.does and all(piece in answers for piece in step.says):
            return
    raise GivenUp(f"{name}: {step.words} ({said.heard})")


def _pending(runner: ScenarioRunner) -> str:
    task = runner.talk.task
    pending = task.dialogue.pending if isinstance(task, MatchTask) else None
    return pending.notation if pending else ""


def _write(path: Path, sound: NDArray[np.int16]) -> None:
    room = np.pad(sound, (round(_ROOM * RATE), round(2 * _ROOM * RATE)))
    with path.open("wb") as wav:
        write_wav(wav, room)


def _aloud(outputs: Sequence[Output]) -> str:
    return " ".join(output.text for output in outputs if isinstance(output, Spoken))


def _played(outputs: Sequence[Output]) -> Iterator[str]:
    for output in outputs:
        if isinstance(output, Played) and output.by != TABLE:
            yield output.notation


def page(said: Sequence[Said]) -> str:
    """Return the page in Markdown."""
    opening, *rest = said
    first = f"**Héraut :** {opening.answer}\n"
    return "\n".join([_ABOUT, first, *(line for one in rest for line in one.lines())])


def main(folder: Path) -> None:
    """Play the turn and write the page."""
    said = list(turn(Mbrola(folder).say))
    PAGE.write_text(page(said), encoding="utf-8", newline="\n")
    print(f"{PAGE}: {len(said) - 1} sentences")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
