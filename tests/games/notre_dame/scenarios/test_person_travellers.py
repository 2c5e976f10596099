from app.engine.inputs import Counts
from app.games.notre_dame.facts import Gained, Returned
from tests.games.notre_dame.scene import Scene


def test_markers_go_back_for_two_prestige_each() -> None:
    scene = Scene().at(bank=2, hotel=1, cathedral=1)
    scene.hire("travellers", returned={"bank": 1, "cathedral": 1})
    scene.has(bank=1, hotel=1, cathedral=0, prestige=4, general=8)
    assert scene.fact(Returned).places == {"bank": 1, "cathedral": 1}


def test_one_gain_after_the_markers_have_left() -> None:
    scene = Scene().at(park=2, bank=2).hire("travellers", returned={"bank": 2})
    scene.has(prestige=5)
    assert scene.fact(Gained).park == 1
    Scene().at(park=2, bank=2).hire("travellers", returned={"park": 1, "bank": 2}).has(prestige=6)


def test_none_may_be_returned() -> None:
    scene = Scene().at(bank=2).hire("travellers", returned={})
    scene.nothing_happened()


def test_the_friend_stays_and_others_markers_too() -> None:
    scene = Scene().at(bank=1, friend="hotel")
    (field,) = scene.offer("travellers").fields
    assert isinstance(field, Counts)
    assert (field.places, field.low, field.high) == ({"bank": 1}, 0, 1)
    assert field.per == {"prestige": (0, 2), "general": (0, 1)}
    scene.refuses("not_offered", hire="travellers", returned={"hotel": 1})


def test_impossible_numbers_are_refused() -> None:
    scene = Scene().at(bank=2)
    for number in (0, -1, 3, 10**30):
        scene.refuses("not_offered", hire="travellers", returned={"bank": number})
    scene.refuses("missing_input", hire="travellers")


def test_without_markers_nothing_is_asked() -> None:
    scene = Scene()
    scene.refuses("unexpected_input", hire="travellers", returned={})
    scene.hire("travellers").nothing_happened()
