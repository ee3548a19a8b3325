"""The talk with the people at a table, whatever it is about.

A stack of tasks; the one on top is talked about. All that reaches the table comes in by one of
three doors: words, taps and troubles. What means the same in every task is done here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from heraut.grammars import Grammar
from heraut.grammars.meaning import (
    Heard,
    Interpretation,
    Kind,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Proposal,
    Query,
    Reheard,
    Reply,
    Scope,
)
from heraut.nfc import CardTag
from heraut.voice.dialogue.outputs import Cued, Output, Silenced, Spoken
from heraut.voice.dialogue.requests import (
    ADJUSTMENTS,
    MOST_WORDS,
    SERVICES,
    Guessed,
    as_exact,
    doubted,
    in_free_words,
    is_too_long,
    may_confirm,
    meant_now,
    written_now,
)
from heraut.voice.dialogue.task import LISTEN_CARD, STOP_CARD, Moment, Push, Result, Task
from heraut.voice.herald.voice_controls import Adjuster, adjusted, no_voice

if TYPE_CHECKING:
    from heraut.voice.dialogue.help import Help
    from heraut.voice.dialogue.misses import Misses


class Conversation:
    """Takes what happens at a table, and returns what was done and what to say, in order."""

    def __init__(self, task: Task[Any], adjust: Adjuster = no_voice) -> None:
        self.reader = False
        """Whether a reader is there, so that cards can confirm."""
        self._misses: Misses | None = None
        """What was not understood since anything was."""
        self.given: object = None
        """What words meant that were last heard or typed, before anything came of them."""
        self.left = False
        """Whether the players have left the first task."""
        self.services: Mapping[str, Callable[[Conversation], Result]] = {}
        """What the program around this talk does when asked, by the intent that asks for it."""
        self._adjust = adjust
        self._help: Help | None = None
        """What help was given, once somebody asks for it."""
        self._tasks = [task]
        self._paused = False
        self._leaving = False
        """Whether it was asked to leave and a yes is waited for."""
        self._last_said: tuple[Output, ...] = ()
        self._moment = self._now()

    @property
    def task(self) -> Task[Any]:
        """What is talked about."""
        return self._tasks[-1]

    @property
    def proposals(self) -> Sequence[Proposal]:
        """What was just offered for words that were not understood."""
        return self._misses.proposals if self._misses else ()

    @property
    def over(self) -> bool:
        """Whether there is nothing more to talk about."""
        return self.left or (len(self._tasks) == 1 and self.task.over)

    @property
    def grammar(self) -> Grammar:
        """The sentences to listen for."""
        return self.task.grammar

    @property
    def moment(self) -> Moment:
        """Where the talk stands; the very same until something may have changed."""
        return self._moment

    def _now(self) -> Moment:
        scope = Scope.CONFIRM if self._leaving else self.task.scope
        asking = not self._paused and (self._leaving or self.task.asking)
        if self._paused or self._leaving:
            return Moment(scope, asking)
        offered = self._misses.listened() if self._misses else ()
        besides = (*offered, *self.task.besides)
        return Moment(scope, asking, tuple(dict.fromkeys(besides)))

    # The doors.

    def begin(self) -> tuple[Output, ...]:
        """Say how things stand."""
        return self._told(self.task.begin())

    def go_on(self, task: Task[Any]) -> tuple[Output, ...]:
        """Talk about another task, as the only one has come to its end."""
        self._tasks[-1] = task
        return self.begin()

    def hear(self, heard: Heard) -> tuple[Output, ...]:
        """Take what was heard."""
        return self._take(heard)

    def is_doubtful(self, heard: Heard) -> bool:
        """Tell whether what was heard is worth hearing again; nothing comes of asking."""
        if self._paused:
            return False  # it is talk of the table
        from heraut.voice.dialogue.second_hearing import is_doubtful

        return is_doubtful(heard, self._meant(heard))

    def reheard(self, reheard: Reheard) -> tuple[Output, ...]:
        """Take what a second ear made of what was heard: that, or what the first one heard."""
        from heraut.voice.dialogue.second_hearing import Written, settled

        match settled(reheard, self._meant, self._written, self.grammar):
            case Heard() as taken:
                return self._take(taken)
            case Written(_, given) | (NotUnderstood() as given):
                return self._take(reheard.heard, given=given)

    def wait(self) -> tuple[Output, ...]:
        """Say that something takes an instant; « répète » still repeats what was said before."""
        return tuple(self.task.say("second-ear-waits", {}))

    @property
    def paused(self) -> bool:
        """Whether the players pause, or are asked whether they leave."""
        return self._paused or self._leaving

    def doze(self) -> tuple[Output, ...]:
        """Pause, because nobody has said anything for long, and say so; nothing if paused."""
        if self.paused:
            return ()
        self.task.elsewhere()
        self._understood()
        self._paused = True
        return self._told(self._say("asleep-quiet"))

    def announce(self, key: str, details: Mapping[str, object]) -> tuple[Output, ...]:
        """Word what is not part of the talk; « répète » still repeats what was said before."""
        return tuple(self.task.say(key, details))

    def moved_on(self, said: Sequence[Spoken]) -> None:
        """Note that something was done elsewhere, and said: what was offered here is stale."""
        self._understood()
        self._last_said = tuple(said) or self._last_said
        self._moment = self._now()

    def _meant(self, heard: Heard) -> object:
        """Return what words would mean now, whatever was offered."""
        return meant_now(self.task, self._now(), heard)

    def _written(self, line: str) -> Any:
        """Return what words that a second ear wrote down would mean as if they were typed."""
        return NotUnderstood(line) if self._leaving else written_now(self.task, self._now(), line)

    def typed(self, line: str) -> tuple[Output, ...]:
        """Take typed words as if they had been heard without doubt; far too many are refused."""
        if is_too_long(line):
            self.task.elsewhere()
            self._understood()
            self.given = NotUnderstood(line)
            asked = self._question() if not self._paused else ()
            return self._told((*self._say("line-too-long", most=MOST_WORDS), *asked))
        return self._take(Heard.typed(line), line)

    def tap(self, tag: CardTag) -> tuple[Output, ...]:
        """Take a tapped card."""
        if tag == STOP_CARD:
            self.task.elsewhere()
            return (Silenced(),)
        self._understood()
        if self._help is not None:
            self._help.elsewhere()
        if tag == LISTEN_CARD:
            wake = MetaRequest(Meaning("wake", Kind.META))
            return self._told(self._while_paused(wake) if self._paused else self._answered(wake))
        if self._paused:
            return self._told(self._say("still-paused"))
        return self._told(self._question() if self._leaving else self.task.tap(tag, self.reader))

    def trouble(self, key: str, details: Mapping[str, object], cue: str = "") -> tuple[Output, ...]:
        """Take something that went wrong, or right again, outside the talk."""
        self._understood()
        told: Result = (*((Cued(cue),) if cue else ()), *self.task.say(key, details))
        if not self._paused:
            told = (
                *told,
                *(self._question() if self._leaving else self.task.troubled(key, self.reader)),
            )
        return self._told(told)

    def _take(self, heard: Heard, line: str = "", given: Any = None) -> tuple[Output, ...]:
        offered = bool(self.proposals)
        free = "" if self._leaving else line
        given = given or self._chosen(heard, line)
        if given is None:
            given = self.task.interpret(heard, self._now().scope, free)
            if self._leaving and line and isinstance(given, NotUnderstood):
                given = in_free_words(self.task, heard, line, self._now().scope)
            given = as_exact(doubted(given, heard))
        self.given = given
        match given:
            case Guessed(MetaRequest(Meaning("resume")) as plain) if self._paused:
                given = plain  # nothing is lost by it, and little else is said then
            case Guessed(MetaRequest(Meaning("repeat" | "what")) as plain):
                given = plain
        if not may_confirm(given):
            self.task.elsewhere()
        match given:
            case MetaRequest(Meaning("repeat" | "what")):
                self._understood()
                return self._last_said
            case MetaRequest(Meaning("stop")):
                # Who types hears nothing that could fall silent: it is told that it was understood.
                told = (*self._say("stopped"), *self._question()) if line else ()
                return (Silenced(), *(one for one in told if isinstance(one, Spoken)))
            case Reply(Meaning("no")) if offered and self._now().scope is not Scope.CONFIRM:
                return self._told((*self._say("dropped"), *self._question()))
            case Reply(Meaning("yes")) if self.proposals and not self._paused:
                return self._told(self._say("which-number", count=len(self.proposals)))
            case NotUnderstood() | Guessed() if self._paused:
                # What is heard then is talk of the table; who types speaks to Héraut.
                return self._told(self._say("still-paused") if line else ())
            case Guessed() as guessed if self._may_answer(guessed):
                return self._told(self._probably(guessed, typed=bool(line)))
            case NotUnderstood(words) | Guessed(words=words):
                return self._told(self._missed(heard, words, free))
            case Reply(Meaning("no")):
                pass  # what was asked about was no help
            case _:
                self._understood()
        if self._paused:
            return self._told(self._while_paused(given))
        return self._told(self._answered(given))

    def _understood(self) -> None:
        self._misses = None

    def _chosen(self, heard: Heard, line: str) -> Interpretation | None:
        """Return what is chosen of what was offered, or a no; ``None`` if it is something else."""
        if self._misses is None:
            return None
        return self._misses.taken(
            lambda scope: as_exact(doubted(self.task.interpret(heard, scope, line), heard)),
            typed=bool(line),
            paused=self._paused,
        )

    def _told(self, result: Result) -> tuple[Output, ...]:
        """Return what to say, and note it for "répète"."""
        outputs = self._carried_out(result)
        if self.task.over and len(self._tasks) > 1:
            self._tasks.pop()
        self._moment = self._now()
        said = tuple(output for output in outputs if isinstance(output, Spoken))
        self._last_said = said or self._last_said
        return (*outputs, Cued("listening")) if said and self._moment.asking else outputs

    def _carried_out(self, result: Result) -> tuple[Output, ...]:
        outputs: list[Output] = []
        for each in result:
            if not isinstance(each, Push):
                outputs.append(each)
                continue
            if self.task.over:
                self._tasks.pop()
            self._tasks.append(each.task)
            outputs.extend(self._carried_out(each.task.begin()))
        return tuple(outputs)

    # What means the same in every task.

    def _while_paused(self, given: Interpretation) -> Result:
        match given:
            case MetaRequest(Meaning("help", slots=slots)) if not slots:
                return self._say("help-paused")
            case MetaRequest(Meaning("help" | "next_chapter", slots=slots)):
                return self._read(slots)
            case MetaRequest(Meaning("resume" | "wake" as intent)):
                self._paused = False
                return (*self._say("awake" if intent == "wake" else "resumed"), *self.task.resume())
            case MetaRequest(Meaning("quit")):
                self._paused = False
                return self._quit()
            case _:
                return self._say("still-paused")

    def _answered(self, given: Interpretation) -> Result:
        helped = self._help
        reading = helped is not None and helped.reading
        match given:
            case MetaRequest(Meaning("help" | "lost", slots=slots)) if not slots:
                return (*self._next_help(), *self._question())
            case Query(Meaning("more")) if helped is not None and helped.goes_on:
                return self._next_help()
        if helped is not None:
            helped.elsewhere()
        match given:
            case MetaRequest(Meaning("help" | "next_chapter", slots=slots)):
                return (*self._read(slots), *self._question())
            case Query(Meaning("more")) if reading:
                return (*self._read({}), *self._question())
            case MetaRequest(Meaning(intent)):
                return self._requested(given, intent)
            case Reply(Meaning("yes")) if self._leaving:
                return self._leave()
            case Reply(Meaning("no")) if self._leaving:
                return self._stay()
            case _ if self._leaving:
                # Who plays or asks on does not leave: a yes would be one to two questions.
                self._leaving = False
                return (*self._say("stayed"), *self.task.receive(given, self.reader))
            case _:
                return self.task.receive(given, self.reader)

    def _read(self, asked: Mapping[str, object]) -> Result:
        return self._helper().chapter(self.task.herald, self.task.game, asked)

    def _requested(self, given: MetaRequest, intent: str) -> Result:
        match intent:
            case "why" if self._leaving:
                return (*self._say("why-leave"), *self._question())
            case "why":
                return self.task.why()
            case "pause" | "sleep":
                self._paused, self._leaving = True, False
                return self._say("paused" if intent == "pause" else "asleep")
            case "quit":
                return self._quit()
            case "undo" | "back" | "resume" if self._leaving:
                return self._stay()
            case "back" if not self.task.question():
                return self._say("nothing-asked")
            case "undo" | "back":
                return self._undo()
            case "wake":
                return (*self._say("not-asleep"), *self._question())
            case "wait" | "thanks" | "hello":
                return (*self._say(f"small-talk-{intent}"), *self._question())
            case _ if intent in ADJUSTMENTS:
                return (Spoken(adjusted(self.task.herald, self._adjust, intent)),)
            case _ if self._leaving:
                return self._question()
            case _ if intent in SERVICES:
                service = self.services.get(intent)
                return self._say("no-such-service") if service is None else service(self)
            case _:
                return self.task.receive(given, self.reader)

    def _undo(self) -> Result:
        if (undone := self.task.undo()) is not None:
            return undone
        if len(self._tasks) > 1:
            return self._leave()
        return (*self._say("nothing-before"), *self.task.question())

    def _quit(self) -> Result:
        if self._leaving or not self.task.loses:
            # Who is asked whether to leave, and says so once more, does.
            return self._leave()
        self._leaving = True
        return self._question()

    def _stay(self) -> Result:
        self._leaving = False
        return (*self._say("stayed"), *self.task.question())

    def _leave(self) -> Result:
        self._leaving = False
        left = self.task.leave()
        if len(self._tasks) > 1:
            self._tasks.pop()
            return (*left, *self.task.resume())
        self.left = True
        return left

    def _may_answer(self, guessed: Guessed) -> bool:
        """Tell whether a guess is answered: not twice in a row, and nobody leaves by one."""
        leaves = isinstance(guessed.asked, MetaRequest) and guessed.asked.meaning.intent == "quit"
        sentence = guessed.proposals[0].sentence
        offered = self._misses is not None and self._misses.was_offered(sentence)
        return not offered and not (leaves and (self._leaving or not self.task.loses))

    def _probably(self, guessed: Guessed, *, typed: bool) -> Result:
        """Answer what was probably asked, and offer what else may have been meant."""
        from heraut.voice.dialogue.misses import Misses

        misses = self._misses = self._misses or Misses()
        answered, scope = self._answered(guessed.asked), self._now().scope
        return (*answered, *misses.instead(guessed.proposals, scope, self._say, typed=typed))

    def _missed(self, heard: Heard, words: str, line: str) -> Result:
        """Offer what words may mean, or read back the move that they most probably are."""
        from heraut.voice.dialogue.misses import Misses, missed_key

        if not words and (not line or any(map(str.isalnum, line))):
            # Talk around the table: short, and no reason to offer help.
            key = "not-understood-briefly" if line else missed_key(words)
            return (*self._say(key), *self._question())
        self._misses, typed = self._misses or Misses(), bool(line)
        left = self._let_go() if self._misses.is_in_vain(typed=typed) else ()
        scope = self._now().scope
        found = () if self._leaving else self.task.nearest(heard, line)
        if (move := self._misses.offer(found, scope, typed=typed)) is not None:
            return (*left, *self.task.receive(move, self.reader))
        more = self._question, self._help_now
        return (*left, *self._misses.told(words, scope, self._say, *more, typed=typed))

    def _let_go(self) -> Result:
        """Leave what was asked and nobody answers: a later yes is one to something else."""
        return self._stay() if self._leaving else self.task.let_go()

    def _helper(self) -> Help:
        from heraut.voice.dialogue.help import Help

        self._help = self._help or Help()
        return self._help

    def _next_help(self) -> Result:
        return self._helper().next_part(self._help_now, self._say, asking=bool(self._question()))

    def _help_now(self) -> Result:
        return self._say("help-leave") if self._leaving else self.task.help()

    def _question(self) -> Result:
        return self._say("confirm-leave") if self._leaving else self.task.question()

    def _say(self, key: str, **args: object) -> Sequence[Spoken]:
        return self.task.say(key, args)
