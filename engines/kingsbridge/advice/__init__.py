"""Advice for the seat on turn: the way to place the most cards now.

``model``
    what the search sees, taken from what the asking seat may know.
``bound``
    how many cards could go down at most.
``plays`` and ``powers``
    what may be done: placings and moves, and the character at hand.
``search``
    the best line; ``answers`` tells it at three levels.
``benchmark``
    how long it takes and how often the line is proven best.
"""

from heraut.engines.kingsbridge.advice.answers import advise
from heraut.engines.kingsbridge.advice.model import House, Position
from heraut.engines.kingsbridge.advice.search import NODES, Line, best_line

__all__ = ["NODES", "House", "Line", "Position", "advise", "best_line"]
