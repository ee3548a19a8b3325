"""Work in numbered pieces, done here, by processes of this machine, or by a cluster of machines.

``work`` is what there is to do; ``executor`` the one way to have it done, in order, whoever does it
and whoever dies meanwhile; ``pools`` those who do it: ``processes`` of this machine, or ``cluster``
for the machines of a Dask scheduler. ``batch`` runs where the work is done, ``sameness`` tells
whether another machine has the same program. What comes out never depends on who did it.
``errors`` has what can be wrong with them.
"""
