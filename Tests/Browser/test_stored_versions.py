"""Stores that earlier versions of Martlet have written, under today's server.

“State stored by the version before is restored where types and places stay, also for controls that have become views; tested.”

`stores/2026-11-25.sqlite` is of the gallery at 06c532009, before there was a module of views that consist of others: its steppers, pickers
and the filters of its programs are controls of the engine. `stores/2026-11-26.sqlite` is of the gallery at 5668e06b1, which has lists that
are selected, sections and groups that fold, and columns. Beside each stands its visitor's cookie and the pages that it had open, each in
the state that the tests here name.
"""

import json
import re
import shutil
import sqlite3
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from conftest import Gallery, Watch

STORES = Path(__file__).parent / "stores"


class Former:
    """A visitor of an earlier version, whose tabs have stayed open."""

    def __init__(self, version, folder, browser):
        self.version = version
        store = folder / "state.sqlite"
        shutil.copy(STORES / f"{version}.sqlite", store)
        connection = sqlite3.connect(store)
        # The state of a visitor is kept for a month after the last use.
        tomorrow = int(time.time()) + 86_400
        connection.execute("UPDATE owners SET expires = ? WHERE expires < ?", (tomorrow, tomorrow))
        connection.commit()
        connection.close()
        self.gallery = Gallery(folder / "log", MARTLET_STORE=str(store), MARTLET_LIMIT_REQUESTS_PER_SECOND="0")
        self.gallery.wait_until_healthy()
        self.known = json.loads((STORES / f"{version}.json").read_text())
        self.context = browser.new_context(viewport={"width": 1280, "height": 900})
        name, value = self.known["cookie"].split("=")
        self.context.add_cookies([{"name": name, "value": value, "url": self.gallery.url}])
        self.watches = []

    def tab(self, path):
        """The tab with the page at `path`, without the ones before: its document has the page's name, and no state of it."""
        for page in self.context.pages:
            page.close()
        page = self.context.new_page()
        self.watches.append(Watch(page, allow_network_errors=True))

        def as_former(route):
            answer = route.fetch()
            html = re.sub(
                r'(<meta name="martlet-page" content=")[^"]+(" data-seq=")\d+', rf"\g<1>{self.known['pages'][path]}\g<2>0", answer.text())
            route.fulfill(response=answer, body=html)

        page.route(self.gallery.url + path, as_former)
        page.goto(self.gallery.url + path)
        expect(page.locator("html")).to_have_attribute("data-martlet", "live")
        return page

    def end(self):
        self.context.close()
        assert self.gallery.end() == 0, self.gallery.log()


@pytest.fixture(scope="module", params=["2026-11-25", "2026-11-26"])
def visitor_of_former_server(request, tmp_path_factory, chromium):
    visitor = Former(request.param, tmp_path_factory.mktemp(request.param), chromium)
    yield visitor
    visitor.end()


@pytest.fixture
def former(visitor_of_former_server):
    yield visitor_of_former_server
    assert [complaint for watch in visitor_of_former_server.watches for complaint in watch.complaints] == []


@pytest.fixture
def latest(former):
    if former.version != "2026-11-26":
        pytest.skip("the gallery of that version has no such page")
    return former


def test_a_count_goes_on(former):
    page = former.tab("/counter")
    expect(page.locator("#count")).to_have_text("Count: 3")
    page.locator("#inc").click()
    expect(page.locator("#count")).to_have_text("Count: 4")


def test_controls_have_what_was_entered(former):
    page = former.tab("/controls")
    expect(page.locator("#name")).to_have_value("Ada")
    expect(page.locator("#story")).to_have_value("Once upon a time")
    expect(page.locator("#toggle")).to_be_checked()
    expect(page.locator("#picker")).to_have_value("chocolate")
    expect(page.locator("#rating")).to_have_value("4")
    expect(page.get_by_text("Guests: 4")).to_be_visible()


def test_a_form_of_a_program_has_what_was_entered(former):
    page = former.tab("/programs/registration")
    expect(page.locator("#name")).to_have_value("Ada Lovelace")
    expect(page.locator("#course")).to_have_value("Letterpress")
    expect(page.get_by_text("Seats: 2")).to_be_visible()
    # What were buttons in a row have become the radio buttons of a picker.
    if former.version == "2026-11-25":
        expect(page.get_by_role("radio", name="Student")).to_be_checked()


def test_rows_are_those_that_were_left(former):
    page = former.tab("/programs/todo")
    expect(page.get_by_text("Water the tomatoes")).to_have_count(0)
    expect(page.locator("main").get_by_role("listitem").filter(has_text="Book the train to Basel").locator("input")).to_be_checked()
    page = former.tab("/programs/7guis/crud")
    expect(page.get_by_role("textbox", name="Surname", exact=True)).to_have_value("Mustermann")
    page = former.tab("/programs/kanban")
    expect(page.get_by_role("button", name="Move “Ask the choir” to Done")).to_be_visible()


def test_state_goes_with_its_row_or_its_position(former):
    page = former.tab("/evaluation/shuffle")
    expect(page.get_by_role("button", name="Quince ♥ 2")).to_be_visible()
    expect(page.get_by_role("button", name="★ 1")).to_have_count(1)
    page = former.tab("/evaluation/state")
    expect(page.get_by_text("Counter: 1", exact=True).first).to_be_visible()


def test_lists_columns_and_groups(latest):
    page = latest.tab("/programs/groceries")
    expect(page.get_by_role("button", name="Delete Cheese")).to_have_count(0)
    expect(page.get_by_text("1 chosen", exact=False)).to_be_visible()
    expect(page.get_by_role("button", name="Pantry")).to_have_attribute("aria-expanded", "false")
    page = latest.tab("/programs/mail")
    expect(page.get_by_role("button", name="Mark as Unread")).to_be_visible()
