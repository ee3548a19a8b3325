"""Run Héraut with ``python -m heraut``."""

from heraut.voice.cli import main

if __name__ == "__main__":
    main()
