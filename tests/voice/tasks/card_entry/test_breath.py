"""Several facts in one breath."""

from __future__ import annotations

import pytest

from heraut.engines.forms import Filled
from heraut.grammars.meaning import Heard, Hypothesis, Scope
from heraut.voice.dialogue import Conversation
from heraut.voice.herald import Herald, Words
from heraut.voice.runtime.event_loop import take
from heraut.voice.tasks.card_entry.card_entry_task import CardEntryTask
from heraut.voice.tasks.card_entry.sentences import Sentences

from .asked import FORM, breaths
from .conversations import EFFECTS, text

GAME = "world_without_end"
OWN = "trois, beige, un blé, deux or, un point, une pierre, maison neuf"


class Talk:
    """A card in the making, and what was kept of it."""

    def __init__(self) -> None:
        self.kept: list[Filled] = []
        task = CardEntryTask(FORM, Herald(Words("fr"), GAME, ()), self._keep)
        self.host = Conversation(task)
        self.host.begin()

    def _keep(self, filled: Filled) -> tuple[()]:
        self.kept.append(filled)
        return ()

    def __call__(self, *lines: str) -> str:
        return [text(take(self.host, line)) for line in lines][-1]


def test_a_whole_card_takes_four_answers() -> None:
    talk = Talk()
    assert talk(OWN).startswith("Trois, immédiat, un blé, deux or, un point, une pierre, neuf.")
    assert talk("La peste").endswith("« c'est tout » s'il n'y en a pas.")
    said = talk("échange une laine contre trois or et un point, c'est tout")
    assert said.startswith("Échange, une laine, trois or, un point. Immédiat, période trois")
    talk("oui")
    assert talk.kept == [
        Filled(
            {
                "period": 3,
                "title": "La peste",
                "kind": "immediate",
                "corners": ("wheat", "gold2", "vp", "stone"),
                "place": 9,
            },
            (("may_exchange", {"give": (("wool", 1),), "get": (("gold", 3), ("vp", 1))}),),
        )
    ]


def test_answers_may_come_in_any_order_and_some_be_left_to_ask() -> None:
    talk = Talk()
    assert talk("maison neuf, bleue, trois").endswith("Tape-le, ou dis : sans titre.")
    assert talk("sans titre").startswith("Sans titre. Le coin qui suit la flèche ?")
    assert talk("un or, un or, un or").endswith("Quatrième coin ?")


def test_a_title_is_left_out_along_with_other_answers() -> None:
    talk = Talk()
    said = talk("deux, sans titre, beige, un or, un or, un or, un or")
    assert "Quel effet" in said
    talk = Talk()
    assert "Quel effet" in talk("deux", "sans titre, beige, un or, un or, un or, un or")
    assert talk("annule", "trois. Beige.").endswith("Immédiat ou à effet prolongé ?"), "a title"


@pytest.mark.parametrize("op", EFFECTS)
def test_every_effect_is_told_in_one_breath(op: str) -> None:
    answers, _ = EFFECTS[op]
    kept = []
    for lines in ([" ".join(answers)], answers):
        talk = Talk()
        talk(OWN, "La peste", *lines, "c'est tout", "oui")
        kept += talk.kept
    assert kept[0] == kept[1] and kept[0].parts


def test_what_answers_nothing_is_refused_whole() -> None:
    talk = Talk()
    said = talk("un, beige, maison neuf")
    assert said.startswith("Neuf ne répond à rien ici. Redis le tout.")
    assert said.endswith("Quelle période, de un à quatre ?")
    assert talk("pourquoi").startswith("Neuf ne répond à rien ici.")
    talk(OWN, "La peste")
    said = talk("chacun perd un blé et deux blés")
    assert said.startswith("Deux fois la même chose : deux blés.")
    assert talk("chacun perd une connaissance").startswith("Une connaissance ne répond à rien")


def test_one_thing_alone_is_no_choice() -> None:
    talk = Talk()
    talk(OWN, "La peste")
    assert talk("perte au choix, une pierre").endswith("Ou quoi d'autre ?")
    assert talk("c'est tout").endswith("Ou quoi d'autre ?")
    assert talk("ou un bois").startswith("Un bois. Un autre effet")
    talk("c'est tout", "oui")
    assert talk.kept[0].parts == (("each_lose_choice", {"options": (("stone", 1), ("wood", 1))}),)


def test_a_breath_is_heard_as_well_as_typed() -> None:
    talk = Talk()
    words = "trois beige un blé deux or un point une pierre maison neuf"
    said = text(talk.host.hear(Heard((Hypothesis(tuple(words.split())),))))
    assert said.startswith("Trois, immédiat, un blé")


def test_what_is_listened_for_stays_small() -> None:
    sentences = Sentences.load("fr", GAME)
    sizes = [
        len(sentences.grammar(question, ahead, heard=True).listening.everything(Scope.FILL))
        for question, ahead in breaths()
    ]
    assert len(sizes) > 10 and max(sizes) < 2_500
