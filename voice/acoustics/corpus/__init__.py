"""What the network learns from: sentences, spoken by a synthesiser, put into rooms.

Data flows one way: ``sentences`` gives texts; ``synthesis`` speaks them in one of the ``voices``
and tells when each phone begins; ``rooms`` adds what a microphone hears besides, out of
``backgrounds``; ``features`` turns sound into numbers and ``labels`` the phones' times into
targets; ``examples`` are both together, and ``shards`` writes hours of them.
``invented_voices`` are voices that nobody has met.
"""
