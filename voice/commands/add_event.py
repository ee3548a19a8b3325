"""``heraut facts add-event``: enters a card of one's own box by questions, and writes its chip."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path
from typing import Any

import click

from heraut.engines.facts import BadOverlay
from heraut.engines.forms import CardForm, Filled, Forms, NoRoom
from heraut.engines.registry import RULES, find_rules
from heraut.engines.rules import Rules
from heraut.nfc import CardTag
from heraut.nfc.payload import TagContent
from heraut.voice.box_data import corrections
from heraut.voice.commands import options
from heraut.voice.commands.cards import open_desk
from heraut.voice.commands.localisation import Command
from heraut.voice.dialogue.errors import NotDone
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.herald import Herald, Verbosity, Words
from heraut.voice.kit.box import find_box, has_box
from heraut.voice.kit.names import game_title, spoken
from heraut.voice.runtime.live import Live
from heraut.voice.runtime.match_factory import MatchFactory
from heraut.voice.tasks.card_entry.card_entry_task import CardEntryTask
from heraut.voice.tasks.card_entry.owner_file import add


@click.command("add-event", cls=Command)
@click.argument("game", required=False)
@click.option("--file", "path", type=click.Path(path_type=Path))
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
    text: bool,
    tag: bool,
    reader: str,
    deck: Path | None,
    wait: float,
    speak: bool,
    verbosity: str,
    lang: str,
) -> None:
    """Ask for cards one by one and keep them; with ``tag``, write their chips at the end."""
    words = Words(lang)
    rules, forms = _found(game, words)
    adding = _Adding(
        rules, forms, path or corrections.overlay_path(rules.name), path is None, words
    )
    live = Live(
        factory=MatchFactory(lang, Verbosity(verbosity)),
        typed=text,
        reader=None,
        ears=(),
        stream=sys.stdin or StringIO(),
    )
    try:
        task = adding.task(Verbosity(verbosity))
    except BadOverlay as bad:
        click.echo(words.error(bad), err=True)
        sys.exit(1)
    talk = live.ask(task)
    if not talk.over and (task.loses or not adding.cards):
        click.echo(words.text("entering-left"))
    if not adding.cards:
        sys.exit(1)
    left = [CardTag(rules.name, card) for card in adding.cards]
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


class _Adding:
    """A file of corrections, and the card that is to be added to it."""

    def __init__(
        self, rules: Rules[Any, Any], forms: Forms, path: Path, used: bool, words: Words
    ) -> None:
        self._rules = rules
        self._forms = forms
        self._path = path
        self._used = used
        """Whether new matches are played with this file."""
        self._words = words
        self.cards: list[str] = []
        """The identities of the cards that were written."""

    def task(self, verbosity: Verbosity) -> CardEntryTask:
        """Return the questions. Raises ``BadOverlay`` for a file that cannot be used."""

        def keep(filled: Filled) -> tuple[Spoken, ...]:
            try:
                # Read anew: somebody may have written in the file meanwhile.
                text = self._text()
                added = self._forms.in_box(text).added(filled)
                add(self._rules, self._path, text, added)
            except NoRoom as none:
                key = f"entering-refused-{none.reason}".replace("_", "-")
                raise NotDone([Spoken(self._words.text(key, **none.details))]) from none
            except BadOverlay as bad:
                raise NotDone([Spoken(self._words.error(bad))]) from bad
            except OSError as problem:
                told = self._words.text("error-file", path=str(problem.filename or self._path))
                raise NotDone([Spoken(told)]) from problem
            self.cards.append(added.card)
            return tuple(map(Spoken, self._kept(added.card)))

        def another() -> CardForm:
            try:
                return self._forms.in_box(self._text())
            except BadOverlay as bad:
                raise NotDone([Spoken(self._words.error(bad))]) from bad

        text = self._text()
        herald = Herald(self._words, self._rules.name, (), verbosity)
        herald.label(self._rules.names(self._rules.start(self._rules.seats[0], {}, text)))
        form = self._forms.in_box(text)
        return CardEntryTask(form, herald, keep, another=another)

    def _text(self) -> str:
        """Return what the file holds so far. Raises ``BadOverlay`` and ``OSError``."""
        try:
            return corrections.check(self._rules, self._path)
        except FileNotFoundError:
            return ""

    def _kept(self, card: str) -> tuple[str, ...]:
        """Return what to say of a card that was written."""
        game, path = self._rules.name, str(self._path)
        found = find_box(game).find(CardTag(game, card, 1)) if has_box(game) else None
        name = card if found is None else spoken(self._words, found)
        kept = self._words.text("entering-kept", card=name, path=path)
        if len(self.cards) > 1:
            return (kept,)
        if self._used:
            return kept, self._words.text("entering-installed")
        return kept, self._words.text("entering-not-used-yet", game=game, path=path)


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
