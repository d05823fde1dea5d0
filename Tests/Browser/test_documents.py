"""Documents come and go as visitors make them: Back, duplicated tabs, tabs that are reopened, reloads. No press is lost.

The proxy in front of the gallery says which documents were asked for: a page that loads itself afresh would be seen there.
"""

import re
import time
import urllib.request

import pytest

from conftest import Gallery
from document_proxy import DocumentProxy

EVERY = ["chromium", "chromium-page-cache", "firefox", "firefox-page-cache", "webkit"]
WITH_TAB_MENU = ["chromium", "chromium-page-cache", "firefox", "firefox-page-cache"]
WITH_PAGE_CACHE = ["chromium-page-cache", "firefox-page-cache", "webkit"]
WITHOUT_PAGE_CACHE = ["chromium", "firefox"]
ELSEWHERE = "/"  # a page that has nothing to post


@pytest.fixture
def proxy(server):
    proxy = DocumentProxy(server.port)
    yield proxy
    proxy.close()


@pytest.fixture
def tabs(proxy, visitor):
    """Makes a visitor whose tabs must not complain."""
    return lambda kind: Tabs(proxy, visitor(kind))


class Tabs:
    """A visitor's tabs, looked at through the proxy."""

    def __init__(self, proxy, visitor):
        self.proxy = proxy
        self.visitor = visitor

    def counter(self, presses):
        tab = self.visitor.tab()
        tab.open(f"{self.proxy.url}/counter")
        is_live(tab)
        press(tab, presses)
        shows(tab, presses)
        tab.evaluate("window.isSameDocument = true")
        return tab

    def copy_from_cache(self):
        """A new tab whose document is that of the newest, as a browser that duplicates it takes it from its HTTP cache."""
        self.proxy.repeat_next(self.proxy.documents[-1])
        tab = self.visitor.tab()
        tab.open(f"{self.proxy.url}/counter")
        return tab

    @property
    def documents(self):
        """The paths of the documents that were asked for."""
        return [document.path for document in self.proxy.documents]

    @property
    def pages(self):
        """The pages that events were posted to."""
        return {page for page, _ in self.proxy.events}


def is_live(tab, path="/counter"):
    tab.wait_until(f"location.pathname == '{path}' && document.documentElement.dataset.martlet == 'live'")


def press(tab, times, selector="#inc"):
    for _ in range(times):
        tab.click(selector)


def shows(tab, count):
    expected = f"Count: {count}"
    try:
        tab.wait_until(f"document.querySelector('#count')?.textContent == '{expected}'", seconds=8)
    except AssertionError:
        assert tab.evaluate("document.querySelector('#count')?.textContent") == expected
    # That an answer was not 200 is no complaint of the page's.
    complaints = [text for level, text in tab.messages if level == "error" and not text.startswith("Failed to load")]
    assert not complaints


def goes_away_and_back(tab, proxy):
    tab.open(f"{proxy.url}{ELSEWHERE}")
    is_live(tab, ELSEWHERE)
    tab.back()
    is_live(tab)


def is_same_document(tab):
    return bool(tab.evaluate("window.isSameDocument"))


# Back


@pytest.mark.parametrize("kind", EVERY)
def test_back_shows_the_page_as_it_is_and_every_press_counts(tabs, kind):
    visitor = tabs(kind)
    tab = visitor.counter(4)
    goes_away_and_back(tab, visitor.proxy)
    shows(tab, 4)
    press(tab, 10)
    shows(tab, 14)
    tab.forward()
    is_live(tab, ELSEWHERE)
    tab.back()
    is_live(tab)
    shows(tab, 14)
    press(tab, 10)
    shows(tab, 24)
    press(tab, 4, "#dec")
    shows(tab, 20)
    assert visitor.proxy.count("/counter") == 1, "nothing was loaded afresh"
    assert len(visitor.pages) == 1


@pytest.mark.parametrize("kind", EVERY)
def test_a_press_just_before_leaving_and_just_after_coming_back_counts(tabs, kind):
    visitor = tabs(kind)
    tab = visitor.counter(4)
    press(tab, 1)
    tab.open(f"{visitor.proxy.url}{ELSEWHERE}")
    tab.back()
    tab.wait_until("location.pathname == '/counter' && document.readyState == 'complete'")
    press(tab, 10)
    shows(tab, 15)
    assert visitor.proxy.count("/counter") == 1, "nothing was loaded afresh"


@pytest.mark.parametrize("kind", WITH_PAGE_CACHE)
def test_back_brings_the_living_document_from_the_page_cache(tabs, kind):
    visitor = tabs(kind)
    tab = visitor.counter(1)
    goes_away_and_back(tab, visitor.proxy)
    assert is_same_document(tab), "something in the page keeps it from the page cache"
    tab.forward()
    is_live(tab, ELSEWHERE)
    tab.back()
    is_live(tab)
    assert is_same_document(tab)
    press(tab, 10)
    shows(tab, 11)


