"""What makes Héraut at home on a computer.

Remembered ``settings``, entries in menus (``shortcuts``), what is written down of a problem
(``problem_log``), the voice as it was kept (``own_voice``), the player's own ``screen_reader``, and
what to say where a library is not there (``unfit``). Nothing here talks:
:mod:`heraut.voice.commands` and :mod:`heraut.voice.runtime` use it.
"""
