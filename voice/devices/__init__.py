"""The machine's sound devices, as far as ears and mouth share them.

``portaudio`` loads the library, and has its list of devices read anew; ``unplugged`` tells
at once when a sound server has lost an output.
"""
