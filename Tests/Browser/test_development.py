"""What `martlet dev` shows: the errors of a build on the pages, and a new program under a page that keeps its state."""

import json
import re
import signal

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE, Gallery
from contrast import contrast

ERRORS = {
    "errors": [
        {
            "file": "Sources/Hello/CounterPage.swift", "line": 9,
            "message": "cannot find 'cont' in scope <img src=x onerror=alert(1)>",
            "source": '            Text("Count: \\(cont)").font(.title).accessibilityIdentifier("count").padding(.horizontal, 16)',
        },
        {"message": "no such module 'Mrtlet'"},
    ]
}  # fmt: skip


class Builds:
    """The file in which the tool writes the result of the latest build."""

    def __init__(self, folder):
        self.path = folder / "build.json"

    def write(self, status):
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(status))
        new.rename(self.path)


@pytest.fixture
def builds(tmp_path):
    return Builds(tmp_path)


@pytest.fixture
def server(tmp_path, builds):
    """A gallery under development."""
    gallery = Gallery(
        tmp_path / "log", MARTLET_DEVELOPMENT="1", MARTLET_BUILD_STATUS=str(builds.path),
        MARTLET_STORE=str(tmp_path / "state.sqlite"),
    )  # fmt: skip
    gallery.wait_until_healthy()
    yield gallery
    assert gallery.end() == 0, gallery.log()


def test_an_error_is_shown_until_it_is_mended(page_at, builds):
    page = page_at("/counter")
    overlay = page.get_by_role("alert")
    expect(overlay).to_have_count(0)
    builds.write(ERRORS)
    expect(overlay).to_be_visible()
    assert [text.strip() for text in overlay.inner_text().split("\n") if text.strip()] == [
        "The build has failed",
        "Sources/Hello/CounterPage.swift:9",
        ERRORS["errors"][0]["message"],
        ERRORS["errors"][0]["source"].strip(),
        ERRORS["errors"][1]["message"],
    ]
    assert overlay.locator("img").count() == 0
    # Another page, which is opened now.
    expect(page_at("/controls", page.context).get_by_role("alert")).to_be_visible()
    builds.write({"errors": [{"message": "another"}]})
    expect(overlay).to_have_text(re.compile("another$"))
    builds.write({})
    expect(overlay).to_have_count(0)
    page.click("#inc")
    expect(page.locator("#count")).to_have_text("Count: 1")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_error_can_be_read(page_at, builds, scheme):
    builds.write(ERRORS)
    page = page_at("/counter", color_scheme=scheme)
    overlay = page.get_by_role("alert")
    for viewport in (PHONE, DESKTOP):
        page.set_viewport_size(viewport)
        expect(overlay).to_be_visible()
        box = overlay.bounding_box()
        assert (box["x"], box["width"]) == (0, viewport["width"])
        # The upper part of the page can be used meanwhile.
        assert box["y"] + box["height"] == pytest.approx(viewport["height"]) and box["y"] >= 0.4 * viewport["height"] - 1
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
        # The source scrolls in its own block; nothing else is cut off.
        assert overlay.evaluate("element => element.scrollWidth <= element.clientWidth")
    source = overlay.locator("code")
    assert "monospace" in source.evaluate("element => getComputedStyle(element).fontFamily")
    assert source.evaluate("element => getComputedStyle(element).whiteSpace") == "pre"
    for selector in ("h2", "strong", "p", "code"):
        assert contrast(overlay.locator(selector).first) >= 4.5, selector


def test_a_dialog_does_not_hide_the_error(page_at, builds):
    page = page_at("/counter")
    page.evaluate("document.body.append(Object.assign(document.createElement('dialog'), { id: 'over' })); over.showModal()")
    builds.write(ERRORS)
    overlay = page.get_by_role("alert", include_hidden=True)
    expect(overlay).to_be_visible()
    assert overlay.evaluate("element => element.matches(':popover-open')")


def test_a_page_keeps_its_state_when_another_program_takes_over(page_at, builds, server):
    # The former program refuses a session that is just moving.
    page = page_at("/counter", allow_network_errors=True)
    page.evaluate("window.isSamePage = true")
    for _ in range(3):
        page.click("#inc")
    expect(page.locator("#count")).to_have_text("Count: 3")
    builds.write(ERRORS)
    expect(page.get_by_role("alert")).to_be_visible()
    # As the tool does it: the program is asked first, then the error is taken back.
    server.process.send_signal(signal.SIGHUP)
    builds.write({})
    expect(page.get_by_role("alert")).to_have_count(0)
    page.click("#inc")
    expect(page.locator("#count")).to_have_text("Count: 4")
    for _ in range(600):
        if "The program on disk has taken over" in server.log():
            break
        page.wait_for_timeout(50)
    page.click("#inc")
    expect(page.locator("#count")).to_have_text("Count: 5")
    page.wait_for_selector("html[data-martlet=live]")
    assert page.evaluate("window.isSamePage"), "the page was reloaded"
    assert "The program on disk has taken over" in server.log()
