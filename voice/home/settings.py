"""What is remembered from one evening to the next: one TOML file, for its owner alone.

Each setting stands for an option of ``heraut play``, which wins over it for one time. A value that
no longer fits is left out and told; it never keeps a match from beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

from heraut.errors import KeyedError
from heraut.plain_file import plain
from heraut.user_data import home, private_folder

RATE: Final = range(120, 451)
"""Words per minute that a voice can speak at."""
VOLUME: Final = range(10, 101)
"""Percent: what is softer nobody hears, and nobody may talk Héraut into silence."""
SPEECH: Final = ("own", "screen-reader", "both")
"""Whose voice speaks."""
LISTEN: Final = ("always", "push")
"""When the microphone is listened to: always, or for one sentence after each push."""

Value = str | int | bool | list[str]


class SettingsError(KeyedError, ValueError):
    """A setting cannot be remembered. Keys: ``unknown_setting``, ``bad_setting``."""


class SettingsDamaged(KeyedError, ValueError):
    """The file of settings cannot be read; ``details`` has its ``path``."""


def _number(values: range) -> Callable[[str], int]:
    def read(text: str) -> int:
        if (value := int(text)) not in values:
            raise ValueError(text)
        return value

    return read


def _choice(*values: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in values:
            raise ValueError(text)
        return text

    return read


def _text(text: str) -> str:
    if not text.strip():
        raise ValueError(text)
    return text


def _flag(text: str) -> bool:
    known = {"true": True, "false": False, "yes": True, "no": False}
    if text.casefold() not in known:
        raise ValueError(text)
    return known[text.casefold()]


def _list(text: str) -> list[str]:
    return [_text(each) for each in text.split(",")]


@dataclass(frozen=True, slots=True)
class _Setting:
    """One thing that is remembered."""

    param: str
    """The name of its parameter in the commands that have it."""
    read: Callable[[str], Value]
    """Returns the value that a text stands for. Raises ``ValueError``."""


_SETTINGS: Final[Mapping[str, _Setting]] = {
    "rate": _Setting("rate", _number(RATE)),
    "volume": _Setting("volume", _number(VOLUME)),
    "voice": _Setting("voice", _text),
    "verbosity": _Setting("verbosity", _choice("bref", "normal", "complet")),
    "speech": _Setting("speech", _choice(*SPEECH)),
    "reader": _Setting("reader", _text),
    "ear": _Setting("named_ears", _list),
    "headphones": _Setting("headphones", _flag),
    "pocket": _Setting("pocket", _flag),
    "model": _Setting("model", _text),
    "listen": _Setting("listen", _choice(*LISTEN)),
}

NAMES: Final = tuple(_SETTINGS)
"""What can be remembered, in the order in which it is listed."""

SPOKEN_NAMES: Final = ("rate", "volume", "voice", "verbosity", "listen")
"""What is kept and forgotten by a spoken sentence."""

_LONGEST_NAME: Final = 40
"""Letters of a setting's name that are told."""
_TOLD: Final = 10
"""Settings that are told of as unusable at a time."""
_ASKED: Final = "asked"
"""The entry for what was asked once and is not asked again."""


def settings_path() -> Path:
    """Return the file of settings; it need not exist."""
    return home() / "settings.toml"


def _stored() -> dict[str, Any]:
    """Return what the file holds. Raises :class:`SettingsDamaged`."""
    path = settings_path()
    try:
        text = plain(path).read_text(encoding="utf-8")
        from heraut import bounded_toml  # most players have no such file

        return bounded_toml.loads(text)
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as problem:
        message = f"{path}: {problem}"
        raise SettingsDamaged("settings_damaged", message, path=str(path)) from problem


def remembered() -> dict[str, Value]:
    """Return what is remembered, by name. Raises :class:`SettingsDamaged`."""
    return {name: value for name, (value, good) in _judged().items() if good}


def kept() -> Mapping[str, Any]:
    """Return what is remembered; nothing where the file cannot be read: play says so."""
    try:
        return remembered()
    except SettingsDamaged:
        return {}


def unusable() -> tuple[str, ...]:
    """Return the names of settings that are left out: of the first few, as far as can be said.

    Raises :class:`SettingsDamaged`.
    """
    names = (name[:_LONGEST_NAME] for name, (_, good) in _judged().items() if not good)
    return tuple(islice(names, _TOLD))


def _judged() -> dict[str, tuple[Any, bool]]:
    judged: dict[str, tuple[Any, bool]] = {}
    for name, value in _stored().items():
        if name == _ASKED:
            continue
        try:
            text = ",".join(value) if isinstance(value, list) else str(value)
            judged[name] = (parsed(name, text), True)
        except (SettingsError, TypeError):
            judged[name] = (value, False)
    return judged


def parsed(name: str, text: str) -> Value:
    """Return the value that a text gives a setting. Raises :class:`SettingsError`."""
    setting = _SETTINGS.get(name)
    if setting is None:
        message = f"there is no setting {name!r}"
        raise SettingsError("unknown_setting", message, name=name, names=NAMES)
    try:
        return setting.read(text)
    except ValueError as problem:
        message = f"{name} cannot be {text!r}"
        raise SettingsError("bad_setting", message, name=name, value=text) from problem


def remember(values: Mapping[str, Value | None]) -> None:
    """Remember values by name; ``None`` forgets one. A damaged file is kept under another name.

    Raises ``OSError``.
    """
    try:
        stored = _stored()
    except SettingsDamaged:
        settings_path().replace(settings_path().with_suffix(".damaged"))
        stored = {}
    stored |= values
    _write({name: value for name, value in stored.items() if value is not None})


def forget_all() -> None:
    """Forget every setting, and what was asked once. Raises ``OSError``."""
    settings_path().unlink(missing_ok=True)


def was_asked(what: str) -> bool:
    """Tell whether something was asked once already."""
    try:
        return what in _stored().get(_ASKED, [])
    except (SettingsDamaged, TypeError):
        return True  # what cannot be noted would be asked each evening


def note_asked(what: str) -> None:
    """Note that something was asked, and is not to be asked again. Raises ``OSError``."""
    if not was_asked(what):
        remember({_ASKED: [*_stored().get(_ASKED, []), what]})


def _write(stored: Mapping[str, Any]) -> None:
    import tomli_w

    from heraut.atomic_write import write_atomically

    path = settings_path()
    private_folder(path.parent)
    write_atomically(path, tomli_w.dumps(stored), private=True)


def defaults(but: tuple[str, ...] = ()) -> dict[str, Value]:
    """Return what is remembered as defaults of parameters, by their names.

    A damaged file gives none: who is about to speak says so.
    """
    try:
        found = remembered()
    except SettingsDamaged:
        return {}
    return {_SETTINGS[name].param: value for name, value in found.items() if name not in but}
