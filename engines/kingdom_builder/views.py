def view(state, seat): return {}
