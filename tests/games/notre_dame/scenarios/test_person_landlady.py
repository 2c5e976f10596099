import pytest

from tests.games.notre_dame.scene import Scene


@pytest.mark.parametrize(
    ("perk", "after"),
    [("gold", {"gold": 3}), ("marker", {"gold": 2, "personal": 5}), ("rat", {"gold": 2, "rat": 4})],
)
def test_three_prestige_and_one_perk(perk: str, after: dict[str, int]) -> None:
    Scene().at(rat=5).hire("landlady", first=perk).has(prestige=3, **after)


def test_a_perk_without_effect_is_not_offered() -> None:
    scene = Scene().at(rat=0, general=0)
    assert scene.open("landlady") == ["gold"]
    scene.refuses("rat_at_start", hire="landlady", first="rat")
    scene.refuses("no_marker_left", hire="landlady", first="marker")


def test_the_fee_is_in_the_bank_before() -> None:
    scene = Scene(2).at(0, gold=1, rat=0, general=0).at(1, gold=0).bank_holds(0)
    assert scene.open("landlady") == ["gold"]
    scene.hire("landlady", first="gold").has(gold=1, prestige=3)


def test_the_park_counts_once() -> None:
    Scene().at(park=4, rat=1).hire("landlady", first="rat").has(prestige=5)


def test_wrong_inputs_are_refused() -> None:
    scene = Scene()
    scene.refuses("missing_input", hire="landlady")
    scene.refuses("unexpected_input", hire="landlady", first="gold", second="gold")
