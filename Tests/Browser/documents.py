"""A visitor's tabs with the counter, for the tests of documents that come and go (test_documents_….py)."""

import pytest

from sampling import sample

EVERY = ["chromium", "chromium-page-cache", "firefox", "firefox-page-cache", "webkit"]
WITH_TAB_MENU = ["chromium", "chromium-page-cache", "firefox", "firefox-page-cache"]
WITH_PAGE_CACHE = ["chromium-page-cache", "firefox-page-cache", "webkit"]
WITHOUT_PAGE_CACHE = ["chromium", "firefox"]
ELSEWHERE = "/"  # a page that never posts

# Firefox takes seconds to start, so that a run has one kind of it.
LEFT_OUT = set(["firefox", "firefox-page-cache"]) - set(sample(["firefox", "firefox-page-cache"], 1, "Firefox"))


def in_browsers(kinds):
    """Runs a test in one kind of Chromium and in one other browser, drawn for each test; in `make soak`, in all these kinds."""

    def parametrize(test):
        chromium = [kind for kind in kinds if kind.startswith("chromium")]
        others = [kind for kind in kinds if kind not in LEFT_OUT and kind not in chromium]
        drawn = sample(chromium, 1, f"Chromium {test.__name__}") + sample(others, 1, f"browser {test.__name__}")
        return pytest.mark.parametrize("kind", drawn)(test)

    return parametrize


class Tabs:
    """A visitor's tabs, observed through the proxy."""

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
        """Opens a tab with the newest document, like a browser that duplicates a tab from its HTTP cache."""
        self.proxy.repeat_next(self.proxy.documents[-1])
        tab = self.visitor.tab()
        tab.open(f"{self.proxy.url}/counter")
        return tab

    @property
    def documents(self):
        """The paths of the requested documents."""
        return [document.path for document in self.proxy.documents]

    @property
    def pages(self):
        """The pages in the HTML of the documents that posted events."""
        return {name.split(".")[0] for name, _ in self.proxy.events}

    @property
    def posting_documents(self):
        """The documents that posted events."""
        return {tuple(name.split(".")[:2]) for name, _ in self.proxy.events}


def is_live(tab, path="/counter"):
    tab.wait_until(f"location.pathname == '{path}' && document.documentElement.dataset.martlet == 'live'")


def press(tab, times, selector="#inc"):
    tab.click(selector, times)


def counts(tab, times, to):
    """Presses so many times, and sees the count."""
    press(tab, times)
    shows(tab, to)


def shows(tab, count):
    expected = f"Count: {count}"
    try:
        tab.wait_until(f"document.querySelector('#count')?.textContent == '{expected}'")
    except AssertionError:
        assert tab.evaluate("document.querySelector('#count')?.textContent") == expected
    # A response other than 200 is not the page's fault.
    complaints = [text for level, text in tab.messages if level == "error" and not text.startswith("Failed to load")]
    assert not complaints


def goes_away_and_back(tab, proxy):
    tab.open(f"{proxy.url}{ELSEWHERE}")
    is_live(tab, ELSEWHERE)
    tab.back()
    is_live(tab)


def is_same_document(tab):
    return bool(tab.evaluate("window.isSameDocument"))
