"""What has to be taken before it is put somewhere: « le seize dans ma main » names the card.

Only where one card is taken: who may take several, or empties slots, says first which.
"""

from __future__ import annotations

from heraut.engines.notation import Action
from heraut.engines.seven_kingdoms.actions import Keep, Take, Validate
from heraut.engines.seven_kingdoms.box import rank_of
from heraut.engines.seven_kingdoms.ranks import CHOICES, reach
from heraut.engines.seven_kingdoms.state import Phase, State


def lead(state: State, action: Action) -> Take | None:
    """Return the taking of the card that is to be validated or kept, while it is due."""
    if not isinstance(action, Validate | Keep) or state.phase is not Phase.TAKE:
        return None
    only = CHOICES.get(rank_of(state.card)) == 1
    return Take(action.cards) if only and {*action.cards} <= {*reach(state)} else None
