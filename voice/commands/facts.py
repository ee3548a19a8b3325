"""``heraut facts``: what no rulebook tells of a box, how sure it is, and its corrections."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

import click

from heraut.engines.facts import OWNER, BadOverlay, Fact, overlaid, read_entries
from heraut.engines.registry import find_rules
from heraut.voice import overlays
from heraut.voice.herald import LANGUAGES, Words
from heraut.voice.kit import has_box
from heraut.voice.kit.names import game_title

__all__ = ["facts", "told"]

_SURE: Final = ((0.95, "whole"), (0.75, "strong"), (0.4, "half"), (0.1, "weak"), (0.0, "none"))
"""From which confidence on each word is used."""


@click.command()
@click.argument("game", metavar="JEU")
@click.option("--check", type=click.Path(path_type=Path), help="Vérifier un fichier.")
@click.option("--install", type=click.Path(path_type=Path), help="Le vérifier et s'en servir.")
@click.option("--remove", is_flag=True, help="Ne plus s'en servir.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="fr", help="La langue.")
def facts(game: str, check: Path | None, install: Path | None, remove: bool, lang: str) -> None:
    """Dire ce que le livret de JEU ne dit pas de la boîte, et le corriger.

    Par exemple seven_kingdoms. Le fichier de corrections se vérifie avec --check, et sert à toutes
    les parties qui commencent après --install.
    """
    if sum((check is not None, install is not None, remove)) > 1:
        raise click.UsageError("Une seule chose à la fois : --check, --install ou --remove.")
    words, rules = Words(lang), find_rules(game)
    title = game_title(words, rules.name) if has_box(rules.name) else rules.name
    try:
        if remove:
            key = "facts-removed" if overlays.remove(rules.name) else "facts-not-installed"
            click.echo(words.text(key, game=title))
            return
        if path := check or install:
            text = overlays.check(rules, path)
            changed = _named(rules.facts, text)
            _print(words.text("facts-good", path=str(path), count=len(changed)))
            _print(*told(words, rules.name, changed))
            if install:
                kept = overlays.install(rules.name, text)
                _print(words.text("facts-installed", game=title, path=str(kept)))
            return
        text = overlays.installed(rules.name)
    except BadOverlay as bad:
        click.echo(words.text("error-bad-overlay", **bad.details), err=True)
        sys.exit(1)
    if not rules.facts:
        _print(words.text("facts-none", game=title))
        return
    doubtful = [fact for fact in overlaid(rules.facts, text) if fact.status != "sourced"]
    _print(words.text("facts-begin", game=title, count=len(doubtful)))
    if text:
        _print(words.text("facts-owner", path=str(overlays.overlay_path(rules.name))))
    _print(*told(words, rules.name, doubtful))


def told(words: Words, game: str, listed: Sequence[Fact]) -> Iterator[str]:
    """Yield what is to be read of some facts: for each its name, its rows and its reason."""
    for fact in listed:
        sure = next(word for least, word in _SURE if fact.confidence >= least)
        name, rest = _called(words, game, fact.item)
        yield words.text("fact", name=name, rest=rest, status=fact.status, sure=sure)
        for key, values in fact.rows:
            if spelt := _spelt(words, game, values):
                yield from spelt
                continue
            row = _message(game, fact.item, "row", words) or "fact-row"
            yield words.text(row, name=key or "none", values=values)
        if not fact.rows:
            yield words.text("fact-nothing")
        why = _message(game, fact.item, "why", words)
        if fact.status == OWNER or why is None:
            yield from (fact.why,) if fact.why else ()
        else:
            yield words.text(why)


def _spelt(words: Words, game: str, values: Sequence[int | str]) -> Sequence[str]:
    """Return what is to be read of lines of letters that stand for something, else nothing.

    A map is written in them, and letters read aloud would tell nothing.
    """
    lines: list[str] = []
    for number, value in enumerate(values, 1):
        told: list[str] = []
        for letter, run in groupby(str(value)):
            key = _message(game, "letter", letter.lower() if letter.isalpha() else "none", words)
            if isinstance(value, int) or key is None:
                return ()
            told.append(words.phrase("fact-run", what=words.phrase(key), count=len(list(run))))
        lines.append(words.text("fact-line", number=number, values=told))
    return lines


def _called(words: Words, game: str, item: str) -> tuple[str, str]:
    """Return what an item is called, and what of its name has no words."""
    whole = _message(game, item, "", words)
    return (words.phrase(whole), "none") if whole else ("none", item)


def _message(game: str, item: str, use: str, words: Words) -> str | None:
    """Return the id of a message about an item, if there is one."""
    parts = ("fact", game, item, *((use,) if use else ()))
    key = "-".join("".join(sign if sign.isalnum() else "-" for sign in part) for part in parts)
    return key if words.has(key) else None


def _named(known: Sequence[Fact], overlay: str) -> Sequence[Fact]:
    """Return the facts that a file of corrections names."""
    items = read_entries(overlay)
    return [fact for fact in overlaid(known, overlay) if fact.item in items]


def _print(*lines: str) -> None:
    for line in lines:
        click.echo(line)
