"""What to say of a match, and to whom: moves, answers, refusals, help."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from heraut.engines.match import Match, Step
from heraut.engines.protocol import TABLE, Event, Seat
from heraut.engines.registry import find_rules
from heraut.engines.rules import Rules
from heraut.engines.vocabulary import ACTIONS, Role
from heraut.grammars import Grammar
from heraut.voice.dialogue.outputs import Cued, Output, Played, Spoken
from heraut.voice.herald import Herald, Line, Verbosity
from heraut.voice.tasks.match import effects as fx
from heraut.voice.tasks.match import examples
from heraut.voice.tasks.match.dialogue_state import Phase
from heraut.voice.tasks.match.program_seats import Advice, ProgramSeats

_YOUR_TURN: Final = "your_turn"
"""The earcon of a turn that begins."""
_BEGINS: Final = Role.TURN_SIGN | Role.ROUND
"""The roles of events before which everything belongs to an earlier turn."""
_RECENT: Final = 3
"""How many moves "derniers coups" tells."""
_EXAMPLES: Final = 3
"""How many sentences of each kind help tells in a game that has no words for it."""


class Narrator:
    """Words what happens in one match, and routes what only some may hear."""

    def __init__(
        self,
        herald: Herald,
        grammar: Grammar,
        ears: frozenset[Seat],
        programs: ProgramSeats | None = None,
    ) -> None:
        self.herald = herald
        self._programs = programs or ProgramSeats()
        self._grammar = grammar
        self.ears = ears
        """The seats that have a private channel now."""
        rules = find_rules(herald.game)
        self._types, self._questions = rules.event_types, rules.questions

    # Routing.

    def message(self, say: fx.Say) -> tuple[Spoken, ...]:
        """Word a message of the conversation."""
        lines = self.herald.message(
            say.key, say.args, say.command, say.options, say.chain, say.better
        )
        return self.lines(lines)

    def lines(self, lines: Sequence[Line], aloud: bool = False) -> tuple[Spoken, ...]:
        """Route lines: a secret goes only to the ears it is meant for, or stays unsaid.

        ``aloud``: without such ears it is said to all, since it was asked for twice.
        """
        return tuple(said for line in lines for said in self._route(line, aloud))

    def _route(self, line: Line, aloud: bool) -> Iterator[Spoken]:
        if line.audience is None:
            yield Spoken(line.text)
            return
        if all(map(self._programs.plays, line.audience)):
            return  # the program's own cards are nobody's to hear
        listening = line.audience & self.ears
        for seat in sorted(listening):
            yield Spoken(line.text, seat)
        # Who plays alone, or with the program only, has no secrets at the table.
        alone = self.herald.alone or bool(line.audience & self._programs.sole)
        if (aloud or alone) and not listening:
            yield Spoken(line.text)

    def hint(self, match: Match, seat: Seat, advice: Advice | None) -> tuple[Spoken, ...]:
        """Say what a seat could do, and why, as it would say it; it was warned of the secret."""
        own = frozenset({seat})
        if advice is None:
            return self.message(fx.Say("hint-none"))
        from heraut.voice.tasks.match.taking_back import best_said

        meant = best_said(self._grammar, match.rules, match.state, advice.notation)
        lines = self.herald.message("hint" if meant else "hint-unnamed", {}, meant)
        lines += self.herald.message(advice.reason.key, advice.reason.args)
        return self.lines([Line(line.text, own) for line in lines], aloud=True)

    def foretold(self, told: fx.Foretell) -> tuple[Spoken, ...]:
        """Read back what would be put right of the table, and ask for a yes.

        What only some may hear goes to their ears; the table hears what was said, and no more.
        """
        own = [event for event in told.events if event.audience is not None]
        lines = self.lines(self.herald.events(own or told.events))
        if own and not self.herald.alone:
            return (*lines, *self.message(fx.Say("ask-fact", command=told.command)))
        return (*lines, *self.message(fx.Say("ask-right")))

    # What happened.

    def happened(self, steps: Sequence[Step], told: int | None = None) -> tuple[Output, ...]:
        """Return what was done, and what to say of it.

        ``told`` says only the last so many steps, when the others were the same over again. Where
        several steps in a row tell the same kind of thing of the same place, only the last of them
        is told at length.
        """
        outputs: list[Output] = [Played(step.notation, step.by) for step in steps]
        events = list(self._followed(steps if told is None else steps[-told:]))
        actors = [step.by for step in steps if step.by != TABLE]
        for number, (event, followed) in enumerate(events):
            last = number == len(events) - 1
            rings = Role.TURN_SIGN in self._role(event)
            if rings or (last and self._asks_another(event, actors[-1] if actors else TABLE)):
                outputs.append(Cued(_YOUR_TURN))
            again = any(self._same_place(event, later) for later, _ in events[number + 1 :])
            brief = Verbosity.BRIEF if again else None
            text = self.herald.event(event, brief, followed=followed)
            if text:
                outputs.extend(self.lines([Line(text, event.audience)]))
        return tuple(outputs)

    def _followed(self, steps: Sequence[Step]) -> Iterator[tuple[Event, bool]]:
        """Yield events as they are told, and whether somebody has acted since."""
        acted = [place for place, step in enumerate(steps) if step.by != TABLE]
        before = acted[-1] if acted else 0
        for part, followed in ((steps[:before], True), (steps[before:], False)):
            for event in self.herald.together(_events(part)):
                yield event, followed

    def undone(self, rules: Rules[Any, Any], state: Any, step: Step) -> tuple[Spoken, ...]:
        """Say what was undone; a card that only one seat knew stays with that seat."""
        from heraut.voice.tasks.match.taking_back import best_said

        meant = best_said(self._grammar, rules, state, step.notation)
        key = "undone-unnamed" if meant is None else "undone"
        (line,) = self.herald.message(key, {}, meant)
        private = [event.audience for event in step.events if event.audience is not None]
        if not private:
            return self.lines([line])
        secret = Line(line.text, frozenset().union(*private))
        return (*self.message(fx.Say("undone-secret")), *self.lines([secret]))

    def last_moves(self, match: Match) -> tuple[Spoken, ...]:
        """Say the last moves of anybody."""
        moves = [step for step in match.history if self._is_move(step)][-_RECENT:]
        if not moves:
            return self.message(fx.Say("no-moves-yet"))
        return tuple(said for step in moves for said in self._moves([step]))

    def who(self, match: Match, seat: Seat) -> tuple[Spoken, ...]:
        """Say who sits at a place of the table."""
        if seat >= match.seats:
            told = {"place": seat + 1, "players": match.seats}
            return self.message(fx.Say("who-nobody", told))
        plays = "program" if self._programs.plays(seat) else "people"
        return self.message(fx.Say("who", {"seat": seat, "place": seat + 1, "plays": plays}))

    def last_move(self, match: Match) -> tuple[Spoken, ...]:
        """Say the last move, for who comes back; nothing before the first."""
        moves = [step for step in match.history if self._is_move(step)][-1:]
        told = self._moves(moves, Verbosity.BRIEF) if moves else ()
        return (*self.message(fx.Say("resumed-move")), *told) if told else ()

    def since(self, match: Match, asker: Seat) -> tuple[Spoken, ...]:
        """Say what the others did since the asking seat's last turn before this one."""
        moves = [step for step in match.history if self._is_move(step)]
        while moves and moves[-1].by == asker:
            moves.pop()
        begin = next((n for n in range(len(moves), 0, -1) if moves[n - 1].by == asker), 0)
        others = moves[begin:]
        if not others:
            return self.message(fx.Say("nothing-since"))
        turns = groupby(others, key=lambda step: step.by)
        return tuple(said for _, steps in turns for said in self._moves(steps, Verbosity.BRIEF))

    def this_turn(self, match: Match, seat: Seat) -> tuple[Spoken, ...]:
        """Say what a seat has done since its turn began, or since another one did something."""
        done: list[Step] = []
        for step in reversed(match.history):
            if any(self._role(event) & _BEGINS for event in step.events):
                break
            if self._is_move(step):
                if step.by != seat:
                    break
                done.insert(0, step)
        if not done:
            return self.message(fx.Say("nothing-this-turn"))
        return self._moves(done, Verbosity.BRIEF)

    def gains(self, match: Match, seat: Seat) -> tuple[Spoken, ...]:
        """Say what a seat received when it last received something."""
        for step in reversed(match.history):
            gained = [event for event in step.events if self._gains(event, seat)]
            if gained:
                return self.lines(self.herald.events(gained))
        return self.message(fx.Say("nothing-gained", {"seat": seat}))

    def _gains(self, event: Event, seat: Seat) -> bool:
        return Role.GAIN in self._role(event) and event.args["seat"] == seat

    def _moves(
        self, steps: Iterable[Step], verbosity: Verbosity | None = None
    ) -> tuple[Spoken, ...]:
        """Tell again what one seat did, without what only some may know."""
        done = list(steps)
        public = (
            event
            for event in _events(done)
            if event.audience is None and not self._marks_turn(event)
        )
        told = (
            self.herald.event(event, verbosity, followed=True)
            for event in self.herald.together(public)
        )
        text = " ".join(filter(None, told))
        if not text:
            return ()
        # A seat without a player's name is called "joueur un", and a sentence has a capital.
        name = self.herald.name(done[0].by).casefold()
        named = text.casefold().startswith(name) or self.herald.alone
        key = "last-move-named" if named else "last-move"
        return self.message(fx.Say(key, {"seat": done[0].by, "text": text}))

    # What events are for.

    def _role(self, event: Event) -> Role:
        # Several in a row that are told as one have a name of their own.
        declared = self._types.get(event.key)
        return Role.NONE if declared is None else declared.role

    def _asks_another(self, event: Event, actor: Seat) -> bool:
        """Tell whether an event asks a seat for something that has not just acted."""
        return Role.NEXT in self._role(event) and event.args["seat"] not in (actor, TABLE)

    def _same_place(self, event: Event, later: Event) -> bool:
        """Tell whether a later event says the same kind of thing of the same place."""
        declared = self._types.get(event.key)
        if declared is None or not declared.place or later.key != event.key:
            return False
        return event.args[declared.place] == later.args[declared.place]

    def _marks_turn(self, event: Event) -> bool:
        return Role.TURN_MARK in self._role(event)

    def _is_move(self, step: Step) -> bool:
        return step.by != TABLE and not all(map(self._marks_turn, step.events))

    # Answers.

    def answer(self, match: Match, facts: Sequence[Event]) -> tuple[Spoken, ...]:
        """Say the answer to a question; the conversation has already warned about a secret.

        It has not where one part of the answer may be said to all: then that part is the answer,
        and the rest goes to the ears that it is meant for.
        """
        lines = self._told(match, facts)
        return self.lines(lines, aloud=all(line.audience is not None for line in lines))

    def whisper(self, match: Match, facts: Sequence[Event], seat: Seat) -> tuple[Spoken, ...]:
        """Say the answer in the ear of one seat, or not at all if it has none."""
        own = frozenset({seat})
        return self.lines([Line(line.text, own) for line in self._told(match, facts)])

    def _told(self, match: Match, facts: Sequence[Event]) -> list[Line]:
        lines: list[Line] = []
        for event in facts:
            declared = self._types[event.key].arguments
            worded = {
                name: self._worded(match, event.args[name])
                for name, held in declared.items()
                if held == ACTIONS
            }
            if worded:
                event = Event(event.key, {**event.args, **worded}, event.audience)
            if text := self.herald.event(event):
                lines.append(Line(text, event.audience))
        return lines

    def _worded(self, match: Match, steps: Any) -> tuple[str, ...]:
        """Return notations in words, each as it is said after those before it."""
        from heraut.voice.tasks.match.taking_back import best_said

        rules, state = match.rules, match.state
        told: list[str] = []
        for notation in steps:
            meaning = best_said(self._grammar, rules, state, notation)
            told.append(notation if meaning is None else self.herald.command(meaning))
            state, _ = rules.apply(state, rules.parse(state, notation))
            while rules.to_act(state) == TABLE:
                # What the table brings meanwhile nobody knows, and for the words any will do.
                state, _ = rules.apply(state, next(iter(rules.odds(state))))
        return tuple(told)

    def help(self, phase: Phase) -> tuple[Spoken, ...]:
        """Say what can be said now."""
        key = f"help-{phase}".replace("_", "-")
        told = {
            "moves": examples.moves(self._grammar, _EXAMPLES),
            "questions": examples.questions(self._grammar, self._questions, _EXAMPLES),
        }
        return self.message(fx.Say(key, told))

    def refusal(
        self,
        reason: str,
        details: Mapping[str, object],
        trusting: frozenset[Seat] = frozenset(),
        *,
        fact: bool = False,
    ) -> tuple[Spoken, ...]:
        """Say why a command is forbidden.

        Where only some may hear why, all hear that it is forbidden, and where the reason is told;
        of ``trusting`` seats without ears all hear the reason. A ``fact`` of the table may be just
        what is believed: then all hear that nothing changes.
        """
        why = self.herald.refusal(reason, details)
        if why.audience is None or why.audience <= trusting or self.herald.alone:
            return self.lines([why], aloud=True)
        key = "refused-whispered" if why.audience & self.ears else "refused-secret"
        key = f"{key}-fact" if fact else key
        return (*self.message(fx.Say(key)), *self.lines([why]))

    def explain(self, match: Match, refusal: fx.Refuse | None) -> tuple[Spoken, ...]:
        """Say at more length why something was refused; or, if nothing was, what happened.

        The conversation has already warned about a secret.
        """
        if refusal is None:
            return (*self.message(fx.Say("why-nothing")), *self.last_moves(match))
        why = self.herald.refusal(refusal.reason, refusal.details, Verbosity.FULL)
        return self.lines([why], aloud=True)


def _events(steps: Sequence[Step]) -> Iterator[Event]:
    for step in steps:
        yield from step.events
