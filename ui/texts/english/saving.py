"""What can be said about saved games, files and set-up codes. Details for those who help come last, in brackets."""

TEXTS = {
    "why.untitled": "without a title",
    # -- the place for saved games -------------------------------------------------------------------------------------
    "why.store.busy": "Another program is using your saved games. Close it, then try again. ({problem})",
    "why.store.full": "There is no room left on this device to save your game. ({problem})",
    "why.store.disk": "Your saved games cannot be read or written just now. ({problem})",
    "why.store.memory": "This device has too little free memory just now. ({problem})",
    "why.store.no_access": "This device does not let the app reach the file. ({problem})",
    "why.store.damaged": "The file with your saved games is damaged. ({problem})",
    "why.store.foreign": "Where your saved games should be, there is a file of another program. ({problem})",
    "why.store.newer": "Your saved games come from a newer version of this app. Please update it. "
    "(format {found}, known up to {known})",
    "why.store.damaged_row": "A saved entry is damaged. ({table} {row})",
    "why.store.damaged_game": "Saved game {id}, {title}, is damaged. ({problem})",
    "why.store.no_such_game": "Saved game {id} is no longer there.",
    "why.store.changed_elsewhere": "This game was played on in another window. "
    "Open it again to go on from there. (game {id})",
    "why.store.no_backup": "No backup of your saved games could be made. ({problem})",
    "why.store.kept_aside": "Nothing is thrown away: the old file is kept as {file}.",
    "why.store.in_memory": "You can play, but nothing will be saved when you close the app.",
    # -- rescue --------------------------------------------------------------------------------------------------------
    "why.rescue.games": "Games rescued: {games}.",
    "why.rescue.damaged": "Games that may have lost their last moves: {games}.",
    "why.rescue.lost": "Games that could not be rescued: {games}.",
    "why.rescue.lost_rows": "Settings and results that could not be rescued: {rows}.",
    "why.rescue.not_readable": "The file {file} still cannot be read. ({problem})",
    # -- files that come from elsewhere --------------------------------------------------------------------------------
    "why.file.exists": "There already is a file called {file}.",
    "why.import.no_save": "This file is not a saved game.",
    "why.import.newer": "This saved game comes from a newer version of the app. Please update it. "
    "(format {found}, known up to {known})",
    "why.import.checksum": "This file was changed or damaged on its way. Ask for a new copy.",
    "why.json.too_large": "This file is too large for a saved game. (more than {most} bytes)",
    "why.json.no_text": "This file is not a saved game. (no text at byte {byte})",
    "why.json.too_deep": "This file is not a saved game. (more than {most} levels of brackets at character {place})",
    "why.json.wrong": "This file is not a saved game, or a part of it is missing. "
    "(line {line}, column {column}: {problem})",
    "why.json.twice": "This saved game contradicts itself. ({name} is there twice)",
    "why.json.number": "This saved game contains an impossible number. ({found})",
    # -- what a saved game holds ---------------------------------------------------------------------------------------
    "why.data.missing": "Something is missing in this saved game. ({where})",
    "why.data.unexpected": "This saved game contains something unknown. ({found} in {where})",
    "why.data.no_object": "A part of this saved game is damaged. ({where}: {found})",
    "why.data.no_number": "This saved game contains an impossible number. "
    "({where}: {found}, not from {least} to {most})",
    "why.data.no_switch": "A part of this saved game is damaged. ({where}: {found}, neither true nor false)",
    "why.data.no_text": "This saved game contains an impossible text. "
    "({where}: {found}, not {shortest} to {longest} characters)",
    "why.data.no_word": "This saved game contains an impossible name. ({where}: {found})",
    "why.data.no_list": "A part of this saved game is damaged. ({where}: {found}, no list of at most {most})",
    "why.data.unknown": "This saved game contains something unknown. ({where}: {found}, none of {known})",
    "why.data.newer_rules": "This game was played by newer rules of {game}. Please update the app. "
    "({where} {found}, known up to {known})",
    "why.data.move": "This saved game contains a move that cannot be read. ({move})",
    "why.data.state": "This saved game contains an impossible position. ({problem})",
    "why.replay.illegal": "This saved game contains a move that the rules forbid. ({where}: {rule})",
    "why.replay.unreadable": "A part of this saved game cannot be read. ({where}: {problem})",
    "why.replay.other_state": "The moves of this saved game do not lead to its last position. (after {moves} moves)",
    "why.replay.no_such_point": "This game can be watched from move {least} to move {most}.",
    # -- set-up codes --------------------------------------------------------------------------------------------------
    "why.code.parts": "This is not a set-up code: it should have five parts with dashes in between. ({code})",
    "why.code.mistyped": "This set-up code has a typing mistake. ({code})",
    "why.code.options": "This set-up code names options that {game} does not have.",
}
