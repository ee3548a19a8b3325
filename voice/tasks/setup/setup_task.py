"""Setting a match up by questions, as a task.

Nothing is begun before the whole plan was read back and somebody said yes. Every answer is said
back, and can be taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
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
from heraut.voice.herald import Herald
from heraut.voice.tasks.setup.kept_list import KeptList
from heraut.voice.tasks.setup.last_match import repeated, repeats
from heraut.voice.tasks.setup.meant import meant, the_other
from heraut.voice.tasks.setup.nearest import nearest
from heraut.voice.tasks.setup.offered import offered
from heraut.voice.tasks.setup.opening import (
    Chosen,
    Kept,
    Opener,
    Resumed,
    Settled,
    ToLearn,
    unopened,
)
from heraut.voice.tasks.setup.plan import OF_THE_GAMES, RANDOM, Piece, Plan, Question
from heraut.voice.tasks.setup.sentences import OPENING, READY, Sentences
from heraut.voice.tasks.setup.summary import beginner, idle, lost
from heraut.voice.tasks.setup.taking import Taken, by_seat, taken, twice, with_speaker
from heraut.voice.tasks.setup.telling import Telling

_CARDS: Final = Question("option", "cards")
"""Who holds the cards; a tapped card answers it."""
_TOLD: Final = frozenset({"recap", "who", "early", *OF_THE_GAMES})
"""What is only asked, and answered at once."""
_REFUSED: Final = ("number", "any", "me", "somebody", "other", "whose")
"""What was said and cannot be taken, the first of them told."""
_CHANCE: Final = [("random", "")]
"""« Au hasard » alone: which game is no matter of chance, and of nothing else is spoken."""

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
        played: Callable[[], Plan | None] = lambda: None,
        learning: bool = False,
        begun: Plan | None = None,
    ) -> None:
        games = sentences.menu.games
        self.herald = herald
        self.over = False
        """Whether the match was opened."""
        self._menu = sentences.menu
        known = game or (next(iter(games)) if len(games) == 1 else "")
        self.plan = Plan().after(Piece("game", known), self._menu) if known else Plan()
        self._greets = not learning and begun is None
        if begun is not None:
            self.plan = begun
        self._sentences = sentences
        self._draw = draw
        self._open = opener
        self._kept = kept
        self._matches = KeptList(last, games)
        self._played = played
        """Returns what the last match was set up with, whether it has ended or not."""
        self._before: list[Plan] = []
        """The plan before each answer, for "annule"."""
        self._resuming = False
        """Whether it was asked for a kept match and a yes is waited for."""
        self._learning = learning
        """Whether a game is to be learnt, and only which one is open."""
        self._tell = Telling(herald, sentences.menu)
        self._refusal: Spoken | None = None
        """Why the last answer was refused, at length, for "pourquoi"."""

    @property
    def asked(self) -> Question:
        """What is being asked."""
        return Question("resume") if self._resuming else self.plan.question(self._menu)

    @property
    def offered(self) -> tuple[str, ...]:
        """Answers to what is asked that can be chosen as they are; none beside a yes or a no."""
        return offered(self.plan, self.asked, self._menu)

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
        if not self._greets:
            return self.question()
        return (*self._tell.hello(self.plan, kept=self._kept), *self.question())

    def interpret(self, heard: Heard, scope: Scope, line: str = "") -> Interpretation | Pieces:
        """Return what was meant; typed words need not be sentences, and may be any first names."""
        given = self._sentences.read(heard, scope)
        match given:
            case Reply(Meaning("setup") as meaning):
                pieces = self._sentences.pieces(meaning)
                if line and self._of_nobody(pieces):
                    # « Facile » may be an option of the game as well.
                    return self._typed(line, scope) or pieces
                return pieces
            case NotUnderstood() | MetaRequest(Meaning("resume")) if line:
                return self._typed(line, scope) or given
            case Reply(Meaning(cost=cost)) if line and cost:
                # « Oui oui oui » is no sentence either.
                return self._typed(line, scope) or given
        return given

    def _typed(self, line: str, scope: Scope) -> Interpretation | Pieces | None:
        """Return what a typed line means that is no sentence."""
        typed = self._sentences.typed
        if typed is None:
            return None
        return typed.meant(line, scope, self.plan, self.asked, self._last_answer())

    def _last_answer(self) -> tuple[Plan, Question] | None:
        """Return the plan before the last answer, and the question that it answered."""
        if not self._before:
            return None
        before, plan = self._before[-1], self.plan
        if plan.first != before.first and plan.names == before.names:
            return before, Question("first")
        changed = [name for name, one in plan.options.items() if before.options.get(name) != one]
        if len(changed) == 1 and plan.game == before.game:
            return before, Question("option", changed[0])
        return before, before.question(self._menu)

    def receive(self, given: Interpretation | Pieces, reader: bool) -> Result:
        """Take answers, or a yes or no."""
        match given:
            case tuple():
                return self._pieces(given)
            case Reply(Meaning("setup") as meaning):
                return self._pieces(self._sentences.pieces(meaning))
            case Reply(meaning):
                return self._confirmed(meaning.intent == "yes")
            case MetaRequest(Meaning("resume")):
                return self._resumes()
            case Query(Meaning(slots=slots)):
                told = self._tell.explained(self.asked, slots["term"], slots.get("game"))
                return (*told, *self.question())
            case _:
                raise ValueError(f"a setup does not take {given!r}")

    def _of_nobody(self, pieces: Pieces) -> bool:
        """Tell whether a strength was named though the program does not play."""
        slots = {piece.slot for piece in pieces}
        return not self.plan.rivals and "strength" in slots and "against" not in slots

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
        return self._tell.question(self.plan, self.asked, self._matches, learning=self._learning)

    def resume(self) -> Result:
        """Ask again."""
        return self.question()

    def let_go(self) -> Result:
        """Leave nothing: it goes no further without an answer."""
        return ()

    def troubled(self, key: str, reader: bool) -> Result:
        """Ask again."""
        return self.question()

    def help(self) -> Result:
        """Say what may be answered."""
        return self._tell.help(self.plan, self.asked)

    def nearest(self, heard: Heard, line: str) -> Sequence[Proposal]:
        """Return the answers, and the talk of a setup, that words are most like."""
        if not line:
            return ()  # what noise is like would only lengthen the talk
        return nearest(self._sentences, line, self.plan, self.scope)

    def why(self) -> Result:
        """Say why the last answer was refused, or why the question is asked."""
        why = (self._refusal,) if self._refusal else self._tell.why(self.plan, self.asked)
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
        # What is left tells what is gone: somebody's name, perhaps, answered to another question.
        return (*self.say("undone"), *self._tell.recap(self.plan), *self.question())

    def leave(self) -> Result:
        """Say that there is no match."""
        return self.say("left")

    def say(self, key: str, args: Mapping[str, object] | None = None) -> tuple[Spoken, ...]:
        """Word a message: that of setups, or that of all talk."""
        return self._tell.say(key, args)

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
                return self.say("what-else", {"example": self._tell.example(self.plan)})
            case "names", False:
                self._refusal = None
                told = self.say("no-more-names", {"names": self.plan.names})
                return self._chose(replace(self.plan, named=True), *told)
            case _:
                # A yes or no chooses none of several.
                return (*self.say("neither", {"asked": self.asked.name}), *self.question())

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

    def _listed_matches(self) -> Result:
        """Tell the newest kept matches, and ask for the last one."""
        asked = self._resumes()
        return (*self._tell.matches(self._matches), *asked)

    def _pieces(self, pieces: Pieces) -> Result:
        asked = {piece.slot for piece in pieces}
        if "kept" in asked:
            return self._listed_matches()
        if self._resuming:
            if "older" in asked:
                none = () if self._matches.older() else self.say("no-older")
                return (*none, *self.question())
            if pieces and asked.isdisjoint(("game", "anew")):
                return self.question()
            # Who sets up another match does not want that one.
            self._resuming = False
        before = self._before[-1] if self._before else self.plan
        changed = [the_other(one, self.plan, before, self._menu) for one in pieces]
        numbered = [meant(one, self.plan, self.asked, self._menu) for one in changed]
        numbered = [piece for piece in numbered if piece.slot != "anew"]
        if not numbered and asked == {"anew"} and self._before:
            return self._chose(self._before[0], *self.say("anew"))
        if self.asked.name == "game" and [(one.slot, one.value) for one in numbered] == _CHANCE:
            numbered = [Piece("any")]
        slots = [piece.slot for piece in numbered]
        if told := next((piece for piece in numbered if piece.slot in _TOLD), None):
            return (*self._answered(told), *self.question())
        numbered = [*by_seat(self.plan, numbered, self._menu)]
        numbered = [*with_speaker(self.plan, numbered, self._menu)]
        for slot in _REFUSED:
            if said := next((piece for piece in numbered if piece.slot == slot), None):
                return (*self._refused(Refused(slot, name=said.value)), *self.question())
        if not {"resume", "older"}.isdisjoint(slots):
            return self._resumes()
        if self._learning or "learn" in slots:
            return self._learns(numbered)
        if told_twice := twice(numbered):
            return (*self._refused(Refused("two-at-once", items=told_twice)), *self.question())
        if repeats(numbered):
            return self._repeats(numbered)
        return self._after(taken(self.plan, numbered, self._menu), listed="options" in slots)

    def _repeats(self, pieces: Sequence[Piece]) -> Result:
        """Take over what the last match was set up with, and what is said beside it."""
        last = self._played()
        if last is None:
            return (*self._refused(Refused("no-last-match")), *self.question())
        beside = [piece for piece in pieces if not repeats([piece])]
        try:
            plan = repeated(self.plan, last, pieces, self._menu)
        except Refused as refused:
            return (*self._refused(refused), *self.question())
        new = taken(plan, beside, self._menu)
        if new.problem is not None:
            return (*self._refused(new.problem), *self.question())
        self._refusal = None
        # What is read back before the match begins need not be told twice.
        ready = new.plan.question(self._menu).name == "ready"
        recap = () if ready else self._tell.recap(new.plan)
        return self._chose(new.plan, *self.say("as-last-time"), *recap)

    def _answered(self, asked: Piece) -> Sequence[Spoken]:
        """Answer what is asked of the plan."""
        match asked.slot:
            case "recap":
                # All is read back with the last question.
                return () if self.asked.name == "ready" else self._tell.recap(self.plan)
            case "who":
                return self._tell.who(self.plan, str(asked.value))
        return self.say(asked.slot)

    def _learns(self, pieces: Sequence[Piece]) -> Result:
        """Begin the lesson of a game that was named, or ask of which."""
        self._learning = True
        games = [piece for piece in pieces if piece.slot == "game"]
        if told_twice := twice(games):
            return (*self._refused(Refused("two-at-once", items=told_twice)), *self.question())
        game = str(games[0].value) if games else self.plan.game
        return self._opened(ToLearn(game)) if game else self.question()

    def _after(self, taken: Taken, *, listed: bool) -> Result:
        """Take a plan; say what is new in it, what is not, and what comes of it; ask on."""
        menu, before, plan = self._menu, self.plan, taken.plan
        told: list[Spoken | Cued] = []
        self._refusal = None
        if taken.game or taken.said:
            told += self.say("noted", {"game": taken.game, "items": taken.said})
        if taken.begins:
            told += self.say("noted", {"game": "", "items": taken.begins})
        if told and not plan.game and (only := plan.only_game(menu)):
            # Asking which game would be asking what was said.
            plan = plan.after(Piece("game", only), menu)
            told += self.say("only-game", {"game": menu.games[only].said})
        if taken.problem is not None:
            told += self._refused(taken.problem)
        if gone := lost(plan, before, menu):
            told += self.say("options-dropped", {"game": menu.games[plan.game].said, "items": gone})
        if vain := idle(plan, before, menu):
            told += self.say("changes-nothing", {"items": vain})
        if listed:
            told += self._tell.options(plan)
        chosen = taken.game or taken.said or taken.begins or plan != before
        return self._chose(plan, *told) if chosen else (*told, *self.question())

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
        told = self.say(key, problem.details)
        (at_length,) = self._tell.say(key, problem.details, full=True)
        # What was all told already is no reason.
        self._refusal = at_length if all(one.text != at_length.text for one in told) else None
        return (Cued("refused"), *told)
