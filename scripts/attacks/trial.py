"""One attack beside one neighbour, with its own server."""

import multiprocessing
import subprocess
import time
from dataclasses import dataclass, field

from .attack import attacker
from .neighbour import Measure, neighbour
from .server import Server

MEMORY_LIMIT = 100  # megabytes that may remain allocated afterwards
MEMORY_PEAK = 512  # megabytes, whatever is sent
# Seconds. The page of a visitor who did not return is kept for 60, and freed memory is returned a little later.
MEMORY_DEADLINE = 100
NEWCOMER_LIMIT = 1_000  # milliseconds
NEIGHBOUR_LIMIT = 50  # milliseconds that the neighbour's p99 may be longer


@dataclass
class Trial:
    kind: object
    sent: int = 0
    answers: dict = field(default_factory=dict)
    alone: Measure = field(default_factory=Measure)
    beside: Measure = field(default_factory=Measure)
    after: Measure = field(default_factory=Measure)
    memory: tuple = (0, 0, 0)  # megabytes before, at most, and afterwards
    faults: list = field(default_factory=list)

    @property
    def waited(self):
        """The neighbour's p99 during the attack or after it, whichever is greater."""
        return max(self.beside.of_presses(0.99), self.after.of_presses(0.99))

    def judge(self):
        own = self.alone.of_presses(0.99)
        if self.waited > own + NEIGHBOUR_LIMIT:
            self.faults.append(f"the neighbour's p99 is {self.waited:.1f} ms, alone {own:.1f} ms")
        newcomer = max(self.beside.longest_newcomer, self.after.longest_newcomer)
        if newcomer > NEWCOMER_LIMIT:
            self.faults.append(f"a newcomer waited {newcomer:.0f} ms")
        for measure in (self.alone, self.beside, self.after):
            if measure.failures:
                self.faults.append(f"{len(measure.failures)} failures of the neighbour's, first {measure.failures[0]}")
        if self.memory[2] - self.memory[0] > MEMORY_LIMIT:
            self.faults.append(f"{self.memory[2] - self.memory[0]:.0f} MB of memory have stayed")
        if self.memory[1] > MEMORY_PEAK:
            self.faults.append(f"{self.memory[1]:.0f} MB of memory at the peak")
        for status in self.answers.keys() - self.kind.answers:
            self.faults.append(f"{self.answers[status]} answers {status}, which the protocol has not for this")
        if not self.answers:
            self.faults.append("the attack was answered nothing")


def run(kind, program, seconds, server_core, attacker_core):
    trial = Trial(kind)
    settings = [*kind.settings, *([("MARTLET_TRUSTED_PROXIES", "127.0.0.0/8")] if kind.addresses else [])]
    server = Server(program, server_core, subprocess.PIPE if kind.unread_log else subprocess.DEVNULL, settings)
    commands, theirs = multiprocessing.Pipe()
    someone = multiprocessing.Process(target=neighbour, args=(server.port, server_core, theirs), daemon=True)
    try:
        someone.start()
        theirs.close()
        trial.alone = measure(commands, seconds)
        before = server.resident
        trial.sent, trial.answers, trial.beside = attack(trial, server, commands, seconds, attacker_core)
        trial.after = measure(commands, kind.aftermath)
        commands.send(None)
        after = settled(server, before)
        trial.memory = (before, server.peak, after)
    except (EOFError, OSError) as error:
        trial.faults.append(f"the neighbour has gone: {error!r}")
    finally:
        is_running = server.is_running
        code = server.stop()
        someone.join(5)
        if someone.is_alive():
            someone.kill()
    if not is_running:
        trial.faults.append(f"the server ended with {code}")
    elif code != 0:
        trial.faults.append(f"the server did not stop in order ({code})")
    trial.judge()
    return trial


def attack(trial, server, commands, seconds, core):
    """Starts the attacker, has the neighbour measure while it runs, and returns the results of both."""
    results, theirs = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.Process(
        target=attacker, args=(trial.kind, server.port, seconds, core, theirs), daemon=True
    )
    process.start()
    theirs.close()
    try:
        beside = measure(commands, seconds)
        sent, answers, trouble = result(results)
    finally:
        process.kill()
        process.join()
    if trouble:
        trial.faults.append(f"the attacker says: {trouble}")
    return sent, answers, beside


def result(results):
    try:
        # An attacker whose responses do not arrive waits as long as its connections do.
        if results.poll(30):
            return results.recv()
        return 0, {}, "it does not end"
    except EOFError:
        return 0, {}, "it ended without a word"


def measure(commands, seconds):
    commands.send(seconds)
    return commands.recv()


def settled(server, before):
    """The memory when it has shrunk, or at the deadline."""
    end = time.monotonic() + MEMORY_DEADLINE
    while server.resident - before > MEMORY_LIMIT and time.monotonic() < end:
        time.sleep(0.5)
    return server.resident
