"""Sound to words: sources of sound, end of speech, Vosk.

Everything inside is 16-bit mono at ``RATE`` (``sound``). ``sources`` and ``microphone`` bring it
in, ``wav`` from files of any kind. ``activity`` tells speech from the rest, ``endpoint`` decides
when somebody has finished, ``recogniser`` makes words of it. ``noise`` makes rooms louder for
measurements; ``problems`` are what can go wrong. ``gate`` keeps our own voice out, ``loudness``
tells what stands out of the talk around it, ``rehearing`` hears again in disguise. ``second`` is
the second ear.
"""
