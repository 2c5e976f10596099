"""The contract every game must meet, as checks that raise ContractBroken.

`check_game` plays one game and checks it on the way; the single checks look at one position.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import msgspec

from app.engine import inputs, replay
from app.engine import table as tables
from app.engine.codec import encode, state_hash
from app.engine.mutations import MANY, mutations
from app.engine.rng import SEED_BYTES, EntryRng
from app.engine.rules import AnySpec, Emitted, IllegalAction, Step
from app.engine.selfplay import Choose, Game, at_random, play
from app.engine.table import Table

SAMPLE = 6
TAKE_BACK = 0.05


class ContractBroken(AssertionError):
    """A game does not keep the engine's contract."""


@dataclass(frozen=True, slots=True)
class Contract:
    """A game under test.

    `variants(seats)` are the table options to test with. `conserved(state)` returns what must be
    the same at every moment of a game. `value(state, seat)`: see OneAhead. `games` are played of
    each variant in a test run, `soak` by hand, `thorough` at this share of their decisions.
    `weary(game)` is called before every answer: players may agree to end what has no end.
    """

    spec: AnySpec
    variants: Callable[[int], Sequence[Any]]
    conserved: Callable[[Any], Any]
    value: Callable[[Any, int], float]
    games: int = 20
    soak: int = 500
    thorough: float = 0.04
    weary: Callable[[Game], None] = lambda _: None


def require(condition: bool, what: str, *about: Any) -> None:
    """Raise ContractBroken unless the condition holds."""
    if not condition:
        raise ContractBroken(": ".join([what, *map(repr, about)]))


def throwaway(spec: AnySpec, chance: Random) -> EntryRng:
    """Return chance that no game depends on."""
    return EntryRng(chance.randbytes(SEED_BYTES), spec.id, spec.version, 0)


def check_position(spec: AnySpec, table: Table, chance: Random) -> None:
    """Check everything that can be seen from one position."""
    before = state_hash(table.state)
    check_round_trip(spec, table.state)
    check_sections(spec, table)
    check_nobody_else(spec, table, chance)
    for ask in spec.rules.asks(table.state):
        check_offers(spec, table.state, ask.seat, chance)
        check_refusals(spec, table.state, ask.seat, chance)
    for observer in (None, *range(len(table.answers))):
        check_non_interference(spec, table, observer, chance)
    require(state_hash(table.state) == before, "the state was changed in place")


def check_round_trip(spec: AnySpec, state: Any) -> None:
    """JSON of a state decodes to the same state."""
    require(survives_json(state, spec.state), "the state does not survive JSON")


def check_sections(spec: AnySpec, table: Table) -> None:
    """A view has no sections but those the spec declares, each of its struct."""
    for observer in (None, *range(len(table.answers))):
        for name, section in spec.rules.view(table.state, observer).items():
            require(type(section) is spec.sections.get(name), "an undeclared section", name)


def survives_json(value: Any, kind: Any) -> bool:
    """Tell whether a value is the same after JSON."""
    try:
        return bool(msgspec.json.decode(encode(value), type=kind) == value)
    except msgspec.ValidationError:
        return False


def check_facts(spec: AnySpec, events: Iterable[Emitted]) -> None:
    """JSON of every fact decodes to the same fact."""
    for event in events:
        for fact in (event.fact, event.instead):
            if fact is not None:
                require(survives_json(fact, spec.fact), "a fact does not survive JSON", fact)


def refusal(spec: AnySpec, state: Any, seat: int, action: Any, chance: Random) -> str | None:
    """Apply and preview; return the code both refuse with, None if both accept."""
    codes: list[str | None] = []
    asked: tuple[Callable[[], Any], ...] = (
        lambda: spec.rules.apply(state, seat, action, throwaway(spec, chance)),
        lambda: spec.rules.preview(state, seat, action),
    )
    for ask in asked:
        try:
            ask()
        except IllegalAction as refused:
            codes.append(refused.code)
        else:
            codes.append(None)
    require(codes[0] == codes[1], "apply and preview disagree", action, codes)
    return codes[0]


