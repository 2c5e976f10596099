import pytest

from app.games.notre_dame.facts import Carried, FriendPlaced
from tests.games.notre_dame.scene import Scene


@pytest.mark.parametrize(
    ("sector", "inputs", "after"),
    [
        ("residence", {}, {"prestige": 1}),
        ("bank", {}, {"gold": 4}),
        ("cloister-school", {}, {"personal": 5}),
        ("carriage-house", {"to": "P1-0"}, {"carriage": "P1-0"}),
        ("hotel", {"first": "rat"}, {"rat": 4}),
        ("park", {}, {"rat": 4}),
        ("hospital", {}, {"rat": 4}),
    ],
)
def test_each_sector_is_carried_out(
    sector: str, inputs: dict[str, str], after: dict[str, int]
) -> None:
    scene = Scene().at(rat=5, carriage="C0").play("trusted-friend", sector=sector, **inputs)
    scene.has(friend=sector, **after)
    placed = scene.fact(FriendPlaced)
    assert (placed.at, placed.origin, placed.influence) == (sector, None, 1)
    assert scene.fact(Carried).sector == sector


def test_the_friend_counts_with_the_markers_and_places_none() -> None:
    Scene().at(bank=2).play("trusted-friend", sector="bank").has(bank=3, gold=6, personal=4)


def test_the_friend_must_go_elsewhere() -> None:
    scene = Scene().at(friend="bank", gold=0)
    assert scene.blocked("trusted-friend") == {"bank": "friend_there"}
    scene.refuses("friend_there", play="trusted-friend", sector="bank")
    scene.play("trusted-friend", sector="residence").has(bank=0, residence=1)
    assert scene.fact(FriendPlaced).origin == "bank"


def test_it_works_with_an_empty_supply_and_asks_no_source() -> None:
    scene = Scene().at(personal=0, hotel=1)
    scene.refuses("unexpected_input", play="trusted-friend", sector="bank", source="hotel")
    scene.play("trusted-friend", sector="bank").has(bank=1, gold=4)


def test_the_sectors_own_questions_follow() -> None:
    scene = Scene().at(hotel=3, rat=2)
    assert scene.open("trusted-friend", sector="hotel") == ["gold", "marker", "rat"]
    scene.refuses("missing_input", play="trusted-friend", sector="hotel", first="rat")
    scene.play("trusted-friend", sector="hotel", first="rat", second="gold").has(rat=1, gold=4)


def test_a_friend_leaving_the_park_has_left_before_the_bonus() -> None:
    scene = Scene().at(park=1, friend="park", residence=2)
    scene.play("trusted-friend", sector="residence").has(prestige=3)


def test_a_sector_that_does_nothing_is_allowed() -> None:
    Scene().at(rat=0).play("trusted-friend", sector="park").has(park=1, rat=0)


def test_the_cathedral_is_no_sector() -> None:
    scene = Scene()
    assert "cathedral" not in scene.options("trusted-friend")
    scene.refuses("missing_input", play="trusted-friend")
