"""What the user typed, where the focus and the caret are: kept through patches and resyncs."""

import pytest
from playwright.sync_api import expect

from test_client_patches import done

BODY = """
<input id="live" data-m="1" data-on="input">
<div data-m="2"><div><input data-m="3" class="deep"></div></div>
<div id="scroller" data-m="4" class="m-scroll"><p>text</p></div>
"""


@pytest.fixture
def opened(client):
    return client(BODY)


def caret(page, selector):
    return page.locator(selector).evaluate("(field) => [field.selectionStart, field.selectionEnd]")


def test_typing_ahead_of_the_server_is_not_overwritten(opened):
    page, server, stream = opened
    server.gate.clear()
    page.click("#live")
    page.keyboard.type("abc")
    done(page, stream, 1, ["p", 1, "value", "a"])
    expect(page.locator("#live")).to_have_value("abc")
    page.locator("#live").blur()
    done(page, stream, 2, ["p", 1, "value", "a"])
    server.gate.set()
    while server.next_post()["events"][-1]["value"] != "abc":
        pass
    page.wait_for_timeout(200)
    expect(page.locator("#live")).to_have_value("abc")


def test_a_form_is_cleared_although_the_answer_comes_after_the_frame(client):
    page, server, stream = client('<form data-m="1" data-on="submit"><input id="todo" name="todo" data-m="2"></form>')
    server.gate.clear()
    page.click("#todo")
    page.keyboard.type("milk")
    page.keyboard.press("Enter")
    assert server.next_post()["events"][0]["value"] == {"todo": "milk"}
    done(page, stream, 1, ["p", 2, "value", ""])
    expect(page.locator("#todo")).to_have_value("milk")
    server.gate.set()
    expect(page.locator("#todo")).to_have_value("")


def test_a_form_typed_into_again_is_not_cleared(client):
    page, server, stream = client('<form data-m="1" data-on="submit"><input id="todo" name="todo" data-m="2"></form>')
    server.gate.clear()
    page.click("#todo")
    page.keyboard.type("milk")
    page.keyboard.press("Enter")
    done(page, stream, 1, ["p", 2, "value", ""])
    page.keyboard.type("!")
    server.gate.set()
    page.wait_for_timeout(200)
    expect(page.locator("#todo")).to_have_value("milk!")


def test_a_press_does_not_make_an_edit_seen(client):
    page, server, stream = client('<div data-m="1" data-on="click"><input id="field" data-m="2"></div>')
    page.click("#field")
    page.keyboard.type("mine")
    page.click("#field")
    assert server.next_post() and server.next_post()
    page.wait_for_timeout(100)
    done(page, stream, 1, ["p", 2, "value", "server's"])
    expect(page.locator("#field")).to_have_value("mine")


def test_what_the_server_has_seen_it_may_change(opened):
    page, server, stream = opened
    page.click("#live")
    page.keyboard.type("abcd")
    while server.next_post()["events"][-1]["value"] != "abcd":
        pass
    page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(100)
    done(page, stream, 1, ["p", 1, "value", "ABCD"])
    expect(page.locator("#live")).to_have_value("ABCD")
    assert caret(page, "#live") == [3, 3]


def test_a_field_nobody_listens_to_is_the_users_while_focused(opened):
    page, _, stream = opened
    page.click(".deep")
    page.keyboard.type("mine")
    done(page, stream, 1, ["p", 3, "value", "server's"])
    expect(page.locator(".deep")).to_have_value("mine")
    page.locator(".deep").blur()
    done(page, stream, 2, ["p", 3, "value", "server's"])
    expect(page.locator(".deep")).to_have_value("server's")


TEMPLATE = [
    "d", 1,
    [
        ["input", {"id": "live", "data-on": "input"}],
        ["div", 0, [["div", 0, [["input", {"class": "deep"}]]]]],
        ["div", {"id": "scroller", "class": "m-scroll"}, [["p", 0, ["text"]]]],
    ],
    [0, "value"],
]  # fmt: skip


def test_a_resync_keeps_focus_caret_and_text_by_path(opened):
    page, _, stream = opened
    page.click(".deep")
    page.keyboard.type("half a word")
    page.evaluate("document.activeElement.setSelectionRange(2, 5)")
    done(page, stream, 1, TEMPLATE, ["z", 50, [[1, "from the server"]]])
    expect(page.locator(".deep")).to_be_focused()
    expect(page.locator(".deep")).to_have_value("half a word")
    assert caret(page, ".deep") == [2, 5]
    expect(page.locator("#live")).to_have_value("from the server")


def test_a_resync_keeps_what_waits_to_be_sent(opened):
    page, server, stream = opened
    server.gate.clear()
    page.click("#live")
    page.keyboard.type("ab")
    assert server.next_post()["events"][0]["target"] == 1
    done(page, stream, 1, TEMPLATE, ["z", 50, [[1, "a"]]])
    expect(page.locator("#live")).to_have_value("ab")
    server.gate.set()
    assert server.next_post()["events"] == [{"target": 50, "type": "input", "value": "ab"}]
    page.wait_for_timeout(100)
    done(page, stream, 2, ["p", 50, "value", "seen"])
    expect(page.locator("#live")).to_have_value("seen")


def test_a_resync_keeps_scroll_positions(client):
    paragraphs = "".join(f"<p>{n}</p>" for n in range(200))
    page, _, stream = client(f'<div id="tall" data-m="1">{paragraphs}</div>')
    page.evaluate("tall.style.cssText = 'height: 100px; overflow: auto'; tall.scrollTop = 321")
    template = ["d", 1, [["div", {"id": "tall", "style": "height: 100px; overflow: auto"}, [["p", 0]] * 200]], []]
    done(page, stream, 1, template, ["s", "#tall p { height: 20px }"], ["z", 50, [[1, 1]]])
    assert page.evaluate("tall.scrollTop") == 321
    rows = ["d", 2, [["p", 0, ["row"]]], []]
    done(page, stream, 2, rows, ["z", 900, [[2, 300]]])
    page.evaluate("scrollTo(0, 777)")
    done(page, stream, 3, ["z", 2000, [[2, 300]]])
    assert page.evaluate("scrollY") == 777
