from app.games.notre_dame.facts import MessageCarried
from tests.games.notre_dame.scene import Scene


def test_every_message_of_a_kind_is_carried_out_again() -> None:
    scene = Scene().at(messages=[(0, 1), (1, 1), (2, 4)]).hire("coachman", kind=1)
    scene.has(prestige=2, gold=4, messages=[(0, 1), (1, 1), (2, 4)])
    carried = [fact for fact in scene.facts if isinstance(fact, MessageCarried)]
    assert [fact.message.colour for fact in carried] == [0, 1]


def test_each_is_one_gain_with_the_park_bonus() -> None:
    Scene().at(park=2, messages=[(0, 1), (1, 1)]).hire("coachman", kind=1).has(prestige=4)


def test_only_kinds_owned_are_offered() -> None:
    scene = Scene().at(messages=[(0, 3)], rat=2)
    assert scene.open("coachman") == [3]
    assert set(scene.blocked("coachman").values()) == {"no_such_message"}
    scene.refuses("no_such_message", hire="coachman", kind=1)
    scene.refuses("not_offered", hire="coachman", kind=5)
    scene.refuses("missing_input", hire="coachman")
    scene.hire("coachman", kind=3).has(prestige=3, rat=1)


def test_without_messages_nothing_happens() -> None:
    scene = Scene()
    assert scene.offer("coachman").notes == {"no_effect": 1}
    scene.hire("coachman").nothing_happened()
