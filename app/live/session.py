"""What a socket may ask: each message decoded strictly, limited, and answered."""

from dataclasses import dataclass

import msgspec
import structlog

from app.errors import AppError
from app.live import messages as wire
from app.live.connection import Connection
from app.live.hub import Channel, Hub
from app.live.limits import Limits
from app.live.node import Node
from app.rooms import projection, record
from app.rooms.chat import Chat
from app.rooms.play import Play
from app.store.base import Store, Unavailable

_decode = msgspec.json.Decoder(wire.ClientMessage).decode
_log = structlog.get_logger(__name__)


class Goodbye(Exception):
    """The socket is to be closed with this reason."""


@dataclass(frozen=True, slots=True)
class Sessions:
    """Serves the messages of all sockets."""

    node: Node
    hub: Hub
    play: Play
    chat: Chat
    store: Store
    limits: Limits

    async def serve(self, channel: Channel, connection: Connection, data: str) -> None:
        """Handle one frame. Raises Goodbye for what is no message of the protocol."""
        try:
            message = _decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._reject(connection, "", AppError("bad_message"))
            return
        if not await self.limits.message(connection):
            self._reject(connection, getattr(message, "id", ""), AppError("too_fast"))
            return
        if isinstance(message, wire.Hello):
            await self._hello(channel, connection, message)
        elif not connection.greeted:
            raise Goodbye("hello")
        else:
            await self._answer(channel, connection, message)

    async def _hello(self, channel: Channel, connection: Connection, message: wire.Hello) -> None:
        if message.proto != wire.PROTO:
            raise Goodbye("protocol")
        await self.hub.greet(channel, connection, first=True)

    async def _answer(
        self, channel: Channel, connection: Connection, message: wire.ClientMessage
    ) -> None:
        match message:
            case wire.Ping():
                connection.answer(wire.Pong())
            case wire.Sync():
                await self.hub.greet(channel, connection, first=False)
            case wire.Log(after=after):
                await self._older(channel, connection, after)
            case wire.Act() | wire.Undo() | wire.Settings() | wire.Chat() | wire.Preview():
                await self._command(channel, connection, message)
            case wire.Legal(key=key):
                await self._legal(connection, message, key)

    async def _command(
        self,
        channel: Channel,
        connection: Connection,
        message: wire.Act | wire.Undo | wire.Settings | wire.Chat | wire.Preview,
    ) -> None:
        room, guest = connection.room, connection.guest
        try:
            match message:
                case wire.Act(id=id_, key=key, action=action):
                    await self.play.act(room, guest, id_, key, action)
                case wire.Undo(id=id_, to=to):
                    await self.play.undo(room, guest, id_, to)
                case wire.Settings(id=id_, settings=settings):
                    await self.play.configure(room, guest, id_, settings)
                case wire.Chat(id=id_, text=text):
                    await self._say(connection, id_, text)
                case wire.Preview(key=key, action=action):
                    delta = await self.play.preview(room, guest, key, action)
                    connection.answer(wire.PreviewResult(id=message.id, delta=delta))
                    return
            connection.answer(wire.Ack(id=message.id))
        except Unavailable:
            self._reject(connection, message.id, AppError("unavailable"))
        except AppError as error:
            self._reject(connection, message.id, error)
            if error.code == "stale":
                await self.hub.greet(channel, connection, first=False)

    async def _say(self, connection: Connection, client_id: str, text: str) -> None:
        if not self.limits.chat(connection):
            raise AppError("chat_too_fast")
        said = await self.chat.say(connection.room, connection.guest, client_id, text)
        if said is not None:
            await self.node.chatted(connection.room)

    async def _older(self, channel: Channel, connection: Connection, after: int) -> None:
        tolds = (await record.read_log(self.store, connection.room))[1]
        seat = connection.seat
        learned = [fact for told in tolds for fact in projection.facts(told, seat)]
        now = channel.live.told[seat] if channel.live and channel.live.told else 0
        facts = wire.Facts(after=min(after, now), facts=learned[after:now])
        connection.answer(wire.LogFacts(facts=facts))

    async def _legal(self, connection: Connection, message: wire.Legal, key: str) -> None:
        try:
            actions, more = await self.play.legal(
                connection.room, connection.guest, key, message.limit
            )
        except AppError as error:
            self._reject(connection, key, error)
            return
        connection.answer(wire.LegalActions(key=key, actions=actions, more=more))

    @staticmethod
    def _reject(connection: Connection, client_id: str, error: AppError) -> None:
        connection.answer(wire.Reject(id=client_id, code=error.code, params=error.params))
