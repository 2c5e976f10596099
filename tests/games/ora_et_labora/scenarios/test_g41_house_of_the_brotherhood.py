"""House of the Brotherhood: 5 coins for goods by the user's cloister buildings."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene
from tests.games.ora_et_labora.using import costs, hire, own, refuse, use

MORE = {"G02": "1,3", "G16": "0,0", "G18": "1,0"}
FIVE = {"money": {"coin": 5}}
RATES: list[tuple[int, Any, tuple[int, int, int]]] = [
    # players, length, the claims with two, three and five cloister buildings
    (1, "normal", (2, 3, 5)),
    (2, "normal", (4, 6, 10)),
    (2, "long", (3, 4, 7)),
    (3, "normal", (4, 6, 10)),
    (3, "short", (4, 6, 10)),
    (4, "normal", (4, 6, 10)),
    (4, "short", (4, 6, 10)),
]


def house(seats: int, length: Any, others: int) -> Scene:
    scene = Scene("france", seats, length)
    built = {"G41": "0,3", **dict(list(MORE.items())[:others])}
    return scene.seat(goods={"coin": 5}, built=built)


def best(scene: Scene) -> int:
    """The most points among the canonical uses of the House."""
    worth = {"book": 2, "ceramic": 3, "ornament": 4, "reliquary": 8}
    claims: list[dict[str, int]] = [
        answer["claim"] for answer in scene.legal() if "claim" in answer
    ]
    return max(sum(worth[good] * number for good, number in claim.items()) for claim in claims)


def test_cost() -> None:
    costs("G41", "1,3", clay=1, stone=1)


@pytest.mark.parametrize(("seats", "length", "claims"), RATES)
def test_rate_of_the_mode_rounded_down(
    seats: int, length: Any, claims: tuple[int, int, int]
) -> None:
    # with the Cloister Office, and the House itself
    for others, claim in zip((0, 1, 3), claims, strict=True):
        scene = house(seats, length, others)
        assert best(scene) == claim
        books = {"book": claim // 2}
        assert use(scene, "G41", **FIVE, claim=books).gained() == {"coin": -5, **books}
        more = {"book": claim // 2 + 1}
        assert refuse(scene, "G41", **FIVE, claim=more) == "not_offered"


@pytest.mark.parametrize(
    "claim",
    [{"reliquary": 1, "book": 1}, {"ornament": 2, "book": 1}, {"ceramic": 2, "ornament": 1}],
)
def test_any_mix_worth_the_claim(claim: dict[str, int]) -> None:
    assert use(house(3, "normal", 3), "G41", **FIVE, claim=claim).gained() == {"coin": -5, **claim}


def test_less_may_be_taken_and_the_rest_is_forfeited() -> None:
    scene = house(3, "normal", 3)
    after = use(scene, "G41", **FIVE, claim={"reliquary": 1})
    assert after.gained() == {"coin": -5, "reliquary": 1}
    # but only what nothing can be added to is listed
    claims = [answer["claim"] for answer in scene.legal() if "claim" in answer]
    assert {"reliquary": 1} not in claims
    assert {"ceramic": 3} in claims


@pytest.mark.parametrize("good", ["wonder", "five_coin", "wine", "coin"])
def test_nothing_else_is_paid_out(good: str) -> None:
    assert refuse(house(3, "normal", 3), "G41", **FIVE, claim={good: 1}) == "not_offered"


def test_hired_it_counts_the_users_cloister_buildings() -> None:
    scene = own("G02", coin=6).seat(1, built={"G41": "0,3", "G16": "1,3", "G18": "0,0"})
    hired = hire(scene, "G41")
    # the Office and the Courtyard, and not the House
    assert best(hired) == 4
    after = hired.play("use", use=True, **FIVE, claim={"ornament": 1})
    assert after.gained() == {"coin": -5, "ornament": 1}


def test_four_coins_are_too_little() -> None:
    scene = house(3, "normal", 0).seat(goods={"coin": 4})
    assert refuse(scene, "G41", money={"coin": 4}, claim={"book": 1}) == "missing_sum"
