"""From heard words to what was meant; languages are data in ``<lang>/*.yaml``.

``meaning`` holds the values, ``grammar`` loads the templates, ``matcher`` finds the nearest spoken
forms by cost, ``interpret`` asks the rules. Nothing here knows of audio.
"""
