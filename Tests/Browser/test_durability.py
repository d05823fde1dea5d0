"""The state of pages outlives the process: the gallery as processes, killed and replaced under load."""

import http.client
import os
import random
import re
import signal
import time

import pytest

from conftest import Gallery
from durable_visitor import DurableVisitor
from posts import READ_DURABLE, until_durable

# In `make soak`: 100 kills with 200 visitors, and deploys with 1,000 pages.
KILLS = int(os.environ.get("DURABILITY_KILLS", "3"))
VISITORS = int(os.environ.get("DURABILITY_VISITORS", "12"))
# In `make soak`: 1,000 processes end, in sequences of at most six.
ENDS = int(os.environ.get("DURABILITY_ENDS", "6"))
# How long a page may not be live at a deploy, and how long after the restart that follows a kill, in seconds; only
# where the machine has nothing else to do.
GAP = float(os.environ.get("DURABILITY_GAP", "inf"))


def start(folder, port=None):
    gallery = Gallery(
        folder / "log", port, MARTLET_STORE=str(folder / "state.sqlite"), MARTLET_LIMIT_EVENTS_PER_SECOND="100000",
        MARTLET_LIMIT_EVENT_BURST="100000", MARTLET_LIMIT_SESSIONS_PER_ADDRESS="100000",
        MARTLET_LIMIT_CONNECTIONS_PER_ADDRESS="100000", MARTLET_LIMIT_STREAMS_PER_ADDRESS="100000")
    gallery.wait_until_healthy()
    return gallery


@pytest.fixture
def gallery(tmp_path):
    gallery = start(tmp_path)
    yield gallery
    gallery.end()


class Counter(DurableVisitor):
    """Counts its presses."""

    def __init__(self, port):
        super().__init__(port, "/counter")

    def act(self):
        self.press("inc")

    def check(self):
        # `Text` groups digits; and what has been received may end within the number.
        assert self.shown(r"Count: ([\d,]+)[^\d,]") == f"{self.sequence:,}"


class Sharer(DurableVisitor):
    """Raises a number that all visitors share."""

    def __init__(self, port):
        super().__init__(port, "/bench/shared")

    def act(self):
        self.press("inc")

    def check(self):
        """See `check`."""


class Painter(DurableVisitor):
    """Turns a cell of its own on the board of all visitors."""

    cells = 0

    def __init__(self, port):
        super().__init__(port, "/board")
        self.cell = Painter.cells % 144
        Painter.cells += 1

    def act(self):
        self.press(f"cell{self.cell}")

    def check(self):
        """See `check`."""


class ListWriter(DurableVisitor):
    """Types the title of a new row into a form and adds it."""

    def __init__(self, port):
        super().__init__(port, "/programs/todo")
        self.renewal = -1
        while self.renewal < 0:
            wait_until_live([self])
            self.learn_numbers()

    def learn_numbers(self):
        """The page has other numbers after a restart, as soon as it is sent anew. Those of posts that are kept stay valid."""
        renewal, connections = self.renewals, self.connections
        if self.renewal == renewal or not self.isReady.is_set():
            return
        try:
            offered = self.actions()
        except (OSError, http.client.HTTPException):
            return
        # If the process has ended meanwhile, these numbers are the next one's, and nobody has stored them yet.
        if self.connections != connections or not self.isReady.is_set():
            return
        self.field = next(action["target"] for action in offered if action["label"] == "New item")
        self.button = next(action["target"] for action in offered if action["label"] == "Add")
        self.renewal = renewal

    def act(self):
        self.learn_numbers()
        # A longer list would not be in the page as a whole, and numbers are not valid for ever.
        if self.sequence < 50 and len(self.kept) < 3:
            self.post([
                {"target": self.field, "type": "input", "value": f"row {self.sequence + 1}."},
                {"target": self.button, "type": "click"}])

    def check(self):
        rows = re.findall(r"Delete “(row \d+\.)”", self.html("/programs/todo"))
        assert sorted(rows) == sorted(f"row {number}." for number in range(1, self.sequence + 1))


# At most so many visitors of each kind but the counters': a press of one changes the pages of all of that kind, or the
# pages are large.
OTHERS = 25


