"""The words Héraut says: one folder a language, Project Fluent files, and the player's guide."""
