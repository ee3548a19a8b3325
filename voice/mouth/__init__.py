"""From sentences to sound: a voice in a child process, channels to speak on, earcons.

:class:`~heraut.voice.mouth.mouth.Mouth` in ``mouth`` is what the rest of the program talks to. It
says sentences in order, one at a time, on the channel it is given: the table, or the ear of one
seat. A channel without an output raises; it never falls through to the table, where it would tell a
secret.

``synthesiser`` has a ``child`` process speak, through ``pyttsx`` or else ``espeak``, with one of
the ``voices`` (``piper_voices``, ``speechd_modules``), what ``text`` has made fit for it;
``speech_file`` and ``pcm`` take the sound. ``channels`` say whom it is for, ``outputs`` and
``speaker`` are where it goes. ``earcons`` are short sounds, ``settings`` how fast and how loud, and
``errors`` what can go wrong.

Nothing is imported here: the speaking child is in this package too, and a voice that has to be
restarted in the middle of a game must not wait for numpy.
"""
