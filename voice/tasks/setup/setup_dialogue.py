"""The conversation of a setup as one pure table: an input and a state give a state and effects.

Nothing is begun before the whole plan was read back and somebody said yes. Every answer is said
back, and "annule" takes the last one back. "Répète", "aide", "pourquoi", "stop" and "quitter" work
at every question.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from heraut.voice.dialogue.phases import ADJUSTMENTS, EXACT_ONLY, LONGEST_ECHO
from heraut.voice.tasks.setup.inputs import (
    Adjust,
    Begin,
    CardShown,
    Cue,
    Draw,
    Drawn,
    Effect,
    Given,
    Hush,
    Leave,
    Missed,
    Named,
    Repeat,
    Resume,
    Say,
    Trouble,
)
from heraut.voice.tasks.setup.menu import Menu
from heraut.voice.tasks.setup.plan import RANDOM, Piece, Plan, Refused
from heraut.voice.tasks.setup.sentences import Understood

__all__ = ["SetupDialogue"]

Step = tuple["SetupDialogue", tuple[Effect, ...]]

_ORDER: Final = (
    *("game", "seats", "option", "unnamed", "name", "place", "starter", "random"),
    *("rest", "options", "resume"),
)
"""What must be settled before what, whatever was said first."""
_ONCE: Final = frozenset({"game", "seats", "place", "starter"})
"""What can have one value only: two in one breath are a slip of the tongue or of the ears."""
_MISSES: Final = 2
"""How often in a row nothing was understood before help is offered."""


@dataclass(frozen=True, slots=True)
class SetupDialogue:
    """Where the talk stands. Immutable: every input gives a new one."""

    plan: Plan
    before: SetupDialogue | None = None
    """Where it stood before the last answer, for "annule"."""
    doubt: str = ""
    """A question of its own that waits for yes or no: ``leave`` or ``resume``."""
    misses: int = 0
    """How many times in a row nothing was understood."""
    refusal: Say | None = None
    """Why the last answer was refused, for "pourquoi"."""
    paused: bool = False
    """Deaf to everything but "reprends"."""

    def question(self, menu: Menu) -> str:
        """Return what is being asked: as :meth:`Plan.question`, or the doubt."""
        return self.doubt or self.plan.question(menu)

    @property
    def opening(self) -> bool:
        """Whether nothing was answered yet."""
        return self.before is None

    def ask(self, menu: Menu) -> Say:
        """Return the question that waits for an answer."""
        plan = self.plan
        question = self.question(menu)
        kind, _, name = question.partition(":")
        match kind:
            case "game":
                return Say("ask-game", {"choices": tuple(g.said for g in menu.games.values())})
            case "seats":
                return Say("ask-seats", {"game": menu.games[plan.game].said})
            case "option":
                choice = menu.games[plan.game].choices[name]
                args = {"game": plan.game, "option": name, "choices": tuple(choice.said.values())}
                return Say("ask-option", args)
            case "names" if plan.names:
                return Say("ask-next-name", {"number": len(plan.names) + 1})
            case "first":
                return Say("ask-first", {"names": plan.names})
            case "ready":
                return Say("ask-ready", _summary(plan, menu))
            case _:
                return Say(f"ask-{kind}")

    def receive(self, given: Given, menu: Menu) -> Step:
        """Return the setup after an input, and what to do, in order."""
        setup = self if isinstance(given, Missed) else replace(self, misses=0)
        if self.paused:
            return setup._while_paused(given, menu)
        match given:
            case Trouble(key, details, cue):
                cues = (Cue(cue),) if cue else ()
                return setup, (*cues, Say(key, details, shared=True), setup.ask(menu))
            case Missed(heard):
                return setup._missed(heard, menu)
            case Drawn(place):
                return setup._chose(
                    replace(self.plan, first=place), Say("drawn", _beginner(self.plan, place)), menu
                )
            case Named(names):
                pieces = tuple(Piece("name", name, name) for name in names)
                return setup._pieces(pieces, menu)
            case CardShown(game, card):
                return setup._card(game, card, menu)
            case Understood(intent, _, cost) if cost and intent in EXACT_ONLY:
                return setup._missed("", menu)
            case Understood("pieces", pieces):
                return setup._pieces(pieces, menu)
            case Understood("yes" | "no" as answer):
                return setup._answer(answer == "yes", menu)
            case Understood(intent):
                return setup._talk(intent, menu)

    # Talk that works at every question.

    def _while_paused(self, given: Given, menu: Menu) -> Step:
        match given:
            case Understood("resume"):
                setup = replace(self, paused=False)
                return setup, (Say("resumed", shared=True), setup.ask(menu))
            case Understood("stop"):
                return self, (Hush(),)
            case Understood("quit", _, 0):
                return replace(self, paused=False)._talk("quit", menu)
            case Trouble(key, details):
                return self, (Say(key, details, shared=True),)
            case Missed():
                return self, ()
            case _:
                return self, (Say("still-paused", shared=True),)

    def _talk(self, intent: str, menu: Menu) -> Step:
        match intent:
            case "repeat":
                return self, (Repeat(),)
            case "stop":
                return self, (Hush(),)
            case "help":
                return self, (self._help(menu), self.ask(menu))
            case "why":
                why = self._why(menu) if self.refusal is None else replace(self.refusal, full=True)
                return self, (why, self.ask(menu))
            case "pause":
                return replace(self, paused=True), (Say("paused", shared=True),)
            case "resume":
                return self._doubted("resume", menu)
            case "quit":
                return self._doubted("leave", menu)
            case "undo" if self.doubt:
                return self._answer(False, menu)
            case "undo":
                return self._undone(menu)
            case _ if intent in ADJUSTMENTS:
                return self, (Adjust(intent),)
            case _:
                return self._missed("", menu)

    def _undone(self, menu: Menu) -> Step:
        if self.before is None:
            return self, (Say("nothing-before"), self.ask(menu))
        back = replace(self.before, misses=0, refusal=None)
        return back, (Say("undone"), back.ask(menu))

    def _help(self, menu: Menu) -> Say:
        kind = self.question(menu).partition(":")[0]
        game = self.plan.game
        return Say(f"help-{kind}", {"game": game, "least": menu.seats(game)[0]})

    def _why(self, menu: Menu) -> Say:
        kind, _, option = self.question(menu).partition(":")
        return Say(f"why-{kind}", {"game": self.plan.game, "option": option})

    def _doubted(self, doubt: str, menu: Menu) -> Step:
        setup = replace(self, doubt=doubt)
        return setup, (setup.ask(menu),)

    def _missed(self, heard: str, menu: Menu) -> Step:
        setup = replace(self, misses=self.misses + 1 if heard else self.misses)
        short = heard if len(heard) <= LONGEST_ECHO else heard[:LONGEST_ECHO] + "…"
        said = Say("not-understood", {"heard": short}) if heard else Say("nothing-understood")
        if setup.misses < _MISSES or not heard:
            return setup, (said, setup.ask(menu))
        return setup, (said, self._help(menu), setup.ask(menu))

    def _answer(self, yes: bool, menu: Menu) -> Step:
        calm = replace(self, doubt="")
        match self.question(menu), yes:
            case "leave", True:
                return calm, (Leave(),)
            case "resume", True:
                return calm, (Resume(),)
            case (("leave" | "resume"), False):
                return calm, (Say("on-we-go"), calm.ask(menu))
            case "ready", True:
                return calm, (Begin(self.plan),)
            case "ready", False:
                return calm, (Say("what-else"),)
            case "names", False:
                settled = replace(self.plan, named=True)
                return calm._chose(settled, Say("no-more-names", {"names": settled.names}), menu)
            case _:
                return calm, (calm._help(menu), calm.ask(menu))

    # Answers.

    def _pieces(self, pieces: Sequence[Piece], menu: Menu) -> Step:
        if self.doubt:
            return self, (self.ask(menu),)
        question = self.plan.question(menu)
        numbered = [_meant(piece, question, menu) for piece in pieces]
        slots = [piece.slot for piece in numbered]
        if "number" in slots:
            return self._refused(Refused("number"), menu)
        if "resume" in slots:
            return self._doubted("resume", menu)
        for slot in _ONCE:
            told = tuple(dict.fromkeys(piece.said for piece in numbered if piece.slot == slot))
            if len(told) > 1:
                return self._refused(Refused("two-at-once", items=told), menu)
        plan, said = self.plan, []
        problem: Refused | None = None
        for piece in sorted(numbered, key=lambda piece: _ORDER.index(piece.slot)):
            if piece.slot == "options":
                continue
            try:
                plan = plan.rest(menu) if piece.slot == "rest" else plan.after(piece, menu)
            except Refused as refused:
                problem = problem or refused
            else:
                said.append(piece.said)
        return self._after(plan, said, problem, menu, options="options" in slots)

    def _after(
        self,
        plan: Plan,
        said: Sequence[str],
        problem: Refused | None,
        menu: Menu,
        *,
        options: bool,
    ) -> Step:
        setup = replace(self, refusal=None)
        effects: list[Effect] = []
        if said:
            effects.append(Say("noted", {"items": tuple(said)}))
            if not plan.game and (game := plan.only_game(menu)):
                # Asking which game would be asking what was said.
                plan = plan.after(Piece("game", game), menu)
                effects.append(Say("only-game", {"game": menu.games[game].said}))
            setup = SetupDialogue(plan, before=replace(self, misses=0, refusal=None))
        if problem is not None:
            refusal = _refusal(problem)
            setup = replace(setup, refusal=refusal)
            effects += [Cue("refused"), refusal]
        lost = _lost(plan, self.plan, menu)
        if lost:
            effects.append(Say("dropped", {"game": menu.games[plan.game].said, "items": lost}))
        idle = _idle(plan, self.plan, menu)
        if idle:
            effects.append(Say("changes-nothing", {"items": idle}))
        if options:
            effects += _options(plan, menu)
        if plan.first == RANDOM and plan.question(menu) == "ready":
            return setup, (*effects, Draw(plan.seats))
        return setup, (*effects, setup.ask(menu))

    def _refused(self, problem: Refused, menu: Menu) -> Step:
        return self._after(self.plan, (), problem, menu, options=False)

    def _chose(self, plan: Plan, said: Say, menu: Menu) -> Step:
        """Take a plan, say what is new in it, and ask on."""
        # What was drawn belongs to the answer that wanted it: one "annule" takes both back.
        drawn = self.plan.first == RANDOM
        setup = SetupDialogue(
            plan, before=self.before if drawn else replace(self, misses=0, refusal=None)
        )
        if plan.first == RANDOM and plan.question(menu) == "ready":
            return setup, (said, Draw(plan.seats))
        return setup, (said, setup.ask(menu))

    def _card(self, game: str, card: str, menu: Menu) -> Step:
        """Take a tapped card: it names its game, its number, or who holds the cards."""
        read = Cue("card_read")
        question = self.question(menu)
        if question in ("seats", "first") and game == self.plan.game and card.isdecimal():
            return _cued(read, self._pieces((Piece("number", int(card), card),), menu))
        if game not in menu.games:
            return self, (Cue("wrong_card"), Say("strange-game", {"game": game}), self.ask(menu))
        if question == "game":
            return _cued(read, self._pieces((Piece("game", game, menu.games[game].said),), menu))
        if question == "option:cards" and "table" in menu.games[game].choices["cards"].said:
            said = menu.games[game].choices["cards"].said["table"]
            return _cued(read, self._pieces((Piece("option", "cards=table", said),), menu))
        return self, (read, Say("card-no-use"), self.ask(menu))


def _cued(cue: Cue, step: Step) -> Step:
    setup, effects = step
    return setup, (cue, *effects)


def _meant(piece: Piece, question: str, menu: Menu) -> Piece:
    """Return a number alone as an answer to the question; as it is when it answers nothing."""
    slot = {"seats": "seats", "first": "place"}.get(question)
    if piece.slot != "number" or slot is None or not isinstance(piece.value, int):
        return piece
    return Piece(slot, piece.value, menu.numbers.get((slot, piece.value), piece.said))


def _refusal(problem: Refused) -> Say:
    return Say(f"refused-{problem.reason}", problem.details)


def _beginner(plan: Plan, place: int) -> dict[str, object]:
    """Return who begins, for the words: the name, or the place from 1."""
    name = plan.names[place] if place < len(plan.names) else ""
    return {"name": name or "none", "place": place + 1}


def _idle(plan: Plan, before: Plan, menu: Menu) -> tuple[str, ...]:
    """Return how options are said that were named just now and change nothing in such a match."""
    if not (plan.game and plan.seats):
        return ()
    applying = {choice.name for choice in plan.applying(menu)}
    choices = menu.games[plan.game].choices
    return tuple(
        choices[name].said[value]
        for name, value in plan.options.items()
        if name not in applying and (before.options.get(name) != value or not before.seats)
    )


def _lost(plan: Plan, before: Plan, menu: Menu) -> tuple[str, ...]:
    """Return how options are said that were named before and that the game does not have."""
    gone = {name: value for name, value in before.options.items() if name not in plan.options}
    said = {
        (choice.name, value): words
        for game in menu.games.values()
        for choice in game.choices.values()
        for value, words in choice.said.items()
    }
    return tuple(said[item] for item in gone.items())


def _options(plan: Plan, menu: Menu) -> list[Effect]:
    """Return the options as they stand, one message each."""
    choices = list(plan.applying(menu))
    lines: list[Effect] = [Say("options", {"count": len(choices)})]
    for choice in choices:
        value = plan.options.get(choice.name, choice.default)
        others = tuple(said for other, said in choice.said.items() if other != value)
        lines.append(Say("option-line", {"now": choice.said[value], "choices": others}))
    return lines


def _summary(plan: Plan, menu: Menu) -> dict[str, object]:
    """Return all that is to be read back before the match begins."""
    chosen = plan.chosen(menu)
    game = menu.games[plan.game]
    told = [
        choice.said[chosen.get(choice.name, choice.default)]
        for choice in plan.applying(menu)
        if choice.asked or chosen.get(choice.name, choice.default) != choice.default
    ]
    shift = plan.first or 0
    return {
        "game": game.said,
        "seats": plan.seats,
        "items": tuple(told),
        "names": tuple(name for name in plan.players if name),
        "place": shift + 1,
        "known": "all" if all(plan.players) else "some" if any(plan.players) else "none",
    }
