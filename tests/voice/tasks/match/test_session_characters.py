"""Characters, several commands in one breath and tapped cards, through a whole session."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from heraut.engines.kingsbridge import State
from heraut.engines.protocol import TABLE, Event
from heraut.grammars.meaning import Heard
from heraut.nfc import parse_card
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Cued, Output, Played, Spoken
from heraut.voice.runtime.match_factory import MatchFactory, open_new

from ....engines.kingsbridge.position import position

CHARACTERS = {"mode": "characters"}
COLUMNS = [[3, 4], [9, 10], [4], [7], [1, 2], [12]]
HAND = [3, 5, 6, 7, 8, 12]
DISCARD = [0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0]


def at(
    characters: Sequence[Sequence[str]] = ((), ()),
    options: dict[str, str] | None = None,
    *,
    reader: bool = False,
) -> Conversation:
    """Return a session in a turn of Alice's; her character is the first one."""
    wanted = options or {}
    seats = len(characters)
    names = ("Alice", "Bob", "Chloé")[:seats]
    session = Conversation(open_new(MatchFactory("fr"), "kingsbridge", names, wanted, 3, None))
    left = 104 - sum(map(len, COLUMNS)) - len(HAND) - sum(DISCARD)
    state: State = position(
        COLUMNS,
        [HAND, *[[]] * (seats - 1)],
        [left // seats + (seat < left % seats) for seat in range(seats)],
        discard=DISCARD,
        options=wanted,
        characters=characters,
    )
    session.task.match = replace(session.task.match, state=state)
    session.reader = reader
    return session


def says(session: Conversation, text: str) -> tuple[Output, ...]:
    return session.hear(Heard.typed(text))


def taps(session: Conversation, card: str) -> tuple[Output, ...]:
    return session.tap(parse_card(f"kingsbridge/{card}"))


def _forgone(session: Conversation, notation: str) -> Sequence[Event]:
    match = session.task.match
    return match.rules.forgone(match.state, match.rules.parse(match.state, notation))


def aloud(outputs: tuple[Output, ...]) -> str:
    return " ".join(o.text for o in outputs if isinstance(o, Spoken) and o.ear is None)


def done(outputs: tuple[Output, ...]) -> list[str]:
    return [o.notation for o in outputs if isinstance(o, Played) and o.by != TABLE]


def test_gytha_step_by_step() -> None:
    session = at((["gytha", "ragna"], ["den"]), CHARACTERS)
    assert aloud(says(session, "joue Gytha")) == "Gytha. Quelles cartes, et sur quelle colonne ?"
    assert done(says(session, "cinq et six, colonne une")) == ["use gytha 5,6 1"]


def test_gytha_step_by_smaller_step() -> None:
    session = at((["gytha"], ["den"]), CHARACTERS)
    says(session, "joue la guérisseuse")
    assert "sur quelle colonne" in aloud(says(session, "cinq et six")).lower()
    assert done(says(session, "la une")) == ["use gytha 5,6 1"]


def test_a_piece_belongs_to_what_was_begun_and_not_to_a_move_of_the_same_words() -> None:
    session = at((["edgar"], ["den"]), CHARACTERS)
    says(session, "joue le joker")
    assert done(says(session, "le cinq sur la une")) == ["use edgar 5 1"]


def test_a_character_that_is_not_there_is_refused_before_anything_is_asked() -> None:
    session = at((["ragna"], ["den"]), CHARACTERS)
    said = aloud(says(session, "joue l'évêque"))
    assert said == "Ton personnage est Ragna la dame, pas Évêque Wynstan."
    assert aloud(says(session, "joue l'évêque")) == "Ton personnage est Ragna, pas Wynstan."


def test_giving_asks_for_the_player() -> None:
    session = at((["wigelm"], ["den"], []), CHARACTERS)
    assert done(says(session, "joue le seigneur")) == ["use wigelm"]
    assert "À quel joueur" in aloud(taps(session, "column#3"))
    assert done(says(session, "au joueur deux")) == ["give 3 2"]
    assert "déjà reçu" in aloud(says(session, "donne le début de la colonne quatre au joueur deux"))
    assert done(says(session, "donne le début de la colonne quatre au joueur trois")) == [
        "give 4 3"
    ]


def test_a_whole_turn_in_one_breath_with_a_character() -> None:
    session = at((["ragna"], ["den"]), CHARACTERS)
    outputs = says(session, "joue Ragna, six sur une et sept sur une, huit sur une")
    assert done(outputs) == ["use ragna", "place 6 1", "place 7 1", "place 8 1"]
    said = aloud(outputs)
    assert "Six sur un. " in said and "Huit posé. Colonne un : de trois à huit." in said


def test_a_chain_stops_at_what_is_forbidden_keeps_the_rest_and_says_why() -> None:
    session = at()
    outputs = says(session, "cinq sur une, sept sur une, six sur une")
    assert done(outputs) == ["place 5 1"] and Cued("refused") in outputs
    assert aloud(outputs).endswith(
        "Je m'arrête là. Pas joué : sept sur colonne un. "
        "La colonne un finit par cinq : il faut un six, pas un sept."
    )
    assert "sans trou" in aloud(says(session, "pourquoi"))


def test_a_chain_that_ends_the_turn_is_played_at_once() -> None:
    session = at()
    assert done(says(session, "cinq sur une, fin de tour"))[:2] == ["place 5 1", "end"]
    assert session.task.match.to_act == 1


def test_a_chain_that_gives_a_card_up_says_so_and_waits_for_one_yes() -> None:
    session = at([()])
    asked = says(session, "cinq sur une, six sur une, fin de tour")
    assert not done(asked)
    assert aloud(asked) == (
        "Trois peut encore aller sur colonne cinq. "
        "Cinq sur colonne un, puis six sur colonne un, puis finir le tour ? Dis oui ou non."
    )
    assert not done(says(session, "le score"))
    assert done(says(session, "oui"))[:3] == ["place 5 1", "place 6 1", "end"]


def test_the_table_does_not_hear_that_somebody_elses_card_could_still_go() -> None:
    session = at()
    says(session, "cinq sur une")
    assert [e.key for e in _forgone(session, "end")] == ["forgone_card"]
    assert done(says(session, "fin de tour"))[0] == "end"


def test_alone_a_card_that_could_still_go_is_named_before_the_turn_ends() -> None:
    session = at([()])
    says(session, "cinq sur une")
    asked = says(session, "fin de tour")
    assert not done(asked)
    assert aloud(asked).startswith("Trois peut encore aller sur colonne cinq. Finir le tour ?")
    assert not done(says(session, "non"))
    while _forgone(session, "end"):
        card = _forgone(session, "end")[0].args
        number = session.task.herald.words.number
        says(session, f"{number(card['card'])} sur la {number(card['column'])}")
    assert done(says(session, "fin de tour"))[0] == "end"


def test_a_malus_of_a_card_that_could_go_says_what_it_costs() -> None:
    session = at([()])
    asked = aloud(says(session, "malus le cinq"))
    assert asked.startswith("Cinq peut aller sur colonne un. Le malus coûte cinq points.")
    assert aloud(says(session, "non"))
    assert aloud(says(session, "malus le six")).startswith("Six au malus ?")


def test_a_chain_that_is_refused_with_a_no_plays_nothing() -> None:
    session = at([()])
    says(session, "cinq sur une, fin de tour")
    assert not done(says(session, "non")) and not done(says(session, "oui"))


def test_where_cards_confirm_one_yes_stands_for_the_whole_chain() -> None:
    session = at(options={"cards": "table"}, reader=True)
    assert not done(says(session, "cinq sur une, six sur une"))
    assert not done(taps(session, "5"))
    assert done(says(session, "oui")) == ["place 5 1", "place 6 1"]


def test_a_card_and_the_start_of_a_column_place_it_without_a_word() -> None:
    session = at(options={"cards": "table"}, reader=True)
    assert not done(taps(session, "5"))
    assert done(taps(session, "column#1")) == ["place 5 1"]
    assert not done(taps(session, "column#1"))
    assert done(taps(session, "6")) == ["place 6 1"]


def test_a_column_that_was_not_written_with_its_number_is_of_no_use() -> None:
    session = at()
    assert "ne sert pas" in aloud(taps(session, "column"))


def test_a_tapped_character_says_what_it_does_and_plays_only_when_tapped_again() -> None:
    for reader, options in ((False, CHARACTERS), (True, {**CHARACTERS, "cards": "table"})):
        session = at((["ragna"], ["den"]), options, reader=reader)
        outputs = taps(session, "ragna")
        assert not done(outputs) and "sauter un chiffre" in aloud(outputs)
        assert done(taps(session, "ragna")) == ["use ragna"]


def test_the_wrong_character_is_told_from_the_right_one() -> None:
    session = at((["ragna"], ["den"]), {**CHARACTERS, "cards": "table"}, reader=True)
    says(session, "joue Ragna")
    outputs = taps(session, "agatha")
    assert not done(outputs) and "C'est Mère Agatha" in aloud(outputs)


def test_cards_tapped_after_wilwulf_are_gathered_until_the_yes() -> None:
    session = at((["wilwulf"], ["den"]), CHARACTERS)
    taps(session, "wilwulf")
    assert not done(taps(session, "7"))
    assert "sept et huit" in aloud(taps(session, "8")).lower()
    assert done(says(session, "oui")) == ["use wilwulf 7,8"]


def test_a_tapped_card_alone_never_becomes_a_malus() -> None:
    session = at(((),), {})
    assert "quelle colonne" in aloud(taps(session, "7")).lower()
    assert not done(taps(session, "7"))


def test_what_changed_is_what_the_others_did() -> None:
    session = Conversation(
        open_new(MatchFactory("fr"), "kingsbridge", ("Alice", "Bob"), {}, 3, None)
    )
    session.begin()
    assert "Personne d'autre" in aloud(says(session, "qu'est-ce qui a changé"))
    says(session, "change toutes mes cartes")
    says(session, "oui")
    said = aloud(says(session, "qu'est-ce qui a changé depuis mon dernier tour"))
    assert said == "Alice change six cartes."
    says(session, "change toutes mes cartes")
    says(session, "oui")
    said = aloud(says(session, "qu'est-ce qui a changé depuis mon dernier tour"))
    assert said == "Bob change six cartes."


def test_alone_nobody_is_called_player_one() -> None:
    session = Conversation(open_new(MatchFactory("fr"), "kingsbridge", ("",), {}, 3, None))
    said = aloud(session.begin())
    for words in ("à qui le tour", "combien de cartes", "les personnages", "que puis-je faire"):
        said += aloud(says(session, words))
    assert "joueur" not in said.lower() and "À toi" in said


def test_who_plays_alone_hears_its_cards_without_a_warning() -> None:
    session = Conversation(open_new(MatchFactory("fr"), "kingsbridge", ("",), {}, 5, None))
    assert "Tu as pioché trois, cinq, six, huit, dix et onze." in aloud(session.begin())
    assert aloud(says(session, "ma main")) == "Ta main : trois, cinq, six, huit, dix et onze."
    assert "puis six sur colonne quatre" in aloud(says(session, "conseil complet"))


def test_at_a_table_advice_is_given_aloud_only_when_asked_for_twice() -> None:
    session = at((["gytha"], ["den"]), CHARACTERS)
    assert "Toute la table entendrait" in aloud(says(session, "conseil"))
    assert "cartes" in aloud(says(session, "conseil"))


def test_at_a_table_the_next_characters_are_asked_for() -> None:
    session = Conversation(
        open_new(MatchFactory("fr"), "kingsbridge", ("",), {"cards": "table"}, 5, None)
    )
    session.begin()
    for card in (3, 11, 8, 5, 1, 9, 4, 12, 10, 2, 2):
        taps(session, str(card))
    assert "encore trois personnages visibles" in aloud(taps(session, "7"))
    for name in ("aldred", "edgar"):
        taps(session, name)
    assert aloud(taps(session, "wynstan")).endswith("À toi.")
    said = aloud(says(session, "joue edgar pour le six sur la quatre"))
    assert "Il faut encore un personnage visible." in said
    assert done(says(session, "fin de tour")) == []
    taps(session, "gytha")
    taps(session, "4")
    taps(session, "column#1")
    assert aloud(says(session, "fin de tour")) == "Tour fini. Complète ta main."


def test_a_hidden_hand_stays_hidden_after_a_card_that_everybody_saw() -> None:
    session = at((["wigelm"], ["den"]), {**CHARACTERS, "cards": "table"})
    for words in ("joue wigelm", "donne la une au joueur deux", "cinq sur trois", "fin de tour"):
        says(session, words)
    says(session, "main cachée")
    says(session, "main cachée")
    hand = session.task.match.state.hands[1]
    assert (hand.known, hand.unknown) == ((3,), 5)


def test_alone_a_hidden_hand_ends_where_the_characters_begin() -> None:
    session = Conversation(
        open_new(MatchFactory("fr"), "kingsbridge", ("",), {"cards": "table"}, 5, None)
    )
    session.begin()
    for card in (3, 11, 8, 5, 1, 9):
        taps(session, str(card))
    assert "encore trois personnages visibles" in aloud(says(session, "main cachée"))
    assert session.task.match.state.hands[0].unknown == 6


def test_the_answer_to_a_tapped_character_belongs_to_it() -> None:
    session = at((["edgar"], ["ragna"]), CHARACTERS)
    assert "Pour quelle carte" in aloud(taps(session, "edgar"))
    assert done(says(session, "cinq sur la une")) == ["use edgar 5 1"]


def test_being_asked_twice_means_the_same_question() -> None:
    session = at((["den"], ["ragna"]), CHARACTERS)
    says(session, "conseil")
    assert "Toute la table entendrait" in aloud(says(session, "conseil complet"))
    assert "sur colonne" in aloud(says(session, "conseil complet"))


def test_one_card_of_two_equal_ones_moves_alone() -> None:
    session = at((["den"], ["ragna"]), CHARACTERS)
    columns = ((3, 4, 4), (9,), (3,), (), (), ())
    session.task.match = replace(
        session.task.match, state=replace(session.task.match.state, columns=columns)
    )
    assert "En double : quatre." in aloud(says(session, "colonne une"))
    says(session, "déplace le quatre de la colonne une sur la colonne trois")
    assert session.task.match.state.columns[0] == (3, 4)
    assert session.task.match.state.columns[2] == (3, 4)


def test_a_chain_that_waits_for_a_yes_tells_before_it_what_is_left_out() -> None:
    session = at((["den"], ["ragna"]), {**CHARACTERS, "cards": "table"}, reader=True)
    asked = aloud(says(session, "cinq sur une, sept sur une"))
    assert "il faut un six" in asked
    assert asked.index("un six") < asked.index("Cinq sur colonne un")
    assert "Je m'arrête là" not in aloud(says(session, "oui"))


def test_cards_of_the_discard_may_be_named_in_any_order() -> None:
    session = at((["gytha"], ["ragna"]), CHARACTERS)
    assert done(says(session, "joue gytha avec six et cinq sur la une")) == ["use gytha 5,6 1"]


def test_numbers_alone_answer_what_was_asked_for_first() -> None:
    session = at((["edgar"], ["ragna"]), CHARACTERS)
    says(session, "joue edgar")
    assert aloud(says(session, "cinq")) == "Edgar pour le cinq. Sur quelle colonne ?"
    assert done(says(session, "une")) == ["use edgar 5 1"]
    session = at((["wynstan"], ["ragna"]), CHARACTERS)
    says(session, "joue l'évêque")
    assert "Une carte, ou deux cartes ?" in aloud(says(session, "la une"))
    assert done(says(session, "deux")) == ["use wynstan 1 2"]


def test_a_gift_is_told_by_numbers_alone() -> None:
    session = at((["wigelm"], ["ragna"], ["den"]), CHARACTERS)
    for words in ("joue wigelm", "donne une carte", "trois"):
        says(session, words)
    assert done(says(session, "deux")) == ["give 3 2"]
