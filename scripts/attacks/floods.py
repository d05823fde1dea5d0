"""Attacks that try to exhaust time: as many small requests as the attacker's core can send."""

import time

from .crowd import Crowd
from .wire import Connection, Visitor, request

CONNECTIONS = 8


def flood(attack, make):
    """Sends the request that `make` returns for a number, over several connections at once, and never slows down."""
    connections = [Connection(attack.port) for _ in range(CONNECTIONS)]
    while attack.goes_on:
        asked = []
        for connection in connections:
            try:
                connection.send(make(attack.sent))
                attack.sent += 1
                asked.append(connection)
            except OSError:
                connection.close()
        for connection in asked:
            try:
                attack.answered(connection.receive()[0])
            except OSError:
                attack.answered("closed")
                connection.close()


def pages(attack):
    visitor = Visitor(attack.port)
    data = visitor.get("/counter")
    flood(attack, lambda number: data)


def strangers_pages(attack):
    data = request(attack.port, "GET", "/counter")
    flood(attack, lambda number: data)


def unequal_pages(attack):
    """The quick ones let the page seem quick, whoever asks."""
    quick, slow = (request(attack.port, "GET", f"/bench/work/{milliseconds}") for milliseconds in (0, 100))
    paced(attack, [quick] * 60 + [slow])


def unequal_presses(attack):
    """The quick ones let the button seem quick; then the same visitor presses it for 100 ms."""
    visitor = Visitor(attack.port, "/bench/work/0")

    def post(target, kind="click", **value):
        return visitor.post({"events": [{"target": target, "type": kind, **value}]})

    press = post("work")
    # Presses of a page without a stream go to the session's own thread anyway.
    stream = Crowd(attack)
    stream.add(visitor.stream())
    requests = [post("time", "input", value="0")] + [press] * 60 + [post("time", "input", value="100"), press]
    paced(attack, requests, stream)
    stream.close()


def paced(attack, requests, crowd=None):
    """Sends these requests in turn, each after the response to the one before, while a crowd reads."""
    connection = Connection(attack.port)
    while attack.goes_on:
        if crowd:
            crowd.turn(0)
        if not attack.is_due:
            time.sleep(0.001)
            continue
        data = requests[attack.sent % len(requests)]
        attack.sent += 1
        try:
            attack.answered(connection.ask(data)[0])
        except OSError:
            attack.answered("closed")


def repairs(attack):
    visitor = Visitor(attack.port, "/bench/text/10")
    posts = [visitor.post({"events": [], "mismatches": [number]}) for number in range(3, 40)]
    flood(attack, lambda number: posts[number % len(posts)])


def refusals(attack):
    """A missing page, a foreign origin, a missing target, a wrong type: each adds to the log."""
    visitor = Visitor(attack.port)
    event = {"events": [{"target": "nothing", "type": "click"}]}
    kinds = [
        request(attack.port, "GET", "/_martlet/pages/AAAAAAAAAAAAAAAAAAAAAA/stream?after=0"),
        visitor.post(event, ["Origin: https://elsewhere.example"]),
        visitor.post(event),
        request(attack.port, "POST", f"/_martlet/pages/{visitor.page}/events", ["Content-Type: text/plain"], b"{}"),
    ]
    flood(attack, lambda number: kinds[number % len(kinds)])


def hosts(attack):
    flood(
        attack,
        lambda number: request(attack.port, "GET", "/counter", host=f"name{attack.random.getrandbits(40):x}.example"),
    )
