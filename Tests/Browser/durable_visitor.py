"""A visitor by hand who keeps to docs/protocol.md, "Durable posts": for tests that kill the server."""

import http.client
import json
import random
import re
import socket
import threading
import time


class DurableVisitor:
    """Loads a page, presses a button again and again, keeps each press until it is durable, and sends those again that
    the server does not have. `press` returns at once; a thread sends."""

    def __init__(self, port, path):
        self.port = port
        answer, body = self.request("GET", path)
        assert answer.status == 200, body
        self.cookie = answer.getheader("Set-Cookie").split(";")[0]
        self.page = re.search(r'<meta name="martlet-page" content="([^"]+)"', body).group(1)
        assert 'data-durable="0"' in body
        self.lock = threading.Lock()
        self.kept = {}
        self.sequence = 0
        self.next = 1
        self.frame = 0
        self.durable = 0
        self.gaps = []
        self.refusals = []
        self.reloads = 0
        self.isOver = False
        self.isReady = threading.Event()
        self.threads = [threading.Thread(target=self.listen), threading.Thread(target=self.send)]
        for thread in self.threads:
            thread.start()

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

    def press(self, target):
        with self.lock:
            self.sequence += 1
            self.kept[self.sequence] = target

    def send(self):
        while not self.isOver:
            with self.lock:
                number = self.next
                target = self.kept.get(number)
                body = json.dumps(
                    {"seq": number, "ack": self.frame, "events": [{"target": target, "type": "click"}]})
            if target is None or not self.isReady.is_set():
                time.sleep(0.005)
                continue
            try:
                answer, text = self.request(
                    "POST", f"/_martlet/pages/{self.page}/events", body, {"Cookie": self.cookie})
            except (OSError, http.client.HTTPException):
                time.sleep(0.02)
                continue
            with self.lock:
                if answer.status == 204:
                    self.next = max(self.next, number + 1) if self.next == number else self.next
                elif answer.status == 409 and "expected" in text:
                    self.next = int(json.loads(text)["expected"])
                elif answer.status in (429, 503):
                    time.sleep(0.05)
                elif answer.status in (404, 410):
                    self.reloads += 1
                    self.isOver = True
                else:
                    self.refusals.append((number, answer.status, text))
                    self.next = number + 1

    def listen(self):
        while not self.isOver:
            try:
                self.read_stream()
            except OSError:
                pass
            self.isReady.clear()
            time.sleep(random.uniform(0.02, 0.1))

    def read_stream(self):
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as stream:
            stream.settimeout(0.5)
            stream.sendall(
                f"GET /_martlet/pages/{self.page}/stream?after={self.frame} HTTP/1.1\r\n"
                f"Host: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n\r\n".encode())
            text = b""
            while not self.isOver:
                try:
                    data = stream.recv(65_536)
                except TimeoutError:
                    continue
                if not data:
                    return
                text += data
                while b"\n\n" in text:
                    block, text = text.split(b"\n\n", 1)
                    self.take(block.decode())

    def take(self, block):
        fields = dict(line.split(": ", 1) for line in block.split("\n") if ": " in line)
        with self.lock:
            if "id" in fields:
                self.frame = int(fields["id"])
            if "durable" in fields:
                self.durable = max(self.durable, int(fields["durable"]))
                for number in [number for number in self.kept if number <= self.durable]:
                    del self.kept[number]
            if "posts" in fields:
                self.next = int(fields["posts"]) + 1
                self.isReady.set()

    def wait_until_durable(self, seconds=30):
        end = time.monotonic() + seconds
        while time.monotonic() < end and not self.isOver:
            with self.lock:
                if self.durable >= self.sequence:
                    return True
            time.sleep(0.01)
        return False

    def html(self, path):
        """The page as another tab of the visitor shows it."""
        return self.request("GET", path, headers={"Cookie": self.cookie})[1]

    def shown(self, pattern):
        """What the page itself shows, by the whole page as a new stream sends it."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as stream:
            stream.sendall(
                f"GET /_martlet/pages/{self.page}/stream?after=0&resync=1 HTTP/1.1\r\n"
                f"Host: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n\r\n".encode())
            text = ""
            while True:
                text += stream.recv(65_536).decode()
                found = re.search(pattern, text)
                if found:
                    return found.group(1)

    def end(self):
        self.isOver = True
        for thread in self.threads:
            thread.join()
