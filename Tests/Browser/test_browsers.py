"""The gallery in every browser: typing, the width of a phone, console messages."""

import pytest

from conftest import ARTIFACTS
from documents import EVERY, is_live, press, shows


@pytest.mark.parametrize("kind", EVERY)
def test_pages_fit_a_phone_in_every_browser(tabs, kind):
    visitor = tabs(kind)
    tab = visitor.visitor.tab()
    narrow = 480 if kind == "webkit" else 390  # its window does not become narrower
    ARTIFACTS.mkdir(exist_ok=True)
    for path in ("/counter", "/controls", "/styles"):
        tab.open(f"{visitor.proxy.url}{path}")
        is_live(tab, path)
        for width in (narrow, 1280):
            tab.resize(width, 844)
            tab.wait_until(f"innerWidth == {width}")
            assert tab.evaluate("document.documentElement.scrollWidth") <= width, path
            picture = tab.screenshot()
            assert picture.startswith(b"\x89PNG")
            (ARTIFACTS / f"{kind}-{path[1:]}-{width}.png").write_bytes(picture)
    assert not [text for level, text in tab.messages if level == "error"]


@pytest.mark.parametrize("kind", EVERY)
def test_keys_press_a_button_in_every_browser(tabs, kind):
    visitor = tabs(kind)
    tab = visitor.counter(0)
    tab.evaluate("document.querySelector('#inc').focus()")
    for _ in range(10):
        tab.press("Enter")
    shows(tab, 10)
    press(tab, 1, "#dec")
    shows(tab, 9)


@pytest.mark.parametrize("kind", [kind for kind in EVERY if kind != "webkit"])  # its WebDriver does not report messages
def test_what_a_page_complains_of_is_heard(tabs, kind):
    tab = tabs(kind).counter(0)
    tab.evaluate("console.error('heard'), setTimeout(() => nowhere())")
    for _ in range(100):
        tab.evaluate("new Promise((done) => setTimeout(done, 20))")
        heard = [text for level, text in tab.messages if level == "error"]
        if len(heard) == 2:
            break
    assert "heard" in heard[0]
    assert "nowhere" in heard[1]
