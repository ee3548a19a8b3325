"""What people say, and what it must mean: intent and slots, without any rule of the game."""

from __future__ import annotations

import re

import pytest

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Kind, Scope

TURN = """
place card=7 column=3: pose le sept sur la colonne trois
place card=7 column=3: poser le sept sur la colonne trois
place card=7 column=3: pose le sept sur la trois
place card=7 column=3: pose sept sur trois
place card=7 column=3: mets le sept sur la trois
place card=7 column=3: joue le sept en colonne trois
place card=7 column=3: place le sept sur la troisième
place card=7 column=3: sept sur trois
place card=7 column=3: le sept sur la trois
place card=7 column=3: le sept colonne trois
place card=7 column=3: pose le 7 sur la colonne 3
place card=7 column=3: Pose le 7, sur la colonne 3.
place card=7 column=3: héraut pose le sept sur la trois
place card=7 column=3: bon alors euh pose le sept sur euh la trois s'il te plaît
place card=1 column=1: pose le un sur la colonne un
place card=1 column=1: pose le un sur la colonne une
place card=1 column=1: pose le un sur la première colonne
place card=13 column=6: je pose le treize sur la sixième colonne
move_from card=9 source=6 column=2: déplace à partir du neuf de la colonne six sur la deux
move_from card=9 source=6 column=2: déplacer la colonne six à partir du neuf sur la colonne deux
move_from card=9 source=6 column=2: deplace a partir du 9 de la colonne 6 sur la 2
move_to card=5 source=2 column=1: déplace le début de la colonne deux jusqu'au cinq sur la une
move_to card=5 source=2 column=1: déplace le début de la colonne deux jusqu’au cinq sur la une
move_card card=13 source=6 column=3: déplace le treize de la colonne six sur la colonne trois
move_card card=13 source=6 column=3: mets le treize de la six sur la trois
move_column source=4 column=1: mets la colonne quatre sur la une
move_column source=4 column=1: déplace la colonne quatre sur la colonne un
move_column source=4 column=1: déplace toute la colonne quatre sur la une
exchange cards=3: change le trois
exchange cards=3,5: change le trois et le cinq
exchange cards=3,5: échange le trois le cinq
exchange cards=3,5,7: remplace le trois le cinq et le sept
exchange cards=1,2,3,4,5,6: change le un le deux le trois le quatre le cinq et le six
exchange cards=7,7: change le sept et le sept
exchange_all: change toutes mes cartes
exchange_rest but=5: garde le cinq et change toutes mes cartes
my_card card=9: combien de neuf dans ma main
who_leads: qui a le moins de cartes
where_is card=9: où est le neuf
where_is character=edgar: où est edgar
next_player: qui joue ensuite
column_ends: la fin de toutes les colonnes
empty_columns: où est une colonne vide
compare_columns what=nearest: quelle colonne est près de la fin
missing column=2: que reste t il à poser sur la colonne deux
exchange_all: change toute ma main
exchange_some twins=all: mes cartes en double
exchange_count count=3: change trois cartes
exchange_count count=1: change une carte
exchange_mixed cards=9 count=2: change le neuf et deux cartes cachées
move_from_copy card=4 copy=2 source=3 column=2: déplace à partir du deuxième quatre de la 3 sur la 2
move_to_copy card=4 copy=2 source=3 column=2: mets le début de la 3 jusqu'au deuxième 4 sur la 2
place_aside card=7 column=3: pose le sept de côté sur la trois
place_aside card=7 column=3: mets le sept mis de côté sur la colonne trois
swap card=10 column=4: reprends edgar avec mon dix colonne quatre
swap card=10 column=4: récupère le bâtisseur avec le dix sur la quatre
swap_aside card=10 column=4: reprends edgar avec le dix de côté colonne quatre
malus_card card=8: malus le huit
malus_card card=8: malus, le huit
malus_card card=8: mets le huit au malus
malus_card_aside card=8: malus le huit de côté
use character=ragna: joue ragna
use character=ragna: joue la dame
use character=agatha: joue mère agatha
use character=aldred: utilise le moine
use character=wigelm: joue le seigneur wigelm
use_edgar card=7 character=edgar column=3: joue edgar pour le sept sur la colonne trois
use_edgar card=7 character=edgar column=3: edgar est un sept colonne trois
use_edgar card=7 character=edgar column=3: pose le joker à la place du sept sur la trois
use_wynstan character=wynstan column=3 count=2: joue l'évêque, deux cartes de la colonne trois
use_wynstan character=wynstan column=3 count=1: wynstan retire une carte de la trois
use_gytha cards=5,6 character=gytha column=3: joue gytha avec le cinq et le six sur la colonne trois
use_gytha cards=5,6 character=gytha column=3: gytha cinq et six colonne trois
use_gytha cards=5 character=gytha column=3: la guérisseuse prends le cinq sur la trois
use_ethelred card=10 character=ethelred: joue ethelred avec le dix
use_ethelred card=10 character=ethelred: ouvre une colonne avec le dix
use_den character=den column=4: le shérif sur la quatre
use_den character=den column=4: vide la colonne quatre
use_wilwulf cards=7,9 character=wilwulf: mets le sept et le neuf de côté
use_wilwulf cards=7 character=wilwulf: le comte avec le sept
give column=4 player=2: donne le début de la colonne quatre au joueur deux
give_alone column=4: je prends le début de la colonne quatre
stop_giving: je ne donne plus
reveal character=ragna: le personnage est la dame
begin_edgar begun=use_edgar character=edgar: joue edgar
begin_wynstan begun=use_wynstan character=wynstan: joue l'évêque
begin_gytha begun=use_gytha character=gytha: joue gytha
begin_ethelred begun=use_ethelred character=ethelred: joue le roi
begin_ethelred begun=use_ethelred character=ethelred: ouvre une colonne
begin_den begun=use_den character=den: joue le shérif
begin_wilwulf begun=use_wilwulf character=wilwulf: joue le comte
begin_wilwulf begun=use_wilwulf character=wilwulf: mets une carte de côté
begin_swap begun=swap: reprends edgar
begin_malus begun=malus_card: je prends un malus
begin_exchange begun=exchange: change des cartes
begin_move begun=move_column: déplace une colonne
begin_give begun=give: donne une carte
fact_holds card=11 player=own: correction j'ai un onze
fact_holds card=11 player=2: correction un onze au joueur deux
fact_lacks card=7 player=own: correction pas de sept
fact_hand_count hand_count=5 player=own: correction j'ai cinq cartes
fact_hand_count hand_count=1 player=3: correction une carte au joueur trois
begin_fact begun=fact_holds player=own: corrige ma main
fact_column card=8 column=2 player=own: correction colonne deux jusqu'au huit
fact_column_span card=8 column=2 lowest=4 player=own: correction colonne deux du quatre au huit
fact_column_empty column=2 player=own: correction colonne deux vide
fact_character character=den player=own: correction j'ai le shérif
fact_character character=den player=3: correction le shérif au joueur trois
fact_turn player=3: correction c'est au joueur trois
end: fin de tour
end: faim de tour
end: j'ai fini
end: j'ai fini mon tour
end: termine mon tour
pass: je passe
pass: passe mon tour
start card=7: commence par le sept
start card=7: la colonne commence par le sept
draw card=7: je pioche un sept
draw card=7: pioche sept
draw card=1: je pioche un un
draw card=1: je pioche un
card_to_lay card=7: pose le sept
card_to_lay card=7: mets un sept
draw_hidden: carte cachée
draw_hidden: pioche cachée
draw_hidden: je garde ma carte cachée
draw_all_hidden: toutes mes cartes cachées
draw_all_hidden: je garde ma main cachée
card card=7: le sept
card card=7: carte sept
target column=3: sur la colonne trois
target column=3: sur la trois
my_hand: ma main
my_hand: mes cartes
my_hand: lis mes cartes
column column=3: colonne trois
column column=3: lis la colonne trois
column column=3: la troisième colonne
columns: toutes les colonnes
columns: lis les colonnes
counts: combien de cartes
turn: à qui le tour
turn: à qui est-ce de jouer
turn: c'est à qui
who seat=2: qui est le joueur deux
last_moves: derniers coups
last_moves: le dernier coup
keep_secrets: garde tout en secret
options: que puis-je faire
options: que puis je faire ?
discard: la défausse
discard card=7: combien de sept dans la défausse
pile: ma pioche
left_to_draw: combien reste-t-il à piocher
my_character: mon personnage
my_character: les personnages
what_does character=ragna: que fait ragna
what_does character=wynstan: que fait l'évêque
what_does character=ragna long=1: que fait la dame en détail
characters_of seat=2: les personnages du joueur deux
malus: le malus
malus: combien de malus
score: le score
where card=7: où puis-je poser le sept
placeable: quelles cartes puis-je poser
aside: mes cartes de côté
aside seat=2: les cartes de côté du joueur deux
since: qu'est-ce qui a changé depuis mon dernier tour
since: qu'est-ce qui a changé
advice level=1: conseil
advice level=2: conseil premier coup
advice level=3: conseil complet
help: aide
help chapter=2: aide deux
help chapter=10: aide dix
help topic=voix: chapitre voix
help chapter=1: les chapitres
next_chapter: chapitre suivant
why: pourquoi
repeat: répète
repeat: redis
faster: plus vite
faster: parle plus vite
slower: plus lentement
slower: moins vite
louder: plus fort
softer: moins fort
more_detail: plus de détails
less_detail: moins de détails
report: quelque chose ne va pas
sleep: dors
wake: écoute-moi
change_voice: change de voix
listen_push: écoute à la touche
listen_always: écoute toujours
phones_open: branche les téléphones
phones_address: l'adresse
phones_close: débranche tous les téléphones
voice_as_before: remets ta voix
keep_settings: garde ces réglages
reset_settings: remets tes réglages au début
pause: pause
resume: reprends
undo: annule
undo: annule le coup
undo: annule le dernier coup
undo_many count=2: défais les deux derniers coups
undo_many count=3: défais les trois derniers coups
undo_many count=4: défais les quatre derniers coups
undo_many: défais tout mon tour
back: retour
back: reviens en arrière
back: question précédente
quit: quitte
quit: quitter la partie
stop: stop
stop: silence
"""
CONFIRM = """
yes: oui
yes: d'accord
yes: c'est ça
yes: oui s'il te plaît
no: non
no: non merci
repeat: répète
undo: annule
column column=3: colonne trois
my_hand: ma main
"""
CHOOSE = """
option option=1: la première
option option=1: la une
option option=1: le premier
option option=2: la deuxième
option option=2: option deux
option option=2: numéro deux
option option=3: la trois
no: non
no: aucune des deux
help: aide
"""
FILL = """
target column=3: colonne trois
target column=3: la trois
target column=3: sur la trois
target column=3: la troisième
card card=13: le treize
card card=13: treize
cards cards=5,6: cinq et six
cards cards=5,6,9: le cinq et le six et le neuf
cards_and_target cards=5,6 column=3: cinq et six colonne trois
count count=2: deux cartes
count_and_column column=3 count=2: deux cartes de la colonne trois
card_and_target card=7 column=3: pour le sept sur la trois
player player=2: au joueur deux
place card=7 column=3: pose le sept sur trois
column column=3: lis la colonne trois
no: non
my_hand: ma main
"""


