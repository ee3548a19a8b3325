"""What Héraut hears with: where speech models are, how one is installed, how one is loaded.

``store`` finds the model to use, ``fetch`` installs an official one, ``loaded`` opens it and adapts
words to its spelling.
"""

from heraut.voice.models.errors import ModelError
from heraut.voice.models.loaded import LoadedModel, coverage, load
from heraut.voice.models.store import ModelChoice, Why, embedded, find

__all__ = [
    "LoadedModel",
    "ModelChoice",
    "ModelError",
    "Why",
    "coverage",
    "embedded",
    "find",
    "load",
]