def check_nobody_else(spec: AnySpec, table: Table, chance: Random) -> None:
    """A seat that is not asked has no offers and cannot act; nor can a seat that is none."""
    state = table.state
    asked = [ask.seat for ask in spec.rules.asks(state)]
    require(len(set(asked)) == len(asked), "a seat is asked twice", asked)
    actions = [action for seat in asked for action in islice(spec.rules.legal(state, seat), SAMPLE)]
    for seat in range(-1, len(table.answers) + 1):
        if seat not in asked:
            require(spec.rules.offers(state, seat) == inputs.Offers(), "offers unasked", seat)
            require(not list(spec.rules.legal(state, seat)), "legal unasked", seat)
            for action in actions:
                code = refusal(spec, state, seat, action, chance)
                require(code is not None, "somebody else may act", seat, action)


def check_offers(spec: AnySpec, state: Any, seat: int, chance: Random) -> None:
    """Offers and legal actions are the same, all of them apply, and there is at least one."""
    paths = list(islice(inputs.paths(spec.rules.offers(state, seat)), MANY))
    legal = list(islice(spec.rules.legal(state, seat), MANY))
    require(bool(legal), "a question without an answer", seat)
    require(
        [msgspec.convert(action, spec.action) for action, _ in paths] == legal,
        "offers and legal differ",
    )
    drawn = msgspec.to_builtins(spec.rules.sample(state, seat, chance.randrange))
    require(inputs.admits(spec.rules.offers(state, seat), drawn), "a drawn action is not offered")
    for data, certain in chance.sample(paths, min(SAMPLE, len(paths))):
        action = msgspec.convert(data, spec.action)
        code = refusal(spec, state, seat, action, chance)
        require(code is None, "an offered action is refused", data, code)
        preview = spec.rules.preview(state, seat, action)
        require(
            all(preview.get(name) == pair for name, pair in certain.items()),
            "a certain result is not what the preview says",
            data,
            certain,
            preview,
        )


def check_refusals(spec: AnySpec, state: Any, seat: int, chance: Random) -> None:
    """Distorted actions are refused, or are offered too."""
    offers = spec.rules.offers(state, seat)
    for data in mutations(offers, chance):
        try:
            action = msgspec.convert(data, spec.action)
        except msgspec.ValidationError:
            continue
        if refusal(spec, state, seat, action, chance) is None:
            plain = msgspec.to_builtins(action)
            require(inputs.admits(offers, plain), "an action is legal but not offered", data)


def known_to(spec: AnySpec, state: Any, observer: int | None) -> bytes:
    """Return everything an observer is sent about a state."""
    offers = None if observer is None else spec.rules.offers(state, observer)
    return view_of(spec, state, observer) + encode([spec.rules.asks(state), offers])


def view_of(spec: AnySpec, state: Any, observer: int | None) -> bytes:
    """Return all sections an observer is sent."""
    sections = dict(spec.rules.view(state, None))
    if observer is not None:
        sections |= spec.rules.view(state, observer)
    return encode(sections)


def told(events: Iterable[Emitted], observer: int | None) -> bytes:
    """Return the facts an observer learns."""
    facts = [
        event.fact if event.to is None or observer in event.to else event.instead
        for event in events
    ]
    return encode([fact for fact in facts if fact is not None])


def check_non_interference(
    spec: AnySpec, table: Table, observer: int | None, chance: Random
) -> None:
    """What an observer cannot know changes nothing the observer is sent."""
    state = table.state
    other = spec.rules.determinize(state, observer, throwaway(spec, chance))
    require(
        known_to(spec, other, observer) == known_to(spec, state, observer),
        "hidden things show",
        observer,
    )
    for ask in spec.rules.asks(state):
        for _ in range(SAMPLE):
            action = spec.rules.sample(state, ask.seat, chance.randrange)
            act = partial(spec.rules.apply, seat=ask.seat, action=action)
            check_told_alike(spec, (state, other), act, observer, chance)


