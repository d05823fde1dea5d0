"""What every browser of the suite can do: a browser has visitors, a visitor has tabs."""

import time
from abc import ABC, abstractmethod


class Tab(ABC):
    """One tab. Selectors are CSS; keys are named as `KeyboardEvent.key` names them."""

    messages: list  # what the console was told, as (level, text); WebKit's driver does not tell

    @abstractmethod
    def open(self, url):
        """Goes to an address, and returns when the document has loaded."""

    @abstractmethod
    def evaluate(self, expression):
        """The value of a JavaScript expression, awaited, by way of JSON."""

    @abstractmethod
    def click(self, selector):
        """Presses the middle of an element with the mouse."""

    @abstractmethod
    def press(self, key):
        """Presses a key where the focus is."""

    @abstractmethod
    def back(self):
        """As the browser's own button does. The next document may not be there yet when it returns."""

    @abstractmethod
    def forward(self):
        """As the browser's own button does. The next document may not be there yet when it returns."""

    @abstractmethod
    def reload(self):
        """As the browser's own button does."""

    @abstractmethod
    def resize(self, width, height):
        """Sets the size of what the page sees, in CSS pixels."""

    @abstractmethod
    def screenshot(self):
        """What is to be seen now, as a PNG."""

    @abstractmethod
    def close(self):
        """Closes the tab as its visitor would."""

    def wait_until(self, expression, seconds=15):
        """Waits until an expression is true. Between documents it is not."""
        end = time.monotonic() + seconds
        failure = None
        while time.monotonic() < end:
            try:
                if self.evaluate(expression):
                    return
            except Exception as error:  # each browser has its own for a document that is on its way
                failure = error
            time.sleep(0.03)
        raise AssertionError(f"never true: {expression}") from failure


class Visitor(ABC):
    """Somebody with cookies of their own."""

    @abstractmethod
    def tab(self):
        """A new, empty tab."""

    def duplicate(self, tab):
        """What "Duplicate tab" in the tab's menu does. WebKitGTK has no such thing."""
        raise NotImplementedError

    def reopen(self):
        """What "Reopen closed tab" does. WebKitGTK has no such thing."""
        raise NotImplementedError

    @abstractmethod
    def close(self):
        """Closes the visitor's tabs."""


class Browser(ABC):
    has_page_cache: bool  # Back brings living documents (bfcache), where a page allows it

    @abstractmethod
    def visitor(self):
        """Somebody new."""

    @abstractmethod
    def close(self):
        """Ends the browser's processes."""


class Unavailable(Exception):
    """The browser is not on this machine. The message says how to get it."""
