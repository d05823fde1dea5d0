"""Back to a page that was dehydrated or evicted in the meantime."""

import re
import time
import urllib.request

import pytest

from conftest import Gallery
from document_proxy import DocumentProxy
from documents import ELSEWHERE, EVERY, Tabs, counts, in_browsers, is_live, shows


@pytest.fixture
def hasty(tmp_path):
    """Starts a gallery with its own limits, and a proxy in front of it."""
    made = []

    def make(**limits):
        settings = {f"MARTLET_LIMIT_{name.upper()}": str(value) for name, value in limits.items()}
        gallery = Gallery(tmp_path / "log", **settings)
        gallery.wait_until_healthy()
        made.append((gallery, DocumentProxy(gallery.port)))
        return made[-1]

    yield make
    for gallery, proxy in made:
        proxy.close()
        assert gallery.end() == 0, gallery.log()


def metrics(gallery):
    with urllib.request.urlopen(f"{gallery.url}/_martlet/metrics", timeout=20) as answer:
        return answer.read().decode()


def metric(gallery, name):
    return int(re.search(rf"^{name} (\d+)", metrics(gallery), re.M)[1])


def until(condition, gallery, visitor, seconds=30):
    """Waits for a condition. A failure says what the server has of the visitor, and what the browser has asked for."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            stand = [line for line in metrics(gallery).splitlines() if re.match("martlet_(dehydrated_)?(pages|streams|sessions)", line)]
            pytest.fail("\n".join([*stand, str(visitor.proxy.documents), str(visitor.proxy.events), gallery.log()]))
        time.sleep(0.05)


@in_browsers(EVERY)
def test_back_to_a_page_that_has_been_dehydrated(hasty, visitor, kind):
    gallery, proxy = hasty(hydrated_retention=0.3)
    visitor = Tabs(proxy, visitor(kind))
    tab = visitor.counter(4)
    tab.open(f"{proxy.url}/healthz")
    until(lambda: metric(gallery, "martlet_dehydrated_pages") == metric(gallery, "martlet_pages") == 1, gallery, visitor)
    tab.back()
    is_live(tab)
    shows(tab, 4)
    counts(tab, 10, to=14)
    assert visitor.documents == ["/counter"], "nothing was loaded afresh"


@in_browsers(EVERY)
def test_back_to_a_page_that_has_been_let_go_loads_it_afresh_once(hasty, visitor, kind):
    # A page that is let go after a time could be gone before its browser, on a busy machine, has asked for its stream.
    gallery, proxy = hasty(pages_per_session=2)
    visitor = Tabs(proxy, visitor(kind))
    tab = visitor.counter(4)
    tab.open(f"{proxy.url}/healthz")
    until(lambda: metric(gallery, "martlet_streams") == 0, gallery, visitor)
    for _ in range(2):
        assert tab.evaluate(f"fetch('{ELSEWHERE}').then((answer) => answer.status)") == 200
    tab.back()
    shows(tab, 0)
    is_live(tab)
    counts(tab, 10, to=10)
    assert visitor.documents == ["/counter", ELSEWHERE, ELSEWHERE, "/counter"]
