"""What a typed line means at one moment of a match, where it is no sentence of the grammar.

``lines``, ``reading``
    try the ways below one after another; ``put_straight`` first takes reasons and slips away, and
    ``at_once`` finds what is asked for at once.
``one_breath``, ``breath``, ``filled_and_more``, ``table_series``, ``going_on``, ``said_at_last``
    several things in one line: moves and a question, what is asked for and more.
``pointers``, ``anaphora``, ``pointed_first``, ``follow_ups``, ``asked_of``
    what points at something that was said before.
``how_many``, ``summing_up``, ``left_over``, ``other_of_two``, ``described``, ``bare_places``,
``awaited_name``
    moves told by how many, by what is left, by places, or by a name alone.
``said_instead``, ``corrections``, ``changed_mind``, ``earlier_of_several``, ``thinking_aloud``
    one thing in place of another.
``regrets``, ``counted_regrets``, ``going_back``, ``brought_wrong``
    what is taken back.
``replies``, ``agreed_and_more``, ``asked_anyway``, ``declined``, ``denied``, ``announced``,
``supposing``, ``lots``
    a yes or a no beside other words, what is not for now, and what is left to chance.
``asked_apart``, ``asked_whole``, ``compared``, ``remarks``, ``in_passing``
    a question or a wish in the midst of talk.
``vocatives``, ``said_by_name``, ``strangers``, ``beyond``
    who is spoken to or of, and what nothing of the game has.
``nearest``
    what is offered where words meant nothing.
"""
