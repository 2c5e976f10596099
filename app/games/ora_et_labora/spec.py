"""Ora et Labora as the registry finds it."""

from app.engine.rules import GameSpec
from app.games.ora_et_labora.actions import Action
from app.games.ora_et_labora.facts import AnyFact
from app.games.ora_et_labora.options import Options, Settings
from app.games.ora_et_labora.rounds import configure
from app.games.ora_et_labora.rules import OraEtLabora
from app.games.ora_et_labora.state import State
from app.games.ora_et_labora.view import SECTIONS

SPEC: GameSpec[State, Action] = GameSpec(
    id="ora_et_labora",
    version=1,
    seats=(1, 2, 3, 4),
    options=Options,
    state=State,
    action=Action,
    fact=AnyFact,
    sections=SECTIONS,
    rules=OraEtLabora(),
    settings=Settings,
    configure=configure,
)