def check_told_alike(
    spec: AnySpec,
    states: tuple[Any, Any],
    act: Callable[..., Step[Any]],
    observer: int | None,
    chance: Random,
) -> None:
    """Without a barrier an action tells an observer the same in both states.

    Unless it shows something to everybody, which the observer's view then shows too.
    """
    steps = []
    for state in states:
        try:
            steps.append(act(state, rng=throwaway(spec, chance)))
        except IllegalAction:
            return
    if any(step.barrier for step in steps):
        return
    one, other = (told(step.events, observer) for step in steps)
    seen, seen_too = (view_of(spec, step.state, observer) for step in steps)
    require(one == other or seen != seen_too, "a fact tells hidden things", observer, one, other)


def check_end(spec: AnySpec, table: Table) -> None:
    """A game has a result exactly when nobody is asked anything."""
    asked = bool(spec.rules.asks(table.state))
    require(asked == (spec.rules.result(table.state) is None), "asked and ended do not fit")


def check_offers_stand(
    spec: AnySpec, table: Table, offered: dict[tuple[int, str], inputs.Offers]
) -> None:
    """The choices of a question stay the same as long as its key stands.

    A lone question is gone with the next answer, so only those of several seats can change.
    """
    asks = spec.rules.asks(table.state)
    for ask in asks if len(asks) > 1 else ():
        offers = spec.rules.offers(table.state, ask.seat)
        first = offered.setdefault((ask.seat, tables.key_of(table, ask)), offers)
        require(first == offers, "the choices of an open question changed", ask.question)


def check_replay(game: Game) -> None:
    """The log alone leads to the same state and the same facts."""
    played = list(replay.replay(game.spec, game.seed, game.log))
    require(
        state_hash(played[-1].table.state) == state_hash(game.table.state),
        "the replay ends elsewhere",
    )
    require([step.events for step in played] == game.facts, "the replay tells other facts")


def check_undo(game: Game, chance: Random, seen: dict[int, str]) -> None:
    """Whatever may be taken back leads to the earlier state; now and then it is taken back."""
    since = game.table.since
    for done in since:
        undone = tables.undo(game.spec, game.table, done.seat, done.answer, game.seed)
        require(state_hash(undone.state) == seen[done.number], "undo leads elsewhere")
    if since and chance.random() < TAKE_BACK:
        done = chance.choice(since)
        game.undo(done.seat, done.answer)


def check_game(
    contract: Contract,
    options: Any,
    seats: int,
    seed: int,
    *,
    choose: Choose = at_random,
    thorough: float | None = None,
) -> Game:
    """Play a game to its end and check it on the way, thoroughly at some of the decisions."""
    spec = contract.spec
    share = contract.thorough if thorough is None else thorough
    chance = Random(seed)  # noqa: S311 - a test game is repeatable by its seed
    game = Game.start(spec, options, seats, chance.randbytes(SEED_BYTES))
    conserved = contract.conserved(game.table.state)
    seen: dict[int, str] = {}
    offered: dict[tuple[int, str], inputs.Offers] = {}

    def watch(game: Game) -> None:
        check_end(spec, game.table)
        check_facts(spec, game.facts[-1])
        require(contract.conserved(game.table.state) == conserved, "a piece came or went")
        check_offers_stand(spec, game.table, offered)
        check_undo(game, chance, seen)
        seen[game.table.number + 1] = state_hash(game.table.state)
        if chance.random() < share:
            check_position(spec, game.table, chance)
        contract.weary(game)

    play(game, chance, choose, watch)
    check_position(spec, game.table, chance)
    check_replay(game)
    return game
