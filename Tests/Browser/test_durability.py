"""The state of pages outlives the process: the gallery as processes, killed and replaced under load."""

import os
import random
import re
import signal
import subprocess
import time

import pytest

from conftest import Gallery
from durable_visitor import DurableVisitor

# In `make soak`: 100 kills, 200 visitors.
KILLS = int(os.environ.get("DURABILITY_KILLS", "5"))
VISITORS = int(os.environ.get("DURABILITY_VISITORS", "12"))


@pytest.fixture
def gallery(tmp_path):
    gallery = Gallery(
        tmp_path / "log", MARTLET_STORE=str(tmp_path / "state.sqlite"), MARTLET_LIMIT_EVENTS_PER_SECOND="100000",
        MARTLET_LIMIT_EVENT_BURST="100000")
    gallery.wait_until_healthy()
    yield gallery
    gallery.end()


def workers(gallery):
    found = subprocess.run(["pgrep", "-P", str(gallery.process.pid)], capture_output=True, text=True).stdout.split()
    return [int(number) for number in found]


def press_everywhere(visitors, seconds, rng):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for visitor in visitors:
            if len(visitor.kept) < 50:
                visitor.press("inc")
        time.sleep(rng.uniform(0.005, 0.02))


def check(visitors, counters, shared):
    for visitor in visitors:
        assert visitor.wait_until_durable(), f"{visitor.sequence - visitor.durable} posts did not become durable"
    assert [visitor.reloads for visitor in visitors] == [0] * len(visitors)
    assert [visitor.refusals for visitor in visitors] == [[]] * len(visitors)
    for visitor in counters:
        assert int(visitor.shown(r"Count: (-?\d+)")) == visitor.sequence
    total = sum(visitor.sequence for visitor in shared)
    assert int(re.search(r'id="n"[^>]*>(\d+)<', shared[0].html("/bench/shared")).group(1)) == total


@pytest.mark.parametrize("seed", [1])
def test_no_post_is_lost_and_none_counts_twice_when_the_worker_is_killed(gallery, seed):
    """“no post that was told durable is lost, none counts twice, no page reloads”"""
    rng = random.Random(seed)
    counters = [DurableVisitor(gallery.port, "/counter") for _ in range(VISITORS // 2)]
    shared = [DurableVisitor(gallery.port, "/bench/shared") for _ in range(VISITORS - VISITORS // 2)]
    visitors = counters + shared
    try:
        for _ in range(KILLS):
            press_everywhere(visitors, rng.uniform(0.2, 0.8), rng)
            for worker in workers(gallery):
                os.kill(worker, signal.SIGKILL)
        press_everywhere(visitors, 0.3, rng)
        check(visitors, counters, shared)
    finally:
        for visitor in visitors:
            visitor.end()


def test_a_deploy_loses_nothing(gallery):
    """“SIGHUP … under load: nothing lost, no reload, no refused connection”"""
    rng = random.Random(2)
    counters = [DurableVisitor(gallery.port, "/counter") for _ in range(VISITORS // 2)]
    shared = [DurableVisitor(gallery.port, "/bench/shared") for _ in range(VISITORS - VISITORS // 2)]
    visitors = counters + shared
    try:
        for _ in range(3):
            before = workers(gallery)
            press_everywhere(visitors, 0.4, rng)
            gallery.process.send_signal(signal.SIGHUP)
            end = time.monotonic() + 20
            while set(workers(gallery)) & set(before) and time.monotonic() < end:
                press_everywhere(visitors, 0.05, rng)
            assert not set(workers(gallery)) & set(before), "the former worker has not ended"
        check(visitors, counters, shared)
    finally:
        for visitor in visitors:
            visitor.end()


def test_a_page_in_the_browser_goes_on_after_a_kill(gallery, browser_context):
    """“every page goes on where it was, without a reload”; “fields keep what was typed”"""
    page = browser_context().new_page()
    page.goto(f"{gallery.url}/counter")
    page.wait_for_function("() => document.documentElement.dataset.martlet === 'live'")
    for number in (1, 2, 3):
        page.click("#inc")
        page.wait_for_function(f"() => document.querySelector('#count').textContent === 'Count: {number}'")
    page.evaluate("() => { window.isSameDocument = true; document.querySelector('#dec').focus(); }")
    for worker in workers(gallery):
        os.kill(worker, signal.SIGKILL)
    page.click("#inc")
    page.wait_for_function("() => document.querySelector('#count').textContent === 'Count: 4'", timeout=15_000)
    assert page.evaluate("() => window.isSameDocument") is True
    page.wait_for_function("() => document.documentElement.dataset.martlet === 'live'")


def test_no_secret_and_no_cookie_is_in_the_store_or_the_log(gallery, tmp_path):
    """“a test searches database and log for marked values”"""
    visitor = DurableVisitor(gallery.port, "/login")
    try:
        actions = visitor.request("GET", f"/_martlet/pages/{visitor.page}/actions", headers={"Cookie": visitor.cookie})
        assert "input" in actions[1]
        html = visitor.html("/login")
        page = re.search(r'<meta name="martlet-page" content="([^"]+)"', html).group(1)
        field = re.search(r'data-m="(\d+)"[^>]*type="password"|type="password"[^>]*data-m="(\d+)"', html)
        number = int(field.group(1) or field.group(2))
        body = '{"seq":1,"events":[{"target":%d,"type":"input","value":"marked-4711-secret"}]}' % number
        answer, text = visitor.request(
            "POST", f"/_martlet/pages/{page}/events", body, {"Cookie": visitor.cookie})
        assert answer.status == 204, text
        time.sleep(0.5)
        cookie = visitor.cookie.split("=", 1)[1]
    finally:
        visitor.end()
    assert gallery.end() == 0
    for file in tmp_path.iterdir():
        content = file.read_bytes()
        assert b"marked-4711" not in content, file
        assert cookie.encode() not in content, file
