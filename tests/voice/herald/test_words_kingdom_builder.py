"""Kingdom Builder in words: whatever happens, is asked or is refused is said, at every level."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from heraut.engines.kingdom_builder import KINGDOM_BUILDER
from heraut.engines.kingdom_builder.box import SECTIONS, TERRAINS
from heraut.engines.kingdom_builder.hexes import BEARINGS, DIRECTIONS
from heraut.engines.kingdom_builder.landmarks import LANDMARKS
from heraut.engines.kingdom_builder.state import CAVE, GOALS, TILES
from heraut.engines.match import Match
from heraut.engines.protocol import PUBLIC, Event, IllegalAction, NotationError
from heraut.voice.herald import Herald, Verbosity, Words
from heraut.voice.herald.hexes import line_words

MODES = [
    (2, {"setup": "first_game"}),
    (3, {"capitol": "on", "caves": "on", "island": "rope_bridge"}),
    (4, {"cards": "table", "setup": "chosen", "caves": "on", "island": "tree_house"}),
    (2, {"cards": "table", "capitol": "on", "short_terrain": "stop"}),
]
NAMES = ("Alice", "Bob", "Chloé", "")
WORDS = Words("fr")
LINES = line_words("fr")
F, G, H = LINES["F"], LINES["G"], LINES["H"]

NO_PLACE = (
    *("finish_building", "no_card_shown", "cave_used", "no_caves", "tile_used", "tile_fresh"),
    *("tile_not_held", "no_settlement", "not_yours", "not_by_cave", "no_such_hex"),
    *("no_settlements_left", "built_all"),
)
"""What ``turn.check_tile``, ``placing.check_start`` and ``exploring`` refuse with."""

UNTOLD = re.compile(
    r"_|\b(none|yes|no|grass|desert|flowers|forest|water|mountain|castles?|location|farm|tavern|"
    r"tower|harbor|paddock|barn|bridge|house|cave_|island|(north|south)\w*|east|west|mine|others|"
    r"build|[A-Y]\d{1,2})\b"
)
"""What an id would look like that has no words."""


def attempts(dice: Random) -> Iterator[str]:
    """Yield what somebody might try, legal or not."""
    here, there = (f"{dice.choice('ABFMTUYZ')}{dice.randint(0, 22)}" for _ in "ab")
    tile, terrain = dice.choice((*TILES, CAVE, "mill")), dice.choice((*TERRAINS, "ice"))
    yield from (f"build {here}", f"use {tile} {here}", f"use {here}", f"move {here}-{there}")
    yield from (f"move {tile} {here}-{there}", f"draw {terrain}", "draw ?", f"show {terrain}")
    yield from (f"capitol {here}", f"cave {here}", "end", f"first {dice.randint(0, 6)}")
    yield from (f"section {dice.choice((*SECTIONS, 'mill'))}", f"goal {dice.choice(GOALS)}")
    yield "goal poets"


def near_ones(match: Match, dice: Random) -> Iterator[str]:
    """Yield moves and tiles used from and to settlements, which fail for finer reasons."""
    view = KINGDOM_BUILDER.view(match.state, PUBLIC).shown()
    placed = [name for each in view["settlements"] for name in each]  # type: ignore[attr-defined]
    for tile in (*TILES, CAVE) if placed else ():
        start, end = dice.choice(placed), dice.choice(placed)
        line, place = end[0], int(end[1:])
        near = f"{line}{max(1, place - dice.randint(0, 2))}"
        yield from (f"move {tile} {start}-{near}", f"use {tile} {near}", f"build {near}")


def refused(match: Match, dice: Random) -> Iterator[IllegalAction]:
    for notation in (*attempts(dice), *near_ones(match, dice)):
        try:
            KINGDOM_BUILDER.apply(match.state, KINGDOM_BUILDER.parse(match.state, notation))
        except IllegalAction as why:
            yield why
        except NotationError:
            continue


def questions(match: Match, dice: Random) -> Iterator[Event]:
    """Yield the answers to every question, for everybody, with slots and without."""
    slots: dict[str, object] = {
        "hex": f"{dice.choice('ABFGMTUZ')}{dice.randint(1, 20)}",
        "landmark": dice.choice(LANDMARKS),
        "direction": dice.choice(BEARINGS),
        "tile": dice.choice((*TILES, CAVE)),
        "goal": dice.choice((*GOALS, "castles", "capitol")),
        "line": dice.choice(("A", "F", "T", 5, 27)),
        "number": dice.randint(1, 4),
        "seat": dice.randint(1, 5),
        "section": dice.choice(SECTIONS),
    }
    asked = {"hex", "line", "number", "goal", "direction"}
    few = {name: value for name, value in slots.items() if name in asked}
    for seat in (PUBLIC, *range(match.seats)):
        view = KINGDOM_BUILDER.view(match.state, seat)
        for question in (one.key for one in KINGDOM_BUILDER.questions):
            for given in (slots, {**slots, "long": 1}, few, {**few, "landmark": slots["landmark"]}):
                yield from KINGDOM_BUILDER.answer(view, question, given)


def is_french(text: str) -> bool:
    return UNTOLD.search(text) is None and ". ." not in text and " ," not in text


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_whatever_happens_in_a_game_has_words_at_every_level(
    seats: int, options: dict[str, str]
) -> None:
    dice = Random(str((seats, options)))
    names = NAMES[4 - seats :]
    match = Match.new("kingdom_builder", seats, options, 5, names)
    herald = Herald(WORDS, "kingdom_builder", names, cards=match.options["cards"])
    for number in range(500):
        verbs: dict[str, list[str]] = {}
        for action in map(str, KINGDOM_BUILDER.legal(match.state)):
            verbs.setdefault(action.split()[0], []).append(action)
        match = match.play(dice.choice(verbs[dice.choice(sorted(verbs))]))
        for level in Verbosity:
            herald.verbosity = level
            for event in match.history[-1].events:
                assert is_french(herald.event(event)), event
        herald.verbosity = dice.choice(list(Verbosity))
        if number % 20 == 0 or number in (2, 4, 5, 7, 9, 12):
            for event in questions(match, dice):
                text = herald.event(event)
                assert text and is_french(text), (event, text)
        if number % 5 == 0:
            for why in refused(match, dice):
                for level in (Verbosity.NORMAL, Verbosity.FULL):
                    text = herald.refusal(why.reason, why.details, level).text
                    assert text, why
                    assert "_" not in text
        if match.to_act is None:
            break
    assert match.to_act is None


def said(key: str, *, mode: str = "app", level: Verbosity | None = None, **args: object) -> str:
    return Herald(WORDS, "kingdom_builder", NAMES, cards=mode).event(Event(key, args), level)


RARE: list[tuple[str, dict[str, object], str]] = [
    ("capitol_placed", {"hex": "F12", "section": "harbor"}, f"Capitole en {F} douze."),
    (
        "nowhere_for",
        {"what": "capitol", "sections": ("farm", "oasis")},
        "Pas de capitole : ni l'oracle ni le port ne sont en jeu.",
    ),
    (
        "no_hex_left",
        {"seat": 0, "terrain": "forest", "used": False},
        "Plus de case libre en forêt : cette carte quitte le jeu.",
    ),
    ("no_hex_left", {"seat": 0, "terrain": "forest", "used": True}, "Plus de case libre en forêt."),
    (
        "card_replaced",
        {"seat": 1, "terrain": "desert", "pile": 4},
        "Bob a une nouvelle carte : désert.",
    ),
    (
        "no_card_left",
        {"seat": 1},
        "Plus aucune carte à piocher : Bob ne construit plus ce tour-ci.",
    ),
    ("answer_turn_show", {"seat": 1}, "Bob doit montrer sa carte."),
    (
        "draw_due",
        {"seat": 1, "dealt": False, "open": True},
        "Bob, pioche une carte visible. Passe-la sur le lecteur, ou dis son terrain.",
    ),
    (
        "setup_due",
        {"what": "capitol", "corner": "south_east", "left": 1, "hexes": ("F9", "G4")},
        "Où est le capitole, au sud-est ? Dis « le capitole en », puis la case : "
        f"{F} neuf et {G} quatre.",
    ),
    (
        "answer_may_show",
        {"seat": 1},
        "Bob montre sa carte. Passe-la sur le lecteur, ou dis son terrain.",
    ),
    ("answer_over", {"winners": (0, 1)}, "La partie est finie. Victoire : Alice et Bob."),
    ("answer_sections_none", {}, "Aucune section n'est encore posée."),
    ("answer_card_hidden", {}, "Je ne connais pas ta carte. Toi seul la vois."),
    (
        "answer_landmark",
        {"landmark": "tavern", "count": 2, "hexes": ("F9", "G4"), "left": (2, 0)},
        f"Taverne : {F} neuf, deux plaquettes. {G} quatre, sans plaquette.",
    ),
    (
        "answer_landmark",
        {"landmark": "castle", "count": 2, "hexes": ("F9", "G4"), "left": (0, 0)},
        f"Château : {F} neuf et {G} quatre.",
    ),
    (
        "answer_moves",
        {"tile": "cave", "count": 2, "starts": ("F9", "G4"), "more": 0},
        f"Deux cités peuvent bouger par la cave : {F} neuf et {G} quatre.",
    ),
    (
        "answer_worth_impossible",
        {"hex": "F9", "why": "hex_taken", "what": "forest", "seat": 1},
        f"{F} neuf est prise : Bob y est.",
    ),
]
"""What a random game seldom or never brings: key, facts, words."""


@pytest.mark.parametrize(("key", "facts", "text"), RARE)
def test_what_seldom_happens_is_told_at_every_level(
    key: str, facts: dict[str, object], text: str
) -> None:
    assert said(key, **facts) == text
    for level in Verbosity:
        for mode in ("app", "table"):
            assert is_french(said(key, mode=mode, level=level, **facts))


REFUSED: list[tuple[str, dict[str, object], str]] = [
    ("capitol_first", {"section": "harbor"}, "Il faut d'abord placer le capitole, section port."),
    ("cave_first", {"section": "barn"}, "Il faut d'abord placer la cave, section grange."),
    ("first_player_first", {}, "Il faut d'abord savoir qui commence."),
    ("show_first", {"seat": 1}, "Bob doit d'abord montrer sa carte."),
    (
        "no_capitol_there",
        {"hex": "F9", "section": "harbor", "hexes": ("F3", "G4")},
        f"Pas de capitole en {F} neuf. Il va en {F} trois et {G} quatre.",
    ),
    (
        "no_cave_there",
        {"hex": "F9", "section": "barn", "hexes": ("F3",)},
        f"Pas de cave en {F} neuf. Elle va en {F} trois.",
    ),
    ("no_such_seat", {"seat": 6, "seats": 3}, "Il n'y a pas de joueur six. Vous êtes trois."),
    ("section_laid", {"section": "farm"}, "La section ferme est déjà posée."),
    ("no_settlements_left", {}, "Il ne te reste pas de cité à construire."),
    ("not_at_edge", {"hex": "F9"}, f"{F} neuf n'est pas au bord du plateau."),
    ("not_water", {"hex": "F9", "what": "forest"}, f"{F} neuf : forêt. Le port va sur l'eau."),
    ("no_settlement", {"hex": "F9"}, f"Il n'y a pas de cité en {F} neuf."),
    ("same_hex", {"hex": "F9"}, f"La cité est déjà en {F} neuf."),
    ("back_only", {"start": "F9"}, f"La cité en {F} neuf devrait revenir au même endroit."),
    (
        "no_card_shown",
        {"tile": "barn"},
        "La plaquette grange suit la carte terrain, et il n'y en a plus.",
    ),
    ("which_tile", {"tiles": ("farm", "oasis")}, "Plusieurs plaquettes vont : ferme et oasis."),
]
"""Refusals that a random game seldom brings: reason, details, how the words begin."""


@pytest.mark.parametrize(("reason", "details", "text"), REFUSED)
def test_what_is_seldom_refused_is_told_with_the_reason(
    reason: str, details: dict[str, object], text: str
) -> None:
    herald = Herald(WORDS, "kingdom_builder", NAMES)
    assert herald.refusal(reason, details).text.startswith(text)
    for level in (Verbosity.NORMAL, Verbosity.FULL):
        assert is_french(herald.refusal(reason, details, level).text)


@pytest.mark.parametrize("tile", (*TILES, CAVE))
def test_every_tile_has_its_name_and_its_power_short_and_long(tile: str) -> None:
    named = WORDS.phrase(f"kingdom-builder-name-{tile}")
    short, long = said("answer_what_does", tile=tile), said("answer_what_does_long", tile=tile)
    assert short.lower().startswith(named) and long.lower().startswith(named)
    assert len(long) > len(short)


@pytest.mark.parametrize("goal", (*GOALS, "castles", "capitol"))
def test_every_goal_has_its_name_and_its_rule_short_and_long(goal: str) -> None:
    named = WORDS.phrase(f"kingdom-builder-name-{goal}")
    short, long = said("answer_goal", goal=goal), said("answer_goal_long", goal=goal)
    assert short.lower().startswith(named) and long.lower().startswith(named)
    assert len(long) > len(short)


@pytest.mark.parametrize("landmark", LANDMARKS)
def test_every_landmark_can_be_named_and_something_can_be_near_to_it(landmark: str) -> None:
    near = {
        "what": "build",
        "terrain": "",
        "direction": "",
        "far": 2,
        "hexes": ("F9",),
        "targets": ("F11",),
    }
    near |= {"count": 1, "more": 0}
    text = said("answer_nearest", landmark=landmark, **near)
    assert re.fullmatch(rf"{F} neuf, à deux pas d[eu']l?.+\.", text)
    assert is_french(text)
    assert is_french(said("answer_landmark_none", landmark=landmark))


@pytest.mark.parametrize("direction", BEARINGS)
def test_every_direction_has_its_name(direction: str) -> None:
    way = {"landmark": "castle", "hex": "F9", "target": "F11", "far": 2}
    text = said("answer_landmark_near", **way, direction=direction)
    assert is_french(text) and re.search(r"pas, (nord|sud|est|ouest)(-est|-ouest)?\.$", text)


def test_areas_are_told_by_size_landmark_and_their_nearest_hex() -> None:
    heads = {"what": "build", "terrain": "forest", "hexes": 20, "adjacent": False, "hex": "F3"}
    assert said("answer_areas", count=3, **heads) == "Trois zones."
    area = {"hex": "F9", "section": "tavern", "touches": ("tavern", "water"), "gains": ()}
    assert said("answer_area", number=1, size=12, far=4, **area) == (
        f"Une : douze cases près de la taverne et de l'eau, la plus proche {F} neuf, à quatre pas."
    )
    assert said("answer_area", number=2, size=1, far=0, **area) == (
        f"Deux : {F} neuf, près de la taverne et de l'eau."
    )
    gained = {**area, "gains": ("tavern",)}
    assert said("answer_area", number=1, size=2, far=0, **gained).endswith("Plaquette : taverne.")
    tavern = said("answer_areas", count=1, **{**heads, "what": "tavern", "terrain": ""})
    assert tavern == "Avec la taverne : une zone."


def test_an_area_in_detail_puts_hexes_together_that_touch_the_same() -> None:
    hexes = ("F9", "F10", "F11", "G4", "G5", "H4")
    touches = ((), (), (), ("tavern",), ("tavern",), ("castle", "water"))
    facts = {"number": 2, "size": 14, "sections": ("farm",), "hexes": hexes, "touches": touches}
    text = said("answer_area_hexes", first=1, **facts)
    assert said("answer_area_hexes", first=9, **facts) == text.partition(". ")[2]
    # Every hex is named, so that « la troisième » can be counted.
    assert text == (
        f"Zone deux, quatorze cases. {F} neuf, dix et onze. "
        f"{G} quatre et cinq, près de la taverne. "
        f"{H} quatre, près d'un château et de l'eau."
    )


def test_a_ray_is_told_stretch_by_stretch_up_to_the_border() -> None:
    ray = {"whats": ("forest", "water", "grass"), "seats": (-1, -1, 1), "counts": (3, 1, 2)}
    text = said("answer_ray", start="F12", direction="west", last="F9", **ray)
    assert text == "Ouest. Forêt, trois. Eau. Prairie, Bob y est, deux. Puis le bord."


def test_a_settlement_is_told_by_its_hex_and_what_is_still_to_be_built() -> None:
    built = {"seat": 0, "terrain": "forest", "left": 38}
    assert said("built", hex="F12", due=1, **built) == f"Cité en {F} douze. Encore une."
    brief = said("built", hex="F12", due=2, level=Verbosity.BRIEF, **built)
    assert brief == f"{F} douze. Encore deux."
    moved = {"seat": 0, "tile": "paddock", "start": "F12", "hex": "F14", "what": "grass"}
    assert said("moved", **moved) == f"{F} douze va en {F} quatorze, avec l'enclos."


def test_the_board_is_told_once_with_the_rules_of_its_goals() -> None:
    ready = {"sections": ("tavern", "paddock", "oasis", "farm"), "castles": 4}
    ready |= {"goals": ("fishermen", "knights"), "capitols": (), "caves": ()}
    assert said("board_ready", **ready) == (
        "Le plateau est prêt : taverne, enclos, oasis et ferme. Objectifs. "
        "Pêcheurs, un point par cité au bord de l'eau. "
        "Chevaliers, deux points par cité de la meilleure ligne."
    )
    brief = said("board_ready", level=Verbosity.BRIEF, **ready)
    assert brief == "Plateau prêt. Objectifs : pêcheurs et chevaliers."


@pytest.mark.parametrize("mode", ["app", "table"])
def test_a_drawn_card_is_named_to_its_seat_only(mode: str) -> None:
    match = Match.new("kingdom_builder", 2, {"cards": mode, "setup": "first_game"}, 3, NAMES[:2])
    herald = Herald(WORDS, "kingdom_builder", NAMES[:2], cards=mode)
    hidden = [WORDS.phrase(f"kingdom-builder-name-{terrain}") for terrain in TERRAINS]
    dice, private = Random(3), 0
    for _ in range(60):
        actions = list(map(str, KINGDOM_BUILDER.legal(match.state)))
        match = match.play(dice.choice(actions))
        for event in match.history[-1].events:
            for level in Verbosity:
                text = herald.event(event, level).lower()
                if event.key == "drew":
                    assert not any(name in text for name in hidden)
                if event.key == "you_drew":
                    assert event.audience and any(name in text for name in hidden)
                    private += 1
    assert private


def test_the_way_of_a_refusal_is_told_when_it_is_asked_for() -> None:
    herald = Herald(WORDS, "kingdom_builder", NAMES)
    details = {"hex": "F12", "count": 4}
    short, long = (
        herald.refusal("must_adjoin", details, level).text
        for level in (Verbosity.NORMAL, Verbosity.FULL)
    )
    assert short == f"{F} douze ne touche pas tes cités. Quatre cases les touchent."
    assert long.startswith("Si une case permise touche une de tes cités, il faut en prendre une")


@pytest.mark.parametrize("reason", NO_PLACE)
def test_each_reason_why_nothing_may_be_built_is_told(reason: str) -> None:
    assert reason in {one.key for one in KINGDOM_BUILDER.reasons}
    text = said("answer_no_place", what="oracle", why=reason, terrain="")
    assert text != said("answer_no_place", what="oracle", why="none", terrain="")


def test_every_direction_of_a_step_is_offered() -> None:
    text = said("answer_no_such_direction", direction="north", directions=DIRECTIONS)
    assert text.startswith("Nord n'est pas une direction.") and is_french(text)
    assert len(text.split(", ")) == len(DIRECTIONS) - 1


def test_a_long_list_of_nearest_hexes_is_told_by_its_first_ones() -> None:
    facts = {"landmark": "water", "what": "harbor", "terrain": "", "direction": "north_east"}
    facts |= {"far": 2}
    near = {"hexes": ("F1", "F3", "F5"), "targets": ("G1", "G3", "G5"), "count": 10, "more": 7}
    assert said("answer_nearest", **facts, **near) == (
        f"Avec le port : dix cases, dont {F} un, trois et cinq, à deux pas de l'eau."
    )
    full = said("answer_nearest", level=Verbosity.FULL, **facts, **near)
    start = "Avec le port : dix cases, à deux pas de l'eau, côté nord-est. "
    assert full.startswith(f"{start}{F} un, depuis {G} un. {F} trois, depuis {G} trois.")
    assert full.count("depuis") == 3


def test_a_wrong_card_has_words_where_the_game_has_none_for_it() -> None:
    slots = {"goal": "miners", "said": "workers"}
    (line,) = Herald(WORDS, "kingdom_builder").message(
        "mismatch-unnamed", slots, better="mismatch-goal"
    )
    assert line.text == "Ce n'est pas ce que tu as dit. Je n'ai rien joué."


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("section", [*SECTIONS])
@pytest.mark.parametrize("corner", range(4))
def test_a_section_is_described_in_two_sentences(section: str, turned: bool, corner: int) -> None:
    names = [name for name in SECTIONS if name != section][:3]
    names.insert(corner, section)
    match = Match.new("kingdom_builder", 2, {"setup": "chosen", "cards": "table"}, 1)
    for name in names:
        match = match.play(f"section {name}{' turned' if turned else ''}")
    view = KINGDOM_BUILDER.view(match.state, 0)
    areas, places = KINGDOM_BUILDER.answer(view, "describe_section", {"section": section})
    for level in Verbosity:
        told = [said(one.key, level=level, **one.args) for one in (areas, places)]
        assert [(text.count(". "), text[-1]) for text in told] == [(0, "."), (0, ".")]
        # Each place is named; the areas are told in one breath.
        assert all(LINES[name[0]] in told[1] for name in places.args["hexes"])
        assert len(told[0].split()) <= 40
