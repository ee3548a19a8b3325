def answer(*a): return []
