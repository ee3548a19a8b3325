"""What a setup says: its questions, its help, what it was told so far, and what may be changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heraut.grammars.typed.other_terms import parted
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.dialogue.wording import worded
from heraut.voice.herald import Herald
from heraut.voice.tasks.explanations import explanation
from heraut.voice.tasks.setup.kept_list import KeptList
from heraut.voice.tasks.setup.menu import Menu
from heraut.voice.tasks.setup.opening import Kept
from heraut.voice.tasks.setup.plan import Plan, Question
from heraut.voice.tasks.setup.summary import change, option_lines, so_far, summary, usual

_AT_ONCE: Final = 3
"""Options that are told in one breath."""

Told = tuple[Spoken, ...]


class Telling:
    """Words what a setup has to say of a plan."""

    def __init__(self, herald: Herald, menu: Menu) -> None:
        self._herald = herald
        self._menu = menu
        self._listed = (Question(""), 0)
        """What was asked when options were told, and how many of them have been."""

    def say(
        self,
        key: str,
        args: Mapping[str, object] | None = None,
        *,
        game: str = "",
        option: str = "",
        full: bool = False,
    ) -> Told:
        """Word a message: a game's own for its option, that of setups, or that of all talk."""
        own = (f"setup-{key}-{game}-{option}", f"setup-{key}-{option}") if option else ()
        keys = (*own, f"setup-{key}", key)
        return (worded(self._herald, keys, args or {}, full=full),)

    def hello(self, plan: Plan, *, kept: bool) -> Told:
        """Greet."""
        game = plan.game or next(iter(self._menu.games))
        pieces = usual(self._menu, game).values()
        example = (self._menu.games[game].said, *filter(None, pieces))
        return self.say("hello", {"kept": "yes" if kept else "no", "example": example})

    def question(self, plan: Plan, asked: Question, matches: KeptList, *, learning: bool) -> Told:
        """Ask what waits for an answer."""
        games = self._menu.games
        match asked.name:
            case "game":
                key = "ask-game-to-learn" if learning else "ask-game"
                return self.say(key, {"choices": tuple(g.said for g in games.values())})
            case "seats":
                return self.say("ask-seats", {"game": games[plan.game].said})
            case "option":
                choices = tuple(games[plan.game].choices[asked.option].said.values())
                return self._of_option("ask-option", plan, asked, {"choices": choices})
            case "strength":
                return self.say("ask-strength", {"choices": self._strengths})
            case "names" if plan.people == 1:
                return self.say("ask-own-name")
            case "names" if plan.own and len(plan.names) + 1 == plan.people:
                return self.say("ask-own-name")
            case "names" if plan.names:
                return self.say("ask-next-name", {"number": len(plan.names) + 1})
            case "first":
                return self.say("ask-first", {"names": plan.known})
            case "ready":
                return self.say("ask-ready", summary(plan, self._menu))
            case "resume" if (kept := matches.asked) is not None:
                older = "yes" if matches.has_older else "no"
                return self.say("ask-resume-known", {**self._about(kept), "older": older})
            case name:
                return self.say(f"ask-{name}")

    def help(self, plan: Plan, asked: Question) -> Told:
        """Say what may be answered."""
        game = plan.game
        told: dict[str, object] = {"game": game, "least": self._menu.seats(game)[0]}
        told["choices"] = self._strengths
        if game:
            told |= usual(self._menu, game) | {"example": change(plan, self._menu)}
        return self.say(f"help-{asked.name}", told)

    def why(self, plan: Plan, asked: Question) -> Told:
        """Say why the question is asked."""
        return self._of_option(f"why-{asked.name}", plan, asked, {})

    def _of_option(self, key: str, plan: Plan, asked: Question, args: Mapping[str, object]) -> Told:
        return self.say(key, args, game=plan.game, option=asked.option)

    @property
    def _strengths(self) -> tuple[str, ...]:
        """How well the program may play, as it is said."""
        return tuple(piece.said for piece in self._menu.against[1:])

    # The plan.

    def recap(self, plan: Plan) -> Told:
        """Tell what was chosen so far."""
        return self.say("so-far", so_far(plan, self._menu))

    def who(self, plan: Plan, name: str) -> Told:
        """Tell who somebody is: which place, and whether that one begins."""
        known = [each.casefold() for each in plan.known]
        if name.casefold() not in known:
            return self.say("who-unknown", {"name": name, "names": plan.known})
        place = known.index(name.casefold())
        if place >= len(plan.names):
            place = plan.seats - 1
        begins = "yes" if plan.first == place else "no"
        told = {"name": plan.known[known.index(name.casefold())], "place": place + 1}
        return self.say("who", {**told, "begins": begins})

    def example(self, plan: Plan) -> str:
        """Return how something is said that may be changed in a plan."""
        return change(plan, self._menu)

    def options(self, plan: Plan) -> Told:
        """Tell some options, and the next ones when they are asked for once more."""
        lines, asked = option_lines(plan, self._menu), plan.question(self._menu)
        before = self._listed[1] if self._listed[0] == asked else 0
        told = () if before else self.say("options", {"count": len(lines)})
        for line in lines[before : before + _AT_ONCE]:
            args = {"now": line.now, "value": line.value, "choices": line.choices}
            told += self.say("option-line", args, game=plan.game, option=line.name)
        left = len(lines) - before - _AT_ONCE
        self._listed = (asked, before + _AT_ONCE if left > 0 else 0)
        return (*told, *(self.say("options-more", {"count": left}) if left > 0 else ()))

    # The games.

    def explained(self, asked: Question, term: object, game: object) -> Told:
        """Answer what a game is, or a word of it."""
        games = self._menu.games
        owner, _ = parted(str(term), str(game))
        if not owner and term != "players":
            if asked.name != "game":
                return self.say("which-game")
            # « Quels jeux » is answered by the question, « combien de temps ça dure » is not.
            return () if term == "game" else self.say("by-game")
        if term != "players":
            return self.say(*explanation(str(game), term))
        lines = (
            self.say(
                "players",
                {
                    "game": games[name].said,
                    "least": games[name].seats[0],
                    "most": games[name].seats[-1],
                },
            )
            for name in ([str(game)] if game else games)
        )
        return tuple(line for each in lines for line in each)

    # Kept matches.

    def matches(self, matches: KeptList) -> Told:
        """Tell the newest kept matches."""
        found = matches.first()
        lines = [self.say("kept-line", self._about(kept)) for kept in found]
        told = self.say("kept-list", {"count": len(found)})
        return (*told, *(line for each in lines for line in each))

    def _about(self, kept: Kept) -> dict[str, object]:
        """Return what tells one kept match from the others."""
        return {
            "game": self._menu.games[kept.game].said,
            "names": tuple(filter(None, kept.players)),
            "days": kept.days,
            "moves": kept.moves,
            "damaged": kept.damaged,
        }
