"""Rounds driven without play, and landscapes with every kind of terrain."""

from app.games.ora_et_labora.cards import Country
from app.games.ora_et_labora.modes import Length
from app.games.ora_et_labora.rounds import begin_settlement, next_turn
from app.games.ora_et_labora.state import State
from tests.games.ora_et_labora.scene import Scene

# The seven modes as seats and length, by name.
MODES: dict[str, tuple[int, Length]] = {
    "solo": (1, "normal"),
    "two": (2, "normal"),
    "two_long": (2, "long"),
    "three": (3, "normal"),
    "four": (4, "normal"),
    "three_short": (3, "short"),
    "four_short": (4, "short"),
}


def table(mode: str, country: Country = "ireland") -> Scene:
    """A new game of a mode, seat 0 begins."""
    seats, length = MODES[mode]
    return Scene(country, seats, length)


def skip(state: State) -> None:
    """End the turn that is under way; in solo nothing is left for the neutral player."""
    if state.neutral is not None:
        state.display = ()
    next_turn(state, [])


def skip_to(scene: Scene, beam: int, phase: str = "actions") -> Scene:
    """Go on without play until a phase of a round begins."""
    while (scene.state.beam, scene.state.phase) != (beam, phase):
        assert scene.state.phase != "end"
        skip(scene.state)
    return scene


def turn_of(scene: Scene, seat: int = 0) -> Scene:
    """Go on without play until it is a seat's turn."""
    while scene.state.active != seat:
        skip(scene.state)
    return scene


def settling(scene: Scene) -> Scene:
    """Begin a settlement phase now."""
    begin_settlement(scene.state, [])
    return scene


def everywhere(goods: dict[str, int], card: str) -> Scene:
    """A settlement phase with one card in hand and every kind of terrain free."""
    scene = Scene("ireland").seat(
        goods=goods,
        districts=((-1, "plains"),),
        plots=((0, "coast"), (0, "mountain")),
        hand=(card,),
    )
    return settling(scene)


def terrain_offered(scene: Scene) -> set[str]:
    """The kinds of terrain on which a settlement can be placed."""
    terrain = scene.player().land.ground.terrain
    return {terrain[action["cell"]] for action in scene.legal() if action["type"] == "settle"}
