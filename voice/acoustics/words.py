"""Teach the embedded model new words: ``python -m heraut.voice.acoustics graph --model DIR``.

``--words`` and ``--phrases`` first add to the lexicon what it lacks, then the graph is drawn from
the lexicon alone; so the lexicon's text is all that has to be reviewed. ``--check`` writes nothing
and fails when the model's graph is not the one that its lexicon gives.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import click

from heraut.atomic_write import write_atomically
from heraut.voice.acoustics.espeak import EspeakError
from heraut.voice.acoustics.graph import Penalties, graph_files
from heraut.voice.acoustics.lexicon import (
    SHIPPED,
    LexiconError,
    Pronunciation,
    format_lexicon,
    merge,
    parse_lexicon,
    words_of,
)
from heraut.voice.acoustics.pronounce import PronounceError, exceptions, propose, tokens
from heraut.voice.commands.localisation import Command, failure, teller, worded

_FILE = click.Path(path_type=Path, dir_okay=False, exists=True)
_PENALTIES = Penalties()
_tell: Final = teller("graph")

HEADER = """\
# How the embedded French model says each word: "word cost phone phone ...", see lexicon.py.
# Add words with "python -m heraut.voice.acoustics graph --model DIR --words FILE", correct lines
# by hand, then run the same without --words to draw the graph again.
"""


def words_in(lines: Iterable[str]) -> set[str]:
    """Return the words of a list: separated by white space, lower case, ``#`` starts a comment."""
    return {word for line in lines for word in line.partition("#")[0].lower().split()}


def extend(
    lexicon: tuple[Pronunciation, ...], words: Iterable[str], phrases: Iterable[str]
) -> tuple[Pronunciation, ...]:
    """Return the lexicon with what it lacks: new words, and the ways that ``phrases`` say words.

    Words it has keep their pronunciations and costs.
    """
    known = set(words_of(lexicon))
    sentences = tuple(phrases)
    spoken = {word for sentence in sentences for _, word in tokens(sentence) if "-" not in word}
    new = (set(words) | spoken) - known
    ways = {(entry.word, entry.phones) for entry in lexicon}
    proposed = propose(new | (spoken & known), sentences)
    by_hand = (entry for entry in exceptions() if entry.word in known)
    return merge(lexicon, (e for e in (*proposed, *by_hand) if (e.word, e.phones) not in ways))


def read_lines(paths: Iterable[Path]) -> list[str]:
    """Return the lines of UTF-8 text files that are neither empty nor comments."""
    lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line.strip() and not line.startswith("#")]


@click.command(cls=Command)
@click.option(
    "--model", type=click.Path(path_type=Path, file_okay=False, exists=True), required=True
)
@click.option("--words", type=_FILE, multiple=True)
@click.option("--phrases", type=_FILE, multiple=True)
@click.option("--lexicon", type=_FILE)
@click.option("--word-penalty", default=_PENALTIES.word, show_default=True)
@click.option("--unknown-penalty", default=_PENALTIES.unknown, show_default=True)
@click.option("--unknown-phone-penalty", default=_PENALTIES.unknown_phone, show_default=True)
@click.option("--check", is_flag=True)
def graph(
    model: Path,
    words: tuple[Path, ...],
    phrases: tuple[Path, ...],
    lexicon: Path | None,
    word_penalty: float,
    unknown_penalty: float,
    unknown_phone_penalty: float,
    check: bool,
) -> None:
    """Draw a model's graph again from the lexicon, after adding words to it."""
    folder = model / "graph"
    if not folder.is_dir():
        raise click.ClickException(worded("graph-no-model", folder=str(model)))
    source = lexicon or Path(str(SHIPPED))
    penalties = Penalties(word_penalty, unknown_penalty, unknown_phone_penalty)
    try:
        entries = _entries(source, words, phrases, write=not check)
        made = graph_files(entries, penalties)
        if check:
            _compare(folder, made)
            _tell("same", count=len(words_of(entries)))
            return
        for name, data in made.items():
            write_atomically(folder / name, data)
    except (LexiconError, PronounceError, EspeakError, OSError, UnicodeDecodeError) as error:
        raise failure(error) from error
    _tell("drawn", count=len(words_of(entries)), ways=len(entries), folder=str(folder))


def _entries(
    source: Path, words: tuple[Path, ...], phrases: tuple[Path, ...], *, write: bool
) -> tuple[Pronunciation, ...]:
    """Return the lexicon of a file with what it lacks; its comments go on top when it is kept."""
    text = source.read_text(encoding="utf-8")
    entries = merge(parse_lexicon(text))
    if not (words or phrases):
        return entries
    before = set(words_of(entries))
    entries = extend(entries, words_in(read_lines(words)), read_lines(phrases))
    added = [word for word in words_of(entries) if word not in before]
    _tell("added", count=len(added), words=" ".join(added))
    if write:
        comments = [line for line in text.splitlines(keepends=True) if line.startswith("#")]
        write_atomically(source, ("".join(comments) or HEADER) + format_lexicon(entries))
    return entries


def _compare(folder: Path, made: Mapping[str, bytes]) -> None:
    """Raise ``click.ClickException`` when a model's graph is not the one that was made."""
    different = [
        name
        for name, data in made.items()
        if not (folder / name).is_file() or (folder / name).read_bytes() != data
    ]
    if different:
        files = " ".join(different)
        raise click.ClickException(worded("graph-differs", folder=str(folder), files=files))
