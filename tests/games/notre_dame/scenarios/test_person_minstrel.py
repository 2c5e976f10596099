from typing import Any

from app.games.notre_dame.facts import Gained, Moved
from tests.games.notre_dame.scene import Scene


def test_markers_move_and_nothing_is_carried_out() -> None:
    scene = Scene().at(bank=3).hire("minstrel", origin="bank", sector="residence", markers=3)
    scene.has(bank=0, residence=3, prestige=0, gold=2)
    moved = scene.fact(Moved)
    assert (moved.origin, moved.to, moved.markers, moved.friend) == (
        "bank",
        "residence",
        3,
        False,
    )
    assert not [fact for fact in scene.facts if isinstance(fact, Gained)]


def test_the_friend_is_one_of_the_pieces() -> None:
    scene = Scene().at(bank=2, friend="bank")
    scene.hire("minstrel", origin="bank", sector="park", markers=2, friend=True)
    scene.has(bank=0, park=3, friend="park")


def test_the_friend_alone() -> None:
    scene = Scene().at(friend="bank")
    assert scene.open("minstrel", origin="bank") == [0]
    assert scene.open("minstrel", origin="bank", markers=0) == [True]
    scene.hire("minstrel", origin="bank", sector="park", markers=0, friend=True).has(park=1)


def test_the_friend_may_stay() -> None:
    scene = Scene().at(bank=1, friend="bank")
    scene.hire("minstrel", origin="bank", sector="park", markers=1, friend=False)
    scene.has(bank=1, park=1, friend="bank")


def test_at_least_one_and_at_most_three_pieces() -> None:
    scene = Scene().at(bank=4, friend="bank")
    stay: dict[str, Any] = {"origin": "bank", "sector": "park"}
    scene.refuses("no_piece", hire="minstrel", **stay, markers=0, friend=False)
    scene.refuses("too_many_pieces", hire="minstrel", **stay, markers=3, friend=True)
    scene.refuses("not_offered", hire="minstrel", **stay, markers=4, friend=False)
    scene.refuses("missing_input", hire="minstrel", **stay, markers=1)


def test_only_from_a_sector_with_pieces_to_another_sector() -> None:
    scene = Scene().at(bank=1, cathedral=1)
    assert scene.open("minstrel") == ["bank"]
    assert "cathedral" not in scene.options("minstrel")
    scene.refuses("nothing_there", hire="minstrel", origin="hotel", sector="park", markers=1)
    scene.refuses("not_offered", hire="minstrel", origin="cathedral", sector="park", markers=1)
    scene.refuses("same_place", hire="minstrel", origin="bank", sector="bank", markers=1)
    scene.refuses("not_offered", hire="minstrel", origin="bank", sector="park", markers=2)
    scene.refuses("not_offered", hire="minstrel", origin="bank", sector="park", markers=0)
    scene.refuses(
        "unexpected_input", hire="minstrel", origin="bank", sector="park", markers=1, friend=False
    )


def test_a_possible_move_cannot_be_declined() -> None:
    Scene().at(bank=1).refuses("missing_input", hire="minstrel")


def test_without_pieces_in_sectors_nothing_happens() -> None:
    scene = Scene().at(cathedral=2)
    assert scene.offer("minstrel").notes == {"no_effect": 1}
    scene.hire("minstrel").nothing_happened()
