"""The words Héraut says: one folder a language, Project Fluent files, and the player's guide."""

LANGUAGES = ("fr",)
"""The languages that are whole: every event, refusal and question has words."""
