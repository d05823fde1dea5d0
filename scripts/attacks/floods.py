"""Attacks that try to exhaust time: as many small requests as the attacker's core can send."""

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
