"""What makes Héraut at home on a computer.

Remembered settings, entries in menus, what is written down of a problem, and the player's own
screen reader. Nothing here talks: :mod:`heraut.voice.commands` and :mod:`heraut.voice.runtime` use
it.
"""
