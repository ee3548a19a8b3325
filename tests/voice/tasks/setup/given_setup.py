"""A setup that is given what words mean, and notes which messages are said."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from heraut.grammars.meaning import Heard, Interpretation, Kind, Meaning, MetaRequest, Reply
from heraut.nfc import CardTag
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.herald import Verbosity, Words
from heraut.voice.tasks.setup import Choice, Chosen, GameMenu, Menu, Plan, Resumed, SetupTask
from heraut.voice.tasks.setup.plan import Piece
from heraut.voice.tasks.setup.sentences import Sentences

CARDS = Choice("cards", {"app": "mine", "table": "yours"}, asked=True)
MODE = Choice("mode", {"plain": "plain", "team": "in a team"}, asked=True, least=2)
TEAM = Choice("share", {"no": "apart", "yes": "shared"}, unless={"mode": frozenset({"plain"})})
CHESS = GameMenu("chess", "Chess", range(1, 5), {c.name: c for c in (MODE, CARDS, TEAM)})
DICE = GameMenu("dice", "Dice", range(2, 9), {"cards": CARDS})
MENU = Menu({"chess": CHESS, "dice": DICE}, numbers={("seats", 3): "three of us"})
DUEL = GameMenu("duel", "Duel", range(2, 3), {})
DUELS = Menu({"chess": CHESS, "dice": DICE, "duel": DUEL}, numbers=MENU.numbers)
WORDS = Words("fr")

Given = Interpretation | tuple[Piece, ...] | CardTag


class Notes:
    """Words that only note which message is said, and with what."""

    def __init__(self) -> None:
        self.said: list[tuple[str, dict[str, object]]] = []

    def has(self, key: str) -> bool:
        return WORDS.has(key)

    def text(self, key: str, level: Verbosity, **args: object) -> str:
        full = "!" if level is Verbosity.FULL else ""
        self.said.append((key.removeprefix("setup-") + full, args))
        return key.removeprefix("setup-") + full


@dataclass(frozen=True, slots=True)
class Meant(Heard):
    """Words that mean this, whatever they are."""

    given: Any = None


class Setup(SetupTask):
    """A setup that is given what words mean in place of the words."""

    def __init__(self, plan: Plan, menu: Menu, draws: list[int]) -> None:
        self.notes, self.settled = Notes(), list[Chosen | Resumed]()
        sentences: Any = SimpleNamespace(menu=menu, grammar=None, scope=Sentences.scope)
        sentences.scope = lambda question, opening: Sentences.scope(sentences, question, opening)
        herald: Any = SimpleNamespace(words=self.notes, verbosity=Verbosity.NORMAL)

        def draw(seats: int) -> int:
            draws.append(seats)
            return seats - 1

        super().__init__(sentences, herald, draw, self.opened)
        self.plan = plan

    def opened(self, settled: Chosen | Resumed) -> Any:
        self.settled.append(settled)
        raise ValueError("the match is not played here") from None

    def interpret(self, heard: Any, scope: object, line: str = "") -> Any:
        return heard.given


class Talk:
    """A conversation about such a setup."""

    def __init__(self, plan: Plan | None = None, menu: Menu = MENU) -> None:
        self.draws: list[int] = []
        self.setup = Setup(plan or Plan(), menu, self.draws)
        self.conversation = Conversation(self.setup)

    def give(self, given: Given | tuple[str, ...]) -> tuple[Output, ...]:
        talk: Any = self.conversation
        self.setup.notes.said.clear()
        if isinstance(given, CardTag):
            return talk.tap(given)
        return talk.hear(Meant((), given=given))

    def keys(self, given: Given) -> list[str]:
        return keys(self.give(given))

    def args(self, key: str) -> dict[str, object]:
        return dict(self.setup.notes.said)[key]

    @property
    def plan(self) -> Plan:
        return self.setup.plan

    @property
    def question(self) -> str:
        (asked,) = keys(self.setup.question())
        return asked


def keys(outputs: Iterable[object]) -> list[str]:
    return [output.text for output in outputs if isinstance(output, Spoken)]


def piece(text: str) -> Piece:
    """Return the piece ``slot:value`` or ``slot:option=value``; whole numbers as such."""
    slot, _, value = text.partition(":")
    option, _, value = value.rpartition("=")
    return Piece(slot, int(value) if value.isdecimal() else value, text, option)


def said(*pieces: str) -> tuple[Piece, ...]:
    return tuple(map(piece, pieces))


def talk(intent: str, cost: float = 0.0) -> Interpretation:
    if intent in ("yes", "no"):
        return Reply(Meaning(intent, Kind.REPLY, cost=cost))
    return MetaRequest(Meaning(intent, Kind.META, cost=cost))


def after(*given: Given, plan: Plan | None = None, menu: Menu = MENU) -> Talk:
    result = Talk(plan, menu)
    for each in given:
        result.give(each)
    return result


PAIR = said("game:chess", "seats:2", "option:mode=plain", "option:cards=app")
NAMED = (PAIR, said("name:Ann", "name:Bob"))
READY = (PAIR, said("unnamed"))
TRIO = said("game:dice", "seats:3", "option:cards=app")
