"""“`--workers N`: N processes on one machine, supervised together, a visitor's connection handed to the worker that has their
session where that is possible”."""

import os
import re
import signal
import subprocess
import urllib.request

import pytest

from cluster import Redis, Server, free_ports, wait_for
from durable_visitor import DurableVisitor
from wire import REPOSITORY

WORKERS = 3
VISITORS = 24
PROGRAM = REPOSITORY / ".build/debug/ClusterProgram"


class Workers(Server):
    """A supervised server with several workers, whose metrics are at ports in a row."""

    def __init__(self, folder, redis, **settings):
        self.metrics = free_ports(WORKERS)
        super().__init__(
            folder, redis, MARTLET_NO_SUPERVISOR="0", MARTLET_WORKERS=str(WORKERS),
            MARTLET_METRICS_ADDRESS=str(self.metrics), MARTLET_METRICS_TOKEN="", **settings)

    def wait(self, seconds=20):
        super().wait(seconds)
        wait_for(lambda: all(self.of_worker(slot, "martlet_uptime") is not None for slot in range(WORKERS)), self.log)
        return self

    def of_worker(self, slot, name):
        """The sum of a worker's metrics whose names begin so; `None` if it does not serve."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.metrics + slot}/_martlet/metrics", timeout=2) as answer:
                lines = answer.read().decode().splitlines()
        except OSError:
            return None
        return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))

    def each(self, name):
        return [self.of_worker(slot, name) for slot in range(WORKERS)]


@pytest.fixture
def redis(tmp_path):
    redis = Redis(tmp_path)
    yield redis
    redis.kill()


@pytest.fixture
def start(tmp_path, redis):
    servers = []

    def start(**settings):
        servers.append(Workers(tmp_path, redis, **settings))
        return servers[-1].wait()

    yield start
    for server in servers:
        server.end()


@pytest.fixture
def visit():
    visitors = []

    def visit(server, count=1, path="/counter"):
        new = [DurableVisitor(server.port, path) for _ in range(count)]
        visitors.extend(new)
        return new

    yield visit
    for visitor in visitors:
        visitor.end()


def press(visitors, count=1):
    for _ in range(count):
        for visitor in visitors:
            visitor.press("inc")


def check(visitors, server):
    """Every press has counted once, and no page was loaded again."""
    for visitor in visitors:
        assert visitor.wait_until_durable(40), visitor.description + "\n" + server.log()
    assert [visitor.reloads for visitor in visitors] == [0] * len(visitors), server.log()
    assert [visitor.refusals for visitor in visitors] == [[]] * len(visitors), server.log()
    for visitor in visitors:
        shown = re.search(r"Count: ([\d,]+)", visitor.shown(r"(Count: [\d,]+)[^\d,]"))
        assert shown.group(1) == f"{visitor.sequence:,}", visitor.description + "\n" + server.log()


def test_all_workers_have_visitors_and_each_connection_finds_its_own(start, visit):
    server = start()
    visitors = visit(server, VISITORS)
    for _ in range(4):
        press(visitors)
        check(visitors, server)
        for visitor in visitors:
            # The next one has the cookie.
            visitor.disconnect()
    assert all(count > 0 for count in server.each("martlet_cluster_owned_sessions")), server.log()
    assert sum(server.each("martlet_cluster_owned_sessions")) == VISITORS
    assert server.each("martlet_cluster_hops") == [0] * WORKERS
    assert server.log().count("Serving on") == 1


def test_when_one_is_killed_its_visitors_go_on_and_the_others_notice_nothing(start, visit):
    server = start()
    visitors = visit(server, VISITORS)
    press(visitors, 2)
    assert all(visitor.wait_until_durable(40) for visitor in visitors), server.log()
    owned = server.each("martlet_cluster_owned_sessions")
    workers = server.workers()
    streams = [visitor.connections for visitor in visitors]
    os.kill(workers[0], signal.SIGKILL)
    press(visitors, 2)
    assert all(visitor.wait_until_durable(40) for visitor in visitors), server.log()
    # One of the three has lost its streams.
    interrupted = sum(visitor.connections > before for visitor, before in zip(visitors, streams))
    assert interrupted in owned, (interrupted, owned)
    check(visitors, server)
    assert server.process.poll() is None
    wait_for(lambda: len(server.workers()) == WORKERS, server.log)
    assert set(workers[1:]) < set(server.workers())
    for worker in server.workers():
        os.kill(worker, signal.SIGKILL)
    press(visitors, 2)
    check(visitors, server)


def test_what_ends_a_worker_ends_no_other_and_is_not_done_again(start, visit):
    server = start(CLUSTER_TRAP="1")
    (culprit,) = visit(server, path="/")
    others = visit(server, 6, path="/")
    press([culprit, *others], 2)
    check([culprit, *others], server)
    workers = server.workers()
    culprit.press("trap")
    assert culprit.wait_until_durable(40), server.log()
    press([culprit, *others])
    for visitor in [culprit, *others]:
        assert visitor.wait_until_durable(40), server.log()
    assert [visitor.reloads for visitor in [culprit, *others]] == [0] * 7
    # Everything else has counted.
    assert "Count: 3" in culprit.shown(r"(Count: [\d,]+)[^\d,]"), server.log()
    check(others, server)
    wait_for(lambda: len(server.workers()) == WORKERS, server.log)
    assert len(set(workers) & set(server.workers())) == WORKERS - 1, server.log()
    assert server.log().count("An action ended the server") == 1, server.log()
    # The first worker says it, and says it again if it was the one that ended.
    assert server.log().count("belongs to the main actor") in (1, 2)


def test_a_deploy_replaces_them_one_after_another(start, visit):
    server = start()
    visitors = visit(server, 12)
    press(visitors)
    check(visitors, server)
    former = set(server.workers())
    server.process.send_signal(signal.SIGHUP)

    def is_replaced():
        press(visitors)
        return len(server.workers()) == WORKERS and not former & set(server.workers())

    wait_for(is_replaced, server.log)
    check(visitors, server)
    assert server.log().count("The program on disk has taken over") == WORKERS
    assert server.leave() == 0, server.log()


def test_everything_is_stored_when_they_leave(start, visit):
    server = start()
    visitors = visit(server, 6)
    press(visitors, 3)
    check(visitors, server)
    assert server.leave() == 0, server.log()
    again = start()
    for visitor in visitors:
        visitor.port = again.port
    press(visitors)
    check(visitors, again)


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["--workers", "3"], "a store that several processes can have (--store redis://HOST:6379/0)"),
        (["--workers", "0"], "a number from 1 to 64"),
        (["--workers", "65"], "a number from 1 to 64"),
        (["--workers", "many"], "a number from 1 to 64"),
        (["--workers", "2", "--no-supervisor", "--store", "redis://127.0.0.1:1/0"], "1 where --no-supervisor is given"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(arguments, words, tmp_path):
    ended = subprocess.run(
        [PROGRAM, "--port", "0", *arguments], capture_output=True, text=True, cwd=tmp_path, timeout=20)
    assert ended.returncode != 0
    assert words in ended.stderr and "--workers" in ended.stderr, ended.stderr


def test_a_redis_that_is_away_is_said_once(tmp_path):
    ended = subprocess.run(
        [PROGRAM, "--port", "0", "--workers", "3", "--store", "redis://127.0.0.1:1/0"], capture_output=True, text=True,
        cwd=tmp_path, timeout=20)
    assert ended.returncode != 0
    assert ended.stderr.count("Connection refused") == 1, ended.stderr
