"""How specimens of the reference look in a browser."""

import time

from conftest import DESKTOP
from playwright.sync_api import expect


def test_a_line_break_in_a_text_is_one_on_the_page(page_at):
    page = page_at("/reference/modifiers", viewport=DESKTOP)
    text = page.get_by_text("with much space")
    # Two lines, each with 12 pixels more.
    assert text.evaluate("text => text.clientHeight") > 56


def test_texts_are_fitted_into_their_space(page_at):
    page = page_at("/reference/modifiers", viewport=DESKTOP)
    shrunk = page.locator("#shrunk, [data-testid=shrunk]").first
    page.wait_for_function("text => text.style.fontSize", arg=shrunk.element_handle())
    own, fits = shrunk.evaluate("text => [parseFloat(text.style.fontSize), text.scrollHeight <= text.clientHeight + 1]")
    assert fits and own < 28
    texts = page.get_by_text("The name of a file that is too long.txt")
    page.wait_for_function("text => text.dataset.seen", arg=texts.first.element_handle())
    head, middle, tail = (texts.nth(number).get_attribute("data-seen") for number in range(3))
    assert head.startswith("…") and head.endswith("too long.txt"), head
    assert middle.startswith("The") and "…" in middle and middle.endswith(".txt"), middle
    assert tail is None
    # What is read aloud and found is the text itself.
    assert texts.first.evaluate("text => text.textContent") == "The name of a file that is too long.txt"


def test_a_view_comes_from_the_place_of_the_one_that_goes(page_at):
    page = page_at("/reference/modifiers", viewport=DESKTOP)
    page.locator("#matched").scroll_into_view_if_needed()
    loaded = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('martlet-matched'))"
    page.wait_for_function(loaded)
    page.wait_for_timeout(100)
    # What is animated is noted, however soon it is over.
    page.evaluate("""() => {
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
            if (this.dataset.matched) window.moved = { transform: frames[0].transform, duration: timing.duration };
            return animate.call(this, frames, timing);
        };
    }""")
    page.get_by_role("button", name="Move the card").click()
    page.wait_for_function("() => window.moved")
    moved = page.evaluate("() => window.moved")
    assert moved["duration"] == 400 and moved["transform"].startswith("translate(-"), moved


# What the browser plays of the elements around the one of an identifier.
PLAYED = """id => document.getAnimations()
    .filter((played) => !(played instanceof CSSTransition) && played.effect.target.querySelector("#" + id))
    .map(({ effect }) => ({ timing: { ...effect.getTiming(), endless: effect.getTiming().iterations === Infinity },
        frames: effect.getKeyframes().map(({ scale, opacity, rotate }) => scale ?? opacity ?? rotate) }))"""


def test_a_change_is_repeated_until_the_next_one(page_at):
    page = page_at("/reference/modifiers", viewport=DESKTOP)
    page.wait_for_function(f"id => ({PLAYED})(id).length === 2", arg="pulse")
    played = page.evaluate(PLAYED, "pulse")
    assert all(one["timing"]["endless"] and one["timing"]["direction"] == "alternate" for one in played), played
    assert sorted(one["frames"] for one in played) == [["1", "0.4"], ["1", "0.5"]], played
    # Another change ends it, from where it is.
    page.get_by_role("button", name="Stop", exact=True).click()
    page.wait_for_function(f"id => !({PLAYED})(id).some(({{ timing }}) => timing.endless && timing.direction === 'alternate')", arg="pulse")


def test_an_animation_of_a_transaction_is_played_as_often_as_it_says(page_at):
    page = page_at("/reference/modifiers", viewport=DESKTOP)
    page.evaluate("""() => {
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
            if (this.querySelector("#turning")) window.turned = { frames, timing };
            return animate.call(this, frames, timing);
        };
    }""")
    page.get_by_role("button", name="Turn twice").click()
    page.wait_for_function("() => window.turned")
    turned = page.evaluate("() => window.turned")
    assert turned["timing"]["iterations"] == 2 and turned["timing"]["duration"] == 400, turned
    assert turned["frames"][1] == {"rotate": "180deg"}, turned


def test_nothing_is_repeated_for_who_wants_less_motion(page_at):
    page = page_at("/reference/modifiers", viewport=DESKTOP, reduced_motion="reduce")
    page.wait_for_function("() => document.documentElement.dataset.martlet === 'live'")
    page.wait_for_timeout(500)
    assert page.evaluate(PLAYED, "pulse") == []


def test_a_stack_is_aligned_by_guides_inside_its_views(page_at):
    page = page_at("/reference/modifiers", viewport=DESKTOP)
    page.wait_for_function("""() => {
        const [number, name] = ["guided-number", "guided-name"].map((id) => {
            const { top, height } = document.getElementById(id).getBoundingClientRect();
            return top + height / 2;
        });
        return Math.abs(number - name) < 1.5;
    }""")


def test_what_is_pasted_comes_to_the_program(page_at):
    page = page_at("/reference/controls", viewport=DESKTOP)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("navigator.clipboard.writeText('from elsewhere')")
    page.get_by_role("button", name="Paste", exact=True).click()
    expect(page.locator("#pasted")).to_have_text("from elsewhere")


def test_what_the_program_copies_is_in_the_clipboard(page_at):
    page = page_at("/reference/controls", viewport=DESKTOP)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    copy = page.get_by_role("button", name="Copy a greeting")
    copy.click()
    deadline = time.monotonic() + 10
    while page.evaluate("navigator.clipboard.readText()") != "Grüezi":
        assert time.monotonic() < deadline
        page.wait_for_timeout(50)
    # A browser that refuses, as without HTTPS: the visitor can copy the text by hand.
    page.evaluate("() => (navigator.clipboard.writeText = async () => { throw new Error('refused'); })")
    copy.click()
    expect(page.locator(".m-error")).to_contain_text("Grüezi")


def test_a_file_that_cannot_be_shared_is_saved(page_at):
    page = page_at("/reference/controls", viewport=DESKTOP)
    page.evaluate("() => (navigator.canShare = undefined)")
    with page.expect_download() as download:
        page.get_by_role("button", name="Share the data").click()
    assert download.value.suggested_filename.startswith("Shared")
    with open(download.value.path()) as file:
        assert file.read() == "a,b"
