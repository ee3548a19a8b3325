"""The command line: ``main`` is ``heraut`` itself, and each command has a module of its name."""
