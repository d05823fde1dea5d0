"""What visitors share: one acts, the others see it, and pages with nothing to change do not change."""

import re

from playwright.sync_api import expect

# Counts the nodes below `selector` that change.
COUNT_CHANGES = """selector => {
    window.changed = new Set();
    new MutationObserver((records) => records.forEach(({ target }) => window.changed.add(target.id || target.nodeName)))
        .observe(document.querySelector(selector), { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def overflows(page):
    return page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


def test_what_one_visitor_writes_the_other_reads(page_at, browser_context):
    one, two = page_at("/chat", browser_context()), page_at("/chat", browser_context())
    one.fill("#name", "Ann")
    one.fill("#message", "Hello <b>there</b>")
    one.click("#send")
    message = two.locator("#messages li").last
    expect(message).to_have_text("AnnHello <b>there</b>")
    expect(one.locator("#message")).to_have_value("")
    two.fill("#message", "Hi Ann")
    two.press("#message", "Enter")
    expect(one.locator("#messages li").last).to_have_text("GuestHi Ann")
    assert not overflows(one)


def test_a_draft_is_its_writers_while_others_write(page_at, browser_context):
    one, two = page_at("/chat", browser_context()), page_at("/chat", browser_context())
    one.fill("#message", "not yet sent")
    two.fill("#message", "first")
    two.click("#send")
    expect(one.locator("#messages li").last).to_have_text("Guestfirst")
    expect(one.locator("#message")).to_have_value("not yet sent")


def test_a_cell_changes_for_everybody_and_no_other_cell_does(page_at, browser_context):
    one, two = page_at("/board", browser_context()), page_at("/board", browser_context())
    one.click("#clear")
    # Another test may have painted any cell, so clearing may still be in progress when this one looks clear.
    expect(two.get_by_label(re.compile("^Row [0-9]+, column [0-9]+, (?!empty)"))).to_have_count(0)
    two.evaluate(COUNT_CHANGES, "#martlet")
    one.click("#cell7")
    expect(two.get_by_label("Row 1, column 8, red")).to_be_visible()
    changed = two.evaluate("[...window.changed]")
    assert "cell7" in changed
    assert not [name for name in changed if name.startswith("cell") and name != "cell7"]
    assert not overflows(one)
