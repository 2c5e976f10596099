"""Short ways to say what a single card does, for the scenarios of the cards."""

from typing import Any

from app.games.ora_et_labora.cards import Country
from tests.games.ora_et_labora.scene import Scene

CELL = "0,3"
CARDS = ("0,0", "0,1", "0,2", "1,0", "1,1")
PLOTS = ((0, "coast"), (0, "mountain"))
ANYWHERE = {"coast", "plains", "hillside"}


def own(
    card: str,
    *,
    country: Any = "france",
    seats: int = 3,
    length: Any = "normal",
    **goods: int,
) -> Scene:
    """A player with a built card and these goods (Any: they may come as one dict)."""
    return Scene(country, seats, length).seat(goods=goods, built={card: CELL})


def use(scene: Scene, card: str, **inputs: Any) -> Scene:
    """Place the prior on an own building and use it."""
    return scene.play("place", building=card, clergy="prior", use=True, **inputs)


def refuse(scene: Scene, card: str, **inputs: Any) -> str:
    """Try to use an own building; returns the code of the refusal."""
    return scene.refused("place", building=card, clergy="prior", use=True, **inputs)


def hire(scene: Scene, card: str) -> Scene:
    """Contract a building for one coin, as far as the question whether it is used."""
    return scene.play("contract", building=card, gift=False, money={"coin": 1})


def linked(scene: Scene) -> set[str]:
    """The buildings that the linking building at work can use."""
    return {answer["building"] for answer in scene.legal() if answer["type"] == "use"}


def _builder(card: str, country: Country, goods: dict[str, int]) -> Scene:
    scene = Scene(country).seat(goods=goods, clear=CARDS, plots=PLOTS)
    scene.state.display = (card,)
    return scene


def sites(card: str, country: Country = "france") -> set[str]:
    """Where a card may be built on a cleared heartland between a coast and a mountain."""
    plenty = dict.fromkeys(("clay", "wood", "stone", "straw"), 9) | {"coin": 30}
    answers = _builder(card, country, plenty).legal()
    return {answer["cell"] for answer in answers if answer["type"] == "build"}


def grounds(card: str, country: Country = "france") -> set[str]:
    """The kinds of terrain a card may be built on."""
    terrain = _builder(card, country, {}).player().land.ground.terrain
    return {terrain[cell] for cell in sites(card, country)}


def costs(card: str, cell: str, *, country: Country = "france", **cost: int) -> None:
    """Building takes exactly these goods: nothing less will do, and straw may be grain."""
    inputs: dict[str, Any] = {"building": card, "cell": cell}
    if "coin" in cost:
        inputs["money"] = {"coin": cost["coin"]}
    if "straw" in cost:
        inputs["straw"] = {"straw": cost["straw"]}
    after = _builder(card, country, cost).play("build", **inputs)
    assert after.gained() == {good: -number for good, number in cost.items()}
    assert after.player().land.cards[cell] == card
    assert after.state.display == ()
    for good, number in cost.items():
        poorer = _builder(card, country, {**cost, good: number - 1})
        code = "missing_sum" if good in {"straw", "coin"} else "missing_goods"
        assert poorer.refused("build", **inputs) == code
    if "straw" in cost:
        flipped = {**cost, "grain": cost["straw"]}
        del flipped["straw"]
        inputs["straw"] = {"grain": cost["straw"]}
        after = _builder(card, country, flipped).play("build", **inputs)
        assert after.gained() == {good: -number for good, number in flipped.items()}
