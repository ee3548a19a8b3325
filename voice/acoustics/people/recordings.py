"""Which sound is whose, and what is said in it."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from heraut.voice.acoustics.people.pronounced import pronounced
from heraut.voice.acoustics.people.sources import Source, text


@dataclass(frozen=True, slots=True)
class Recording:
    """A sound, and the words that are said in it."""

    path: Path
    """In the source's folder."""
    words: str
    """In lower case; but for French a number may be in figures, and a letter is its name."""


def recordings(source: Source, folder: Path) -> tuple[Recording, ...]:
    """Return what a source has, in order of its files; ``folder`` is the one of its sounds.

    What is listed and is not there is left out: a package of another version may lack it. Those of
    a source with too many are drawn by their names, so they are the same each time.
    """
    found = tuple(_READ[source.words](source, folder))
    if source.most is None or len(found) <= source.most:
        return found
    drawn = set(sorted(found, key=_lot)[: source.most])
    return tuple(one for one in found if one in drawn)


def _lot(recording: Recording) -> bytes:
    return hashlib.sha256(recording.path.as_posix().encode()).digest()


def _listed(source: Source, folder: Path) -> Iterator[Recording]:
    for line in text(f"texts/{source.id}.tsv").splitlines():
        name, words = line.split("\t")
        if (folder / name).is_file():
            yield Recording(Path(name), words)


def _labelled(source: Source, folder: Path) -> Iterator[Recording]:
    """Tux Paint tells a stamp's name in a text that is called as the stamp is."""
    sound = f"_desc_{source.language}.ogg"
    label = re.compile(rf"^{source.language}\.utf8=(.+)$", re.MULTILINE)
    for path in sorted(folder.rglob(f"*{sound}")):
        beside = path.with_name(path.name.removesuffix(sound) + ".txt")
        if not beside.is_file():
            continue
        found = label.search(beside.read_text(encoding="utf-8", errors="replace"))
        if found and not any(character.isdigit() for character in found[1]):
            yield Recording(path.relative_to(folder), plain(found[1]))


_ALPHABET: Final = "alphabet"
"""Where GCompris has both numbers and letters."""
_CODE_POINT: Final = re.compile(r"U([0-9A-F]{4})")
_CONTENT: Final = "content.txt"
"""What tells the words of files that have English names, as ``ate.ogg:comer``."""


def _named(source: Source, folder: Path) -> Iterator[Recording]:
    """GCompris names a sound for its word, its number, or its letter's code point: ``U0041``."""
    for path in sorted((folder / _ALPHABET).glob("*.ogg")):
        code = _CODE_POINT.fullmatch(path.stem)
        said = chr(int(code[1], 16)) if code else path.stem
        if said.isdecimal():
            known = "numbers" in source.parts
        else:
            known = "letters" in source.parts and len(said) == 1 and _is_name(said, source.language)
        if known:
            yield Recording(path.relative_to(folder), said.lower())
    for part in source.parts:
        words = _content(folder / part / _CONTENT)
        for path in sorted((folder / part).glob("*.ogg")):
            said = words.get(path.name, "") if words else path.stem.replace("-", " ")
            if said:
                yield Recording(path.relative_to(folder), plain(said))


def _content(path: Path) -> Mapping[str, str]:
    if not path.is_file():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    named = (line.partition(":") for line in lines if not line.startswith("#"))
    return {name.strip(): words for name, colon, words in named if colon}


_LONGEST_NAME: Final = 5
"""Phones; speakers have several names for letters that espeak-ng has a longer one for."""


def _is_name(letter: str, language: str) -> bool:
    """Tell whether espeak-ng reads a letter as its name: as a capital it is read no otherwise."""
    small, capital = (pronounced(each, language) for each in (letter.lower(), letter.upper()))
    if small is None or small != capital or len(small) != 1:
        return False
    return len(small[0]) <= _LONGEST_NAME


def plain(text: str) -> str:
    """Return a written text as its words alone: lower case, no marks but hyphens, apostrophes."""
    words = unicodedata.normalize("NFC", text).lower().replace("’", "'")
    return " ".join(re.findall(r"[^\W\d_]+(?:['-][^\W\d_]+)*'?", words))


_READ: Final[Mapping[str, Callable[[Source, Path], Iterator[Recording]]]] = {
    "labelled": _labelled,
    "listed": _listed,
    "named": _named,
}
