"""Attacks that try to exhaust memory: bodies, responses and heavy pages."""

import time

from .crowd import Crowd, Reading
from .wire import Visitor, request

HEAVY = "/bench/text/100000"
BODY = b"x" * 200_000  # of 262,144 announced


def strangers_bodies(attack):
    """Every fourth stranger has a page, and would get as far as its body."""
    visitor = Visitor(attack.port)
    crowd = Crowd(attack)
    while attack.goes_on:
        while len(crowd) < 1_000 and attack.is_due:
            known = attack.sent % 4 == 0
            page = visitor.page if known else f"A{attack.random.getrandbits(120):021x}"[:22]
            cookie = [f"Cookie: {visitor.cookie}"] if known else []
            head = request(
                attack.port, "POST", f"/_martlet/pages/{page}/events", ["Content-Type: application/json", *cookie]
            )
            crowd.add(head.replace(b"Content-Length: 0", b"Content-Length: 262144") + BODY)
        crowd.turn(0.01)
    crowd.close()


def chunked_forms(attack):
    visitor = Visitor(attack.port)
    chunks = (b"10000\r\n" + b"a" * 65_536 + b"\r\n") * 14 + b"0\r\n\r\n"
    fields = [f"Cookie: {visitor.cookie}", "Transfer-Encoding: chunked", "Connection: close"]
    target = f"/_martlet/pages/{visitor.page}/form?seq=1&end=8&at=/counter"
    head = request(attack.port, "POST", target, [*fields, "Content-Type: application/x-www-form-urlencoded"])
    data = head.replace(b"Content-Length: 0\r\n", b"") + chunks
    crowd = Crowd(attack)
    while attack.goes_on:
        while len(crowd) < 16 and attack.is_due:
            crowd.add(data)
        crowd.turn(0.01)
    crowd.close()


def unread_answers(attack):
    """Requests the same page again and again, unchanged: the server has to keep responses rather than pages."""
    visitors = [Visitor(attack.port, "/rows") for _ in range(5)]
    for visitor in visitors:
        visitor.connection.ask(visitor.post({"events": [{"target": "runlots", "type": "click"}]}))
    requests = [visitor.get(f"/rows?_page={visitor.page}") for visitor in visitors]
    hold(attack, Crowd(attack, Reading.STATUS, receive_buffer=4_096), requests)


def visitors_heavy_pages(attack):
    """Visitors with a session, who may ask for more than strangers."""
    requests = [Visitor(attack.port).get(HEAVY, ["Connection: close"]) for _ in range(30)]
    hold(attack, Crowd(attack), requests)


def hold(attack, crowd, requests):
    """Sends requests in turn, as often as it may, and stays."""
    while time.monotonic() < attack.end:
        while attack.is_due:
            crowd.add(requests[attack.sent % len(requests)])
        crowd.turn()
    crowd.close()


def heavy_pages(attack):
    crowd = Crowd(attack)
    data = request(attack.port, "GET", HEAVY, ["Connection: close"])
    while attack.goes_on:
        while len(crowd) < 8:
            crowd.add(data)
        crowd.turn()
    crowd.close()
