"""An ordinary visitor, and newcomers: how long they wait for their responses."""

import json
import os
import re
import socket
import threading
import time
from dataclasses import dataclass, field

from .wire import Connection, Visitor, request

PRESSES_A_SECOND = 50
NEWCOMERS_A_SECOND = 4
PATIENCE = 20  # seconds that presses may take longer in total


@dataclass
class Measure:
    """Milliseconds that each response took, and what went wrong."""

    presses: list = field(default_factory=list)
    newcomers: list = field(default_factory=list)
    failures: list = field(default_factory=list)

    def of_presses(self, share):
        return percentile(self.presses, share)

    @property
    def longest_newcomer(self):
        return max(self.newcomers, default=0)


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * share))] if values else 0.0


class Neighbour:
    """Presses + on /counter at a steady pace, with the page's stream open, as a browser would."""

    def __init__(self, port):
        self.visitor = Visitor(port)
        self.pressed = 0
        self.frame = 0
        self._open_stream()

    def _open_stream(self):
        self.stream = socket.create_connection(("127.0.0.1", self.visitor.port), timeout=10)
        self.stream.sendall(self.visitor.stream(f"after={self.frame}"))
        self.stream.setblocking(False)

    def measure(self, seconds):
        result = Measure()
        newcomers = threading.Thread(target=self._send_newcomers, args=(result, time.monotonic() + seconds))
        newcomers.start()
        due = time.monotonic()
        end = due + seconds
        last = due
        while due < end and last < end + PATIENCE:
            time.sleep(max(0, due - time.monotonic()))
            # A press that had to wait for the response to the previous one has waited too.
            begin = due if last > due else time.monotonic()
            self._press(result)
            last = time.monotonic()
            result.presses.append((last - begin) * 1000)
            self._read_stream(result)
            due += 1 / PRESSES_A_SECOND
        newcomers.join()
        return result

    def _press(self, result):
        """Posts until there is a response, as the client does. Each press counts once."""
        self.pressed += 1
        post = {"seq": self.pressed, "ack": self.frame, "events": [{"target": "inc", "type": "click"}]}
        data = self.visitor.post(post, ["Prefer: return=representation"])
        for _ in range(3):
            try:
                status, _, body = self.visitor.connection.ask(data)
            except OSError as error:
                trouble = repr(error)
                continue
            if status == 200 and f"Count: {self.pressed:,}" in json.dumps(json.loads(body)):
                return
            trouble = f"{status} {body[:100]}"
            break
        result.failures.append(f"press {self.pressed}: {trouble}")

    def _read_stream(self, result):
        try:
            while data := self.stream.recv(65_536):
                if numbers := re.findall(rb"\nid: (\d+)\n", data):
                    self.frame = int(numbers[-1])
            result.failures.append(f"the stream ended after press {self.pressed}")
            self._open_stream()
        except BlockingIOError:
            pass
        except OSError as error:
            result.failures.append(f"the stream: {error!r}")

    def _send_newcomers(self, result, end):
        while time.monotonic() < end:
            begin = time.monotonic()
            try:
                newcomer = Connection(self.visitor.port)
                status = newcomer.ask(request(self.visitor.port, "GET", "/counter"))[0]
                newcomer.close()
                if status != 200:
                    result.failures.append(f"a newcomer is answered {status}")
            except OSError as error:
                result.failures.append(f"a newcomer: {error!r}")
            result.newcomers.append((time.monotonic() - begin) * 1000)
            time.sleep(1 / NEWCOMERS_A_SECOND)


def neighbour(port, core, commands):
    """The neighbour's process: measures for the given number of seconds, each time; None ends it."""
    os.sched_setaffinity(0, {core})
    someone = Neighbour(port)
    while (seconds := commands.recv()) is not None:
        commands.send(someone.measure(seconds))
