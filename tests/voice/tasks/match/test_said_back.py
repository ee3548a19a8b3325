"""Whatever Héraut offers to say is understood as what it was offered for, wherever it is offered.

``python -m pytest tests/voice/tasks/match/test_said_back.py --whole`` goes through thousands of
positions of random games; without it there are a few of each game.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Final

import pytest

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.completions import completions
from heraut.grammars.meaning import Command, Heard, Kind, NotUnderstood, Proposal, Scope
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.tasks.match.dialogue_state import DialogueState, Phase
from heraut.voice.tasks.match.inputs import Piece, Trouble
from heraut.voice.tasks.match.match_task import MatchTask

POSITIONS: Final = 6
"""Of each game, without ``--whole``."""
WHOLE: Final = 600
QUOTED: Final = re.compile(r"«\s*([^»]+?)\s*»")
TITLE: Final = re.compile(r"(?:^|(?<=[.?!] ))«[^»]+»\.")
"""What is quoted by itself is the title of a card, and not offered."""
ASKED: Final = ("aide", "que puis-je faire", "conseil", "mets donc le truc là où je pense")
SECRET: Final = ("seven_kingdoms", "kingdom_builder", "world_without_end")
"""Games in which what may be done is a secret, so that hardly any piece is offered."""
PIECES: Final = 12
"""Of commands, in each position of the other games: few of them may be completed there."""
WRONG: Final = ("neuf", "colonne neuf", "le joueur cinq", "delta vingt", "truc")


def positions(game: str, count: int) -> Iterator[MatchTask]:
    """Yield a match at so many moments of random games, with nothing pending."""
    dice = random.Random(game)
    while count:
        seed = dice.randrange(1 << 20)
        task = open_new(MatchFactory(), game, ("Anna", "Bilal", "Chloé"), {}, seed, None)
        task.match = task.match.settle()
        while count and not task.over:
            yield task
            count -= 1
            for _ in range(dice.randrange(1, 12)):
                if not task.over:
                    legal = task.match.rules.legal(task.match.state)
                    task.match = task.match.play(str(dice.choice(legal))).settle()


def anything(grammar: Grammar, kind: Kind, dice: random.Random) -> str:
    """Return a sentence of any command, or any piece of one, with any values."""
    while True:
        intent = dice.choice(grammar.of_kind(kind))
        # In their order, so that the dice fall the same whatever the hashes are.
        known = sorted(intent.slots or {slot for _, slot in grammar.slots.numbers_of(intent.id)})
        values = {slot: grammar.slots.values(intent.id, slot) for slot in known}
        slots = {slot: dice.choice(each) for slot, each in values.items() if each}
        forms = grammar.forms(intent.id, slots) if len(slots) == len(values) else ()
        if forms:
            return dice.choice(forms)


def talks(task: MatchTask, dice: random.Random) -> Iterator[tuple[Conversation, str, str]]:
    """Yield talks in the middle of which something was just said, with the line and what it was."""
    kept = task.match
    said = [(one,) for one in (*ASKED, anything(task.grammar, Kind.COMMAND, dice))]
    count = 3 if task.grammar.game in SECRET else PIECES
    pieces = [
        (anything(task.grammar, Kind.PARTIAL, dice), dice.choice(WRONG)) for _ in range(count)
    ]
    for lines in (*said, *pieces):
        task.match, task.dialogue = kept, DialogueState()
        talk = Conversation(task)
        for line in (*lines, "aide"):
            if task.match is not kept:
                break
            yield talk, line, spoken(take(talk, line))
    task.match, task.dialogue = kept, DialogueState()


def spoken(outputs: tuple[Output, ...]) -> str:
    return " ".join(output.text for output in outputs if isinstance(output, Spoken))


def meant(task: MatchTask, scope: Scope, line: str) -> object:
    return task.interpret(Heard.typed(line), scope, line)


@pytest.mark.long
@pytest.mark.parametrize("game", RULES)
def test_every_sentence_that_is_offered_is_understood_when_it_is_said(
    game: str, whole: bool
) -> None:
    dice, quoted, offered, completed = random.Random(f"{game} said back"), 0, 0, 0
    count = WHOLE if whole else POSITIONS
    for task in positions(game, count):
        for talk, line, told in talks(task, dice):
            where = (game, len(task.match.history), line, told)
            for sentence in QUOTED.findall(TITLE.sub("", told)):
                quoted += 1
                given = meant(task, talk.moment.scope, sentence)
                assert not isinstance(given, NotUnderstood | Trouble), (sentence, where)
            for proposal in talk.proposals:
                offered += 1
                assert is_meant(task, talk.moment.scope, proposal), (proposal, where)
            if task.dialogue.phase is Phase.FILL and task.dialogue.secret is None:
                rules, state = task.match.rules, task.match.state
                for sentence in completions(task.grammar, rules, state, task.dialogue.held):
                    completed += 1
                    given = meant(task, Scope.FILL, sentence)
                    assert isinstance(given, Piece), (sentence, given, where)
                    assert isinstance(given.made, Command), (sentence, given, where)
    assert completed or game in SECRET
    print(f"\n{game}: {count} positions, {quoted} quoted, {offered} offered, {completed} pieces")
    assert quoted > count and offered


def is_meant(task: MatchTask, scope: Scope, proposal: Proposal) -> bool:
    """Tell whether a sentence that was offered is what it was offered for."""
    return meant(task, scope, proposal.sentence) == proposal.given
