"""A bad network between servers and their Redis."""

import asyncio
import contextlib
import random
import threading


class RedisProxy:
    """Forwards connections to `port`. What it does to them may be changed at any time."""

    def __init__(self, port):
        self.target = port
        # Seconds by which each piece is late, at most.
        self.delay = 0
        # How likely a piece is the end of its connection.
        self.loss = 0
        # Whether nothing arrives any more, although the connections stay.
        self.isSilent = False
        self.connections = set()
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.server = asyncio.run_coroutine_threadsafe(self.listen(), self.loop).result(10)
        self.port = self.server.sockets[0].getsockname()[1]

    async def listen(self):
        return await asyncio.start_server(self.accept, "127.0.0.1", 0)

    async def accept(self, reader, writer):
        try:
            other_reader, other_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        pair = (writer, other_writer)
        self.connections.add(pair)
        await asyncio.wait(
            [asyncio.create_task(self.forward(reader, other_writer)), asyncio.create_task(self.forward(other_reader, writer))],
            return_when=asyncio.FIRST_COMPLETED)
        self.close(pair)

    async def forward(self, reader, writer):
        with contextlib.suppress(OSError):
            while piece := await reader.read(65_536):
                if self.delay:
                    await asyncio.sleep(random.uniform(0, self.delay))
                while self.isSilent:
                    await asyncio.sleep(0.02)
                if random.random() < self.loss:
                    return
                writer.write(piece)
                await writer.drain()

    def close(self, pair):
        self.connections.discard(pair)
        for writer in pair:
            writer.close()

    def cut(self):
        """Ends all connections."""
        self.loop.call_soon_threadsafe(lambda: [self.close(pair) for pair in list(self.connections)])

    def end(self):
        self.cut()
        self.loop.call_soon_threadsafe(self.server.close)
