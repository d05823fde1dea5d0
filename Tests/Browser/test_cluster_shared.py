"""What visitors share is one value on several servers: no update is lost or counts twice, whatever ends, and all see it."""

import os
import random
import re
import urllib.request

import pytest
from playwright.sync_api import expect

from cluster import Cluster, wait_for
from conftest import DESKTOP
from test_cluster import ROUNDS, VISITORS, Wanderer, act, end_everything

# In `make soak`: as many as the issue asks for.
UPDATES = int(os.environ.get("CLUSTER_UPDATES", "0"))


class Sharer(Wanderer):
    """Presses a button that counts for all visitors."""

    def __init__(self, cluster):
        super().__init__(cluster, "/bench/shared")


@pytest.fixture
def cluster(tmp_path):
    cluster = Cluster(tmp_path)
    yield cluster
    cluster.end()


class Juggler(Wanderer):
    """Changes three values that all visitors share, two of which one press changes, one inside the other."""

    def __init__(self, cluster):
        self.presses = {"one": 0, "two": 0, "alone": 0}
        super().__init__(cluster, "/bench/shared-numbers")

    def act(self):
        button = random.choice(list(self.presses))
        self.presses[button] += 1
        self.press(button)

    def numbers(self):
        return [int(number) for number in self.shown(r'"n","(\d+ \d+ \d+)"').split()]


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


def check_values(visitors, cluster):
    for visitor in visitors:
        assert visitor.wait_until_durable(60), visitor.description + "\n" + cluster.logs()
    assert [visitor.reloads for visitor in visitors] == [0] * len(visitors), cluster.logs()
    one, two, alone = (sum(visitor.presses[button] for visitor in visitors) for button in ("one", "two", "alone"))
    found = []
    wait_for(lambda: found.append([visitor.numbers() for visitor in visitors])
             or all(numbers == [one + two, two, alone] for numbers in found[-1]),
             lambda: f"{found[-1]} for {[one + two, two, alone]}\n" + cluster.logs(), 20)
    return one + 2 * two + alone


def test_updates_inside_updates_are_all_there_once(cluster):
    """“10,000 updates from 50 visitors on 3 values, two of them nested” with kills, pauses and Redis restarts: a sample"""
    visitors = [Juggler(cluster) for _ in range(VISITORS)]
    try:
        act(visitors, 2)
        updates = check_values(visitors, cluster)
        rounds = 0
        while rounds < ROUNDS or updates < UPDATES:
            end_everything(cluster, visitors)
            updates = check_values(visitors, cluster)
            rounds += 1
        print(f"{updates} updates, {rounds} rounds")
    finally:
        for visitor in visitors:
            visitor.end()


def running_tasks(cluster):
    return [server.metric("martlet_tasks ") for server in cluster.servers]


def shop(server):
    """What the dashboard shows of the shop, without what differs between pages."""
    html = urllib.request.urlopen(f"http://127.0.0.1:{server.port}/programs/dashboard", timeout=10).read().decode()
    return re.findall(r"<td[^>]*>(?:<[^>]*>)*(\d+)", html)


def test_a_task_runs_on_one_server_at_a_time(cluster):
    """“on one server at a time” (a lease, handed over when its server goes)"""
    wait_for(lambda: sum(running_tasks(cluster)) == 1, cluster.logs)
    runner = cluster.servers[running_tasks(cluster).index(1)]
    runner.kill()
    cluster.remove(runner)
    for server in cluster.servers:
        last = shop(server)
        wait_for(lambda: shop(server) not in ([], last), cluster.logs)
    wait_for(lambda: sum(running_tasks(cluster)) == 1, cluster.logs)
    # A server that leaves hands it over.
    runner = cluster.servers[running_tasks(cluster).index(1)]
    cluster.remove(runner)
    assert runner.leave() == 0, runner.log()
    wait_for(lambda: running_tasks(cluster) == [1], cluster.logs)


@pytest.fixture
def pages(cluster, browser_context):
    """Opens a path for two visitors, each on another server."""
    def make(path):
        opened = []
        for server in cluster.servers[:2]:
            page = browser_context(viewport=DESKTOP).new_page()
            page.goto(f"http://127.0.0.1:{server.port}{path}")
            page.wait_for_selector("html[data-martlet=live]")
            opened.append(page)
        return opened
    return make


def test_visitors_of_several_servers_play_together(cluster, pages):
    """“the gallery's board, chat, kanban, tic-tac-toe and lights played across servers in Chromium”"""
    one, two = pages("/board")
    one.click("#cell7")
    expect(two.get_by_label("Row 1, column 8, red")).to_be_visible()
    two.click("#cell9")
    expect(one.get_by_label("Row 1, column 10, red")).to_be_visible()

    one, two = pages("/programs/kanban")
    one.get_by_role("textbox", name="New card").fill("Borrow the benches")
    one.get_by_role("button", name="Add", exact=True).click()
    two.get_by_role("button", name="Move “Borrow the benches” to Doing").click()
    expect(one.get_by_role("group", name="Doing", exact=True).get_by_text("Borrow the benches", exact=True)).to_be_visible()

    players = pages("/programs/tic-tac-toe")
    for page in players:
        page.get_by_role("button", name="Play", exact=True).click()
    for page in players:
        expect(page.get_by_role("grid", name="Board")).to_be_visible()
    x, o = players if "Your turn" in players[0].locator("#turn").inner_text() else players[::-1]
    for player, other, column, mark in ((x, o, 1, "X"), (o, x, 2, "O"), (x, o, 3, "X")):
        square = re.compile(f"^Row 1, column {column},")
        player.get_by_role("gridcell", name=square).click()
        expect(other.get_by_role("gridcell", name=square)).to_have_text(mark)

    one, two = pages("/")
    light = "Row 2, column 3, "
    before = one.get_by_role("gridcell", name=light).get_attribute("aria-label")
    two.get_by_role("gridcell", name=light).click()
    expect(one.get_by_role("gridcell", name=light)).not_to_have_attribute("aria-label", before)


def test_the_chat_knows_who_is_here_on_other_servers(cluster, pages):
    """“Presence (who is here) as a value that forgets servers that died”"""
    one, two = pages("/chat")
    one.fill("#name", "Ann")
    two.fill("#name", "Bob")
    people = two.get_by_label("Who is here")
    expect(people.get_by_text("Ann")).to_be_visible()
    expect(one.get_by_label("Who is here").get_by_text("Bob")).to_be_visible()
    one.fill("#message", "Hello")
    one.click("#send")
    expect(two.locator("#messages li").last).to_have_text("AnnHello")
    cluster.servers[0].kill()
    expect(people.get_by_text("Ann")).to_have_count(0, timeout=20_000)
    expect(people.get_by_text("Bob")).to_be_visible()