def rows(text: str, scope: Scope) -> list[tuple[Scope, str, str]]:
    lines = text.strip().splitlines()
    return [(scope, line.split(": ")[1], line.split(": ")[0]) for line in lines]


TABLE = [
    *rows(TURN, Scope.TURN),
    *rows(CONFIRM, Scope.CONFIRM),
    *rows(CHOOSE, Scope.CHOOSE),
    *rows(FILL, Scope.FILL),
]


def written(intent: str, slots: dict[str, int | str]) -> str:
    return " ".join([intent, *sorted(f"{name}={value}" for name, value in slots.items())])


@pytest.mark.parametrize(("scope", "words", "meant"), TABLE)
def test_a_plain_sentence_means_what_it_says(
    grammar: Grammar, scope: Scope, words: str, meant: str
) -> None:
    intent, *slots = meant.split()
    best, *others = grammar.meanings(Heard.typed(words), scope)
    assert written(best.intent, dict(best.slots)) == " ".join([intent, *sorted(slots)])
    assert best.cost == 0
    # What a piece says whole is also a piece of a command that was begun.
    assert all(other.cost > 0 or other.kind is Kind.PARTIAL for other in others)


def test_who_stops_after_pose_has_not_asked_for_a_pause(grammar: Grammar) -> None:
    (whole,) = grammar.meanings(Heard.typed("pause le sept sur la colonne trois"), Scope.TURN)
    assert whole.intent == "place" and whole.cost < 0.3
    for words in ("pose", "pose pose", "pose le"):
        assert not grammar.meanings(Heard.typed(words), Scope.TURN)


