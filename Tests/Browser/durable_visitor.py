"""A visitor by hand who keeps to docs/protocol.md, "Durable posts": for tests that kill the server."""

import asyncio
import collections
import contextlib
import http.client
import json
import random
import re
import socket
import threading
import time


def start_loop():
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, daemon=True).start()
    return loop


class DurableVisitor:
    """Loads a page, sends posts again and again, keeps each until it is durable, and sends those again that the server
    does not have. `press` and `post` return at once. All visitors are served by one thread."""

    loop = None
    # Header lines of the stream's request.
    stream_headers = ""

    def __init__(self, port, path):
        DurableVisitor.loop = DurableVisitor.loop or start_loop()
        self.port = port
        answer, body = self.request("GET", path)
        assert answer.status == 200, body
        # A proxy may have one of its own.
        self.cookie = "; ".join(each.split(";")[0] for each in answer.headers.get_all("Set-Cookie"))
        self.page = re.search(r'<meta name="martlet-page" content="([^"]+)"', body).group(1)
        assert 'data-durable="0"' in body
        self.lock = threading.Lock()
        self.kept = {}
        self.sequence = 0
        self.next = 1
        self.frame = 0
        self.durable = 0
        # For how many seconds the page was not live, each time.
        self.gaps = []
        # How often the page was sent anew as a whole: from then on its numbers are stored.
        self.renewals = 0
        # How many streams it has opened.
        self.connections = 0
        self.refusals = []
        # What the last posts have got, for the message of a test that fails.
        self.answers = collections.deque(maxlen=5)
        self.reloads = 0
        self.isOver = False
        # Somebody else reads the page's stream, of which there is one.
        self.isAsked = False
        self.isReady = asyncio.Event()
        self.hasWork = asyncio.Event()
        self.connection = None
        self.tasks = [
            asyncio.run_coroutine_threadsafe(work, DurableVisitor.loop) for work in (self.listen(), self.send())]

    def request(self, method, path, body=None, headers=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            headers = dict(headers or {})
            if body is not None:
                headers["Content-Type"] = "application/json"
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            return answer, answer.read().decode()
        finally:
            connection.close()

    def actions(self):
        """What the page offers."""
        path = f"/_martlet/pages/{self.page}/actions"
        answer, body = self.request("GET", path, headers={"Cookie": self.cookie})
        if answer.status != 200:
            raise http.client.HTTPException(body)
        return json.loads(body)

    def press(self, target):
        self.post([{"target": target, "type": "click"}])

    def post(self, events):
        with self.lock:
            self.sequence += 1
            self.kept[self.sequence] = events
        DurableVisitor.loop.call_soon_threadsafe(self.hasWork.set)

    # What runs in the loop.

    async def send(self):
        while True:
            await self.isReady.wait()
            self.hasWork.clear()
            with self.lock:
                number = self.next
                events = self.kept.get(number)
                body = json.dumps({"seq": number, "ack": self.frame, "events": events})
            if events is None:
                await self.hasWork.wait()
                continue
            try:
                status, text = await self.exchange(body)
            except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
                self.answers.append((number, repr(error)))
                self.disconnect()
                await asyncio.sleep(0.02)
                continue
            self.answers.append((number, status, text[:200]))
            with self.lock:
                if status == 204:
                    self.next = max(self.next, number + 1) if self.next == number else self.next
                    continue
                if status == 409 and "expected" in text:
                    self.next = int(json.loads(text)["expected"])
                    continue
                if status in (404, 410):
                    self.reloads += 1
                    self.refusals.append((number, status, text))
                    self.isOver = True
                    return
                if status == 307:
                    # Its session has left meanwhile: a browser sends the same again by itself.
                    continue
                if status not in (429, 503):
                    self.refusals.append((number, status, text))
                    self.next = number + 1
                    continue
            await asyncio.sleep(0.05)

    async def exchange(self, body):
        async with asyncio.timeout(20):
            if self.connection is None:
                self.connection = await asyncio.open_connection("127.0.0.1", self.port)
            reader, writer = self.connection
            writer.write(
                f"POST /_martlet/pages/{self.page}/events HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
                f"Cookie: {self.cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
                f"{body}".encode())
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = re.search(r"(?i)^content-length: (\d+)", head, re.MULTILINE)
            text = await reader.readexactly(int(length.group(1))) if length else b""
            if re.search(r"(?i)^connection: close", head, re.MULTILINE):
                self.disconnect()
            return int(head.split(" ", 2)[1]), text.decode()

    def disconnect(self):
        if self.connection:
            self.connection[1].close()
        self.connection = None

    async def listen(self):
        since = None
        while not self.isOver:
            if self.isAsked:
                await asyncio.sleep(0.01)
                continue
            try:
                since = await self.read_stream(since)
            except OSError:
                pass
            since = since or time.monotonic()
            self.isReady.clear()
            await asyncio.sleep(random.uniform(0.02, 0.1))

    async def read_stream(self, since):
        """Reads the stream to its end. Returns since when the page is not live, if it has been."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 24)
        self.connections += 1
        try:
            writer.write(
                f"GET /_martlet/pages/{self.page}/stream?after={self.frame} HTTP/1.1\r\n"
                f"Host: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n{self.stream_headers}\r\n".encode())
            while True:
                block = (await reader.readuntil(b"\n\n")).decode()
                if self.take(block) and since:
                    self.gaps.append(time.monotonic() - since)
                    since = None
        except asyncio.IncompleteReadError:
            return since
        finally:
            writer.close()

    def take(self, block):
        """Takes an event of the stream. Returns whether the page is live from then on."""
        fields = dict(line.split(": ", 1) for line in block.split("\n") if ": " in line)
        with self.lock:
            if "id" in fields:
                self.frame = int(fields["id"])
                self.renewals += fields.get("data", "").startswith('[["z"')
            if "durable" in fields:
                self.durable = max(self.durable, int(fields["durable"]))
                for number in [number for number in self.kept if number <= self.durable]:
                    del self.kept[number]
                # The answer to a post that is durable may have been lost.
                self.next = max(self.next, self.durable + 1)
                self.hasWork.set()
            if "posts" not in fields:
                return False
            self.next = int(fields["posts"]) + 1
        self.isReady.set()
        self.hasWork.set()
        return True

    # What tests ask.

    def wait_until_durable(self, seconds=30):
        end = time.monotonic() + seconds
        while time.monotonic() < end and not self.isOver:
            with self.lock:
                if self.durable >= self.sequence:
                    return True
            time.sleep(0.01)
        return False

    @property
    def description(self):
        """Where the visitor stands, for the message of a test that fails."""
        ends = [task.exception() for task in self.tasks if task.done() and not task.cancelled()]
        return (
            f"{type(self).__name__}: {self.sequence} posts made, {self.durable} durable, {self.next} is next, "
            f"frame {self.frame}, live {self.isReady.is_set()}, refused {self.refusals[:3]}, "
            f"last {list(self.answers)}, {ends}")

    def html(self, path):
        """The page as another tab of the visitor shows it."""
        return self.request("GET", path, headers={"Cookie": self.cookie})[1]

    def shown(self, pattern):
        """What the page itself shows, by the whole page as a new stream sends it."""
        end = time.monotonic() + 30
        while time.monotonic() < end:
            self.isAsked = True
            found = re.search(pattern, self.whole_page(pattern))
            self.isAsked = False
            if found:
                return found.group(1)
            # Posts may be on their way, for which the visitor's own stream must be back.
            time.sleep(0.2)
        raise AssertionError(f"the page never shows {pattern}")

    def whole_page(self, pattern):
        """What a new stream sends within some time or until `pattern` is in it. The visitor's own one, which it ends, may come back once
        and end it."""
        received = ""
        with socket.create_connection(("127.0.0.1", self.port), timeout=3) as stream:
            stream.sendall(
                f"GET /_martlet/pages/{self.page}/stream?after=0&resync=1 HTTP/1.1\r\n"
                f"Host: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n{self.stream_headers}\r\n".encode())
            with contextlib.suppress(TimeoutError):
                while not re.search(pattern, received) and (piece := stream.recv(65_536)):
                    received += piece.decode(errors="ignore")
        return received

    def end(self):
        self.isOver = True
        for task in self.tasks:
            task.cancel()
        DurableVisitor.loop.call_soon_threadsafe(self.disconnect)
