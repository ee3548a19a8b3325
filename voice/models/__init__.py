"""What Héraut hears with: where speech models are, how one is installed, how one is loaded.

``store`` finds the model to use; ``personal`` tells of those that were fitted to a voice. ``fetch``
installs an official one, of those that ``pins`` names: ``transfer`` brings the file, ``receipt``
notes what was unpacked. ``second_ears`` tells which ears can hear again, and installs Whisper.
``loaded`` opens a model, and ``spelling`` adapts words to it.
"""
