"""The solo game shortly before the neutral player builds."""

from app.games.ora_et_labora.cards import Country
from app.games.ora_et_labora.rounds import next_turn
from tests.games.ora_et_labora.flow import skip_to, table
from tests.games.ora_et_labora.scene import Scene

SETTLEMENTS = (12, 16, 22, 26)


def neutral_phase(*display: str, beam: int = 12, country: Country = "ireland") -> Scene:
    """The round begins in which the neutral player builds what is left."""
    scene = skip_to(table("solo", country), beam - 1)
    scene.state.display = display
    next_turn(scene.state, [])
    assert scene.state.beam == beam
    return scene


def last_round(*display: str) -> Scene:
    """Round 32, before its two actions."""
    scene = skip_to(table("solo"), 32)
    scene.state.display = display
    return scene
