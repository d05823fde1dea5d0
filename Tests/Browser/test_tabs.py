"""All tabs of a browser share one stream over plain HTTP/1.1, and survive the tab that holds it."""

import re
import time
import urllib.request

import pytest
from playwright.sync_api import Error, expect

from conftest import Gallery


def streams(server):
    """How many streams the server has open."""
    with urllib.request.urlopen(f"{server.url}/_martlet/metrics", timeout=5) as answer:
        return int(re.search(r"^martlet_streams (\d+)", answer.read().decode(), re.M)[1])


def eventually(condition, seconds=30):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not come to be"
        time.sleep(0.05)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A gallery for these tests alone, because they count its streams: other tests' proxy closes some late."""
    gallery = Gallery(tmp_path_factory.mktemp("tabs") / "log")
    gallery.wait_until_healthy()
    yield gallery
    assert gallery.end() == 0, gallery.log()


class Tabs:
    """The tabs of one visitor, each with the counter."""

    def __init__(self, server, context, count):
        eventually(lambda: streams(server) == 0)
        self.server = server
        self.loads = 0
        self.holders = []
        self.pages = [self.open(context) for _ in range(count)]
        self.counts = {page: 0 for page in self.pages}

    def open(self, context):
        page = context.new_page()
        page.on("request", lambda request: "/stream?" in request.url and self.holders.append(page))
        page.goto(f"{self.server.url}/counter")
        self.loads += 1
        page.on("load", lambda _: self.reload())
        page.wait_for_selector("html[data-martlet=live]")
        return page

    def reload(self):
        self.loads += 1

    def press(self):
        """Presses in every tab, and expects the result in every tab."""
        for page in self.pages:
            # A mouse would wait for frames, and a tab behind others gets one a second.
            page.locator("#inc").dispatch_event("click")
            self.counts[page] += 1
        for page in self.pages:
            expect(page.locator("#count")).to_have_text(f"Count: {self.counts[page]}", timeout=20_000)

    @property
    def holder(self):
        """The tab that opened a stream last."""
        return next(page for page in reversed(self.holders) if page in self.pages)

    def forget(self, page):
        self.pages.remove(page)


def test_eight_tabs_work_with_one_stream(server, browser_context):
    tabs = Tabs(server, browser_context(), 8)
    tabs.press()
    eventually(lambda: streams(server) == 1)
    tabs.press()
    assert tabs.loads == 8, "no tab was reloaded"


def test_the_others_live_on_when_the_tab_with_the_stream_is_closed(server, browser_context):
    tabs = Tabs(server, browser_context(), 4)
    tabs.press()
    for _ in range(2):
        holder = tabs.holder
        tabs.forget(holder)
        holder.close()
        tabs.press()
    eventually(lambda: streams(server) == 1)
    assert tabs.loads == 4


def test_the_others_live_on_when_the_tab_with_the_stream_crashes(server, browser_context):
    context = browser_context()
    tabs = Tabs(server, context, 5)
    tabs.press()
    holder = tabs.holder
    tabs.forget(holder)
    gone = []
    for page in tabs.pages:
        page.on("crash", lambda page: gone.append(page))
    # The response never arrives.
    with pytest.raises(Error):
        holder.goto("chrome://crash", timeout=3_000)
    for page in gone:
        tabs.forget(page)  # it was in the same process
    assert len(tabs.pages) >= 2
    tabs.press()
    eventually(lambda: streams(server) == 1)
    assert tabs.loads == 5


def test_the_others_live_on_when_the_tab_with_the_stream_is_frozen(server, browser_context):
    tabs = Tabs(server, browser_context(), 3)
    tabs.press()
    holder = tabs.holder
    other = next(page for page in tabs.pages if page is not holder)
    for page in [holder, other]:
        tabs.forget(page)
        client = page.context.new_cdp_session(page)
        client.send("Page.setWebLifecycleState", {"state": "frozen"})
        tabs.press()
        client.send("Page.setWebLifecycleState", {"state": "active"})
        tabs.pages.append(page)
        tabs.press()
    eventually(lambda: streams(server) == 1)


def test_a_new_tab_joins_and_a_tab_alone_has_its_own_stream(server, browser_context):
    context = browser_context()
    tabs = Tabs(server, context, 1)
    tabs.press()
    assert "/pages/" in str(tabs.holders and tabs.pages[0].url) or len(tabs.holders) == 1
    tabs.pages.append(tabs.open(context))
    tabs.counts[tabs.pages[-1]] = 0
    tabs.press()
    for page in tabs.pages[1:]:
        tabs.forget(page)
        page.close()
    tabs.press()
    eventually(lambda: streams(server) == 1)
