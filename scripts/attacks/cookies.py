"""Attacks of visitors who have cookies, and of those who ask for a page that nobody has asked for before."""

import time

from .crowd import Crowd
from .memory import HEAVY, hold
from .wire import Visitor, request


def cold_burst(attack):
    """Everything at once, before the first answer tells what such a page costs. Then nothing more."""
    crowd = Crowd(attack)
    while attack.goes_on:
        crowd.add(request(attack.port, "GET", HEAVY, [*attack.sender, "Connection: close"]))
    while len(crowd) and time.monotonic() < attack.end:
        crowd.turn()
    crowd.close()


def live_pages(attack):
    """A hundred visitors open heavy pages, each with a stream that keeps it alive."""
    crowd = Crowd(attack)
    visitors = []
    while time.monotonic() < attack.end:
        if len(visitors) < 100:
            try:
                visitors.append(Visitor(attack.port, HEAVY, attack.sender))
                attack.answered(200)
                crowd.add(visitors[-1].stream())
            except ConnectionError as refusal:
                attack.answered(str(refusal).rsplit(" ", 1)[-1])
                attack.sent += 1
        crowd.turn(0.02)
    crowd.close()


def growing_pages(attack):
    """A hundred visitors have rows made by events: the pages were small when they were loaded."""
    visitors = [Visitor(attack.port, "/rows", attack.sender) for _ in range(100)]
    streams = Crowd(attack)
    for visitor in visitors:
        streams.add(visitor.stream())
        visitor.connection.close()
    requests = [visitor.post({"events": [{"target": "runlots", "type": "click"}]}) for visitor in visitors]
    hold(attack, streams, requests)


def row_reports(attack):
    """Reports of rows near the visitor's view, each far from the one before, so that all rows are others."""
    visitors = [Visitor(attack.port, "/evaluation/lazy-list", attack.sender) for _ in range(4)]
    streams = Crowd(attack)
    for visitor in visitors:
        streams.add(visitor.stream())
    lists = [visitor.target("rows") for visitor in visitors]

    def report(number):
        first = number % 2 * 40_000 + number % 97
        return lists[number % 4], {"type": "rows", "value": f"{first}-{first + 499}"}

    posts(attack, visitors, report, streams)


def large_names(attack):
    """Wrong logins, whose names are one character of 57 KB each: what is remembered of them is shared by all."""
    visitor = Visitor(attack.port, "/login", attack.sender)

    def login(number):
        step = number % 3
        text = f"n{number}x" + "\u20dd" * 19_000 if step == 0 else "wrong"
        target = ["name", "password", "sign-in"][step]
        return target, {"type": "click"} if step == 2 else {"type": "input", "value": text}

    posts(attack, [visitor], login)


def large_characters(attack):
    """Cards of a board that all visitors see, with titles of a few characters that have many bytes."""
    visitor = Visitor(attack.port, "/programs/kanban", attack.sender)
    field = visitor.target("input")

    def card(number):
        if number % 2 == 0:
            return field, {"type": "input", "value": "x" + "\u20dd" * 19_000}
        return field, {"type": "submit"}

    posts(attack, [visitor], card)


def posts(attack, visitors, event, streams=None):
    """Sends one event after another, each after the response to the one before. `event` gives the target of a number, and
    the rest."""
    while attack.goes_on:
        if streams:
            streams.turn(0)
        if not attack.is_due:
            time.sleep(0.001)
            continue
        visitor = visitors[attack.sent % len(visitors)]
        target, rest = event(attack.sent)
        attack.sent += 1
        try:
            attack.answered(visitor.connection.ask(visitor.post({"events": [{"target": target, **rest}]}))[0])
        except OSError:
            attack.answered("closed")
    if streams:
        streams.close()


def networks(attack):
    """Streams from 20,000 networks of IPv6: nobody can be counted alone any more."""
    crowd = Crowd(attack)
    visitor = Visitor(attack.port)
    while time.monotonic() < attack.end:
        while attack.is_due:
            number = attack.sent
            sender = [f"X-Forwarded-For: 2001:db8:{number >> 8:x}:{number & 255:x}::1"]
            crowd.add(request(attack.port, "GET", f"/_martlet/pages/{visitor.page}/stream?after=0",
                              [f"Cookie: {visitor.cookie}", *sender]))
        crowd.turn()
    crowd.close()
