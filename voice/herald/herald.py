"""Events, answers, refusals and questions as lines to say.

A line keeps its event's audience, so that what only one seat may know can never reach the table's
loudspeaker by mistake.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from heraut.engines.protocol import AUDIENCE, Event, Seat
from heraut.engines.vocabulary import NUMBERS
from heraut.engines.vocabulary import Meaning as Kind
from heraut.grammars.meaning import Command, Meaning
from heraut.voice.herald.arguments import arguments, held
from heraut.voice.herald.words import FOLLOWED, Verbosity, Words


@dataclass(frozen=True, slots=True)
class Line:
    """One thing to say."""

    text: str
    audience: frozenset[Seat] | None = None
    """The seats that may hear it; ``None``: everybody."""


class Herald:
    """The words of one match: its game, its players, its language.

    ``game`` is empty where there is none yet, as while a match is set up.
    """

    def __init__(
        self,
        words: Words,
        game: str = "",
        players: Sequence[str] = (),
        verbosity: Verbosity = Verbosity.NORMAL,
        *,
        cards: str = "app",
    ) -> None:
        self.words = words
        self.game = game
        self.cards = cards
        """Who deals, ``app`` or ``table``: words may choose by it, as ``$mode``."""
        self.players = tuple(players)
        self.verbosity = verbosity
        self._labels: dict[str, Mapping[int | str, str]] = {}
        """What numbers and ids stand for in this box, by the argument that holds them."""
        self._introduced: set[str] = set()
        """The message ids of names that were said to all, with all that goes with them."""

    def label(self, names: Mapping[str, Mapping[int | str, str]]) -> None:
        """Take the names that the owner of the box gave to things, by argument and its value."""
        self._labels.update(names)

    @property
    def alone(self) -> bool:
        """Whether one seat plays by itself: then nobody need be named."""
        return len(self.players) == 1

    def name(self, seat: Seat) -> str:
        """Return what a seat is called: the player's name, or its 1-based number."""
        if seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        return self.words.phrase("seat-name", number=seat + 1)

    def events(self, events: Iterable[Event]) -> tuple[Line, ...]:
        """Return what to say of events, in order; what a level leaves unsaid gives no line."""
        told = ((self.event(event), event.audience) for event in events)
        return tuple(Line(text, audience) for text, audience in told if text)

    def event(
        self, event: Event, verbosity: Verbosity | None = None, *, followed: bool = False
    ) -> str:
        """Return what to say of one event, at a level of its own if one is given.

        ``followed``: more has been done since, so that what is left to do is not told.
        """
        key = _id(event.key)
        if followed and self.words.has_followed(message_id := self._chosen(key)):
            return self.words.text(message_id, FOLLOWED, **self._named(event.args, key))
        return self._game_text(key, event.args, verbosity, introduce=event.audience is None)

    def together(self, events: Iterable[Event]) -> Iterator[Event]:
        """Yield events; those of one kind in a row as one, where there are words for that.

        These words are the message ``...-together``. Each argument is the tuple of what it is in
        the events, so that ``-each`` and ``-alike`` can tell them one by one.
        """
        for (key, audience), run in groupby(events, lambda event: (event.key, event.audience)):
            alike = list(run)
            if len(alike) > 1 and self.words.has(self._chosen(f"{_id(key)}-together")):
                names = alike[0].args
                values = {name: tuple(event.args[name] for event in alike) for name in names}
                yield Event(f"{key}_together", values, audience)
            else:
                yield from alike

    def message(
        self,
        key: str,
        args: Mapping[str, object],
        command: Meaning | None = None,
        options: Sequence[Command] = (),
        chain: Sequence[Meaning] = (),
        better: str = "",
    ) -> tuple[Line, ...]:
        """Return a message of the conversation, with its numbered options after it.

        ``better`` is said in its place where the language has that message, and
        ``ask-more`` where it has no message for the pieces of a command that are known.
        """
        values = dict(args)
        if command is not None:
            values["command"] = self.command(command)
        elif chain:
            values["command"] = self.chain(chain)
        ids = [_id(each) for each in (better, key) if each]
        known = [each for each in ids if self.words.has(self._chosen(each))]
        if not known and key.startswith("ask-"):
            known = ["ask-more"]
        lines = [Line(self._game_text((known or ids)[0], values))]
        for number, option in enumerate(options, start=1):
            said = self.command(option.meaning)
            lines.append(Line(self.words.text("option-line", number=number, command=said)))
        return tuple(lines)

    def chain(self, meanings: Sequence[Meaning]) -> str:
        """Return several commands in a row in a few words."""
        return self.words.in_turn(map(self.command, meanings))

    def command(self, meaning: Meaning) -> str:
        """Return a command in a few words: ``sept sur colonne trois``."""
        key = "say-" + _id(meaning.intent)
        named = self._named(meaning.slots, key)
        said = self.words.phrase(self._chosen(key), Verbosity.NORMAL, **named)
        return self.words.by_name(said, self.players)

    def refusal(
        self, reason: str, details: Mapping[str, object], verbosity: Verbosity | None = None
    ) -> Line:
        """Return why a command is forbidden, for those who may hear it; at length with the rule."""
        values = {name: value for name, value in details.items() if name != AUDIENCE}
        audience = details.get(AUDIENCE)
        only = audience if isinstance(audience, frozenset) else None
        return Line(self.event(Event(f"refused_{reason}", values, only), verbosity), only)

    def _game_text(
        self,
        message_id: str,
        args: Mapping[str, object],
        verbosity: Verbosity | None = None,
        introduce: bool = True,
    ) -> str:
        level = self.verbosity if verbosity is None else verbosity
        named = self._named(args, message_id)
        for way, tell in (("each", self._one_by_one), ("alike", self._alike)):
            if self.words.has(self._chosen(f"{message_id}-{way}")):
                told = tuple(filter(None, tell(message_id, level, args)))
                named |= {"told": told, "told_count": len(told)}
        text = self.words.text(self._chosen(message_id), level, **named)
        if introduce:
            self._introduce(args, message_id, text)
        return text

    def _introduce(self, args: Mapping[str, object], message_id: str, text: str) -> None:
        """Note the names that were said in full: from now on the name alone will do."""
        declared = arguments(self.words.lang, self.game, message_id)
        for key, value in args.items():
            if held(declared, key).meaning is not Kind.NAME:
                continue
            for each in value if isinstance(value, (tuple, list)) else (value,):
                name = self._name_id(each, key) if isinstance(each, str) else ""
                if self.words.has(name) and self._told(each, key) in text:
                    self._introduced.add(name)

    def _one_by_one(
        self, message_id: str, level: Verbosity, args: Mapping[str, object]
    ) -> Iterator[str]:
        """Yield a message once for each item of the lists that it mentions.

        ``$index`` is where an item stands, from 0; ``$holder`` the player of the seat ``$index``.
        """
        each = self._chosen(f"{message_id}-each")
        lists = self._lists(each, args)
        for index, items in enumerate(zip(*lists.values(), strict=True)):
            values = self._named(dict(zip(lists, items, strict=True)), message_id)
            values |= {"index": index, "holder": self.name(index)}
            yield self.words.phrase(each, level, **values)

    def _alike(
        self, message_id: str, level: Verbosity, args: Mapping[str, object]
    ) -> Iterator[str]:
        """Yield a message once for all items that are alike but in the list mentioned first.

        In that list it has all of them: ``north-west and east: forest``.
        """
        each = self._chosen(f"{message_id}-alike")
        lists = self._lists(each, args)
        first, *others = lists
        groups: dict[tuple[object, ...], list[object]] = {}
        for item, *rest in zip(*lists.values(), strict=True):
            groups.setdefault(tuple(rest), []).append(item)
        for alike, items in groups.items():
            values = {first: tuple(items), **dict(zip(others, alike, strict=True))}
            yield self.words.phrase(each, level, **self._named(values, message_id))

    def _lists(self, message_id: str, args: Mapping[str, object]) -> dict[str, Sequence[object]]:
        """Return the lists among the arguments that a message mentions, itself or by a value."""
        lists: dict[str, Sequence[object]] = {}
        for mentioned in self.words.mentioned(message_id):
            for key in (mentioned, mentioned.rpartition("_")[0]):
                value = args.get(key)
                if isinstance(value, (tuple, list)):
                    lists[key] = value
        return lists

    def _chosen(self, message_id: str) -> str:
        """Return the game's own message, or else the one that all games share."""
        own = f"{self.game.replace('_', '-')}-{message_id}"
        return own if self.words.has(own) else message_id

    def _named(self, args: Mapping[str, object], message_id: str) -> dict[str, object]:
        """Return arguments in words, each as it was declared; a missing value is told from zero.

        Words may depend on more than what is said: ``$..._id`` is the id itself, or whether there
        is any ``text``, ``none`` if not; ``$..._ids`` those of a list, ``$..._count`` how many
        items it has, ``$..._all`` whether it is every seat, ``$..._number`` a seat as it was given,
        ``$..._name`` what the owner of the box calls a number, ``none`` for no name,
        ``$..._player`` who has the seat with a number.
        """
        named: dict[str, object] = {"mode": self.cards, "alone": self.alone}
        declared = arguments(self.words.lang, self.game, message_id)
        for key, value in args.items():
            argument = held(declared, key)
            seat, name = (argument.meaning is kind for kind in (Kind.SEAT, Kind.NAME))
            if value is None:
                named[f"{key}_id"] = "none"
            if seat and isinstance(value, int):
                named[key] = self.name(value) if value >= 0 else "none"
                named[f"{key}_number"] = value
            elif seat and isinstance(value, (tuple, list)):
                named[key] = tuple(self.name(one) if one >= 0 else "none" for one in value)
                named[f"{key}_count"] = len(value)
                named[f"{key}_all"] = set(value) == set(range(len(self.players)))
            elif argument == NUMBERS and isinstance(value, str):
                named[key] = tuple(map(int, value.split(",")))  # as commands are written
            elif isinstance(value, str):
                named[key] = self._told(value, key) if name else value
                named[f"{key}_id"] = (value if name else "text") if value else "none"
            elif isinstance(value, (tuple, list)):
                named[key] = tuple(
                    self._told(one, key) if name and isinstance(one, str) else one for one in value
                )
                named[f"{key}_ids"] = value
                named[f"{key}_count"] = len(value)
            else:
                named[key] = "none" if value is None else value
                named[f"{key}_name"] = self._labelled(key, value)
                if type(value) is int and 0 <= value < len(self.players):
                    named[f"{key}_player"] = self.name(value)
        return named

    def _labelled(self, key: str, value: object) -> str:
        # Items of a list keep its name: one of "crests" is a crest.
        names = self._labels.get(key) or self._labels.get(key.removesuffix("s"), {})
        return names.get(value, "none") if isinstance(value, (int, str)) else "none"

    def _told(self, value: str, key: str) -> str:
        """Return the name of an id; the first time in a match with all that goes with it.

        What the owner of the box calls it goes before that. What is no id of the game stays as it
        is.
        """
        if (own := self._labelled(key, value)) != "none":
            return own
        message_id = self._name_id(value, key)
        if not self.words.has(message_id):
            return value
        known = message_id in self._introduced
        return self.words.phrase(message_id, Verbosity.NORMAL if known else Verbosity.FULL)

    def _name_id(self, value: str, key: str) -> str:
        """Return the id of a name: that for this argument, if it has one, as for ``direction``."""
        names = f"{self.game.replace('_', '-')}-name"
        for argument in (key, key.removesuffix("s")):
            if self.words.has(own := f"{names}-{argument}-{value}"):
                return own
        return f"{names}-{value}"


def _id(key: str) -> str:
    return key.replace("_", "-")
