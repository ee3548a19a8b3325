"""Run Héraut with ``python -m heraut``."""

from heraut.voice.commands.main import main

if __name__ == "__main__":
    main()
