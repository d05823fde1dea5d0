"""Thousands of connections at once, without waiting for any of them."""

import selectors
import socket
from enum import Enum

from .wire import source


class Reading(Enum):
    EVERYTHING = 1
    STATUS = 2  # and nothing more: the response stays unread
    ONCE = 3  # then leaves


class Crowd:
    def __init__(self, attack, reading=Reading.EVERYTHING, receive_buffer=None):
        self.attack, self.reading, self.receive_buffer = attack, reading, receive_buffer
        self.selector = selectors.DefaultSelector()
        self.members = {}  # sockets, and the status of their responses

    def __len__(self):
        return len(self.members)

    def add(self, data):
        """Connects from some address of this machine and sends this, as far as the server accepts it."""
        client = socket.socket()
        client.setblocking(False)
        if self.receive_buffer:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, self.receive_buffer)
        client.bind((source(), 0))
        client.connect_ex(("127.0.0.1", self.attack.port))
        self.members[client] = None
        self.selector.register(client, selectors.EVENT_READ | selectors.EVENT_WRITE, memoryview(data))
        self.attack.sent += 1

    def turn(self, seconds=0.05):
        """Sends and reads whatever is possible."""
        for key, mask in self.selector.select(seconds):
            try:
                if mask & selectors.EVENT_WRITE:
                    self._send(key.fileobj, key.data)
                if mask & selectors.EVENT_READ:
                    self._receive(key.fileobj)
            except BlockingIOError:
                pass
            except OSError:
                self._leave(key.fileobj)

    def _send(self, client, data):
        rest = data[client.send(data) :] if len(data) else data
        events = selectors.EVENT_READ | selectors.EVENT_WRITE if len(rest) else selectors.EVENT_READ
        self.selector.modify(client, events, rest)

    def _receive(self, client):
        data = client.recv(262_144 if self.reading is not Reading.STATUS else 12)
        if not data:
            return self._leave(client)
        if self.members[client]:
            return
        self.members[client] = data[9:12].decode("ascii", "replace")
        self.attack.answered(self.members[client])
        if self.reading is Reading.ONCE:
            self._leave(client)
        elif self.reading is Reading.STATUS:
            self.selector.unregister(client)

    def _leave(self, client):
        if not self.members.pop(client):
            self.attack.answered("closed")
        try:
            self.selector.unregister(client)
        except KeyError:
            pass
        client.close()

    def close(self):
        self.turn(0)
        self.attack.held = sum(status == "200" for status in self.members.values())
        for client in list(self.members):
            client.close()
        self.members = {}
        self.selector.close()
