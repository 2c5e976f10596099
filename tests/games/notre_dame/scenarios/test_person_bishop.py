from app.games.notre_dame.facts import Placed
from tests.games.notre_dame.scene import Scene


def test_a_marker_of_the_general_supply_into_an_empty_sector() -> None:
    scene = Scene().hire("bishop", sector="bank").has(bank=1, gold=3, personal=4, general=9)
    assert scene.fact(Placed).source == "general"


def test_only_sectors_without_any_piece() -> None:
    scene = Scene().at(bank=1, friend="hotel")
    assert scene.blocked("bishop") == {"bank": "sector_taken", "hotel": "sector_taken"}
    scene.refuses("sector_taken", hire="bishop", sector="bank")
    scene.refuses("missing_input", hire="bishop")


def test_the_sector_is_carried_out() -> None:
    scene = Scene().at(carriage="C0").tokens(P1_0=(0, 4))
    scene.refuses("missing_input", hire="bishop", sector="carriage-house")
    scene.hire("bishop", sector="carriage-house", to="P1-0", take=True).has(prestige=4)


def test_without_a_marker_left_nothing_happens() -> None:
    scene = Scene().at(general=0)
    assert scene.offer("bishop").notes == {"no_effect": 1}
    scene.hire("bishop").nothing_happened()


def test_without_an_empty_sector_nothing_happens() -> None:
    scene = Scene().at(
        bank=1, residence=1, cloister_school=1, carriage_house=1, hotel=1, park=1, friend="hospital"
    )
    scene.hire("bishop").nothing_happened()
