"""How specimens of the reference look in a browser."""

from conftest import DESKTOP


def test_a_line_break_in_a_text_is_one_on_the_page(page_at):
    page = page_at("/reference/modifiers", viewport=DESKTOP)
    text = page.get_by_text("with much space")
    # Two lines, each with 12 pixels more.
    assert text.evaluate("text => text.clientHeight") > 56
