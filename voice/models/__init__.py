"""What Héraut hears with: where speech models are, how one is installed, how one is loaded.

``store`` finds the model to use, ``fetch`` installs an official one, ``loaded`` opens it and adapts
words to its spelling.
"""
