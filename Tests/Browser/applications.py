"""The programs of Tests/Applications, which are one process, as their visitors use them."""

import sqlite3
from contextlib import closing, contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import expect

from conftest import Gallery, Watch, keep_page

# Texts of a field, a toggle and the like reach the store within 50 ms.
STORED = 150


class Applications(Gallery):
    """The process of all the programs, with a store."""

    name = "Applications"

    def __init__(self, folder, port=None):
        self.folder = folder
        super().__init__(
            folder / "log", port, MARTLET_STORE=str(folder / "state.sqlite"), MARTLET_LIMIT_REQUESTS_PER_SECOND="0")
        self.wait_until_healthy()

    @contextmanager
    def storing_nothing(self):
        """Nothing becomes durable meanwhile: each commit waits for another one."""
        with closing(sqlite3.connect(self.folder / "state.sqlite", isolation_level=None)) as store:
            store.execute("BEGIN IMMEDIATE")
            yield

    def crash(self):
        """Ends everything but the store, and starts the process again."""
        self.kill()
        self.start()

    def start(self):
        """Starts the process again, where it was."""
        self.__init__(self.folder, self.port)


class Program:
    """One program in a page of its own."""

    def __init__(self, applications, context, name, viewport):
        self.applications, self.context, self.name = applications, context, name
        self.is_phone = viewport["width"] < 744
        self.page = self.open(f"/{name}")

    def open(self, path):
        """Opens an address in another page of the same visitor, and watches what the page complains of."""
        page = self.context.new_page()
        self.watches = [*getattr(self, "watches", []), Watch(page, allow_network_errors=True)]
        page.goto(self.applications.url + path)
        self.is_live(page)
        return page

    def is_live(self, page=None):
        expect((page or self.page).locator("html")).to_have_attribute("data-martlet", "live")

    def go_on_after_a_crash(self):
        """The server's process ends; the page is the same document afterwards, and has to prove itself."""
        self.page.evaluate("window.isSameDocument = true")
        self.page.wait_for_timeout(STORED)
        with self.page.expect_response(lambda response: "/stream" in response.url):
            self.applications.crash()
        self.is_live()
        expect(self.page.locator(".m-reconnecting", has_text="Reconnecting")).to_have_count(0)
        self.page.wait_for_timeout(STORED)  # the page is sent again
        assert self.page.evaluate("window.isSameDocument")

    def reload(self):
        self.page.reload()
        self.is_live()

    def share(self):
        """The page that somebody else sees who is sent this one's address."""
        address = urlsplit(self.page.url)
        return self.open(f"{address.path}?{address.query}")

    def fits(self):
        """Nothing is wider than the window."""
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    # What is on the page that is seen.

    def heading(self, name):
        return self.page.locator("section.m-page:not([hidden], [hidden] *), dialog").get_by_role(
            "heading", name=name, exact=True).last

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name):
        return self.page.get_by_role("link", name=name)

    def text(self, text):
        return self.page.locator("main").get_by_text(text, exact=True).last

    @property
    def dialog(self):
        """The sheet or dialog that is seen, of several the one in front."""
        return self.page.locator("dialog[open]").last

    def tab(self, name):
        return self.page.get_by_role("navigation", name="Tabs").get_by_role("button", name=name)

    def menu(self, name, choice):
        """Chooses from a menu."""
        self.page.locator(".m-page:not([hidden], [hidden] *) summary").filter(has_text=name).click()
        self.button(choice).click()

    def close(self, request):
        for watch in self.watches:
            if not watch.page.is_closed():
                keep_page(request, watch.page, prefix="application")
            watch.end()
        complaints = [complaint for watch in self.watches for complaint in watch.complaints]
        assert not complaints, complaints
