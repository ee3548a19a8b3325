"""What ``heraut demo`` plays: for each language a ``demo.yaml`` with its sounds.

The format is that of every scenario; ``audio_fixtures/make_scenarios.py`` makes the sounds again.
"""
