"""``heraut facts add-event``: enters a card of one's own box by questions, and writes its chip.

``heraut facts describe`` does so with all that a box holds, and corrects what is there already.
"""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path
from typing import Any

import click

from heraut.engines.facts import BadOverlay
from heraut.engines.forms import Filled, Form, Forms
from heraut.engines.journal import load
from heraut.engines.registry import RULES, find_rules
from heraut.engines.rules import Rules
from heraut.nfc import CardTag
from heraut.nfc.payload import TagContent
from heraut.voice.box_data import corrections
from heraut.voice.commands import options
from heraut.voice.commands.cards import open_desk
from heraut.voice.commands.localisation import Command
from heraut.voice.herald import Herald, Verbosity, Words
from heraut.voice.kit.box import has_box
from heraut.voice.kit.names import game_title
from heraut.voice.runtime.live import Live
from heraut.voice.runtime.machine_key import present_seal
from heraut.voice.runtime.match_factory import MatchFactory
from heraut.voice.tasks.card_entry.box_task import BoxTask
from heraut.voice.tasks.card_entry.card_entry_task import CardEntryTask
from heraut.voice.tasks.card_entry.draft_card import DraftCard
from heraut.voice.tasks.card_entry.owner_box import OwnerBox


@click.command("add-event", cls=Command)
@options.any_game
@click.option("--file", "path", type=click.Path(path_type=Path))
@click.option("--from", "played", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--text", is_flag=True)
@click.option("--tag", is_flag=True)
@click.option("--reader", default="usb")
@click.option("--deck", type=click.Path(path_type=Path))
@click.option("--wait", default=120.0)
@click.option("--speak/--no-speak", default=True)
@options.verbosity
@options.lang
def add_event(
    game: str | None,
    path: Path | None,
    played: Path | None,
    text: bool,
    tag: bool,
    reader: str,
    deck: Path | None,
    wait: float,
    speak: bool,
    verbosity: str,
    lang: str,
) -> None:
    """Ask for cards one by one and keep them; with ``tag``, write their chips at the end.

    ``played`` is a match in which cards were told: each of those is asked about.
    """
    words, level = Words(lang), Verbosity(verbosity)
    rules, forms = _found(game, words)
    box = OwnerBox(rules, path or corrections.overlay_path(rules.name), path is None, words)
    live = _live(lang, level, text)
    try:
        overlay = box.text()
    except BadOverlay as bad:
        click.echo(words.error(bad), err=True)
        sys.exit(1)
    herald = _herald(rules, overlay, words, level)
    told = [None] if played is None else _told_in(rules, forms, played, words)
    for card in told:
        task = _entering(box, herald, forms.in_box(overlay), card)
        talk = live.ask(task)
        if not talk.over and (task.loses or not box.cards):
            click.echo(words.text("entering-left"))
    if not box.cards:
        sys.exit(1)
    left = [CardTag(rules.name, card) for card in box.cards]
    try:
        if tag:
            with open_desk(reader, deck, wait, speak, lang) as desk:
                while left:
                    desk.write(TagContent(left[0], None, lang), over=False)
                    del left[0]
    finally:
        # The cards are kept whatever becomes of their chips.
        if left:
            named = " ".join(map(str, left))
            click.echo(words.text("entering-tag-later", count=len(left), tags=named))


@click.command("describe", cls=Command)
@options.any_game
@click.option("--file", "path", type=click.Path(path_type=Path))
@click.option("--text", is_flag=True)
@options.verbosity
@options.lang
def describe(game: str | None, path: Path | None, text: bool, verbosity: str, lang: str) -> None:
    """Ask about all that a box holds, and correct what is there already."""
    words, level = Words(lang), Verbosity(verbosity)
    rules, _ = _found(game, words)
    box = OwnerBox(rules, path or corrections.overlay_path(rules.name), path is None, words)
    try:
        overlay = box.text()
    except BadOverlay as bad:
        click.echo(words.error(bad), err=True)
        sys.exit(1)
    herald = _herald(rules, overlay, words, level)
    _live(lang, level, text).ask(BoxTask(box, herald))
    if box.cards:
        named = " ".join(str(CardTag(rules.name, card)) for card in box.cards)
        click.echo(words.text("entering-tag-later", count=len(box.cards), tags=named))


def _live(lang: str, level: Verbosity, typed: bool) -> Live:
    return Live(
        factory=MatchFactory(lang, level),
        typed=typed,
        reader=None,
        ears=(),
        stream=sys.stdin or StringIO(),
    )


def _herald(rules: Rules[Any, Any], overlay: str, words: Words, level: Verbosity) -> Herald:
    """Return who words what is told of a box that an owner's file corrects."""
    herald = Herald(words, rules.name, (), level)
    herald.label(rules.names(rules.start(rules.seats[0], {}, overlay)))
    return herald


def _entering(box: OwnerBox, herald: Herald, form: Form, told: Filled | None) -> CardEntryTask:
    """Return the questions about a new card; of one that was ``told`` in a match what is left."""
    draft = None if told is None else DraftCard(told, finished=True)
    another = None if told is not None else lambda _: (box.form(), DraftCard())
    return CardEntryTask(
        form,
        herald,
        lambda filled: box.keep(form.kind, filled),
        another=another,
        draft=draft,
        where=box.where,
    )


def _told_in(rules: Rules[Any, Any], forms: Forms, played: Path, words: Words) -> list[Filled]:
    """Return the cards that were told in a match, without the titles that they do not have."""
    match, _, _ = load(played, present_seal())
    told = forms.told_at_table(match.state) if match.rules.name == rules.name else ()
    if not told:
        raise click.UsageError(words.text("entering-none-told", path=str(played)))
    return [
        Filled({name: value for name, value in card.blanks.items() if value}, card.parts)
        for card in told
    ]


def _found(game: str | None, words: Words) -> tuple[Rules[Any, Any], Forms]:
    """Return the game that was named, or the only one of which cards can be told."""
    names = [name for name, rules in RULES.items() if rules.forms is not None]
    if game is None and len(names) != 1:
        raise click.UsageError(words.text("entering-which-game", games=tuple(names)))
    rules = find_rules(names[0] if game is None else game)
    if rules.forms is None:
        title = game_title(words, rules.name) if has_box(rules.name) else rules.name
        raise click.UsageError(words.text("entering-no-form", game=title))
    return rules, rules.forms
