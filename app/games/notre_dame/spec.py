"""Notre Dame as the registry finds it."""

from app.engine.rules import GameSpec
from app.games.notre_dame.actions import Action
from app.games.notre_dame.facts import AnyFact
from app.games.notre_dame.options import Options
from app.games.notre_dame.rules import NotreDame
from app.games.notre_dame.state import State
from app.games.notre_dame.view import SECTIONS

SPEC: GameSpec[State, Action] = GameSpec(
    id="notre_dame",
    version=1,
    seats=(2, 3, 4, 5),
    options=Options,
    state=State,
    action=Action,
    fact=AnyFact,
    sections=SECTIONS,
    rules=NotreDame(),
)
