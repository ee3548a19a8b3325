"""What is remembered: one file, told and changed by a command, and by those who play."""

from __future__ import annotations

import stat
import sys
import tomllib
from pathlib import Path

import pytest

from heraut.voice.herald import Herald, Verbosity, Words
from heraut.voice.herald.typed_aloud import typed_aloud
from heraut.voice.herald.voice_controls import adjusted
from heraut.voice.home.own_voice import own_mouth, remembered_voice
from heraut.voice.home.settings import (
    NAMES,
    SettingsDamaged,
    SettingsError,
    defaults,
    note_asked,
    parsed,
    remember,
    remembered,
    unusable,
    was_asked,
)
from heraut.voice.mouth.channels import TABLE_CHANNEL
from heraut.voice.mouth.mouth import Mouth
from heraut.voice.mouth.settings import VoiceSettings
from heraut.voice.mouth.synthesiser import Synthesiser
from heraut.voice.runtime.speech_outputs import SpeechWanted
from heraut.voice.runtime.voice_controls import VoiceControls

from ..commands.program import called
from ..mouth.nowhere import NullOutput


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("HERAUT_HOME", str(folder))
    return folder


@pytest.mark.parametrize(
    ("name", "text"),
    [
        *(("rate", text) for text in ("119", "451", "fast", "")),
        *(("volume", text) for text in ("9", "101")),
        *(("verbosity", text) for text in ("loud", "")),
        *(("headphones", text) for text in ("maybe", "")),
        *(("speech", text) for text in ("nobody", "")),
        ("reader", " "),
        ("ear", "1=a,,"),
        ("colour", "red"),
    ],
)
def test_what_no_setting_can_be_is_refused(name: str, text: str) -> None:
    with pytest.raises(SettingsError) as refused:
        parsed(name, text)
    assert Words("fr").error(refused.value)


def test_what_is_remembered_is_there_again_for_its_owner_alone(home: Path) -> None:
    values = {"rate": 220, "ear": ["1=usb"], "headphones": True, "voice": "Été"}
    remember(values)
    assert remembered() == values
    assert defaults() == {"rate": 220, "named_ears": ["1=usb"], "headphones": True, "voice": "Été"}
    if sys.platform != "win32":
        assert stat.S_IMODE((home / "settings.toml").stat().st_mode) == 0o600
        assert stat.S_IMODE(home.stat().st_mode) == 0o700
    remember({"rate": None})
    assert "rate" not in remembered()


def test_what_was_asked_once_is_not_asked_again(home: Path) -> None:
    assert not was_asked("screen-reader")
    note_asked("screen-reader")
    note_asked("screen-reader")
    assert was_asked("screen-reader")
    assert not remembered() and not unusable()


def test_a_value_that_no_longer_fits_is_left_out_and_told(home: Path) -> None:
    remember({"rate": 200})
    with (home / "settings.toml").open("a", encoding="utf-8") as file:
        file.write("volume = 3\ncolour = 'red'\n")
    assert remembered() == {"rate": 200} and unusable() == ("volume", "colour")
    done = called(home, "play", "kingsbridge", "--text")
    assert "volume et colour" in done.stdout and not done.returncode


def test_a_damaged_file_is_told_keeps_nobody_from_playing_and_is_not_lost(home: Path) -> None:
    remember({"rate": 200})
    (home / "settings.toml").write_bytes(b"rate = \xff")
    with pytest.raises(SettingsDamaged):
        remembered()
    done = called(home, "play", "kingsbridge", "--text", lines="garde ces réglages\n")
    assert "Je ne peux pas lire tes réglages" in done.stdout and "C'est gardé" in done.stdout
    assert (home / "settings.damaged").read_bytes() == b"rate = \xff"
    assert remembered() == {"verbosity": "normal"}


def test_the_command_sets_tells_and_forgets(home: Path) -> None:
    home.mkdir()
    assert "Rien n'est gardé" in called(home, "settings").stdout
    assert not called(home, "settings", "set", "verbosity", "bref").returncode
    assert called(home, "settings", "set", "pocket", "oui").stdout.count("oui") == 1
    told = called(home, "settings", "list").stdout
    assert "verbosity : bref." in told and "pocket : oui." in told
    wrong = called(home, "settings", "set", "ear", "here")
    assert wrong.returncode == 2 and "1=casque" in wrong.stderr
    for args in (("set", "rate", "9"), ("reset", "colour")):
        wrong = called(home, "settings", *args)
        assert wrong.returncode == 2 and wrong.stderr.startswith(("Le réglage", "Je ne connais"))
    called(home, "settings", "reset", "verbosity")
    assert remembered() == {"pocket": True}
    called(home, "settings", "reset")
    assert not remembered()


