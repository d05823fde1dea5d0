"""The gallery's page of texts and assets: links in texts, times that go on, five languages, and pictures of a catalog."""

import re

import pytest
from playwright.sync_api import expect

from conftest import keep_picture
from test_gallery_programs import expect_accessible

PATH = "/texts"


@pytest.mark.parametrize("size", [390, 1280])
def test_texts_fit_in_every_width_and_look(page_at, size):
    page = page_at(PATH, viewport={"width": size, "height": 800})
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for language in ("en", "ar"):
            page.select_option("#language", language)
            assert page.evaluate("document.documentElement.scrollWidth") <= size, (scheme, language)
            keep_picture(page, f"texts-{size}-{scheme}-{language}", full_page=True)


def test_texts_are_accessible(page_at):
    page = page_at(PATH)
    expect_accessible(page)


def test_times_go_on_without_a_patch(page_at):
    page = page_at(PATH)
    timer = page.locator(".m-tick-timer")
    expect(timer).to_have_text(re.compile(r"^0:0[2-9]$"))
    frames = page.evaluate("document.querySelector('meta[name=martlet-page]').dataset.seq")
    progress = page.locator("progress.m-tick")
    before = progress.evaluate("element => element.value")
    expect(page.locator("time.m-tick-interval")).to_have_text(re.compile(r"^1:2[0-7]$"))
    assert progress.evaluate("element => element.value") < before <= 1
    expect(page.locator(".m-tick-relative")).to_have_text("1 hour, 2 minutes")
    expect(page.locator(".m-tick-offset")).to_have_text("+2 days")
    assert page.evaluate("document.querySelector('meta[name=martlet-page]').dataset.seq") == frames


def test_five_languages(page_at):
    page = page_at(PATH)
    birds, trees = page.locator("#birds"), page.locator("#trees")
    expect(birds).to_have_text("1 bird")
    words = {
        "de": ["Noch keine Vögel", "1 Vogel", "2 Vögel", "3 Vögel"],
        "fr": ["0 oiseau", "1 oiseau", "2 oiseaux", "3 oiseaux"],
        "ru": ["0 птиц", "1 птица", "2 птицы", "3 птицы"],
        "ar": ["لا طيور", "طائر واحد", "طائران"],
    }
    for language, texts in words.items():
        page.select_option("#language", language)
        page.click("#remove")
        for text in texts:
            expect(birds).to_have_text(text)
            page.click("#add")
        for _ in texts[1:]:
            page.click("#remove")
        expect(birds).to_have_text(texts[1])
    for _ in range(2):
        page.click("#add")
    expect(birds).to_have_text(re.compile("طيور$"))
    for _ in range(8):
        page.click("#add")
    expect(birds).to_have_text(re.compile("طائرًا$"))
    expect(trees).to_have_text(re.compile("شجرتين$"))
    section = page.locator("section.birds")
    expect(section).to_have_attribute("lang", "ar")
    expect(section).to_have_css("direction", "rtl")
    page.select_option("#language", "en")
    expect(trees).to_have_text("11 birds in 2 trees")


def test_the_pictures_of_a_catalog(page_at):
    page = page_at(PATH)
    page.wait_for_function("() => [...document.images].every((image) => image.complete && image.naturalWidth > 0)")
    nest = page.get_by_role("img", name="Nest", exact=True)
    assert nest.evaluate("image => [image.width, image.height]") == [48, 48]
    assert nest.get_attribute("srcset").count("/_martlet/assets/Nest.") == 3
    robin = page.get_by_role("img", name="Robin")
    light = robin.get_attribute("src")
    meadow = page.get_by_text("Meadow", exact=True)
    expect(meadow).to_have_css("color", "rgb(30, 123, 74)")
    page.emulate_media(color_scheme="dark")
    expect(meadow).to_have_css("color", "rgb(127, 214, 161)")
    expect(robin).not_to_have_attribute("src", light)


def test_links_in_texts(page_at):
    page = page_at(PATH)
    link = page.get_by_role("link", name="links")
    assert link.evaluate("link => link.closest('span, p') !== null")
    link.click()
    expect(page).to_have_url(re.compile("/symbols$"))
