"""Setting a match up by questions, as a task.

Nothing is begun before the whole plan was read back and somebody said yes. Every answer is said
back, and can be taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

from heraut.grammars import Grammar
from heraut.grammars.meaning import (
    Heard,
    Interpretation,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Proposal,
    Query,
    Reply,
    Scope,
)
from heraut.nfc import CardTag
from heraut.voice.dialogue import Push, Result
from heraut.voice.dialogue.errors import Refused
from heraut.voice.dialogue.outputs import Cued, Spoken
from heraut.voice.dialogue.wording import worded
from heraut.voice.herald import Herald
from heraut.voice.tasks.setup.kept_list import KeptList
from heraut.voice.tasks.setup.meant import meant
from heraut.voice.tasks.setup.opening import (
    Chosen,
    Kept,
    Opener,
    Resumed,
    Settled,
    ToLearn,
    unopened,
)
from heraut.voice.tasks.setup.plan import RANDOM, Piece, Plan, Question
from heraut.voice.tasks.setup.sentences import OPENING, READY, Sentences
from heraut.voice.tasks.setup.summary import (
    beginner,
    change,
    idle,
    lost,
    option_lines,
    summary,
    usual,
)

_ORDER: Final = (
    *(
        "game",
        "unnamed",
        "seats",
        "against",
        "strength",
        "option",
        "name",
        "own",
        "place",
        "starter",
        "random",
    ),
    *("learn", "rest", "options", "resume", "older", "kept"),
)
"""What must be settled before what, whatever was said first."""
_CARDS: Final = Question("option", "cards")
"""Who holds the cards; a tapped card answers it."""
_ONCE: Final = frozenset({"game", "seats", "strength", "place", "starter"})
"""What can have one value only: two in one breath are a slip of the tongue or of the ears."""
_AT_ONCE: Final = 3
"""Options that are told in one breath."""

Pieces = tuple[Piece, ...]


class SetupTask:
    """A match in the making."""

    loses = True

    def __init__(
        self,
        sentences: Sentences,
        herald: Herald,
        draw: Callable[[int], int],
        opener: Opener,
        *,
        kept: bool = False,
        game: str = "",
        last: Callable[[], Iterable[Kept]] = tuple,
        learning: bool = False,
    ) -> None:
        games = sentences.menu.games
        self.herald = herald
        self.over = False
        """Whether the match was opened."""
        self._menu = sentences.menu
        known = game or (next(iter(games)) if len(games) == 1 else "")
        self.plan = Plan().after(Piece("game", known), self._menu) if known else Plan()
        self._sentences = sentences
        self._draw = draw
        self._open = opener
        self._kept = kept
        self._matches = KeptList(last, games)
        self._before: list[Plan] = []
        """The plan before each answer, for "annule"."""
        self._resuming = False
        """Whether it was asked for a kept match and a yes is waited for."""
        self._learning = learning
        """Whether a game is to be learnt, and only which one is open."""
        self._listed = (Question(""), 0)
        """What was asked when options were told, and how many of them have been."""
        self._refusal: Spoken | None = None
        """Why the last answer was refused, at length, for "pourquoi"."""

    @property
    def asked(self) -> Question:
        """What is being asked."""
        return Question("resume") if self._resuming else self.plan.question(self._menu)

    @property
    def game(self) -> str:
        """The game that is set up; empty until it is chosen."""
        return self.plan.game

    @property
    def grammar(self) -> Grammar:
        """The sentences to listen for."""
        return self._sentences.grammar

    @property
    def scope(self) -> Scope:
        """Which of them may come now."""
        if self._resuming:
            return READY
        return self._sentences.scope(self.asked, opening=not self._before)

    @property
    def besides(self) -> tuple[Scope, ...]:
        """Which others may come as well: none."""
        return ()

    @property
    def asking(self) -> bool:
        """Whether more than the first question waits, which may be answered at any time."""
        return self.scope is not OPENING

    def begin(self) -> Result:
        """Greet, and ask the first question."""
        if self._learning:
            return self.question()
        game = self.plan.game or next(iter(self._menu.games))
        pieces = usual(self._menu, game).values()
        example = (self._menu.games[game].said, *filter(None, pieces))
        kept = "yes" if self._kept else "no"
        return (*self.say("hello", {"kept": kept, "example": example}), *self.question())

    def interpret(self, heard: Heard, scope: Scope, line: str = "") -> Interpretation | Pieces:
        """Return what was meant; typed words need not be sentences, and may be any first names."""
        given = self._sentences.read(heard, scope)
        match given:
            case Reply(Meaning("setup") as meaning):
                pieces = self._sentences.pieces(meaning)
                if line and self._sentences.typed is not None and self._of_nobody(pieces):
                    # « Facile » may be an option of the game as well.
                    return self._sentences.typed.meant(line, scope, self.plan, self.asked) or pieces
                return pieces
            case NotUnderstood() if line and self._sentences.typed is not None:
                return self._sentences.typed.meant(line, scope, self.plan, self.asked) or given
        return given

    def receive(self, given: Interpretation | Pieces, reader: bool) -> Result:
        """Take answers, or a yes or no."""
        match given:
            case tuple():
                return self._pieces(given)
            case Reply(meaning):
                return self._confirmed(meaning.intent == "yes")
            case MetaRequest(Meaning("resume")):
                return self._resumes()
            case Query(Meaning(slots=slots)):
                return (*self._explained(**slots), *self.question())
            case _:
                raise ValueError(f"a setup does not take {given!r}")

    def _of_nobody(self, pieces: Pieces) -> bool:
        """Tell whether a strength was named though the program does not play."""
        slots = {piece.slot for piece in pieces}
        return self.plan.rival is None and "strength" in slots and "against" not in slots

    def _explained(self, term: object, game: object = "") -> tuple[Spoken, ...]:
        """Answer what a game is, or a word of it."""
        games = self._menu.games
        if not game and term != "players":
            return () if self.asked.name == "game" else self.say("which-game")
        if term != "players":
            return self.say(f"explain-{game}-{term}")
        asked = [game] if game else list(games)
        return tuple(
            line
            for name in asked
            for line in self.say(
                "players",
                {
                    "game": games[str(name)].said,
                    "least": games[str(name)].seats[0],
                    "most": games[str(name)].seats[-1],
                },
            )
        )

    def elsewhere(self) -> None:
        """Forget nothing: no answer here hangs on the very last sentence."""

    def tap(self, tag: CardTag, reader: bool) -> Result:
        """Take a tapped card: it names its game, its number, or who holds the cards."""
        games, asked = self._menu.games, self.asked
        if asked.name in ("seats", "first") and tag.game == self.plan.game and tag.card.isdecimal():
            piece = Piece("number", int(tag.card), tag.card)
        elif tag.game not in games:
            strange = self.say("strange-game", {"game": tag.game})
            return (Cued("wrong_card"), *strange, *self.question())
        elif asked.name == "game":
            piece = Piece("game", tag.game, games[tag.game].said)
        elif asked == _CARDS:
            said = games[self.plan.game].choices["cards"].said["table"]
            piece = Piece("option", "table", said, _CARDS.option)
        else:
            return (Cued("card_read"), *self.say("card-no-use"), *self.question())
        return (Cued("card_read"), *self._pieces((piece,)))

    def question(self) -> Result:
        """Ask what waits for an answer."""
        plan, games, asked = self.plan, self._menu.games, self.asked
        match asked.name:
            case "game":
                key = "ask-game-to-learn" if self._learning else "ask-game"
                return self.say(key, {"choices": tuple(g.said for g in games.values())})
            case "seats":
                return self.say("ask-seats", {"game": games[plan.game].said})
            case "option":
                choices = tuple(games[plan.game].choices[asked.option].said.values())
                return self.say("ask-option", {"choices": choices}, asked.option)
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
            case "resume" if (kept := self._matches.asked) is not None:
                older = "yes" if self._matches.has_older else "no"
                return self.say("ask-resume-known", {**self._about(kept), "older": older})
            case name:
                return self.say(f"ask-{name}")

    @property
    def _strengths(self) -> tuple[str, ...]:
        """How well the program may play, as it is said."""
        return tuple(piece.said for piece in self._menu.against[1:])

    def resume(self) -> Result:
        """Ask again."""
        return self.question()

    def troubled(self, key: str, reader: bool) -> Result:
        """Ask again."""
        return self.question()

    def help(self) -> Result:
        """Say what may be answered."""
        game = self.plan.game
        told: dict[str, object] = {"game": game, "least": self._menu.seats(game)[0]}
        told["choices"] = self._strengths
        if game:
            told |= usual(self._menu, game) | {"example": change(self.plan, self._menu)}
        return self.say(f"help-{self.asked.name}", told)

    def nearest(self, heard: Heard, line: str) -> Sequence[Proposal]:
        """Offer nothing: the question is asked again."""
        return ()

    def why(self) -> Result:
        """Say why the last answer was refused, or why the question is asked."""
        asked = self.asked
        why = (self._refusal,) if self._refusal else self.say(f"why-{asked.name}", {}, asked.option)
        return (*why, *self.question())

    def undo(self) -> Result | None:
        """Take the last answer back."""
        if self._resuming:
            return self._confirmed(False)
        if self._learning:
            self._learning = False
            return (*self.say("undone"), *self.question())
        if not self._before:
            return None
        self.plan, self._refusal = self._before.pop(), None
        return (*self.say("undone"), *self.question())

    def leave(self) -> Result:
        """Say that there is no match."""
        return self.say("left")

    def say(
        self, key: str, args: Mapping[str, object] | None = None, option: str = ""
    ) -> tuple[Spoken, ...]:
        """Word a message: the game's own for its option, that of setups, or that of all talk."""
        return (self._worded(key, args or {}, option),)

    def _worded(
        self, key: str, args: Mapping[str, object], option: str = "", *, full: bool = False
    ) -> Spoken:
        own = (f"setup-{key}-{self.plan.game}-{option}", f"setup-{key}-{option}") if option else ()
        return worded(self.herald, (*own, f"setup-{key}", key), args, full=full)

    # Answers.

    def _confirmed(self, yes: bool) -> Result:
        resuming, self._resuming = self._resuming, False
        match self.asked.name, yes:
            case _ if resuming:
                return self._resumed() if yes else (*self.say("stayed"), *self.question())
            case "ready", True:
                plan, options = self.plan, self.plan.chosen(self._menu)
                return self._opened(Chosen(plan.game, plan.players, options, plan.first or 0))
            case "ready", False:
                return self.say("what-else", {"example": change(self.plan, self._menu)})
            case "names", False:
                self._refusal = None
                told = self.say("no-more-names", {"names": self.plan.names})
                return self._chose(replace(self.plan, named=True), *told)
            case _:
                return (*self.help(), *self.question())

    def _opened(self, settled: Settled) -> Result:
        try:
            task = self._open(settled)
        except (ValueError, OSError) as problem:
            return (*self.say(*unopened(problem)), *self.question())
        self.over = True
        return (Push(task),)

    def _resumes(self) -> Result:
        """Ask whether a kept match is to go on, beginning with the last."""
        self._resuming = True
        self._matches.open()
        return self.question()

    def _resumed(self) -> Result:
        kept = self._matches.asked
        return self._opened(Resumed(None if kept is None else kept.path))

    def _about(self, kept: Kept) -> dict[str, object]:
        """Return what tells one kept match from the others."""
        return {
            "game": self._menu.games[kept.game].said,
            "names": tuple(filter(None, kept.players)),
            "days": kept.days,
            "moves": kept.moves,
            "damaged": kept.damaged,
        }

    def _listed_matches(self) -> Result:
        """Tell the newest kept matches, and ask for the last one."""
        asked = self._resumes()
        found = self._matches.first()
        lines = [self.say("kept-line", self._about(kept)) for kept in found]
        return (*self.say("kept-list", {"count": len(found)}), *chain(*lines), *asked)

    def _pieces(self, pieces: Pieces) -> Result:
        asked = {piece.slot for piece in pieces}
        if "kept" in asked:
            return self._listed_matches()
        if self._resuming:
            if "older" in asked and not self._matches.older():
                return (*self.say("no-older"), *self.question())
            return self.question()
        numbered = [meant(piece, self.plan, self.asked, self._menu) for piece in pieces]
        slots = [piece.slot for piece in numbered]
        for slot in ("number", "any", "me"):
            if slot in slots:
                return (*self._refused(Refused(slot)), *self.question())
        if not {"resume", "older"}.isdisjoint(slots):
            return self._resumes()
        if self._learning or "learn" in slots:
            return self._learns(numbered)
        for slot in _ONCE:
            told = tuple(dict.fromkeys(piece.said for piece in numbered if piece.slot == slot))
            if len(told) > 1:
                return (*self._refused(Refused("two-at-once", items=told)), *self.question())
        menu, plan, said, game = self._menu, self.plan, [], ""
        problem: Refused | None = None
        untold = {"game", *(["against"] if "strength" in slots else [])}
        if "against" in slots:
            # Alone against the program is two.
            numbered = [one for one in numbered if (one.slot, one.value) != ("seats", 1)]
        for piece in sorted(numbered, key=lambda piece: _ORDER.index(piece.slot)):
            if piece.slot == "options":
                continue
            try:
                plan = plan.rest(menu) if piece.slot == "rest" else plan.after(piece, menu)
            except Refused as refused:
                problem = problem or refused
            else:
                game = piece.said if piece.slot == "game" else game
                said += [piece.said] if piece.said and piece.slot not in untold else []
        return self._after(plan, game, said, problem, listed="options" in slots)

    def _learns(self, pieces: Iterable[Piece]) -> Result:
        """Begin the lesson of a game that was named, or ask of which."""
        self._learning = True
        named = [piece for piece in pieces if piece.slot == "game"]
        if len({piece.value for piece in named}) > 1:
            told = tuple(dict.fromkeys(piece.said for piece in named))
            return (*self._refused(Refused("two-at-once", items=told)), *self.question())
        game = str(named[0].value) if named else self.plan.game
        return self._opened(ToLearn(game)) if game else self.question()

    def _after(
        self, plan: Plan, game: str, said: Sequence[str], problem: Refused | None, *, listed: bool
    ) -> Result:
        """Take a plan; say what is new in it, what is not, and what comes of it; ask on."""
        menu, before = self._menu, self.plan
        told: list[Spoken | Cued] = []
        self._refusal = None
        if game or said:
            told += self.say("noted", {"game": game, "items": tuple(said)})
            if not plan.game and (only := plan.only_game(menu)):
                # Asking which game would be asking what was said.
                plan = plan.after(Piece("game", only), menu)
                told += self.say("only-game", {"game": menu.games[only].said})
        if problem is not None:
            told += self._refused(problem)
        if gone := lost(plan, before, menu):
            told += self.say("dropped", {"game": menu.games[plan.game].said, "items": gone})
        if vain := idle(plan, before, menu):
            told += self.say("changes-nothing", {"items": vain})
        if listed:
            told += self._options(plan)
        chosen = game or said or plan != before
        return self._chose(plan, *told) if chosen else (*told, *self.question())

    def _options(self, plan: Plan) -> tuple[Spoken, ...]:
        """Tell some options, and the next ones when they are asked for once more."""
        lines, asked = option_lines(plan, self._menu), plan.question(self._menu)
        before = self._listed[1] if self._listed[0] == asked else 0
        told = () if before else self.say("options", {"count": len(lines)})
        for line in lines[before : before + _AT_ONCE]:
            args = {"now": line.now, "value": line.value, "choices": line.choices}
            told += self.say("option-line", args, line.name)
        left = len(lines) - before - _AT_ONCE
        self._listed = (asked, before + _AT_ONCE if left > 0 else 0)
        return (*told, *(self.say("options-more", {"count": left}) if left > 0 else ()))

    def _chose(self, plan: Plan, *told: Spoken | Cued) -> Result:
        """Take a plan, let chance say who begins if that is all that is open, and ask on."""
        self._before.append(self.plan)
        if plan.first == RANDOM and plan.question(self._menu).name == "ready":
            plan = replace(plan, first=self._draw(plan.seats))
            told += self.say("drawn", beginner(plan, plan.first or 0))
        self.plan = plan
        return (*told, *self.question())

    def _refused(self, problem: Refused) -> tuple[Spoken | Cued, ...]:
        key = f"refused-{problem.reason}"
        self._refusal = self._worded(key, problem.details, full=True)
        return (Cued("refused"), *self.say(key, problem.details))
