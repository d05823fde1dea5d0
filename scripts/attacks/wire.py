"""Requests and responses as bytes, one connection at a time."""

import itertools
import json
import re
import socket

_sources = itertools.count()


def source():
    """An address of this machine, one of 250 in turn."""
    return f"127.0.7.{next(_sources) % 250 + 1}"


def request(port, method, target, headers=(), body=b"", host=None):
    lines = [f"{method} {target} HTTP/1.1", f"Host: {host or f'127.0.0.1:{port}'}", *headers]
    if body or method == "POST":
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def post_of_events(port, page, cookie, post, headers=()):
    fields = [f"Cookie: {cookie}", "Content-Type: application/json", *headers]
    return request(port, "POST", f"/_martlet/pages/{page}/events", fields, json.dumps(post).encode())


class Connection:
    """Sends a request and waits for the response. Reconnects if the server has closed the connection."""

    def __init__(self, port, timeout=10):
        self.port, self.timeout = port, timeout
        self.address = source()
        self.socket, self.buffer = None, b""

    def send(self, data):
        if self.socket is None:
            self.socket = socket.create_connection(
                ("127.0.0.1", self.port), self.timeout, source_address=(self.address, 0)
            )
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(data)

    def receive(self):
        """Status, head and body. Raises `ConnectionError` if the server closes the connection earlier."""
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        lower = head.lower()
        status = int(head[9:12])
        length = re.search(rb"\r\ncontent-length: *(\d+)", lower)
        length = 0 if status == 204 or length is None else int(length[1])
        while len(self.buffer) < length:
            self._more()
        body, self.buffer = self.buffer[:length], self.buffer[length:]
        if b"\r\nconnection: close" in lower:
            self.close()
        return status, head, body

    def _more(self):
        data = self.socket.recv(262_144)
        if not data:
            raise ConnectionError("ended without an answer")
        self.buffer += data

    def ask(self, data):
        try:
            self.send(data)
            return self.receive()
        except OSError:
            self.close()
            raise

    def close(self):
        if self.socket:
            self.socket.close()
        self.socket, self.buffer = None, b""


class Visitor:
    """A visitor who has loaded a page and returned with its cookie, so that the server keeps both."""

    def __init__(self, port, path="/counter", sender=()):
        self.port = port
        self.sender = list(sender)
        self.connection = Connection(port)
        status, head, body = self.connection.ask(request(port, "GET", path, self.sender))
        if status != 200:
            raise ConnectionError(f"{path} is answered {status}")
        self.cookie = re.search(rb"(?i)set-cookie: ([^;\r]+)", head)[1].decode()
        self.page = re.search(rb'martlet-page" content="([^"]+)', body)[1].decode()
        self.connection.ask(self.post({"events": [], "mismatches": []}))

    def post(self, post, headers=()):
        return post_of_events(self.port, self.page, self.cookie, post, [*self.sender, *headers])

    def get(self, target, headers=()):
        return request(self.port, "GET", target, [f"Cookie: {self.cookie}", *self.sender, *headers])

    def stream(self, parameters="after=0"):
        return self.get(f"/_martlet/pages/{self.page}/stream?{parameters}")

    def target(self, kind, label=""):
        """The number of the first element that listens to such an event, and whose label begins so."""
        _, _, body = self.connection.ask(self.get(f"/_martlet/pages/{self.page}/actions"))
        for action in json.loads(body):
            if kind in action["type"].split() and action["label"].startswith(label):
                return action["target"]
        raise ValueError(f"nothing listens to {kind} {label}")
