"""The browsers of the suite, each behind the same small interface (tab.py).

A browser's page cache (bfcache) keeps documents alive for Back. Without it, Back loads a document from the HTTP cache.
"""

from .chromium import Chromium
from .firefox import Firefox
from .tab import Unavailable
from .webkit import WebKit

# Playwright creates all of these, and it exists once per process.
KINDS = {
    "chromium": lambda playwright: Chromium(playwright, has_page_cache=False),
    "chromium-page-cache": lambda playwright: Chromium(playwright, has_page_cache=True),
    "firefox": lambda playwright: Firefox(has_page_cache=False),
    "firefox-page-cache": lambda playwright: Firefox(has_page_cache=True),
    "webkit": lambda playwright: WebKit(),
}


class Browsers:
    """Starts each browser on its first use, and ends them all."""

    def __init__(self, playwright):
        self.playwright = playwright
        self.started = {}

    def __getitem__(self, kind):
        if kind not in self.started:
            self.started[kind] = KINDS[kind](self.playwright)
        return self.started[kind]

    def close(self):
        for browser in self.started.values():
            browser.close()


__all__ = ["KINDS", "Browsers", "Unavailable"]
