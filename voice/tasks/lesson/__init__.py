"""Learning a game by playing it: spoken lessons, and a first match with hints that fade.

A lesson is data (``lesson`` reads it, ``prepared`` plays it through once and finds what each step
waits for), talked about by ``lesson_task``. ``hinted_match`` is a match in which short hints are
said at first. Both go along with an ordinary match task (``companion``), and know no game.
``sentences`` steer it, ``progress`` keeps how far the lessons were taken, ``check`` tells whether
one can be taken in every way, and ``transcript`` writes it down, word for word.
"""
