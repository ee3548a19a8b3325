"""The command line: ``main`` is ``heraut`` itself, which ``start`` begins.

Each command has a module of its name: ``play``, ``pocket``, ``lesson`` and ``demo`` are for
players, ``doctor``, ``model`` with ``calibrate``, ``settings``, ``install_shortcut``, ``report``
and ``keys`` for whoever looks after a computer, ``cards``, ``facts`` with ``add_event``, ``record``
and ``export`` for whoever looks after a box, ``replay``, ``evaluate``, ``understand``, ``simulate``
and ``tournament`` for whoever measures. Several share ``options``, ``variadic`` ones, and those of
work that is ``spread``; ``localisation`` has it all in the words of the catalogues.
"""