def test_every_intent_has_a_sentence_here(grammar: Grammar) -> None:
    assert {meant.split()[0] for _, _, meant in TABLE} == set(grammar.intents)


def test_one_sentence_may_be_two_intents_for_the_rules_to_choose_from(grammar: Grammar) -> None:
    meanings = grammar.meanings(Heard.typed("c'est un sept"), Scope.TURN)
    assert {(meaning.intent, meaning.slots["card"]) for meaning in meanings} == {
        ("start", 7),
        ("draw", 7),
    }


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("échange trois cinq et sept", "exchange cards=3,5,7"),
        ("échange trois, cinq et sept", "exchange cards=3,5,7"),
        ("change le trois et cinq", "exchange cards=3,5"),
        ("change sept", "exchange cards=7"),
        ("sept colonne trois", "place card=7 column=3"),
    ],
)
def test_a_sentence_that_noise_could_have_made_is_understood_with_doubt(
    grammar: Grammar, words: str, meant: str
) -> None:
    best = grammar.meanings(Heard.typed(words), Scope.TURN)[0]
    assert written(best.intent, dict(best.slots)) == meant
    assert best.cost >= 0.3


@pytest.mark.parametrize(
    "words",
    [
        "",
        "euh",
        "héraut",
        "bonjour tout le monde",
        "passe moi le sel",
        "il est sept heures",
        "tu as vu le match hier soir",
        "sept",
        "sept trois",
        "trois sept neuf",
        "pose le quatorze sur la colonne trois",
        "pose le sept sur la colonne dix",
        "pose le sept sous la colonne trois",
        "pose le sept sur la colonne",
        "pose sur la colonne trois",
        "déplace la colonne trois",
        "change",
        "sur",
        "la",
        "oui",
        "non",
        "oui non",
        "aide dix-huit",
        "change le six un",
        "pose le sept sur la colonne trois ma main",
    ],
)
def test_what_is_no_sentence_of_the_game_means_nothing(grammar: Grammar, words: str) -> None:
    assert grammar.meanings(Heard.typed(words), Scope.TURN) == ()


@pytest.mark.parametrize("words", ["trois", "colonne deux sur trois", "deux", "pose le sept"])
def test_a_question_with_yes_or_no_takes_no_move(grammar: Grammar, words: str) -> None:
    assert grammar.meanings(Heard.typed(words), Scope.CONFIRM) == ()
    assert grammar.meanings(Heard.typed(words), Scope.CHOOSE) == ()


@pytest.mark.parametrize("game", RULES)
def test_a_pronoun_that_may_be_left_out_is_written_once(game: str) -> None:
    """« (je pose|pose) » says twice what « [je] pose » says: sentences stay short."""
    intents = Grammar.load("fr", game).intents.values()
    heard = [template for intent in intents for template in intent.templates if not template.typed]
    twice = re.compile(r"[(|\[](je |j')([^|()\[\]]+)\|\2[|)\]]")
    assert len(heard) > 200
    assert not [one.place.text() for one in heard if twice.search(one.place.text())]
