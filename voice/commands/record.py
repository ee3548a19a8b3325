"""``heraut record``: makes fixtures with a tester's own voice.

A sentence is shown and spoken; what the microphone hears next is kept. After each one an empty line
goes on, ``encore`` takes it again, ``passe`` leaves it out and ``stop`` ends. What was recorded is
never overwritten; calling again goes on with sentences that this voice has not said yet.
"""

from __future__ import annotations

import getpass
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Final, Protocol

import click

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.meaning import Scope
from heraut.voice.commands import options
from heraut.voice.commands.cards.aloud import Aloud
from heraut.voice.commands.variadic import VariadicCommand
from heraut.voice.ears.microphone import MicrophoneSource
from heraut.voice.ears.recogniser import Ears
from heraut.voice.ears.sound import Samples
from heraut.voice.ears.wav import read_wav
from heraut.voice.evaluation.recorder import Album, Level, Prompt, prompts, take
from heraut.voice.evaluation.said_words import Judge, Judged, Likeness
from heraut.voice.herald import Words
from heraut.voice.home.own_voice import own_mouth
from heraut.voice.models.loaded import LoadedModel, load
from heraut.voice.models.store import find
from heraut.voice.mouth.channels import TABLE_CHANNEL
from heraut.voice.mouth.errors import MouthError
from heraut.voice.mouth.mouth import Mouth
from heraut.voice.mouth.speaker import SpeakerOutput

_ANSWERS: Final = ("keep", "again", "skip", "stop")
"""What may come of a recording; ``record-answer-...`` are the words for them."""


class Recorder(Protocol):
    """Where recordings come from."""

    @property
    def made(self) -> str:
        """What the manifest says of them: ``microphone`` or ``imported``."""
        ...

    def sound(self) -> Samples | None:
        """Return the next recording, or ``None`` when there are no more."""
        ...

    def answer(self) -> str:
        """Return what is to be done with it, one of ``keep``, ``again``, ``skip``, ``stop``."""
        ...


class _Files:
    """Recordings made elsewhere, one file a sentence, in order."""

    made = "imported"

    def __init__(self, paths: tuple[Path, ...]) -> None:
        self._sounds = (read_wav(path) for path in paths)

    def sound(self) -> Samples | None:
        return next(self._sounds, None)

    def answer(self) -> str:
        return "keep"


class Answers:
    """Typed answers, one a line; the end of the lines is ``stop``."""

    def __init__(self, lines: Iterator[str], words: Words, tell: Callable[[str], object]) -> None:
        self._lines = lines
        self._tell = tell
        self._known = {words.text(f"record-answer-{each}").lower(): each for each in _ANSWERS}
        self._again = words.text("record-answers")

    def next(self) -> str:
        """Return what is to be done; an empty line is ``keep``."""
        for line in self._lines:
            typed = line.strip().lower()
            if not typed:
                return "keep"
            if typed in self._known:
                return self._known[typed]
            self._tell(self._again)
        return "stop"


class _Microphone:
    """Recordings made now; the answers are typed."""

    made = "microphone"

    def __init__(self, ears: Ears, answers: Answers) -> None:
        self._ears = ears
        self._answers = answers

    def sound(self) -> Samples | None:
        return take(self._ears, MicrophoneSource())

    def answer(self) -> str:
        return self._answers.next()


