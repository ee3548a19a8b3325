"""Our engines as games of OpenSpiel, for its tests and its searches. Needs the extra ``openspiel``.

``adapter`` is all there is. Playing needs none of it.
"""
