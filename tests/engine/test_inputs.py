"""Offers as trees."""

from random import Random

import pytest

from app.engine.inputs import (
    Choice,
    Counts,
    Offer,
    Offers,
    Option,
    Reason,
    completions,
    merge,
    paths,
    sample,
    spread,
)

OFFERS = Offers(
    offers=(
        Offer({"type": "pass"}),
        Offer({"type": "closed"}, blocked=Reason("why")),
        Offer(
            {"type": "go"},
            fields=(
                Choice(
                    "to",
                    "place",
                    (
                        Option("here", delta={"gold": (2, 3)}),
                        Option("there", then="how"),
                        Option("nowhere", blocked=Reason("too_far", {"steps": 3})),
                    ),
                ),
                Counts("goods", "good", {"wood": 2, "clay": 1}, 1, 2),
            ),
            delta={"gold": (3, 2), "rat": (1, 0)},
        ),
    ),
    groups={"how": (Choice("how", "way", (Option("on foot"), Option("by boat"))),)},
)


def test_completions_walk_the_whole_tree() -> None:
    found = list(completions(OFFERS))
    goods = [{"clay": 1}, {"wood": 1}, {"wood": 1, "clay": 1}, {"wood": 2}]
    assert found[0] == {"type": "pass"}
    assert found[1:] == [
        {"type": "go", "to": to, **how, "goods": good}
        for to, how in (
            ("here", {}),
            ("there", {"how": "on foot"}),
            ("there", {"how": "by boat"}),
        )
        for good in goods
    ]


def test_paths_merge_what_is_certain() -> None:
    results = {action.get("to"): delta for action, delta in paths(OFFERS)}
    assert results == {
        None: {},
        "here": {"rat": (1, 0)},
        "there": {"gold": (3, 2), "rat": (1, 0)},
    }


def test_merge_keeps_the_first_before_and_the_last_after() -> None:
    assert merge({"a": (1, 2)}, {"a": (2, 5), "b": (0, 1)}) == {"a": (1, 5), "b": (0, 1)}
    assert merge({"a": (1, 2)}, {"a": (2, 1)}) == {}


@pytest.mark.parametrize(
    ("low", "high", "ways"),
    [
        (0, 0, [{}]),
        (2, 2, [{"a": 1, "b": 1}, {"a": 2}]),
        (3, 3, [{"a": 2, "b": 1}]),
        (4, 4, []),
    ],
)
def test_spread(low: int, high: int, ways: list[dict[str, int]]) -> None:
    assert list(spread({"a": 2, "b": 1}, low, high)) == ways


def test_samples_are_completions_and_reach_all_of_them() -> None:
    chance = Random(1)
    every = list(completions(OFFERS))
    drawn = [sample(OFFERS, chance.randrange) for _ in range(400)]
    assert all(action in every for action in drawn)
    assert all(action in drawn for action in every)
