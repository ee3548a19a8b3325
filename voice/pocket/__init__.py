"""The players' own phones: a small web server in the room, for `heraut play --pocket`.

``address`` is where the pages are, ``doors`` who may come in: codes, seats, tokens. ``mailboxes``
keep what each listener was told until its page has it. ``hub`` stands between the talk and the
pages: it takes what phones send into the event loop, and what is said to the mailboxes. ``scene``
is what a page shows to one viewer, from what that viewer may know alone, with ``sections`` of each
game, the ``hex_board`` and the ``moves`` that may be sent; ``painter`` makes the scenes beside the
talk. ``cards`` finds the card that a phone was held to, ``hearing`` the words of what was said into
one, and ``speech`` takes them to the seat's own talk (``talks``); ``waiting_lines`` are what the
talk has not taken yet. ``before`` is what phones may do before a match, ``opening`` opens the pages
at any time, ``errors`` what can go wrong then. ``server`` has the routes, ``guard`` what none of
them may be asked, ``service`` the thread, ``authority`` what makes the line secure. ``static`` are
the pages; all their words come from the catalogue. Only ``server``, ``guard``, ``service`` and
``authority`` need the extra ``pocket``, and ``address`` for the QR code.
"""
