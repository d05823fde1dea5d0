"""Attacks that try to exhaust connections and streams."""

import time

from .crowd import Crowd, Reading
from .wire import Visitor, request


def idle_connections(attack):
    """Silent connections, half heads, half bodies: 5,000 at a time, and new ones for those that the server closes."""
    half = request(attack.port, "GET", "/counter")[:40]
    visitor = Visitor(attack.port)
    target = f"/_martlet/pages/{visitor.page}/form?seq=1&end=8&at=/counter"
    fields = [f"Cookie: {visitor.cookie}", "Content-Type: application/x-www-form-urlencoded"]
    body = request(attack.port, "POST", target, fields, b"x" * 3_000)[:-1_000]
    kinds = [b"", half, body]
    crowd = Crowd(attack)
    while time.monotonic() < attack.end:
        while len(crowd) < 5_000 and attack.is_due:
            crowd.add(kinds[attack.sent % 3])
        crowd.turn(0.01)
    crowd.close()


def shared_streams(attack):
    """Streams of one cookie and one page."""
    visitor = Visitor(attack.port)
    data = visitor.get(f"/_martlet/stream?p={visitor.page}:0")
    crowd = Crowd(attack)
    while time.monotonic() < attack.end:
        while attack.is_due:
            crowd.add(data)
        crowd.turn(0.01)
    crowd.close()


def resyncs(attack):
    """Streams that request all of a page with 1,000 texts, and leave when it starts to arrive."""
    visitor = Visitor(attack.port, "/bench/text/1000")
    data = visitor.stream("after=0&resync=1")
    crowd = Crowd(attack, Reading.ONCE)
    while attack.goes_on:
        while len(crowd) < 16:
            crowd.add(data)
        crowd.turn()
    crowd.close()