@pytest.mark.parametrize("kind", WITHOUT_PAGE_CACHE)
def test_without_a_page_cache_back_brings_a_document_from_the_http_cache(tabs, kind):
    """What the other tests of these kinds rest on."""
    visitor = tabs(kind)
    tab = visitor.counter(1)
    goes_away_and_back(tab, visitor.proxy)
    assert not is_same_document(tab)
    assert visitor.proxy.count("/counter") == 1


@pytest.mark.parametrize("kind", EVERY)
def test_forward_to_a_page_reached_by_a_link(tabs, kind):
    visitor = tabs(kind)
    tab = visitor.visitor.tab()
    tab.open(f"{visitor.proxy.url}/")
    is_live(tab, "/")
    tab.click("a[href='/counter']")
    is_live(tab)
    press(tab, 4)
    shows(tab, 4)
    tab.back()
    is_live(tab, "/")
    tab.forward()
    is_live(tab)
    shows(tab, 4)
    press(tab, 10)
    shows(tab, 14)
    assert visitor.proxy.count("/counter") == 1, "nothing was loaded afresh"


@pytest.mark.parametrize("kind", EVERY)
def test_two_tabs_of_one_address_come_back_as_themselves(tabs, kind):
    """An HTTP cache knows addresses, not tabs: without a page cache the first comes back with the second's HTML."""
    visitor = tabs(kind)
    first = visitor.counter(4)
    second = visitor.counter(7)
    goes_away_and_back(first, visitor.proxy)
    shows(first, 4)
    press(first, 10)
    shows(first, 14)
    shows(second, 7)
    press(second, 10)
    shows(second, 17)
    goes_away_and_back(second, visitor.proxy)
    shows(second, 17)
    press(second, 1)
    shows(second, 18)
    shows(first, 14)
    assert visitor.proxy.count("/counter") == 2, "nothing was loaded afresh"
    assert len(visitor.pages) == 2


# A gallery that lets go soon


@pytest.fixture
def hasty(tmp_path):
    """Makes a gallery with limits of its own, and the proxy in front of it."""
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


def metric(gallery, name):
    with urllib.request.urlopen(f"{gallery.url}/_martlet/metrics", timeout=5) as answer:
        return int(re.search(rf"^{name} (\d+)", answer.read().decode(), re.M)[1])


def until(condition, seconds=15):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not come to be"
        time.sleep(0.05)


@pytest.mark.parametrize("kind", WITH_TAB_MENU)
def test_back_to_a_page_that_has_been_dehydrated(hasty, visitor, kind):
    gallery, proxy = hasty(hydrated_retention=0.3)
    visitor = Tabs(proxy, visitor(kind))
    tab = visitor.counter(4)
    tab.open(f"{proxy.url}/healthz")
    until(lambda: metric(gallery, "martlet_dehydrated_pages") == metric(gallery, "martlet_pages") == 1)
    tab.back()
    is_live(tab)
    shows(tab, 4)
    press(tab, 10)
    shows(tab, 14)
    assert visitor.documents == ["/counter"], "nothing was loaded afresh"


@pytest.mark.parametrize("kind", WITH_TAB_MENU)
def test_back_to_a_page_that_has_been_let_go_loads_it_afresh_once(hasty, visitor, kind):
    gallery, proxy = hasty(hydrated_retention=0.3, page_retention=0.5)
    visitor = Tabs(proxy, visitor(kind))
    tab = visitor.counter(4)
    tab.open(f"{proxy.url}/healthz")
    until(lambda: metric(gallery, "martlet_pages") == 0)
    tab.back()
    shows(tab, 0)
    is_live(tab)
    press(tab, 10)
    shows(tab, 10)
    assert visitor.documents == ["/counter", "/counter"]


# A duplicated tab


def both_count_for_themselves(original, copy):
    """`original` and `copy` show 4."""
    press(copy, 1)
    shows(copy, 5)
    shows(original, 4)
    press(original, 10)
    shows(original, 14)
    shows(copy, 5)
    press(copy, 10)
    shows(copy, 15)
    for _ in range(5):  # in turns
        press(original, 1)
        press(copy, 1)
    shows(original, 19)
    shows(copy, 20)
    assert is_same_document(original), "the original was reloaded"


@pytest.mark.parametrize("kind", WITH_TAB_MENU)
def test_a_duplicated_tab_has_a_page_of_its_own(tabs, kind):
    visitor = tabs(kind)
    original = visitor.counter(4)
    copy = visitor.visitor.duplicate(original)
    is_live(copy)
    shows(copy, 4)
    both_count_for_themselves(original, copy)
    assert visitor.documents == ["/counter"], "nothing was loaded afresh"
    assert len(visitor.pages) == 2
    original.close()
    press(copy, 10)
    shows(copy, 30)
    assert visitor.documents == ["/counter"]


