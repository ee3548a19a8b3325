"""Recording sentences for fixtures: what is still to be said, one take, and where it is kept."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from heraut.engines.match import Match
from heraut.engines.notation import verb_of
from heraut.engines.registry import find_rules
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import Heard, NotUnderstood, Scope
from heraut.grammars.surface_forms import spoken_forms
from heraut.voice.ears.recogniser import Ears
from heraut.voice.ears.sound import RATE, Samples
from heraut.voice.ears.sources import LOST, Source
from heraut.voice.ears.wav import write_wav
from heraut.voice.evaluation.evaluation import match_at
from heraut.voice.evaluation.fixtures import MANIFEST, Fixture, encode, load

_ACTIONS: Final = 200
"""Actions of the match that commands are taken from."""
_FORMS: Final = 4
"""Ways to say an action that are asked for, the best ones."""
_AROUND: Final = 0.3
"""Seconds kept before and after what was said: consonants are soft."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """One sentence to say."""

    words: str
    scope: Scope


@dataclass(frozen=True, slots=True)
class Level:
    """How loud a recording is."""

    peak: float
    """The loudest sample, in dB below full scale (so never above zero)."""

    @classmethod
    def of(cls, samples: Samples) -> Level:
        """Measure a recording; silence is -100 dB."""
        peak = int(np.abs(samples.astype(np.int32)).max(initial=0))
        return cls(20 * float(np.log10(peak / 32768)) if peak else -100.0)

    @property
    def fault(self) -> str:
        """``silent``, ``soft`` or ``clipped``, or empty when the level is good."""
        if self.peak < -60:
            return "silent"
        if self.peak < -35:
            return "soft"
        return "clipped" if self.peak > -0.1 else ""


def take(ears: Ears, source: Source) -> Samples:
    """Return the first thing that is said, with a little of the room around it.

    Empty when the source ends before anything is said. Raises :class:`AudioError` when it breaks
    off. ``ears`` must expect something already; what they understand does not matter.
    """
    kept = Take(source)
    for said in ears.listen(kept):
        start = max(0, round((said.start - _AROUND) * RATE))
        return kept.samples[start : round((said.end + _AROUND) * RATE)]
    return kept.samples[:0]


class Take:
    """A source that remembers what it gave."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._chunks: list[bytes] = []

    @property
    def live(self) -> bool:
        """Whether the sound has no end of its own."""
        return self._source.live

    @property
    def samples(self) -> Samples:
        """All that was given so far."""
        return np.frombuffer(b"".join(self._chunks), "<i2").astype(np.int16)

    def chunks(self) -> Iterator[bytes]:
        """Yield the source's chunks."""
        for chunk in self._source.chunks():
            if chunk != LOST:
                self._chunks.append(chunk)
            yield chunk


def prompts(grammar: Grammar, seed: int, done: Collection[str] = ()) -> Iterator[Prompt]:
    """Yield sentences of the grammar, each once and none that is ``done``.

    Every intent comes before any comes again, so that a short session covers much. What means
    nothing in a fresh match, in which recordings are judged, is left out: it is of another mode.
    """
    dice, fresh = Random(seed), match_at(None, grammar.game)
    piles: dict[str, dict[str, Prompt]] = {}

    def add(sentences: Iterable[Prompt], without: Collection[str] = ()) -> None:
        for prompt in sentences:
            meanings = grammar.meanings(Heard.typed(prompt.words), prompt.scope)
            # A form at a cost is a sloppy one: not what a tester should read out.
            if meanings and not meanings[0].cost and meanings[0].intent not in without:
                piles.setdefault(meanings[0].intent, {}).setdefault(prompt.words, prompt)

    add(_commands(grammar, dice))
    add(_phrases(grammar), without=tuple(piles))
    left = {intent: dice.sample(list(pile), len(pile)) for intent, pile in sorted(piles.items())}
    told = set(done)
    while left:
        for intent in dice.sample(sorted(left), len(left)):
            while left[intent]:
                words = left[intent].pop()
                if words in told:
                    break  # the intent has come: what is done counts, so that a session goes on
                prompt = piles[intent][words]
                if _means_something(grammar, prompt, fresh):
                    told.add(words)
                    yield prompt
                    break
            if not left[intent]:
                del left[intent]


def _means_something(grammar: Grammar, prompt: Prompt, match: Match) -> bool:
    heard = Heard.typed(prompt.words)
    understood = interpret(grammar, heard, match.rules, match.state, prompt.scope)
    return not isinstance(understood, NotUnderstood)


def _commands(grammar: Grammar, dice: Random) -> Iterator[Prompt]:
    """Yield what a player might say in a match that is played at random, by its best forms."""
    rules = find_rules(grammar.game)
    match = Match.new(grammar.game, rules.seats[0], {"cards": "table"}, 0)
    for _ in range(_ACTIONS):
        if match.to_act is None:
            return
        verbs: dict[str, list[str]] = {}
        for action in map(str, match.rules.legal(match.state)):
            verbs.setdefault(verb_of(action), []).append(action)
        for verb in sorted(verbs):
            action = dice.choice(verbs[verb])
            forms = spoken_forms(grammar, match.rules, match.state, action)[:_FORMS]
            yield Prompt(dice.choice(forms), Scope.TURN)
        match = match.play(dice.choice(verbs[dice.choice(sorted(verbs))]))


def _phrases(grammar: Grammar) -> Iterator[Prompt]:
    """Yield the sentences that cover the grammar: each pair of words that it allows is in one."""
    for scope in Scope:
        for words in grammar.listening.phrases(scope):
            yield Prompt(words, scope)


class Album:
    """A folder of recordings by one voice, with its manifest. Nothing in it is ever overwritten.

    Raises :class:`FixtureError` when there is a manifest already and it is damaged.
    """

    def __init__(self, folder: Path, voice: str, lang: str, game: str) -> None:
        self.folder = folder
        self.voice = voice
        self.lang = lang
        self.game = game
        there = (folder / MANIFEST).exists()
        self._fixtures = list(load(folder)) if there else []

    @property
    def said(self) -> tuple[str, ...]:
        """The sentences that this voice has recorded already."""
        return tuple(
            fixture.words
            for fixture in self._fixtures
            if (fixture.voice, fixture.lang, fixture.game) == (self.voice, self.lang, self.game)
        )

    def keep(self, prompt: Prompt, samples: Samples, made: str) -> Path:
        """Write a recording and its manifest line; return where it is.

        The WAV is whole before the line names it: a crash between the two loses no line.
        """
        path = self._free(f"{slug(prompt.words)}.{slug(self.voice)}")
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("xb") as file:
            write_wav(file, samples)
        fixture = Fixture(
            file=path.relative_to(self.folder).as_posix(),
            words=prompt.words,
            set="recorded",
            voice=self.voice,
            scope=prompt.scope,
            lang=self.lang,
            game=self.game,
            made=made,
            path=path,
        )
        with (self.folder / MANIFEST).open("a", encoding="utf-8", newline="\n") as manifest:
            # An editor may have left the last line without its end.
            written = (self.folder / MANIFEST).read_bytes()
            torn = written and not written.endswith(b"\n")
            manifest.write(("\n" if torn else "") + encode(fixture) + "\n")
        self._fixtures.append(fixture)
        return path

    def _free(self, stem: str) -> Path:
        folder = self.folder / self.lang / "recorded"
        path, number = folder / f"{stem}.wav", 2
        while path.exists():
            path, number = folder / f"{stem}.{number}.wav", number + 1
        return path


def slug(text: str) -> str:
    """Return ``text`` as a part of a file name that every system takes."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("œ", "oe"))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
