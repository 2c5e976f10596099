import pytest

from app.games.notre_dame.facts import Donated, Gained
from tests.games.notre_dame.scene import Scene


@pytest.mark.parametrize(("gold", "prestige"), [(1, 1), (2, 3), (3, 6)])
def test_donations(gold: int, prestige: int) -> None:
    scene = Scene().at(gold=3).play("notre-dame", gold=gold)
    scene.has(gold=3 - gold, cathedral=1, personal=3, prestige=prestige)
    scene.has(bank_gold=16 + gold)
    assert scene.fact(Donated).gold == gold


def test_donating_nothing_places_nothing() -> None:
    scene = Scene().play("notre-dame", gold=0).has(cathedral=0, prestige=0, personal=4)
    assert not [fact for fact in scene.facts if isinstance(fact, Gained)]


def test_gold_one_does_not_have_cannot_be_donated() -> None:
    scene = Scene().at(gold=1)
    assert scene.open("notre-dame") == [0, 1]
    params = scene.refuses("no_gold", play="notre-dame", gold=2)
    assert params == {"need": 2, "have": 1}
    scene.refuses("not_offered", play="notre-dame", gold=4)
    scene.refuses("not_offered", play="notre-dame", gold=-1)
    scene.refuses("missing_input", play="notre-dame")


def test_repeatable() -> None:
    Scene().at(gold=3, cathedral=1).play("notre-dame", gold=1).has(cathedral=2)


def test_a_marker_moves_from_a_sector_if_the_supply_is_empty() -> None:
    scene = Scene().at(gold=3, personal=0, bank=1, cathedral=1)
    assert scene.open("notre-dame", gold=1) == ["bank"]
    scene.refuses("same_place", play="notre-dame", gold=1, source="cathedral")
    scene.play("notre-dame", gold=1, source="bank").has(cathedral=2, bank=0, prestige=1)


def test_with_markers_in_the_cathedral_only_no_donation_is_possible() -> None:
    scene = Scene().at(gold=3, personal=0, cathedral=2, friend="bank")
    assert scene.open("notre-dame") == [0]
    scene.refuses("no_marker", play="notre-dame", gold=1)
    scene.play("notre-dame", gold=0).has(gold=3, cathedral=2)


def test_a_marker_from_the_park_has_left_before_the_bonus() -> None:
    scene = Scene().at(gold=3, personal=0, park=2)
    scene.play("notre-dame", gold=3, source="park").has(prestige=6)


def test_the_park_bonus_counts() -> None:
    Scene().at(park=4).play("notre-dame", gold=3).has(prestige=8)
