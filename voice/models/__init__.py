"""What Héraut hears with: where speech models are, how one is installed, how one is loaded.

``store`` finds the model to use; ``personal`` tells of those that were fitted to a voice. ``fetch``
installs an official one, of those that ``pins`` names: ``transfer`` brings the file, ``receipt``
notes what was unpacked. ``second_ears`` tells which ears can hear again, and installs Whisper.
``loaded`` opens a model, ``spelling`` adapts words to it, ``lost_names`` tells which names it has
no words for, and ``thresholds`` how far its scores may be trusted. ``install_lock`` lets one
install at a time; ``errors`` has the one error of all this.
"""