def make_visitors(gallery, count):
    Painter.cells = 0
    kinds = [Sharer, ListWriter, Painter] * min(count // 4, OTHERS)
    kinds += [Counter] * (count - len(kinds))
    random.Random(3).shuffle(kinds)
    return [kind(gallery.port) for kind in kinds]


def wait_until_live(visitors, seconds=60):
    end = time.monotonic() + seconds
    while not all(visitor.isReady.is_set() for visitor in visitors):
        if time.monotonic() > end:
            pytest.fail("\n".join(visitor.description for visitor in visitors if not visitor.isReady.is_set()))
        time.sleep(0.01)


def act_everywhere(visitors, seconds, rng):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for visitor in visitors:
            # Nobody presses more often while nothing happens.
            if len(visitor.kept) < 20 and rng.random() < 12 / len(visitors):
                visitor.act()
        time.sleep(rng.uniform(0.005, 0.02))


def check(visitors):
    for visitor in visitors:
        assert visitor.wait_until_durable(), visitor.description
    assert [visitor.reloads for visitor in visitors] == [0] * len(visitors)
    assert [visitor.refusals for visitor in visitors] == [[]] * len(visitors)
    for visitor in visitors:
        visitor.check()
    sharers = [visitor for visitor in visitors if isinstance(visitor, Sharer)]
    if sharers:
        total = sum(visitor.sequence for visitor in sharers)
        assert int(re.search(r'id="n"[^>]*>(\d+)<', sharers[0].html("/bench/shared")).group(1)) == total
    painters = [visitor for visitor in visitors if isinstance(visitor, Painter)]
    if painters:
        colors = ["empty", "red", "orange", "yellow", "green", "blue", "purple"]
        html = painters[0].html("/board")
        for cell in {painter.cell for painter in painters}:
            turns = sum(painter.sequence for painter in painters if painter.cell == cell)
            name = f"Row {cell // 12 + 1}, column {cell % 12 + 1}, {colors[turns % 7]}"
            assert f'aria-label="{name}"' in html, name


def report(visitors, times, of_what):
    """Prints `times`, in seconds, and fails if one is too long."""
    times = sorted(times)
    print(
        f"{sum(visitor.sequence for visitor in visitors)} posts; {len(times)} {of_what}: "
        f"median {times[len(times) // 2]:.2f} s, longest {times[-1]:.2f} s")
    assert times[-1] <= GAP


def wait_for_worker(gallery, before, visitors, rng):
    """Acts until another worker is there. Returns when that was."""
    end = time.monotonic() + 30
    while not set(gallery.workers) - set(before):
        assert time.monotonic() < end, "the worker was not replaced"
        act_everywhere(visitors, 0.02, rng)
    return time.monotonic()


def test_no_post_is_lost_and_none_counts_twice_when_the_worker_is_killed(gallery):
    """“no post that was told durable is lost, none counts twice, no page reloads”"""
    rng = random.Random(1)
    visitors = make_visitors(gallery, VISITORS)
    times = []
    try:
        wait_until_live(visitors)
        # A page that has never been stored is loaded again.
        for visitor in visitors:
            visitor.act()
        assert all(visitor.wait_until_durable() for visitor in visitors)
        for number in range(KILLS):
            act_everywhere(visitors, rng.uniform(0.2, 0.8), rng)
            before = gallery.workers
            gallery.kill_workers()
            restart = wait_for_worker(gallery, before, visitors, rng)
            # Some processes end before all pages are live again, but not the last.
            if rng.random() > 0.2 or number == KILLS - 1:
                wait_until_live(visitors)
                times.append(time.monotonic() - restart)
        act_everywhere(visitors, 0.3, rng)
        check(visitors)
        report(visitors, times, "restarts until all were live")
    finally:
        for visitor in visitors:
            visitor.end()


def test_no_post_is_lost_however_processes_end(tmp_path):
    """“1,000 kills in random sequences: 0 lost, 0 doubled, 0 on another element”: workers that are killed again as soon as
    they run, before they have served, or after their first commits; both processes; orderly ends; deploys"""
    seed = int(os.environ.get("DURABILITY_SEED", time.time()))
    print(f"DURABILITY_SEED={seed}")
    rng = random.Random(seed)
    gallery = start(tmp_path)
    visitors = make_visitors(gallery, 12)
    ends = 0
    try:
        wait_until_live(visitors)
        # A page that has never been stored is loaded again.
        for visitor in visitors:
            visitor.act()
        assert all(visitor.wait_until_durable() for visitor in visitors)
        while ends < ENDS:
            # The pause before a worker is replaced grows, so a new supervisor begins now and then.
            for _ in range(rng.randint(1, 3)):
                before = gallery.workers
                gallery.kill_workers()
                ends += 1
                wait_for_worker(gallery, before, visitors, rng)
                act_everywhere(visitors, rng.choice([0, 0.01, 0.05, 0.2, 0.6]), rng)
            if rng.random() < 0.3:
                gallery.process.send_signal(signal.SIGHUP)
                act_everywhere(visitors, rng.uniform(0, 1), rng)
            if rng.random() < 0.7:
                gallery.kill()
            else:
                assert gallery.end() == 0
            ends += 1
            gallery = start(tmp_path, gallery.port)
            act_everywhere(visitors, rng.choice([0, 0.02, 0.3]), rng)
            if rng.random() > 0.3:
                wait_until_live(visitors)
        wait_until_live(visitors)
        act_everywhere(visitors, 0.3, rng)
        check(visitors)
        print(f"{ends} ends, {sum(visitor.sequence for visitor in visitors)} posts")
    finally:
        for visitor in visitors:
            visitor.end()
        gallery.end()


def test_a_deploy_loses_nothing(gallery):
    """“SIGHUP … under load: nothing lost, no reload, no refused connection”"""
    rng = random.Random(2)
    visitors = make_visitors(gallery, VISITORS)
    try:
        for _ in range(3):
            before = gallery.workers
            act_everywhere(visitors, 0.4, rng)
            gallery.process.send_signal(signal.SIGHUP)
            end = time.monotonic() + 20
            while set(gallery.workers) & set(before) and time.monotonic() < end:
                act_everywhere(visitors, 0.05, rng)
            assert not set(gallery.workers) & set(before), "the former worker has not ended"
            wait_until_live(visitors)
        # Before the checks, whose own streams end those of the pages.
        gaps = [gap for visitor in visitors for gap in visitor.gaps]
        check(visitors)
        report(visitors, gaps, "gaps")
    finally:
        for visitor in visitors:
            visitor.end()


def test_a_page_in_the_browser_goes_on_after_a_kill(gallery, browser_context):
    """“every page goes on where it was, without a reload”; “fields keep what was typed”"""
    page = browser_context().new_page()
    page.add_init_script(READ_DURABLE)
    page.goto(f"{gallery.url}/counter")
    page.wait_for_function("() => document.documentElement.dataset.martlet === 'live'")
    for number in (1, 2, 3):
        page.click("#inc")
        page.wait_for_function(f"() => document.querySelector('#count').textContent === 'Count: {number}'")
    page.evaluate("() => { window.isSameDocument = true; document.querySelector('#dec').focus(); }")
    # A page that has never been stored is loaded again.
    until_durable(page)
    gallery.kill_workers()
    page.click("#inc")
    page.wait_for_function("() => document.querySelector('#count').textContent === 'Count: 4'", timeout=15_000)
    assert page.evaluate("() => window.isSameDocument") is True
    page.wait_for_function("() => document.documentElement.dataset.martlet === 'live'")


@pytest.mark.parametrize("is_answered", [False, True], ids=["asked", "answered"])
@pytest.mark.parametrize("part", [1, 3, 5])
def test_a_file_comes_as_a_whole_or_is_said_not_to_have_come(gallery, browser_context, part, is_answered):
    """“the upload is either complete or said to have failed, never half there”, wherever the kill comes: before a part gets
    to the server, or when it has been written"""
    page = browser_context().new_page()
    page.add_init_script(READ_DURABLE)
    page.goto(f"{gallery.url}/reference/behavior")
    page.wait_for_function("() => document.documentElement.dataset.martlet === 'live'")
    seen = []

    def kill(route):
        seen.append(route.request.url)
        if len(seen) != part:
            return route.continue_()
        answer = route.fetch() if is_answered else None
        gallery.kill_workers()
        route.fulfill(response=answer) if answer else route.continue_()

    def choose():
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Choose a text").click()
        # A page that has never been stored is loaded again.
        until_durable(page)
        chooser.value.set_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"x" * 300_000})

    page.route("**/files?*", kill)
    choose()
    whole = "a.txt, 300,000 bytes"
    ends = (whole, "The file has not come as a whole. Try again.", "The page does not ask for a file any more. Try again.")
    page.wait_for_function("ends => ends.includes(document.querySelector('#file').textContent)", arg=ends, timeout=60_000)
    assert len(seen) >= part
    # Whatever was said of it, the next one comes.
    page.unroute("**/files?*")
    if page.locator("#file").inner_text() != whole:
        choose()
        page.wait_for_function("end => document.querySelector('#file').textContent === end", arg=whole)
    page.wait_for_function("() => !document.querySelector('input[type=file]')")


def test_who_goes_from_page_to_page_sees_no_error_at_a_deploy(gallery, browser_context):
    """“nothing lost, no reload, no refused connection”, also for requests that the former process gets: on connections
    that browsers keep open"""
    page = browser_context().new_page()
    shown = 0
    for _ in range(5):
        before = gallery.workers
        gallery.process.send_signal(signal.SIGHUP)
        end = time.monotonic() + 20
        while set(gallery.workers) & set(before) and time.monotonic() < end:
            for path in ("/counter", "/bench/shared"):
                assert page.goto(gallery.url + path).status == 200
                shown += 1
        assert not set(gallery.workers) & set(before), "the former worker has not ended"
    assert shown >= 10


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
