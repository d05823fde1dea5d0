"""How specimens of the reference look in a browser."""

from conftest import DESKTOP


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
