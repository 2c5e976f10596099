from app.games.notre_dame.actions import Hire, Play
from app.games.notre_dame.facts import Hired, HirePassed
from app.games.notre_dame.rules import NotreDame
from tests.games.notre_dame.scene import Scene


def adviser(gold: int = 3) -> Scene:
    scene = Scene(2).at(0, gold=gold).at(1, gold=2).hiring("adviser", "monk", "moneylender")
    return scene.hire("adviser")


def test_two_more_hires_are_asked_one_after_another() -> None:
    scene = adviser()
    assert (scene.ask().question, scene.ask().kind) == ("A1.extra1", "extra_hire")
    scene.act(Hire(person="monk"))
    assert scene.fact(Hired).extra
    assert scene.ask().question == "A1.extra2"
    scene.act(Hire(person="moneylender")).has(prestige=2, gold=2, personal=6)
    assert scene.ask(1).question == "A1.hire"


def test_one_other_person_twice() -> None:
    scene = adviser().act(Hire(person="monk")).act(Hire(person="monk")).has(prestige=2)
    assert scene.view("round").persons[1].hired_by == (0, 0)


def test_never_the_adviser() -> None:
    scene = adviser()
    offer = scene.offer("adviser")
    assert offer.blocked is not None
    assert offer.blocked.code == "not_adviser"
    scene.refuses_action("not_adviser", Hire(person="adviser"))


def test_stopping_is_always_possible() -> None:
    scene = adviser().pass_hire()
    assert scene.ask(1).question == "A1.hire"
    scene = adviser().act(Hire(person="monk")).pass_hire()
    assert scene.ask(1).question == "A1.hire"


def test_without_gold_there_is_no_extra_hire() -> None:
    scene = Scene(2).at(0, gold=1).at(1, gold=2).hiring("adviser", "monk", "moneylender")
    assert scene.offer("adviser").notes == {"no_effect": 1}
    scene.hire("adviser")
    assert scene.ask(1).question == "A1.hire"


def test_when_the_gold_is_gone_the_extra_hires_end() -> None:
    scene = adviser(gold=2).act(Hire(person="monk"))
    passed = scene.fact(HirePassed)
    assert (passed.seat, passed.broke) == (0, True)
    assert scene.ask(1).question == "A1.hire"


def test_gold_gained_on_the_way_pays_for_the_next() -> None:
    scene = adviser(gold=2).act(Hire(person="moneylender"))
    assert scene.ask().question == "A1.extra2"


def test_a_doctor_hired_so_counts() -> None:
    scene = Scene(2).at(0, rat=5).hiring("adviser", "doctor", "monk").hire("adviser")
    scene.act(Hire(person="doctor")).pass_hire().pass_hire(seat=1).has(0, rat=5)


def test_a_card_is_no_answer() -> None:
    adviser().refuses_action("wrong_kind", Play(card="park.0"))
    assert NotreDame().result(adviser().state) is None
