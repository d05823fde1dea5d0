"""The interface of every browser in the suite: a browser has visitors, and a visitor has tabs."""

import time
from abc import ABC, abstractmethod


class Tab(ABC):
    """A tab. Selectors are CSS selectors, and keys have the names of `KeyboardEvent.key`."""

    messages: list  # the console's messages, as (level, text); WebKit's driver does not report any

    @abstractmethod
    def open(self, url):
        """Opens an address, and returns when the document has loaded."""

    @abstractmethod
    def evaluate(self, expression):
        """Returns the value of a JavaScript expression, awaited, transferred as JSON."""

    @abstractmethod
    def click(self, selector, times=1):
        """Presses the middle of an element with the mouse, so many times one after another."""

    @abstractmethod
    def press(self, key):
        """Presses a key in the focused element."""

    @abstractmethod
    def back(self):
        """Goes back, like the browser's button. The next document may not have loaded when this returns."""

    @abstractmethod
    def forward(self):
        """Goes forward, like the browser's button. The next document may not have loaded when this returns."""

    @abstractmethod
    def reload(self):
        """Reloads, like the browser's button."""

    @abstractmethod
    def resize(self, width, height):
        """Sets the size of the viewport in CSS pixels."""

    @abstractmethod
    def screenshot(self):
        """Returns a PNG of the viewport."""

    @abstractmethod
    def close(self):
        """Closes the tab as its visitor would."""

    def wait_until(self, expression, seconds=30):
        """Waits until an expression is true. Between two documents, it counts as false."""
        end = time.monotonic() + seconds
        failure = None
        while time.monotonic() < end:
            try:
                if self._asks(expression):
                    return
            except Exception as error:  # each browser raises its own error while a document is loading
                failure = error
            time.sleep(0.03)
        raise AssertionError(f"never true: {expression}; {self._state()}") from failure

    def _asks(self, expression):
        """The value of an expression that is asked for again and again."""
        return self.evaluate(expression)

    def _state(self):
        """What the tab shows, for the message of a failure."""
        try:
            return self.evaluate("[location.href, document.readyState, document.documentElement.dataset.martlet].join(' ')")
        except Exception as error:
            return f"and the tab does not answer: {error}"


class Visitor(ABC):
    """A visitor with their own cookies."""

    @abstractmethod
    def tab(self):
        """Opens a new, empty tab."""

    def duplicate(self, tab):
        """Duplicates a tab, like "Duplicate tab" in its menu. WebKitGTK has no such command."""
        raise NotImplementedError

    def reopen(self):
        """Reopens a tab, like "Reopen closed tab". WebKitGTK has no such command."""
        raise NotImplementedError

    @abstractmethod
    def close(self):
        """Closes the visitor's tabs."""


class Browser(ABC):
    has_page_cache: bool  # whether Back restores live documents (bfcache), where a page allows it

    @abstractmethod
    def visitor(self):
        """Returns a new visitor."""

    @abstractmethod
    def close(self):
        """Ends the browser's processes."""


class Unavailable(Exception):
    """The browser is not installed on this machine. The message says how to get it."""
