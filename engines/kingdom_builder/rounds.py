"""How a match goes on by itself: whose turn it is, terrain cards that fit nowhere, the end."""

from __future__ import annotations

from heraut.engines.kingdom_builder.placement import usable
from heraut.engines.kingdom_builder.prompts import ask
from heraut.engines.kingdom_builder.scores import points
from heraut.engines.kingdom_builder.state import BUILD, CAVE, HIDDEN, Deck, Phase, State
from heraut.engines.protocol import Seat, Told
from heraut.engines.records import changed, changer, put


def begin_round(state: State, told: Told) -> State:
    """Begin a round with the first player."""
    number = state.round + 1
    told.add("round_began", {"round": number, "seat": state.first})
    return begin_turn(state, state.first, told, number)


def next_turn(state: State, told: Told) -> State:
    """Let the next seat begin its turn; after the last round, count."""
    seat = (state.turn + 1) % len(state.realms)
    if seat != state.first:
        return begin_turn(state, seat, told)
    return _finish(state, told) if state.last else begin_round(state, told)


def rounds_left(state: State) -> int:
    """Return how many rounds can still be played at most, this one among them.

    Every turn takes a full mandatory action from the supply, whatever tiles add to it.
    """
    if state.last:
        return 1
    count = len(state.realms)
    played = (state.turn - state.first) % count
    most = []
    for seat, realm in enumerate(state.realms):
        later = realm.left - (state.due if seat == state.turn else 0)
        has_played = (seat - state.first) % count <= played
        most.append(-(-later // BUILD) + has_played)
    return min(most)


def turned_up(state: State, terrain: str, told: Told) -> State:
    """Show the card that the seat on turn has held hidden."""
    realms = put(state.realms, state.turn, state.realm.with_card(""))
    return _show(changed(state, realms=realms, card=terrain, phase=Phase.TURN), told)


def with_fitting_card(state: State, told: Told) -> State:
    """Go on with a turn, or have another card drawn when no hex is left for the card shown.

    The rulebook's exception of placement rule 2: a card that could not be used leaves the game.
    What is left to build when the terrain runs out half-way is built with the next card, unless
    ``short_terrain=stop`` (rule note "no free hex of the terrain").
    """
    if not state.due:
        return state
    card = state.card
    if card and state.board.terrain(card) & ~state.occupied:
        if not (state.begun or state.used):
            told.later("turn_began", _begun_with, state)
        return state
    deck = state.deck
    if card:
        facts = {"seat": state.turn, "terrain": card, "used": state.built_with}
        told.add("no_hex_left", facts)
        if state.begun and state.options.short_terrain == "stop":
            state = changed(state, due=0)
            tell_building_done(state, told)
            return state
        deck = (deck.discarded if state.built_with else deck.without)(card)
    state = draw_next(changed(state, built_with=False), deck, Phase.REDRAW, told)
    if state.phase is Phase.REDRAW:
        ask(state, told)
        return state
    # No card is left at all, not even a discarded one: nothing can be built any more.
    state = changed(state, due=0)
    told.add("no_card_left", {"seat": state.turn})
    tell_building_done(state, told)
    return state


def draw_next(state: State, deck: Deck, phase: Phase, told: Told) -> State:
    """Have a card drawn from this deck, in a phase of draws; no card is shown any more.

    The discarded cards make a new pile if need be. The phase stays as it was when there are none.
    """
    if not deck.pile:
        deck = deck.reshuffled()
        if not deck.pile:
            return changed(state, deck=deck, card="")
        told.add("reshuffled", {"count": deck.pile})
    return _with_draw(state, deck=deck, card="", phase=phase)


_with_draw = changer(State, "deck", "card", "phase")


def begin_turn(state: State, seat: Seat, told: Told, number: int = 0) -> State:
    """Let a seat begin its turn: its card is turned up, if Héraut knows it.

    ``number`` is that of the round that begins with it, if one does.
    """
    realm = state.realms[seat]
    hidden = realm.card == HIDDEN
    state = _with_turn(
        state,
        round=number or state.round,
        turn=seat,
        realms=state.realms if hidden else put(state.realms, seat, realm.with_card("")),
        card="" if hidden else realm.card,
        due=min(BUILD, realm.left),
        begun=False,
        built_with=False,
        ready=(*state.held_by(seat), *((CAVE,) if state.caves else ())),
        used=(),
        fresh=0,
        phase=Phase.SHOW if hidden else Phase.TURN,
    )
    if hidden:
        ask(state, told)
        return state
    return _show(state, told) if realm.card else with_fitting_card(state, told)


_with_turn = changer(
    State,
    "round",
    "turn",
    "realms",
    "card",
    "due",
    "begun",
    "built_with",
    "ready",
    "used",
    "fresh",
    "phase",
)


def _show(state: State, told: Told) -> State:
    told.add("card_shown", {"seat": state.turn, "terrain": state.card})
    return with_fitting_card(state, told)


def _begun_with(state: State) -> dict[str, object]:
    facts = {"seat": state.turn, "terrain": state.card, "due": state.due}
    return {**facts, **usable(state)}


def tell_building_done(state: State, told: Told) -> None:
    """Tell that the mandatory action is over, and what can still be used on this board."""
    told.later("building_done", _left_to_use, state)


def _left_to_use(state: State) -> dict[str, object]:
    return {"seat": state.turn, **usable(state)}


def _finish(state: State, told: Told) -> State:
    """Count (rulebook, final scoring): goal by goal, castles, capitols; ties share the victory."""
    worths = points(state, state.owns)
    told.add("match_ended", {})
    for reason in zip(*worths, strict=True):
        facts = {"goal": reason[0].goal, "points": tuple(worth.points for worth in reason)}
        told.add("goal_scored", facts)
    sums = tuple([sum([worth.points for worth in mine]) for mine in worths])
    for seat, total in enumerate(sums):
        told.add("final_score", {"seat": seat, "points": total})
    winners = tuple(seat for seat, total in enumerate(sums) if total == max(sums))
    told.add("won", {"winners": winners, "points": max(sums)})
    return changed(state, phase=Phase.OVER, winners=winners, totals=sums)
