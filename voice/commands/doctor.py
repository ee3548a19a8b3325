"""``heraut doctor``: what works on this computer, what does not, and what to do about it.

Each check really does what a game would do: makes a word, opens the microphone, asks the reader.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import click

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.nfc import ReaderError
from heraut.nfc.frontend import reader_name
from heraut.user_data import home, private_folder
from heraut.voice.commands import options
from heraut.voice.commands.cards.aloud import open_aloud
from heraut.voice.commands.localisation import Command
from heraut.voice.ears.microphone import MicrophoneSource, device_name
from heraut.voice.ears.problems import AudioError
from heraut.voice.ears.second.process import ProcessEar
from heraut.voice.ears.second.second_ear import SecondEarGone
from heraut.voice.ears.sound import RATE
from heraut.voice.ears.sources import Source
from heraut.voice.evaluation.word_trial import ask_word
from heraut.voice.herald import Words
from heraut.voice.home.own_voice import remembered_voice
from heraut.voice.models.errors import ModelError
from heraut.voice.models.loaded import LoadedModel, coverage, load
from heraut.voice.models.second_ears import lacking, second_ear
from heraut.voice.models.store import find
from heraut.voice.mouth.errors import MouthError
from heraut.voice.mouth.pcm import decibels
from heraut.voice.mouth.speaker import SpeakerOutput
from heraut.voice.mouth.synthesiser import Synthesiser
from heraut.voice.tasks.setup.sentences import Sentences

_QUIETEST_VOICE: Final = -50.0
"""Decibels below full scale under which a spoken word counts as silence."""
_TRIAL: Final = 8.0
"""Seconds in which somebody may say the word that is asked for."""
_OTHERS: Final = 20
"""How many numbers may be said instead of that word."""
_MICROPHONE: Final = "microphone"
_LISTENED: Final = 10
"""Blocks of the microphone that are judged: about half a second."""
_MOST_NAMED: Final = 12
"""Words that are named in one sentence; more than that nobody can listen to."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check found; the words are in ``doctor.ftl``."""

    check: str
    """The check's stable name: ``voice``, ``microphone``..."""
    ok: bool
    needed: bool
    """Whether Héraut cannot do its work without it."""
    found: str
    """The message that says it, without ``doctor-`` and the check's name."""
    details: Mapping[str, object] = field(default_factory=dict)

    def message(self, words: Words) -> str:
        """Return what was found."""
        return words.text(self._id, **self.details)

    def advice(self, words: Words) -> str:
        """Return what to do; empty when there is nothing to do."""
        advice = f"{self._id}-advice"
        return words.text(advice, **self.details) if words.has(advice) else ""

    def line(self, words: Words) -> str:
        """Return the whole finding as one line to be listened to."""
        frame = "well" if self.ok else "unwell" if self.needed else "absent"
        told = {"message": self.message(words), "advice": self.advice(words)}
        return words.text(f"doctor-{frame}", what=words.text(f"doctor-{self.check}"), **told)

    @property
    def _id(self) -> str:
        return f"doctor-{self.check}-{self.found}"


@click.command(cls=Command)
@options.lang
@click.option("--reader", default="usb")
@options.as_json
@click.option("--aloud", is_flag=True)
def doctor(lang: str, reader: str, as_json: bool, aloud: bool) -> None:
    """Examine this computer, and say what is well and what to do."""
    words = Words(lang)
    findings: list[Finding] = []
    with open_aloud(words, aloud and not as_json) as say:
        for finding in examine(words, reader):
            findings.append(finding)
            if not as_json:
                say(finding.line(words))
        if aloud and not as_json and any(each.ok for each in findings if each.check == _MICROPHONE):
            say(words.text("doctor-say-word", word=words.text("doctor-trial-word")))
            say(words.text(f"doctor-word-{_trial(words, MicrophoneSource())}"))
        well = all(finding.ok for finding in findings if finding.needed)
        if as_json:
            click.echo(json.dumps(report(findings, words), ensure_ascii=False, indent=2))
        else:
            whole = "all-well" if all(finding.ok for finding in findings) else "usable"
            say(words.text(f"doctor-{whole if well else 'not-usable'}"))
    click.get_current_context().exit(0 if well else 1)


def _trial(words: Words, source: Source) -> str:
    """Listen for the word that was asked for; return the end of the message that tells it."""
    try:
        model = load(find(words.lang))
        word, others = words.text("doctor-trial-word"), list(map(words.number, range(_OTHERS)))
        return str(ask_word(model, word, others, source, _TRIAL))
    except (AudioError, ModelError):
        return "failed"  # the checks before have said why


def examine(words: Words, reader: str) -> Iterator[Finding]:
    """Yield the findings one by one, what is needed first: some checks take a second."""
    with closing(Synthesiser()) as synthesiser:
        yield check_voice(synthesiser, words)
    model, finding = check_model(words)
    yield finding
    yield check_vocabulary(model, words)
    yield check_second_ear(words)
    yield check_saves(home() / "saves")
    yield check_microphone()
    yield check_loudspeaker()
    yield check_reader(reader)


