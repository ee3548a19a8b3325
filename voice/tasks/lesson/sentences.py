"""What steers lessons, and follows matches: ``grammars/<lang>/lessons.yaml``.

It is heard beside the sentences of a game.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Final

from heraut.grammars import Grammar
from heraut.grammars.confusions import read_confusions
from heraut.grammars.meaning import Heard, Kind, MetaRequest, NotUnderstood, Reply, Scope
from heraut.grammars.sentence_templates import all_ways, common, read, templates
from heraut.grammars.source import grammar_file
from heraut.grammars.spec import MORE, Intent

STEERING: Final = ("skip", "again", "later", "restart")
"""What may be asked for during a lesson."""
NO_HINTS: Final = "no_hints"
"""What ends the hints of a first match."""
REMATCH: Final = "rematch"
"""What asks for another match, at the end of one."""
_EXACT: Final = 0.1
"""Words that cost less were said word for word: only so do they steer."""


@cache
def _own(lang: str) -> Grammar:
    home = files("heraut.grammars") / lang
    shared = common(home, lang)
    intents = {**shared.intents, **_intents(lang)}
    never = read_confusions(grammar_file(home, "confusions"), [])
    grammar = Grammar(lang, "lessons", replace(shared, intents=intents), never)
    grammar.check()
    return grammar


@cache
def _intents(lang: str) -> Mapping[str, Intent]:
    root = grammar_file(files("heraut.grammars") / lang, "lessons")
    fields = root.fields((*STEERING, NO_HINTS, REMATCH))
    return {
        name: Intent(name, Kind.META, templates(node, set(Scope), *all_ways(node.items())))
        for name, node in fields.items()
    }


@cache
def listened(lang: str, game: str, wanted: Collection[str]) -> Grammar:
    """Return a game's grammar with some of these sentences, for the ears. Raises ``GrammarError``.

    What they mean is read before what the game's own sentences do: :func:`steering`.
    """
    own = {name: intent for name, intent in _intents(lang).items() if name in wanted}
    return Grammar.load(lang, game).with_intents(own)


def steering(lang: str, heard: Heard, wanted: Collection[str]) -> MetaRequest | None:
    """Return what words ask of the lesson, said word for word; ``None`` if they ask nothing."""
    match _read(lang, heard, Scope.TURN):
        case MetaRequest(meaning) as asked if meaning.intent in wanted and meaning.cost < _EXACT:
            return asked
    return None


def answer(lang: str, heard: Heard) -> MetaRequest | Reply | NotUnderstood:
    """Return a yes, a no or what is asked about the talk, where a yes or no is waited for."""
    return _read(lang, heard, Scope.CONFIRM)


def answers(lang: str) -> Grammar:
    """Return the sentences to listen for where a yes or no is waited for."""
    return _own(lang)


def _read(lang: str, heard: Heard, scope: Scope) -> MetaRequest | Reply | NotUnderstood:
    return read(_own(lang), heard, scope)


def asks_again(intent: str) -> bool:
    """Tell whether words ask for the same once more, or for more, which are said alike."""
    return intent in ("again", MORE)
