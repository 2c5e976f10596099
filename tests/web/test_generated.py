"""What is copied or generated is what it was made from."""

from tools import vendor, wire_types


def test_the_vendored_libraries_are_the_pinned_ones() -> None:
    assert vendor.problems() == []


def test_the_types_of_the_wire_are_those_of_the_structs() -> None:
    assert wire_types.is_current()
