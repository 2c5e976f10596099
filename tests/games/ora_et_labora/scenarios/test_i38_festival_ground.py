"""Festival Ground: for 1 beer goods worth a point for each own forest and moor."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I38", "clergy": "prior", "use": True}


def ground(*, clear: tuple[str, ...] = (), **goods: int) -> Scene:
    scene = Scene("ireland").seat(goods=goods or {"beer": 1}, built={"I38": "0,3"})
    return scene.seat(clear=clear)


@pytest.mark.parametrize("claim", [{"book": 1, "ceramic": 1}, {"ornament": 1}, {"book": 2}, {}])
def test_any_goods_up_to_five_points(claim: dict[str, int]) -> None:
    # the heartland has three forests and two moors
    after = ground().play("place", **PLACE, claim=claim)
    assert after.gained() == {"beer": -1, **claim}


@pytest.mark.parametrize(
    "claim", [{"book": 3}, {"reliquary": 1}, {"book": 1, "ornament": 1}, {"five_coin": 1}]
)
def test_not_more_than_the_claim_and_only_four_kinds(claim: dict[str, int]) -> None:
    assert ground().refused("place", **PLACE, claim=claim) == "not_offered"


def test_listed_is_what_cannot_be_added_to() -> None:
    listed = [a["claim"] for a in ground().legal() if a.get("claim") and a["clergy"] == "prior"]
    assert len(listed) == 3
    for claim in ({"book": 1, "ceramic": 1}, {"ornament": 1}, {"book": 2}):
        assert claim in listed


def test_eight_cards_give_a_reliquary() -> None:
    scene = ground().seat(districts=((-1, "hills"),))
    after = scene.play("place", **PLACE, claim={"reliquary": 1})
    assert after.gained() == {"beer": -1, "reliquary": 1}


def test_counts_the_cards_of_the_user() -> None:
    scene = Scene("ireland").seat(goods={"beer": 1, "coin": 1}, clear=("0,0", "0,1", "0,2"))
    scene.seat(1, built={"I38": "0,3"})
    after = scene.play("contract", building="I38", gift=False, money={"coin": 1})
    assert after.refused("use", use=True, claim={"ceramic": 1}) == "not_offered"
    assert after.play("use", use=True, claim={"book": 1}).gained() == {"beer": -1, "book": 1}


def test_needs_a_beer() -> None:
    assert ground(malt=1).refused("place", **PLACE, claim={"book": 1}) == "missing_goods"


def test_without_cards_nothing_is_paid_for_nothing() -> None:
    cards = ("0,0", "0,1", "0,2", "1,0", "1,1")
    bare = ground().seat(clear=cards)
    assert bare.refused("place", **PLACE) == "no_effect"
    assert ground().seat(clear=cards[1:]).refused("place", **PLACE) == "no_effect"
