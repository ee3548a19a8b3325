"""Recorded pieces of play, replayed through the real stack without a microphone or a reader.

``scenario`` reads one from its file; ``scenario_runner`` plays it and compares.
"""
