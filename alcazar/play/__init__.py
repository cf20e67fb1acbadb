"""A running match: seats, whose decision it is, undo and redo, hints, recaps and replays. No screen and no files."""
