"""A program's own style sheets, icon and theme: the gallery's page about them, and the whole gallery with another
theme."""

import json
import re
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import Gallery
from contrast import contrast
from sampling import sample


def read(url, **headers):
    request = urllib.request.Request(url, headers=headers)
    with urllib.request.urlopen(request) as answer:
        return answer.headers, answer.read()


def test_each_head_has_a_description_a_color_and_an_icon_and_what_it_names_is_there(server):
    _, index = read(server.url + "/")
    paths = sorted(set(re.findall(r'href="(/[a-z]*)"', index.decode())))
    assert "/brand" in paths and len(paths) > 8
    for path in paths:
        page = read(server.url + path, Accept="text/html")[1].decode()
        head = page[: page.index("</head>")]
        assert re.search(r'<meta name="?description"? content="[^"]{10,}"', head), path
        assert len(re.findall(r'<meta name="?theme-color"? content="#', head)) == 2, path
        links = dict(re.findall(r'<link rel="?(icon|manifest)"? href="([^"]+)"', head))
        headers, icon = read(server.url + links["icon"])
        assert headers["Content-Type"].startswith("image/svg+xml") and b"<svg" in icon
        assert "immutable" in headers["Cache-Control"]
        headers, manifest = read(server.url + links["manifest"])
        assert headers["Content-Type"].startswith("application/manifest+json")
        assert json.loads(manifest)["icons"][0]["src"] == "/icon.svg"
    assert read(server.url + "/icon.svg")[1] == icon


LOOKS = [("light", 390), ("dark", 390), ("light", 1280), ("dark", 1280)]


@pytest.mark.parametrize("scheme, size", sample(LOOKS, 1, "looks of the brand"))
def test_the_programs_rules_win(page_at, scheme, size):
    page = page_at("/brand", viewport={"width": size, "height": 844}, color_scheme=scheme)
    card = page.locator("#card")
    expect(card).to_have_css("border-top-width", "2px")
    expect(card).to_have_css("padding-top", "24px")  # rather than the modifier's 16
    expect(card).to_have_css("background-color", "rgb(255, 248, 236)" if scheme == "light" else "rgb(43, 36, 24)")
    branded = page.locator("#branded")
    expect(branded).to_have_css("background-color", "rgb(107, 52, 16)")
    expect(branded).to_have_css("border-top-left-radius", "99px")
    branded.hover()
    expect(branded).to_have_css("background-color", "rgb(79, 38, 11)")
    expect(page.locator("#plain")).not_to_have_css("background-color", "rgb(107, 52, 16)")
    for text in [page.get_by_text("Oak, oiled"), branded, page.get_by_text("Orchard chair")]:
        assert contrast(text) >= 4.5
    page.locator("#favorite").check()
    expect(page.locator("#favorite")).to_be_checked()
    assert page.evaluate("document.documentElement.scrollWidth") <= size


@pytest.mark.parametrize("scheme", sample(["light", "dark"], 1, "schemes of the theme"))
def test_a_theme_is_that_of_all_pages(tmp_path, browser_context, scheme):
    gallery = Gallery(tmp_path / "log", GALLERY_BRAND="orchard")
    try:
        gallery.wait_until_healthy()
        page = browser_context(color_scheme=scheme).new_page()
        page.goto(gallery.url + "/controls")
        accent = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--m-accent')")
        assert "140 69 18" in accent and "242 201 77" in accent
        button = page.locator("main button:not(.m-button-plain)").first
        expect(button).to_have_css("border-top-left-radius", "2px")
        expect(page.locator("h1")).to_have_css("font-family", re.compile("Georgia"))
        assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--m-density')") == "0.8"
        page.goto(gallery.url + "/brand")
        assert contrast(page.locator("#plain")) >= 4.5
    finally:
        assert gallery.end() == 0
