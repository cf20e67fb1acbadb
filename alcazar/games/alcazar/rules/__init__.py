"""The rules, a module for each chapter of the rulebook.

Each module of an action says three things: which of its moves are legal (`add_moves`), what they do (`play_…`) and why
one that is not legal is forbidden (`why_no_…`).
"""
