"""Files that visitors choose, as the gallery's specimens take them."""

import re

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE, fits_in_every_look
from test_gallery_programs import expect_accessible
from test_gestures import PATH, shown

ONE = "Choose a text"
SEVERAL = "Choose several files"


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def specimens(page_at, request):
    return page_at(PATH, viewport=request.param)


def choose(page, button, files):
    """Presses the button and chooses files in what the browser opens."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=button).click()
    chooser.value.set_files(files)


def file(name, content):
    return {"name": name, "mimeType": "text/plain", "buffer": content}


def test_a_file_is_sent_in_parts(specimens):
    parts = []
    specimens.on("request", lambda request: parts.append(request.url) if "/files?" in request.url else None)
    choose(specimens, ONE, file("notes of May.txt", b"x" * 150_000))
    shown(specimens, "file", "notes of May.txt, 150,000 bytes")
    expect(specimens.locator("input[type=file]")).to_have_count(0)
    assert [re.search(r"offset=(\d+)", url)[1] for url in parts] == ["0", "65536", "131072"]


def test_several_files_and_none(specimens):
    choose(specimens, SEVERAL, [file("a.txt", b"abc"), file("empty", b""), file("c", b"d")])
    shown(specimens, "files", "a.txt, 3 bytes; empty, 0 bytes; c, 1 bytes")
    choose(specimens, SEVERAL, [file("again.txt", b"ab")])
    shown(specimens, "files", "again.txt, 2 bytes")


def test_a_file_that_is_too_large_is_refused_before_it_is_sent(page_at, tmp_path):
    page = page_at(PATH, allow_network_errors=True)
    large = tmp_path / "large.txt"
    with large.open("wb") as content:
        content.truncate(64 * 1024 * 1024 + 1)
    parts = []
    page.on("request", lambda request: parts.append(request.url) if "/files?" in request.url else None)
    choose(page, ONE, large)
    shown(page, "file", "The file is larger than 67108864 bytes. Choose a smaller one.")
    assert len(parts) == 1


def test_a_part_that_is_lost_is_sent_again(page_at):
    page = page_at(PATH, allow_network_errors=True)
    parts = []

    def lose_first(route):
        parts.append(route)
        return route.continue_() if len(parts) > 1 else route.abort()

    page.route("**/files?*", lose_first)
    choose(page, ONE, file("a.txt", b"abc"))
    shown(page, "file", "a.txt, 3 bytes")
    assert len(parts) == 2


@pytest.mark.parametrize("way", ["Cancel", "Escape"])
def test_the_visitor_leaves_the_choice(specimens, way):
    with specimens.expect_file_chooser():
        specimens.get_by_role("button", name=SEVERAL).click()
    dialog = specimens.get_by_role("dialog")
    expect(dialog.locator("input[type=file]")).to_be_visible()
    expect_accessible(specimens)
    if way == "Cancel":
        dialog.get_by_role("button", name="Cancel").click()
    else:
        specimens.keyboard.press("Escape")
    shown(specimens, "files", "None was chosen")
    expect(specimens.locator("input[type=file]")).to_have_count(0)


def test_the_choice_fits_in_a_phone(page_at):
    page = page_at(PATH)
    with page.expect_file_chooser():
        page.get_by_role("button", name=SEVERAL).click()
    expect(page.get_by_role("dialog").locator("input[type=file]")).to_be_visible()
    fits_in_every_look(page, "files")
