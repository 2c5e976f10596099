"""What is copied or generated is what it was made from."""

import json

from tests.js.notre_dame import positions, records
from tests.js.ora_et_labora import lands, samples
from tools import ora_cards, vendor, wire_types


def test_the_vendored_libraries_are_the_pinned_ones() -> None:
    assert vendor.problems() == []


def test_the_types_of_the_wire_are_those_of_the_structs() -> None:
    assert wire_types.FILE.is_current()


def test_the_positions_of_the_table_s_tests_are_those_of_the_rules() -> None:
    kept = json.loads(positions.FILE.read_text("utf-8"))
    assert kept == json.loads(json.dumps(positions.positions()))


def test_the_records_of_the_table_s_tests_are_those_of_the_rules() -> None:
    kept = json.loads(records.FILE.read_text("utf-8"))
    assert kept == json.loads(json.dumps(records.records()))


def test_the_cards_of_the_browser_are_those_of_the_server() -> None:
    assert ora_cards.FILE.is_current()


def test_the_landscapes_of_the_drawings_tests_are_those_of_the_rules() -> None:
    kept = json.loads(lands.FILE.read_text("utf-8"))
    assert kept == json.loads(json.dumps(lands.lands()))


def test_the_facts_of_the_table_s_words_are_those_of_the_rules() -> None:
    kept = json.loads(samples.FILE.read_text("utf-8"))
    assert kept == json.loads(json.dumps(samples.samples()))
