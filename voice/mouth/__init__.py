"""From sentences to sound: a voice in a child process, channels to speak on, earcons.

:class:`~heraut.voice.mouth.mouth.Mouth` is what the rest of the program talks to. It says sentences
in order, one at a time, on the channel it is given: the table, or the ear of one seat. A channel
without an output raises; it never falls through to the table, where it would tell a secret.

Nothing is imported here: the speaking child is in this package too, and a voice that has to be
restarted in the middle of a game must not wait for numpy.
"""
