"""Whatever another program answers, it is an answer of the right kind, or told as none.

Voices, ears and modules of Speech Dispatcher are other processes; PortAudio is a library that reads
what the system's sound server tells. Each is read here by the same code as in a match.
"""

from __future__ import annotations

import io
import json
import struct
import sys
import wave
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sounddevice
from hypothesis import strategies as st

from heraut.voice.child_answers import LINE, RATES, TEXT, BadAnswer, read_answer, read_sound
from heraut.voice.devices.portaudio import devices
from heraut.voice.ears.microphone import _find
from heraut.voice.ears.problems import AudioError
from heraut.voice.ears.second.process import ProcessEar, _numbers, _texts
from heraut.voice.ears.second.second_ear import SecondEarGone
from heraut.voice.mouth.errors import MouthError
from heraut.voice.mouth.speech_file import UnfinishedFile, read_speech
from heraut.voice.mouth.speechd_modules import SpeechdFailed, read_events, read_lines
from heraut.voice.mouth.synthesiser import Synthesiser, _told

from .trying import PLAIN, WORDS, crashed, damaged, rarely, told, tried

SOUND = bytes(range(200))
SAID = {"id": 1, "rate": 22050, "by": "espeak", "names": ["a", "b"], "why": None, "bytes": 200}
HEARD = {"id": 1, "texts": [["le sept", "l", "ə"], ["le cep", "l"]]}
LISTED = {"id": 1, "voices": ["Anna", "Bob"], "bytes": 0}


def line(answer: object) -> bytes:
    return json.dumps(answer).encode() + b"\n"


def of_fields(good: dict[str, Any]) -> st.SearchStrategy[bytes]:
    """Lines of such an answer with other values, more of them or fewer."""
    other = st.dictionaries(st.sampled_from([*good, "error", "ready"]), PLAIN, max_size=3)
    return other.map(lambda values: line({**good, **values}))


def answers(*good: tuple[dict[str, Any], bytes]) -> st.SearchStrategy[bytes]:
    """What a child may have sent."""
    often = st.one_of(
        st.binary(max_size=100),
        *(damaged(line(answer) + sound) for answer, sound in good),
        *(st.tuples(of_fields(answer), st.just(sound)).map(b"".join) for answer, sound in good),
        PLAIN.map(line),
    )
    deep = st.integers(1, 100_000).map(lambda depth: b"[" * depth + b"\n")
    return rarely(often, st.one_of(deep, st.integers(1, 3 * LINE).map(lambda size: b"9" * size)))


def is_text(text: str) -> None:
    assert len(text) <= TEXT and text.encode("utf-8", "replace").decode() == text


def voice_is_read(sent: bytes, *, named: bool) -> None:
    pipe = io.BytesIO(sent)
    try:
        while (answer := read_answer(pipe)) is not None:
            sound = read_sound(pipe, answer)
            found = _told(answer, named=named)
            if "error" in found:
                is_text(found["error"])
            elif named:
                for name in found["voices"]:
                    is_text(name)
            else:
                assert found["rate"] in RATES and len(sound) % 2 == 0
                for name in (*found["names"], found["why"] or ""):
                    is_text(name)
                assert found["names"]
    except BadAnswer as problem:
        assert len(str(problem)) < 1_000


def ear_is_read(sent: bytes) -> None:
    pipe = io.BytesIO(sent)
    try:
        while (answer := read_answer(pipe)) is not None:
            for text in _texts(answer):
                for each in (text.words, *text.phones):
                    is_text(each)
            assert all(one <= 0 for one in _numbers(2, answer))
    except BadAnswer as problem:
        assert len(str(problem)) < 1_000


@pytest.mark.long
def test_whatever_a_voice_answers_is_sound_or_no_answer(whole: bool) -> None:
    sent = answers((SAID, SOUND), (LISTED, b""), ({"id": 1, "error": "no", "bytes": 0}, b""))
    either = st.tuples(sent, st.booleans())
    assert tried(lambda one: voice_is_read(one[0], named=one[1]), either, 300, whole)
    pipe = io.BytesIO(line(SAID) + SOUND)
    assert read_answer(pipe) == SAID and read_sound(pipe, SAID) == SOUND


