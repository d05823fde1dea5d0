"""A connection that speaks WebDriver BiDi: commands, their responses, and events in between."""

import itertools
import json
import queue
import threading
from contextlib import ExitStack

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


class BiDiError(Exception):
    pass


class BiDiConnection:
    def __init__(self, address, on_event=lambda method, parameters: None):
        self.open = ExitStack()
        self.socket = self.open.enter_context(connect(address, max_size=None, proxy=None, ping_interval=None))
        self.on_event = on_event
        self.numbers = itertools.count(1)
        self.waiting = {}
        threading.Thread(target=self._read, daemon=True).start()

    def send(self, method, seconds=30, **parameters):
        """Performs a command and returns its result."""
        number = next(self.numbers)
        answer = self.waiting[number] = queue.Queue()
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        try:
            message = answer.get(timeout=seconds)
        except queue.Empty:
            raise BiDiError(f"{method}: no answer within {seconds} s") from None
        finally:
            self.waiting.pop(number, None)
        if message.get("type") != "success":
            raise BiDiError(f"{method}: {message.get('error')}: {message.get('message')}")
        return message["result"]

    def close(self):
        self.open.close()

    def _read(self):
        try:
            for text in self.socket:
                message = json.loads(text)
                if message.get("type") == "event":
                    self.on_event(message["method"], message["params"])
                elif answer := self.waiting.get(message.get("id")):
                    answer.put(message)
        except ConnectionClosed:
            pass
        for answer in list(self.waiting.values()):
            answer.put({"error": "closed", "message": "the browser has ended"})
