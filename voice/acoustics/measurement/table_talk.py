"""Talk that is not meant for Héraut, and commands that are said beside it.

Nothing may be done for the talk, whether Héraut has asked for a piece of a move or not; a command
is to be found in it. The voices of MBROLA say everyday sentences of which no model learns; people
say what their recordings hold that is no sentence of the game, words and letters by themselves
among it. What they say a model may have learnt from, though as speech and as no move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, cycle
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heraut.atomic_write import write_atomically
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import Heard, NotUnderstood, Scope
from heraut.voice.acoustics.corpus.sentences import respelled
from heraut.voice.acoustics.corpus.synthesis import ForeignSpeechError, Manner, speak
from heraut.voice.acoustics.corpus.voices import ACCENTS, FINAL
from heraut.voice.acoustics.measurement.families import kept
from heraut.voice.acoustics.measurement.mbrola import VOICES, Mbrola
from heraut.voice.acoustics.measurement.sentences import Sentence, everyday, sentences
from heraut.voice.acoustics.people.collection import TABLE, Entry, table
from heraut.voice.ears import noise
from heraut.voice.ears.sound import RATE
from heraut.voice.ears.wav import read_wav
from heraut.voice.evaluation.evaluation import match_at
from heraut.voice.evaluation.fixtures import MANIFEST, Expectation, Fixture, encode, load
from heraut.voice.evaluation.scoring import Measured
from heraut.voice.evaluation.workers import measured_by
from heraut.voice.workers.executor import Executor

AT_REST, ASKED = "at-rest", "asked"
BESIDE, BESIDE_ESPEAK = "beside", "beside-espeak"
"""The sets: talk in an open turn, talk where an answer is awaited; commands beside talk, in the
voices of MBROLA and in espeak-ng's that are held out."""
EACH: Final = 16
"""Sentences that each speaker says in each of the two situations."""
BESIDES: Final = 16
"""Commands that are said while somebody else talks."""
RATIO: Final = 5.0
"""Decibels by which who commands is louder than the neighbour."""
_AROUND: Final = 1.5
"""Seconds for which the neighbour talks before and after."""
_GAME: Final = "kingsbridge"
_KIND: Final = "final"
_SEED: Final = 11
_LANG: Final = "fr"

Say = Callable[[str, str, Random], NDArray[np.int16]]
"""Returns a text said by a voice."""


def record(
    folder: Path, mbrola: Mbrola, recordings: Path | None, each: int = EACH, besides: int = BESIDES
) -> tuple[Fixture, ...]:
    """Write the sounds into ``folder``, unless they are there; return them.

    Without a folder of ``recordings`` of people only MBROLA's voices talk. Raises what they raise,
    ``OSError``, and :class:`~heraut.voice.evaluation.fixtures.FixtureError`.
    """
    if not (folder / MANIFEST).exists():
        dice = Random(_SEED)
        said = sentences(_KIND, _SEED)
        made = chain(
            _strangers(folder, mbrola, said, each, dice),
            _people(folder, recordings, said, each, dice) if recordings else (),
            _beside(folder, BESIDE, mbrola.say, VOICES, said, besides, dice),
            _beside(folder, BESIDE_ESPEAK, _by_espeak, FINAL, said, besides, dice),
        )
        lines = [encode(fixture) + "\n" for fixture in made]
        write_atomically(folder / MANIFEST, "".join(lines))
    return load(folder)


def measured(fixtures: Sequence[Fixture], model: str, executor: Executor) -> tuple[Measured, ...]:
    """Return what came of each. Raises ``ModelError`` when there is no such model."""
    return tuple(measured_by(executor, fixtures, (), model=model)[1])


def _moments(said: Sequence[Sentence]) -> Iterator[tuple[str, Sentence]]:
    """Yield when talk comes, without end: in an open turn, and where a piece is asked for."""
    turns = cycle(one for one in said if one.scope is Scope.TURN and one.set == "commands")
    pieces = cycle(one for one in said if one.scope is Scope.FILL and one.set == "answers")
    while True:
        yield AT_REST, next(turns)
        yield ASKED, next(pieces)