@pytest.mark.parametrize("kind", EVERY)
def test_a_document_from_the_cache_beside_a_living_one_has_a_page_of_its_own(tabs, kind):
    visitor = tabs(kind)
    original = visitor.counter(4)
    copy = visitor.copy_from_cache()
    is_live(copy)
    shows(copy, 4)
    both_count_for_themselves(original, copy)
    assert visitor.documents == ["/counter"] * 2, "nothing was loaded afresh"
    assert len(visitor.pages) == 2


@pytest.mark.parametrize("kind", WITH_TAB_MENU)
def test_the_first_press_in_a_copy_is_done_there_however_early(tabs, kind):
    visitor = tabs(kind)
    original = visitor.counter(4)
    copy = visitor.visitor.duplicate(original)
    copy.wait_until("document.readyState == 'complete' && document.querySelector('#inc')?.martlet")
    press(copy, 1)
    shows(copy, 5)
    press(copy, 9)
    shows(copy, 14)
    shows(original, 4)
    assert is_same_document(original)
    assert visitor.documents == ["/counter"]


@pytest.mark.parametrize("kind", WITH_TAB_MENU)
def test_a_copy_of_a_copy(tabs, kind):
    visitor = tabs(kind)
    original = visitor.counter(4)
    copy = visitor.visitor.duplicate(original)
    is_live(copy)
    press(copy, 3)
    shows(copy, 7)
    second = visitor.visitor.duplicate(copy)
    is_live(second)
    shows(second, 7)
    for tab, count in ((original, 4), (copy, 7), (second, 7)):
        press(tab, 10)
        shows(tab, count + 10)
    assert visitor.documents == ["/counter"]
    assert len(visitor.pages) == 3


@pytest.mark.parametrize("kind", WITH_TAB_MENU)
def test_a_copy_that_comes_back_is_still_itself(tabs, kind):
    """Its HTML, from the cache, names the original's page, not the copy's."""
    visitor = tabs(kind)
    original = visitor.counter(4)
    copy = visitor.visitor.duplicate(original)
    is_live(copy)
    press(copy, 3)
    shows(copy, 7)
    goes_away_and_back(copy, visitor.proxy)
    shows(copy, 7)
    press(copy, 10)
    shows(copy, 17)
    copy.close()
    copy = visitor.visitor.reopen()
    is_live(copy)
    shows(copy, 17)
    press(copy, 10)
    shows(copy, 27)
    shows(original, 4)
    press(original, 10)
    shows(original, 14)
    assert is_same_document(original)
    assert visitor.proxy.count("/counter") == 1


@pytest.mark.parametrize("kind", WITH_TAB_MENU)
def test_a_reloaded_copy_is_a_fresh_page(tabs, kind):
    visitor = tabs(kind)
    original = visitor.counter(4)
    copy = visitor.visitor.duplicate(original)
    is_live(copy)
    press(copy, 3)
    shows(copy, 7)
    copy.reload()
    is_live(copy)
    shows(copy, 0)
    press(copy, 10)
    shows(copy, 10)
    press(original, 10)
    shows(original, 14)
    assert is_same_document(original)
    assert visitor.documents == ["/counter"] * 2


# A tab that is reopened


@pytest.mark.parametrize("kind", WITH_TAB_MENU)
def test_a_reopened_tab_goes_on(tabs, kind):
    visitor = tabs(kind)
    visitor.visitor.tab()  # the browser lives on
    tab = visitor.counter(4)
    for count in (4, 14):
        tab.close()
        tab = visitor.visitor.reopen()
        is_live(tab)
        shows(tab, count)
        press(tab, 10)
        shows(tab, count + 10)
    assert visitor.documents == ["/counter"], "nothing was loaded afresh"
    assert len(visitor.pages) == 1


@pytest.mark.parametrize("kind", EVERY)
def test_a_document_from_the_cache_after_the_first_was_closed_goes_on(tabs, kind):
    visitor = tabs(kind)
    other = visitor.visitor.tab()  # the browser lives on
    other.open("about:blank")
    tab = visitor.counter(4)
    tab.close()
    tab = visitor.copy_from_cache()
    is_live(tab)
    shows(tab, 4)
    press(tab, 10)
    shows(tab, 14)
    assert visitor.documents == ["/counter"] * 2, "nothing was loaded afresh"
    assert len(visitor.pages) == 1


# Reload


@pytest.mark.parametrize("kind", EVERY)
def test_a_reload_gives_a_fresh_page_once(tabs, kind):
    visitor = tabs(kind)
    tab = visitor.counter(4)
    for loads in (2, 3):
        tab.reload()
        is_live(tab)
        shows(tab, 0)
        press(tab, 10)
        shows(tab, 10)
        assert visitor.documents == ["/counter"] * loads
    assert len(visitor.pages) == 3