@pytest.mark.long
def test_whatever_a_second_ear_answers_is_words_or_no_answer(whole: bool) -> None:
    assert tried(ear_is_read, answers((HEARD, b"")), 300, whole)
    assert [text.words for text in _texts(HEARD)] == ["le sept", "le cep"]


EVENTS = (
    b"705-bits=16\n705-num_channels=1\n705-sample_rate=22050\n705-num_samples=3\n705-big_endian=0\n"
    b"705-AUDIO\0ab}]cdefg\n705 AUDIO\n702 END\n"
)
ORDERED = b"200-Ann\tfr-FR\tnone\n200-Bob\tfr\tnone\n200 OK VOICE LIST SENT\n"


def module_is_read(sent: bytes) -> None:
    try:
        assert all("\n" not in each for each in read_lines(io.BytesIO(sent)))
    except SpeechdFailed as problem:
        assert 0 < len(str(problem)) < 1_000
    try:
        speech = read_events(io.BytesIO(sent))
        assert speech.rate in RATES and speech.frames and len(speech.frames) % 2 == 0
    except SpeechdFailed as problem:
        assert 0 < len(str(problem)) < 1_000


@pytest.mark.long
def test_whatever_a_module_of_speech_dispatcher_answers_is_read_or_no_answer(whole: bool) -> None:
    values = st.one_of(st.integers().map(str), st.text(max_size=9), st.just("9" * 6_000))
    names = st.sampled_from(["bits", "num_channels", "sample_rate", "big_endian", "AUDIO"])
    events = st.lists(
        st.one_of(
            st.tuples(names, values).map(lambda one: "705-{}={}\n".format(*one).encode()),
            st.binary(max_size=20).map(lambda data: b"705-AUDIO\0" + data + b"\n"),
            st.sampled_from(
                [b"705 \n", b"702 END\n", b"200-x\n", b"200 OK\n", b"300 ERR\n", b"\n"]
            ),
        ),
        max_size=8,
    ).map(b"".join)
    more = events.map(lambda sent: EVENTS.partition(b"705-AUDIO")[0] + sent + b"702 END\n")
    endless = st.integers(1, 200_000).map(lambda count: b"200-a\tb\n705-c=1\n" * count)
    often = st.one_of(st.binary(max_size=100), damaged(EVENTS), damaged(ORDERED), events, more)
    assert tried(module_is_read, rarely(often, endless), 300, whole, more=True)
    assert read_events(io.BytesIO(EVENTS)).frames == b"ab}cdefg"


def spoken(rate: int) -> bytes:
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(SOUND)
    return file.getvalue()


def aiff(exponent: int, kind: bytes = b"AIFF") -> bytes:
    common = struct.pack(">hIhHQ", 1, 100, 16, exponent, 0xAC44 << 48)
    chunks = ((b"COMM", common), (b"SSND", bytes(8) + SOUND))
    body = b"".join(name + struct.pack(">I", len(data)) + data for name, data in chunks)
    return b"FORM" + struct.pack(">I", 4 + len(body)) + kind + body


def file_is_read(data: bytes) -> None:
    try:
        speech = read_speech(data)
        assert speech.rate in RATES and speech.frames and len(speech.frames) % 2 == 0
    except UnfinishedFile as problem:
        assert 0 < len(str(problem)) < 1_000


@pytest.mark.long
def test_whatever_file_a_voice_writes_is_sound_or_not_finished(whole: bool) -> None:
    kinds = st.one_of(
        st.binary(max_size=100),
        damaged(spoken(22050)),
        damaged(aiff(16383 + 14)),
        st.integers(1, 2**31 - 1).map(spoken),
        st.tuples(st.integers(0, 2**16 - 1), st.sampled_from([b"AIFF", b"AIFC"])).map(
            lambda one: aiff(*one)
        ),
    )
    assert tried(file_is_read, kinds, 300, whole, more=True)
    assert read_speech(spoken(22050)).rate == 22050
    assert read_speech(aiff(16383 + 14)).rate == 22050