def _strangers(
    folder: Path, mbrola: Mbrola, said: Sequence[Sentence], each: int, dice: Random
) -> Iterator[Fixture]:
    words = cycle(dice.sample(every := everyday(_KIND), len(every)))
    for voice in VOICES:
        moments = _moments(said)
        for number in range(2 * each):
            when, moment = next(moments)
            text, sound = _spoken(mbrola.say, voice, words, dice)
            yield _talk(folder, f"{voice}-{number:03}.wav", sound, text, when, moment, voice)


def _by_espeak(text: str, voice: str, dice: Random) -> NDArray[np.int16]:
    """Return a text said by one of espeak-ng's variants, mono at 16,000 Hz."""
    accent = dice.choice(ACCENTS)
    samples = speak(text, Manner(f"{accent}+{voice}", dice.randint(130, 170))).samples
    return np.rint(samples).astype(np.int16)


def _spoken(
    say: Say, voice: str, words: Iterator[str], dice: Random
) -> tuple[str, NDArray[np.int16]]:
    """Return the next of some sentences that a voice can say, and how that sounds."""
    for text in words:
        try:
            return text, say(respelled(text), voice, dice)
        except ForeignSpeechError:
            continue
    raise ValueError("no sentence can be said")


def _people(
    folder: Path, recordings: Path, said: Sequence[Sentence], each: int, dice: Random
) -> Iterator[Fixture]:
    grammar = Grammar.load(_LANG, _GAME)
    for path in sorted(recordings.glob(f"*/{TABLE}")):
        entries = [entry for entry in table(path.parent) if entry.language == _LANG]
        moments = _moments(said)
        number, (when, moment) = 0, next(moments)
        for entry in dice.sample(entries, len(entries)):
            if number == 2 * each:
                break
            if _means_nothing(grammar, entry, moment):
                name = f"{entry.source}-{number:03}.wav"
                sound = read_wav(path.parent / entry.file)
                yield _talk(folder, name, sound, entry.words, when, moment, entry.source)
                number, (when, moment) = number + 1, next(moments)


def _means_nothing(grammar: Grammar, entry: Entry, moment: Sentence) -> bool:
    """Tell whether words are neither a sentence of the game there nor a piece of one."""
    match, heard = match_at(moment.position, _GAME), Heard.typed(entry.words.lower())
    return all(
        isinstance(
            interpret(grammar, heard, match.rules, match.state, scope, held=held), NotUnderstood
        )
        for scope, held in ((Scope.TURN, {}), (Scope.FILL, moment.held))
    )


def _held(moment: Sentence) -> dict[str, int | str]:
    return dict(moment.held) if moment.scope is Scope.FILL else {}


def _talk(
    folder: Path,
    name: str,
    sound: NDArray[np.int16],
    words: str,
    when: str,
    moment: Sentence,
    speaker: str,
) -> Fixture:
    one = Sentence(
        words,
        when,
        "",
        moment.scope,
        Expectation.NOTHING,
        held=_held(moment),
        position=moment.position,
    )
    return kept(folder, name, sound, one, when, speaker, _GAME)


def _beside(
    folder: Path,
    family: str,
    say: Say,
    voices: Sequence[str],
    said: Sequence[Sentence],
    count: int,
    dice: Random,
) -> Iterator[Fixture]:
    """Yield commands of one voice while another one talks before, during and after them."""
    talk = cycle(dice.sample(every := everyday(_KIND), len(every)))
    commands = [one for one in said if one.set == "commands" and one.scope is Scope.TURN]
    around = round(_AROUND * RATE)
    for number, one in enumerate(dice.sample(commands, count)):
        voice, neighbour = dice.sample(voices, 2)
        command = np.pad(say(respelled(one.words), voice, dice), (around, around))
        parts = [_spoken(say, neighbour, talk, dice)[1]]
        while sum(map(len, parts)) < len(command):
            parts.append(_spoken(say, neighbour, talk, dice)[1])
        mixed = noise.mix(command, np.concatenate(parts).astype(np.float64), RATIO)
        yield kept(folder, f"{number:03}.wav", mixed, one, family, voice, _GAME)
