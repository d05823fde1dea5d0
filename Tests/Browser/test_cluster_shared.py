"""What visitors share is one value on several servers: no update is lost or counts twice, whatever ends, and all see it."""

import pytest

from cluster import Cluster, wait_for
from test_cluster import ROUNDS, VISITORS, Wanderer, act, end_everything


class Sharer(Wanderer):
    """Presses a button that counts for all visitors."""

    def __init__(self, cluster):
        super().__init__(cluster, "/bench/shared")


@pytest.fixture
def cluster(tmp_path):
    cluster = Cluster(tmp_path)
    yield cluster
    cluster.end()


def number(visitor):
    return int(visitor.shown(r'"n","(\d+)","Increment"'))


def check(visitors, cluster):
    for visitor in visitors:
        assert visitor.wait_until_durable(40), visitor.description + "\n" + cluster.logs()
    assert [visitor.reloads for visitor in visitors] == [0] * len(visitors), cluster.logs()
    assert [visitor.refusals for visitor in visitors] == [[]] * len(visitors), cluster.logs()
    presses = sum(visitor.sequence for visitor in visitors)
    found = []
    wait_for(lambda: found.append([number(visitor) for visitor in visitors]) or set(found[-1]) == {presses},
             lambda: f"{found[-1]} for {presses}\n" + cluster.logs(), 10)


def test_updates_from_all_servers_are_all_there_once(cluster):
    visitors = [Sharer(cluster) for _ in range(VISITORS)]
    try:
        act(visitors, 3)
        check(visitors, cluster)
    finally:
        for visitor in visitors:
            visitor.end()


def test_updates_survive_whatever_ends(cluster):
    """“linearizable, none is lost or doubled”: kill -9, a pause beyond the lease, a Redis that comes back, leaving"""
    visitors = [Sharer(cluster) for _ in range(VISITORS)]
    try:
        act(visitors, 1)
        check(visitors, cluster)
        for _ in range(ROUNDS):
            end_everything(cluster, visitors)
            check(visitors, cluster)
    finally:
        for visitor in visitors:
            visitor.end()