class Listed:
    """PortAudio that lists these devices, each a name, channels and a rate; else the real one."""

    def __init__(self, real: Any, listed: list[tuple[bytes, int, int, float]]) -> None:
        self._real, self._listed = real, listed
        self._names = [sounddevice._ffi.new("char[]", name) for name, *_ in listed]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)

    def Pa_GetDeviceCount(self) -> int:  # noqa: N802 - PortAudio's own name
        return len(self._listed)

    def Pa_GetDeviceInfo(self, number: int) -> Any:  # noqa: N802
        if not 0 <= number < len(self._listed):
            return sounddevice._ffi.NULL
        _, ins, outs, rate = self._listed[number]
        told = {"structVersion": 2, "name": self._names[number], "defaultSampleRate": rate}
        channels = {"maxInputChannels": ins, "maxOutputChannels": outs}
        return sounddevice._ffi.new("PaDeviceInfo*", {**told, **channels})

    def Pa_GetDefaultInputDevice(self) -> int:  # noqa: N802
        return len(self._listed) - 1

    Pa_GetDefaultOutputDevice = Pa_GetDefaultInputDevice


@pytest.mark.long
def test_whatever_devices_are_listed_one_is_found_or_the_trouble_told_in_words(
    whole: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = sounddevice._lib
    sane = st.sampled_from([44_100.0, 48_000.0])
    names = st.one_of(
        st.binary(max_size=30).map(lambda name: name.replace(b"\0", b"")),
        st.sampled_from([b"Micro", b"Casque", b"caf\xe9", b"Micro", b"", b"1", b"a" * 5_000]),
    )
    channels = st.one_of(st.integers(0, 2), st.integers(-(2**31), 2**31 - 1))
    device = st.tuples(names, channels, channels, st.one_of(sane, st.floats()))
    wanted = st.sampled_from([None, 0, 1, -1, 99, "Micro", "Casque", "", "zzz"])
    found = 0

    def is_found(one: tuple[list[tuple[bytes, int, int, float]], int | str | None]) -> None:
        nonlocal found
        listed, which = one
        monkeypatch.setattr(sounddevice, "_lib", Listed(real, listed))
        try:
            assert len(list(devices(sounddevice))) <= len(listed)
            try:
                number, rate = _find(sounddevice, which)
                assert listed[number][1] > 0 and rate in RATES
                found += 1
            except AudioError as problem:
                told(problem)
        finally:
            monkeypatch.setattr(sounddevice, "_lib", real)

    kinds = st.tuples(st.lists(device, max_size=4), wanted)
    assert tried(is_found, kinds, 200, whole)
    assert found


BAD = (b"[]\n", b"{}\n", b"9" * 2_000_000, b"[" * 200_000 + b"\n", b"\xff\n", b'{"ready":1}\n')
"""Answers of a child that is not well."""


@pytest.fixture(params=range(len(BAD)))
def unwell(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, ...]:
    """The command of a child that begins well, and then answers nonsense."""
    sent = tmp_path / "sent"
    sent.write_bytes(line({"ready": True, "bytes": 0}) + BAD[request.param] + line({"id": 7}))
    speaks = f"import sys; sys.stdout.buffer.write(open({str(sent)!r}, 'rb').read())"
    return (sys.executable, "-c", f"{speaks}; sys.stdout.flush(); sys.stdin.read()")


def test_a_voice_that_answers_nonsense_is_given_up_at_once_and_in_words(
    unwell: tuple[str, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    with Synthesiser(command=unwell, patience=60.0) as own, pytest.raises(MouthError) as refused:
        own.render("Bonjour.")
    assert refused.value.key == "no_voice"
    assert len(WORDS.error(refused.value)) < 2_000
    assert "Traceback" not in capfd.readouterr().err


def test_a_second_ear_that_answers_nonsense_has_gone_at_once(
    unwell: tuple[str, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    ear = ProcessEar("whisper", Path("x"), "fr", patience=60.0, command=unwell)
    with closing(ear), pytest.raises(SecondEarGone):
        ear.hear(bytes(4), [])
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize("crash", crashed("answers"), ids=lambda path: path.stem)
def test_answers_that_went_wrong_once_do_not_again(crash: Path) -> None:
    sent = crash.read_bytes()
    for named in (False, True):
        voice_is_read(sent, named=named)
    ear_is_read(sent)
    module_is_read(sent)
    file_is_read(sent)
