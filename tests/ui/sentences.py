"""What every sentence for players has in common."""

import re

LONGEST = 140


def check_sentence(sentence: str, longest: int = LONGEST) -> None:
    assert re.fullmatch(r"[A-Z“].*[.!?]( \(.+\))?", sentence, re.DOTALL), sentence
    assert not re.search(r"[{}]|\bNone\b(?! of)|  ", sentence), sentence
    assert len(sentence) <= longest, sentence
