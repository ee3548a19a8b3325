"""Run Héraut with ``python -m heraut``."""

from heraut.voice.commands.start import main

if __name__ == "__main__":
    main()
