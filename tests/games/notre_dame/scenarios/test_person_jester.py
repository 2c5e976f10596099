from typing import Any

from app.games.notre_dame.facts import Carried, Moved
from tests.games.notre_dame.scene import Scene


def test_a_marker_moves_and_the_sector_is_carried_out() -> None:
    scene = Scene().at(bank=1, residence=2)
    scene.hire("jester", origin="bank", piece="marker", sector="residence")
    scene.has(bank=0, residence=3, prestige=3)
    assert scene.fact(Moved).markers == 1
    assert scene.fact(Carried).influence == 3


def test_the_friend_moves() -> None:
    scene = Scene().at(friend="bank", residence=1)
    scene.hire("jester", origin="bank", piece="friend", sector="residence")
    scene.has(friend="residence", residence=2, prestige=2)


def test_out_of_the_cathedral_but_not_into_it() -> None:
    scene = Scene().at(cathedral=1)
    assert scene.open("jester") == ["cathedral"]
    assert "cathedral" not in scene.options("jester", origin="cathedral", piece="marker")
    scene.hire("jester", origin="cathedral", piece="marker", sector="bank")
    scene.has(cathedral=0, bank=1, gold=3)


def test_the_sectors_own_questions_follow_but_no_source() -> None:
    scene = Scene().at(bank=1, personal=0, rat=3)
    scene.refuses("missing_input", hire="jester", origin="bank", piece="marker", sector="hotel")
    scene.hire("jester", origin="bank", piece="marker", sector="hotel", first="rat").has(rat=2)


def test_a_carriage_may_drive() -> None:
    scene = Scene().at(bank=1, carriage="C0").tokens(P1_0=(0, 1))
    scene.hire(
        "jester", origin="bank", piece="marker", sector="carriage-house", to="P1-0", take=True
    ).has(prestige=1, carriage="P1-0")


def test_pieces_that_are_not_there_cannot_be_moved() -> None:
    scene = Scene().at(bank=1, friend="hotel")
    move: dict[str, Any] = {"hire": "jester", "sector": "park"}
    scene.refuses("nothing_there", origin="park", piece="marker", **move)
    scene.refuses("no_marker_there", origin="hotel", piece="marker", **move)
    scene.refuses("no_friend_there", origin="bank", piece="friend", **move)
    scene.refuses("same_place", hire="jester", origin="bank", piece="marker", sector="bank")


def test_a_piece_that_leaves_the_park_has_left_before_the_bonus() -> None:
    scene = Scene().at(park=2, residence=1)
    scene.hire("jester", origin="park", piece="marker", sector="residence").has(prestige=2)
    scene = Scene().at(park=1, friend="park", residence=1)
    scene.hire("jester", origin="park", piece="friend", sector="residence").has(prestige=2)


def test_a_useless_move_is_compulsory() -> None:
    scene = Scene().at(bank=1, rat=0)
    scene.refuses("missing_input", hire="jester")
    scene.hire("jester", origin="bank", piece="marker", sector="park").has(park=1)


def test_with_nothing_to_move_nothing_happens() -> None:
    scene = Scene()
    assert scene.offer("jester").notes == {"no_effect": 1}
    scene.hire("jester").nothing_happened()