def report(findings: Iterable[Finding], words: Words) -> dict[str, object]:
    """Return the findings as the JSON that other programs rely on."""
    found = tuple(findings)
    checks = [
        {"check": finding.check, "ok": finding.ok, "needed": finding.needed}
        | {"message": finding.message(words), "advice": finding.advice(words)}
        for finding in found
    ]
    return {"ok": all(finding.ok for finding in found if finding.needed), "checks": checks}


def check_voice(synthesiser: Synthesiser, words: Words) -> Finding:
    """Make a word and see that it can be heard."""
    word = words.text("doctor-voice-word")
    try:
        sound = synthesiser.render(word, remembered_voice(words.lang))
        names = synthesiser.voices(words.lang)
    except MouthError as error:
        return Finding("voice", False, True, "none", {"why": _why(error)})
    if decibels(sound) < _QUIETEST_VOICE:
        return Finding("voice", False, True, "silent")
    if synthesiser.degraded is not None:
        return Finding("voice", True, True, "degraded", {"why": _why(synthesiser.degraded)})
    return Finding("voice", True, True, "speaks", {"count": len(names)})


def check_model(words: Words) -> tuple[LoadedModel | None, Finding]:
    """Load the model that a game would use."""
    try:
        choice = find(words.lang)
        loaded = load(choice)
    except ModelError as error:
        return None, Finding("model", False, True, "broken", {"problem": words.error(error)})
    found = "embedded" if choice.embedded else "installed"
    details = {"name": choice.name, "why": str(choice.why), "lang": words.lang}
    return loaded, Finding("model", True, True, found, details)


def check_vocabulary(model: LoadedModel | None, words: Words) -> Finding:
    """See whether the model knows every word of every grammar, in its own spelling or another.

    A setup is one of them. It does without the first names that the model does not know.
    """
    if model is None:
        return Finding("vocabulary", False, False, "unknown")
    setup = Sentences.load(words.lang, RULES, hears=lambda name: model.spell(name) is not None)
    grammars = (setup.grammar, *(Grammar.load(words.lang, game) for game in RULES))
    wanted = sorted(set().union(*(grammar.listening.words() for grammar in grammars)))
    details: dict[str, object] = {"count": len(wanted)}
    missing = coverage(model, wanted)
    if missing:
        details |= {"missing": len(missing), "words": missing[:_MOST_NAMED]}
        return Finding("vocabulary", False, False, "missing", details)
    aliased = [word for word in wanted if not model.has(word)]
    if not aliased:
        return Finding("vocabulary", True, False, "whole", details)
    details |= {"aliased": len(aliased), "words": tuple(aliased[:_MOST_NAMED])}
    return Finding("vocabulary", True, False, "aliased", details)


def check_second_ear(words: Words) -> Finding:
    """Start the second ear that a game would have, and let it hear a moment of silence."""
    choice = second_ear(words.lang)
    if choice is None:
        return Finding("second-ear", False, False, "none", {"lacks": lacking()})
    details = {"name": choice.name, "kind": choice.kind}
    with closing(ProcessEar(choice.kind, choice.path, words.lang)) as ear:
        try:
            ear.wait()
            ear.hear(bytes(RATE), ())
        except SecondEarGone as error:
            return Finding("second-ear", False, False, "broken", {**details, **error.details})
    return Finding("second-ear", True, False, "hears", details)


def check_saves(folder: Path) -> Finding:
    """Write a file into the folder of saved matches and take it away again."""
    details: dict[str, object] = {"path": str(folder)}
    try:
        private_folder(folder)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"heraut")
    except OSError as error:
        details["why"] = error.strerror or str(error)
        return Finding("saves", False, True, "refused", details)
    return Finding("saves", True, True, "writable", details)


def check_microphone() -> Finding:
    """Listen for half a second."""
    source = MicrophoneSource()
    blocks: list[bytes] = []
    try:
        for block in source.chunks():
            blocks.append(block)
            if len(blocks) == _LISTENED:
                source.stop()
    except AudioError as error:
        found = {"no_portaudio": "no-portaudio", "no_microphone": "none"}.get(error.key, "failed")
        return Finding("microphone", False, False, found, {"why": _why(error)})
    return judge_microphone(device_name("input"), blocks)


def judge_microphone(name: str, blocks: Iterable[bytes]) -> Finding:
    """Judge what a microphone gave: one that is muted or forbidden gives nothing but zeros."""
    heard = any(any(block) for block in blocks)
    return Finding("microphone", heard, False, "hears" if heard else "silent", {"name": name})


def check_loudspeaker() -> Finding:
    """Open the loudspeaker and close it again, in silence."""
    try:
        SpeakerOutput().close()
    except MouthError as error:
        found = {"no_portaudio": "no-portaudio"}.get(error.key, "none")
        return Finding("loudspeaker", False, False, found, {"why": _why(error)})
    return Finding("loudspeaker", True, False, "plays", {"name": device_name("output")})


def check_reader(path: str) -> Finding:
    """Ask the reader for its name."""
    try:
        return Finding("reader", True, False, "there", {"name": reader_name(path)})
    except ReaderError as error:
        details = {"path": path, "why": _why(error)}
        return Finding("reader", False, False, error.reason.replace("_", "-"), details)


def _why(error: MouthError | AudioError | ReaderError) -> str:
    """Return what the system itself said: technical, but it is what a helper will search for."""
    return str(error.details.get("why") or error.details.get("problem") or error)
