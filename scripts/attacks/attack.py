"""What every attack has: its target, when and after how many requests it ends, and the responses it received."""

import os
import random
import resource
import time
from collections import Counter
from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class Kind:
    name: str
    sends: str
    run: Callable
    answers: frozenset  # those that the protocol defines for it; any other fails
    at_most: int = 100_000  # requests in total, however much time is left
    a_second: float = float("inf")  # requests per second, on average
    holds: float = float("inf")  # responses with 200 that may still be open when it leaves
    unread_log: bool = False
    addresses: int = 0  # as a proxy tells them; 0 for this machine's own, which cannot be told apart
    settings: tuple = ()  # of the server's environment, as (name, value)
    aftermath: float = 3  # seconds in which its remains may still disturb


class Attack:
    """One run of an attack, in the attacker's process."""

    def __init__(self, kind, port, seconds):
        self.kind, self.port = kind, port
        self.begin = time.monotonic()
        self.end = self.begin + seconds
        self.sent = 0
        self.held = 0
        self.answers = Counter()
        self.random = random.Random(20_261_122)

    @property
    def goes_on(self):
        return self.sent < self.kind.at_most and time.monotonic() < self.end

    @property
    def is_due(self):
        """Whether it may send another request already."""
        return self.goes_on and self.sent < self.kind.a_second * (time.monotonic() - self.begin)

    @property
    def sender(self):
        """The header by which a proxy tells the address of the next request; none for this machine's own."""
        if not self.kind.addresses:
            return []
        number = self.sent % self.kind.addresses
        return [f"X-Forwarded-For: 10.7.{number // 250}.{number % 250 + 1}"]

    def answered(self, status):
        self.answers[str(status)] += 1


def attacker(kind, port, seconds, core, results):
    """The attacker's process: reports what it sent, which responses it received, and what was wrong."""
    os.sched_setaffinity(0, {core})
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    attack = Attack(kind, port, seconds)
    trouble = None
    try:
        kind.run(attack)
    except Exception as error:  # whoever waits for the results has to receive it
        trouble = repr(error)
    if attack.held > kind.holds:
        trouble = f"it held {attack.held} answers open, and {kind.holds} are allowed"
    results.send((attack.sent, dict(attack.answers), trouble))
