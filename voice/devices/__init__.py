"""The machine's sound devices, as far as ears and mouth share them.

``portaudio`` loads the library, and has its list of devices read anew.
"""