@click.command(cls=VariadicCommand, variadic={"--from-wav": lambda text: not text.startswith("-")})
@options.lang
@click.option("--game", type=click.Choice(sorted(RULES)), default="kingsbridge")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("enregistrements"),
    show_default=True,
)
@click.option("--count", type=click.IntRange(min=1), default=20)
@click.option("--voice")
@click.option("--seed", type=int, default=1)
@click.option("--list", "only_listed", is_flag=True)
@click.option("--silent", is_flag=True)
@click.option("--unchecked", is_flag=True)
@click.option("--from-wav", "files", type=click.Path(path_type=Path), multiple=True)
def record(
    lang: str,
    game: str,
    out: Path,
    count: int,
    voice: str | None,
    seed: int,
    only_listed: bool,
    silent: bool,
    unchecked: bool,
    files: tuple[Path, ...],
) -> None:
    """Ask for sentences and keep how they are said."""
    words = Words(lang)
    grammar = Grammar.load(lang, game)
    album = Album(out, voice or _user(words), lang, game)
    wanted = list(islice(prompts(grammar, seed, album.said), len(files) or count))
    if only_listed:
        for number, prompt in enumerate(wanted, 1):
            click.echo(words.text("record-listed", number=number, words=prompt.words))
        return
    model = load(find(lang))
    judge = None if unchecked else Judge(model, grammar)
    with ExitStack() as stack:
        tell = _teller(stack, words, aloud=not (silent or files))
        source: Recorder = _Files(files)
        if not files:
            source = _Microphone(_ears(model, grammar), Answers(iter(sys.stdin), words, tell))
            tell(words.text("record-begins", count=len(wanted)))
        session(album, wanted, source, words, tell, judge)


def session(
    album: Album,
    wanted: list[Prompt],
    source: Recorder,
    words: Words,
    tell: Callable[[str], object],
    judge: Callable[[Prompt, Samples], Judged] | None = None,
) -> None:
    """Ask for each sentence and keep what was said; tell how many there are at the end.

    Without a ``judge`` whatever is said is taken for the sentence that was asked for.
    """
    kept = 0
    for number, prompt in enumerate(wanted, 1):
        answer = "again"
        while answer == "again":
            place = {"number": number, "count": len(wanted)}
            tell(words.text("record-prompt", words=prompt.words, **place))
            samples = source.sound()
            if samples is None:
                answer = "stop"
                break
            fault = Level.of(samples).fault
            if fault == "silent":  # it would teach nothing, so it is never kept
                tell(words.text(f"record-silent-{source.made}"))
                answer = "skip" if source.made == _Files.made else "again"
                continue
            judged = Judged(Likeness.SAME) if judge is None else judge(prompt, samples)
            if fault:
                tell(words.text(f"record-level-{fault}"))
            elif judged.likeness is Likeness.SAME:
                tell(words.text("record-taken"))
            if judged.likeness is not Likeness.SAME:
                found = f"record-{judged.likeness}-{source.made}"
                tell(words.text(found, words=prompt.words, heard=judged.heard))
            if judged.likeness is Likeness.OTHER and source.made == _Files.made:
                answer = "skip"  # nobody is there to be asked
                continue
            answer = source.answer()
            if answer == "keep":
                path = album.keep(prompt, samples, source.made)
                kept += 1
                tell(words.text("record-kept", file=path.name))
        if answer == "stop":
            break
        if answer == "skip":
            tell(words.text("record-skipped"))
    total, folder = len(album.said), str(album.folder)
    tell(words.text("record-ends", count=kept, total=total, folder=folder))


def _user(words: Words) -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # a system without user names
        return words.phrase("record-unnamed")


def _ears(model: LoadedModel, grammar: Grammar) -> Ears:
    """Return ears that find the end of a sentence; what they understand does not matter here."""
    ears = Ears(model)
    ears.expect(grammar.listening.phrases(Scope.TURN))
    return ears


def _teller(stack: ExitStack, words: Words, aloud: bool) -> Callable[[str], None]:
    """Return what prints a sentence and, where there is a loudspeaker, says it to its end.

    The microphone is only opened after it, so the prompt is never in the recording.
    """
    mouth: Mouth | None = None
    if aloud:
        try:
            outputs = {TABLE_CHANNEL: (SpeakerOutput(),)}
            mouth = stack.enter_context(own_mouth(words, outputs))
        except MouthError:
            mouth = None  # the printed words are enough, and a screen reader says them

    return Aloud(mouth)
