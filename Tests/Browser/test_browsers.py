"""The gallery in every browser: typing, the width of a phone, console messages."""

from conftest import ARTIFACTS, KEEPS_PICTURES
from documents import EVERY, in_browsers, is_live, press, shows


@in_browsers(EVERY)
def test_pages_fit_a_phone_in_every_browser(tabs, kind):
    visitor = tabs(kind)
    tab = visitor.visitor.tab()
    narrow = 480 if kind == "webkit" else 390  # its window does not become narrower
    for path in ("/counter", "/controls", "/styles"):
        tab.open(f"{visitor.proxy.url}{path}")
        is_live(tab, path)
        for width in (narrow, 1280):
            tab.resize(width, 844)
            tab.wait_until(f"innerWidth == {width}")
            assert tab.evaluate("document.documentElement.scrollWidth") <= width, path
            if KEEPS_PICTURES:
                ARTIFACTS.mkdir(exist_ok=True)
                (ARTIFACTS / f"{kind}-{path[1:]}-{width}.png").write_bytes(tab.screenshot())
    assert tab.screenshot().startswith(b"\x89PNG")
    assert not [text for level, text in tab.messages if level == "error"]


@in_browsers(EVERY)
def test_keys_press_a_button_in_every_browser(tabs, kind):
    visitor = tabs(kind)
    tab = visitor.counter(0)
    tab.evaluate("document.querySelector('#inc').focus()")
    for _ in range(10):
        tab.press("Enter")
    shows(tab, 10)
    press(tab, 1, "#dec")
    shows(tab, 9)


@in_browsers([kind for kind in EVERY if kind != "webkit"])  # its WebDriver does not report messages
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