def test_a_match_begins_as_is_remembered_and_an_option_wins_for_one_time(home: Path) -> None:
    remember({"verbosity": "bref"})
    brief = called(home, "play", "kingsbridge", "--text", "--seed", "3").stdout
    long = called(home, "play", "kingsbridge", "--text", "--seed", "3", "--verbosity", "complet")
    assert len(brief) < len(long.stdout) and "Dis « aide »" in long.stdout not in brief
    assert remembered() == {"verbosity": "bref"}


def test_each_setting_is_told_in_words() -> None:
    assert all(Words("fr").has(f"settings-what-{name}") for name in NAMES)


def test_the_voice_is_changed_kept_and_put_back_by_sentences(home: Path) -> None:
    herald = Herald(Words("fr"))
    with Mouth(Synthesiser(), {TABLE_CHANNEL: (NullOutput(),)}) as mouth:
        controls = VoiceControls(mouth)

        def said(setting: str) -> str:
            return adjusted(herald, controls, setting)

        usual = mouth.settings
        assert "rien changé" in said("voice_as_before")
        said("faster")
        said("more_detail")
        first = said("change_voice")
        assert mouth.settings.voice is not None and mouth.settings.voice in first
        assert "C'est gardé" in said("keep_settings")
        kept = tomllib.loads((home / "settings.toml").read_text(encoding="utf-8"))
        assert kept == {"rate": 200, "volume": 60, "verbosity": "complet"} | {
            "voice": mouth.settings.voice
        }
        assert "comme au début" in said("reset_settings")
        assert mouth.settings == usual and herald.verbosity is Verbosity.NORMAL
        assert not remembered()
        said("voice_as_before")
        assert mouth.settings.rate == 200 and herald.verbosity is Verbosity.FULL
        said("voice_as_before")
        assert mouth.settings.voice is None and mouth.settings.rate == 200
        said("voice_as_before")
        assert herald.verbosity is Verbosity.NORMAL and mouth.settings.rate == 200
        said("voice_as_before")
        assert mouth.settings == usual


def test_each_voice_has_its_turn(home: Path) -> None:
    with Mouth(Synthesiser(), {TABLE_CHANNEL: (NullOutput(),)}) as mouth:
        _, _, count = mouth.next_voice()
        names = {mouth.next_voice()[0] for _ in range(count)}
    assert count > 1 and len(names) == count


def test_whatever_speaks_does_so_in_the_voice_that_was_kept(home: Path) -> None:
    assert remembered_voice("fr") == VoiceSettings("fr")
    remember({"rate": 300, "volume": 80, "voice": "Belgium", "speech": "both"})
    kept = VoiceSettings("fr", rate=300, volume=0.8, voice="Belgium")
    with own_mouth(Words("fr"), {TABLE_CHANNEL: (NullOutput(),)}) as mouth:
        assert mouth.settings == kept
    assert SpeechWanted.remembered() == SpeechWanted(300, 80, "Belgium", "both")
    (home / "settings.toml").write_text("rate = [", encoding="utf-8")
    assert remembered_voice("fr") == VoiceSettings("fr")
    # Nothing else in the package makes a mouth of its own.
    root = Path(__file__).parents[3] / "voice"
    makers = {path.name for path in root.rglob("*.py") if "Mouth(Synthesiser(" in path.read_text()}
    assert makers == {"own_voice.py"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Tape heraut model install fr. Après, joue.", None),
        (
            "Pour arrêter cela : heraut install-shortcut --remove --autostart.",
            "Pour arrêter cela : heraut install tiret shortcut tiret tiret remove tiret tiret "
            "autostart.",
        ),
        ("Une option, --cards table.", "Une option, tiret tiret cards table."),
        (
            "Tape : pip install heraut[screen-reader]. En attendant",
            "Tape : pip install heraut crochet ouvrant screen tiret reader crochet fermant. "
            "En attendant",
        ),
        (
            "tape une fois heraut play kingdom_builder, peut-être",
            "tape une fois heraut play kingdom souligné builder, peut-être",
        ),
        ("Un dix-sept, peut-être. Vas-y.", None),
        ("tape heraut doctor peut-être, vas-y", None),
    ],
)
def test_what_is_to_be_typed_is_said_with_its_marks(text: str, said: str | None) -> None:
    assert typed_aloud(Words("fr"), text) == (said or text)


def test_a_mouth_says_the_marks(home: Path) -> None:
    heard: list[str] = []

    class Listening(Synthesiser):
        def prepare(self, text: str, settings: VoiceSettings | None = None):  # type: ignore[no-untyped-def]
            heard.append(text)
            return super().prepare(text, settings)

    words = Words("fr")
    own = own_mouth(words, {TABLE_CHANNEL: (NullOutput(),)})
    with own as mouth, Listening() as voice:
        mouth._synthesiser.close()
        mouth._synthesiser = voice
        mouth.say("Tape heraut cards kit --braille.")
        mouth.wait()
    assert heard == ["Tape heraut cards kit tiret tiret braille."]
