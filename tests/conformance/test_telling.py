"""Every event can be told in words, as everybody may hear it."""

from dataclasses import replace

from tests.conformance.playouts import Table, steps

NOBODY = -1


def test_every_event_has_a_sentence(table: Table) -> None:
    names = [f"Player{seat}" for seat in range(table.seats)]
    for step in steps(table):
        for event in step.events:
            sentence = table.game.tell(event.seen_by(NOBODY), names)
            assert sentence == sentence.strip() != ""
            assert "{" not in sentence
            assert "None" not in sentence


def test_a_sentence_for_all_tells_no_secret(table: Table) -> None:
    names = [f"Player{seat}" for seat in range(table.seats)]
    for step in steps(table):
        for event in step.events:
            other = replace(event, secret=dict.fromkeys(event.secret, "something else"))
            told = [table.game.tell(one.seen_by(NOBODY), names) for one in (event, other)]
            assert told[0] == told[1]
