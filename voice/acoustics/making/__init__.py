"""From recordings of people to what a network learns from.

``clips`` are stretches of speech with the times of their phones, and the file that keeps them;
``aligning`` finds those times with a network that hears already; ``mixing`` joins clips of one
speaker, moves them and puts them into rooms; ``gathering`` brings all of it together;
``stage`` teaches a network with both streams, people and synthetic voices.
"""
