"""The user's input, the focus and the caret survive patches and resyncs."""

import pytest
from playwright.sync_api import expect

from posts import all_answered
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
    done(page, stream, 1, ["p", 1, "value", "A", 1])
    expect(page.locator("#live")).to_have_value("abc")
    page.locator("#live").blur()
    done(page, stream, 2, ["p", 1, "value", "A", 1])
    server.gate.set()
    while server.next_post()["events"][-1]["value"] != "abc":
        pass
    all_answered(page)
    expect(page.locator("#live")).to_have_value("abc")


def test_a_patch_that_knows_of_the_typing_is_applied_before_the_answer(opened):
    page, server, stream = opened
    server.gate.clear()
    page.click("#live")
    page.keyboard.type("a")
    assert server.next_post()["seq"] == 1
    done(page, stream, 1, ["p", 1, "value", "A", 1])
    expect(page.locator("#live")).to_have_value("A")
    server.gate.set()


def test_a_patch_older_than_the_typing_is_not_applied_after_the_answer(opened):
    page, server, stream = opened
    page.click("#live")
    page.keyboard.type("a")
    assert server.next_post()["seq"] == 1
    all_answered(page)
    # A frame that was on its way before.
    done(page, stream, 1, ["p", 1, "value", "older", 0])
    expect(page.locator("#live")).to_have_value("a")
    done(page, stream, 2, ["p", 1, "value", "newer", 1])
    expect(page.locator("#live")).to_have_value("newer")


def test_a_checkbox_is_the_users_too(client):
    page, server, stream = client('<label><input type="checkbox" id="box" value="on" data-m="1" data-on="input">x</label>')
    page.check("#box")
    assert server.next_post()["events"] == [{"target": 1, "type": "input", "value": True}]
    done(page, stream, 1, ["p", 1, "checked", False, 0])
    expect(page.locator("#box")).to_be_checked()
    done(page, stream, 2, ["p", 1, "checked", False, 1])
    expect(page.locator("#box")).not_to_be_checked()


def test_a_form_is_cleared_although_the_answer_comes_after_the_frame(client):
    page, server, stream = client('<form data-m="1" data-on="submit"><input id="todo" name="todo" data-m="2"></form>')
    server.gate.clear()
    page.click("#todo")
    page.keyboard.type("milk")
    page.keyboard.press("Enter")
    assert server.next_post()["events"][0]["value"] == {"todo": "milk"}
    done(page, stream, 1, ["p", 2, "value", "", 0])
    expect(page.locator("#todo")).to_have_value("milk")
    done(page, stream, 2, ["p", 2, "value", "", 1])
    expect(page.locator("#todo")).to_have_value("")
    server.gate.set()


def test_a_form_typed_into_again_is_not_cleared(client):
    page, server, stream = client('<form data-m="1" data-on="submit"><input id="todo" name="todo" data-m="2"></form>')
    server.gate.clear()
    page.click("#todo")
    page.keyboard.type("milk")
    page.keyboard.press("Enter")
    page.keyboard.type("!")
    done(page, stream, 1, ["p", 2, "value", "", 1])
    server.gate.set()
    all_answered(page)
    expect(page.locator("#todo")).to_have_value("milk!")


def test_a_press_does_not_make_an_edit_seen(client):
    page, server, stream = client('<div data-m="1" data-on="click"><input id="field" data-m="2"></div>')
    page.click("#field")
    page.keyboard.type("mine")
    page.click("#field")
    assert server.next_post() and server.next_post()
    all_answered(page)
    done(page, stream, 1, ["p", 2, "value", "server's", 2])
    expect(page.locator("#field")).to_have_value("mine")


def test_what_the_server_has_seen_it_may_change(opened):
    page, server, stream = opened
    page.click("#live")
    page.keyboard.type("abcd")
    while (post := server.next_post())["events"][-1]["value"] != "abcd":
        pass
    page.keyboard.press("ArrowLeft")
    done(page, stream, 1, ["p", 1, "value", "ABCD", post["seq"]])
    expect(page.locator("#live")).to_have_value("ABCD")
    assert caret(page, "#live") == [3, 3]


def test_an_input_method_at_work_is_not_disturbed(opened):
    page, server, stream = opened
    devtools = page.context.new_cdp_session(page)
    page.click("#live")
    devtools.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    assert server.next_post()["events"][-1]["value"] == "に"
    done(page, stream, 1, ["p", 1, "value", "NI", 1])
    expect(page.locator("#live")).to_have_value("に")
    devtools.send("Input.insertText", {"text": "日"})
    while (post := server.next_post())["events"][-1]["value"] != "日":
        pass
    done(page, stream, 2, ["p", 1, "value", "older", 1])
    expect(page.locator("#live")).to_have_value("日")
    while server.has_posts():
        post["seq"] += 1
    done(page, stream, 3, ["p", 1, "value", "Sun", post["seq"]])
    expect(page.locator("#live")).to_have_value("Sun")


def test_enter_in_a_field_submits_it_once(client):
    page, server, _ = client('<div data-m="1" data-on="submit"><input id="field" data-m="2" data-on="input"></div>')
    page.click("#field")
    page.keyboard.type("x")
    assert server.next_post()["events"] == [{"target": 2, "type": "input", "value": "x"}]
    page.keyboard.press("Enter")
    assert [(event["target"], event["type"]) for event in server.next_post()["events"]] == [(1, "submit")]
    assert not server.has_posts()


def test_two_clicks_are_a_double_click(client):
    page, server, _ = client('<div id="one" tabindex="0" data-m="1" data-on="dblclick">twice</div>')
    page.click("#one")
    page.wait_for_timeout(100)
    assert not server.has_posts()
    page.dblclick("#one")
    assert server.next_post()["events"] == [{"target": 1, "type": "dblclick"}]
    assert not server.has_posts()


def test_a_double_click_has_a_key(client):
    page, server, _ = client(
        '<div id="one" tabindex="0" data-m="1" data-on="dblclick">twice</div>'
        '<div id="two" tabindex="0" data-m="2" data-on="click dblclick">both</div>'
    )
    for key in ("Enter", "Space"):
        page.focus("#one")
        page.keyboard.press(key)
        assert server.next_post()["events"] == [{"target": 1, "type": "dblclick"}]
    page.focus("#two")
    page.keyboard.press("Enter")
    assert server.next_post()["events"] == [{"target": 2, "type": "click"}]
    assert not server.has_posts()


def test_the_focus_is_told_and_given(client):
    page, server, stream = client(
        '<input id="one" data-m="1" data-on="focusin focusout"><input id="two" data-m="2" data-on="input">'
    )
    page.click("#one")
    assert server.next_post()["events"] == [{"target": 1, "type": "focusin"}]
    done(page, stream, 1, ["f", 2, 1])
    expect(page.locator("#two")).to_be_focused()
    assert server.next_post()["events"] == [{"target": 1, "type": "focusout"}]
    page.keyboard.type("typing")
    done(page, stream, 2, ["f", 1, 2])
    expect(page.locator("#two")).to_be_focused()
    while (post := server.next_post())["events"][-1].get("value") != "typing":
        pass
    done(page, stream, 3, ["f", 2, post["seq"], 1])
    expect(page.locator("#two")).not_to_be_focused()


def test_what_was_typed_before_there_was_a_script_is_told(client):
    body = (
        '<input id="live" data-m="1" data-on="input"><input value="same" data-m="2" data-on="input">'
        '<input id="box" type="checkbox" value="on" data-m="3" data-on="input">'
        '<textarea data-m="4" data-on="input">text</textarea><button data-m="5" data-on="click">b</button>'
        '<select data-m="6" data-on="input"><option>1</option></select><ul><li data-m="7" data-on="input">item</li></ul>'
    )
    early = """new MutationObserver((changes, observer) => {
        if (!window.box) return;
        observer.disconnect();
        live.value = "early";
        box.checked = true;
    }).observe(document, { childList: true, subtree: true })"""
    page, server, _ = client(body, before=lambda page: page.add_init_script(early))
    events = server.next_post()["events"]
    if len(events) < 2:
        events += server.next_post()["events"]
    assert events == [
        {"target": 1, "type": "input", "value": "early"},
        {"target": 3, "type": "input", "value": True},
    ]
    assert not server.has_posts()
    assert page.input_value("#live") == "early"


def test_a_field_nobody_listens_to_is_the_users_while_focused(opened):
    page, _, stream = opened
    page.click(".deep")
    page.keyboard.type("mine")
    done(page, stream, 1, ["p", 3, "value", "server's", 0])
    expect(page.locator(".deep")).to_have_value("mine")
    page.locator(".deep").blur()
    done(page, stream, 2, ["p", 3, "value", "server's", 0])
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
    done(page, stream, 1, TEMPLATE, ["z", 50, [[1, "from the server"]], 0])
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
    done(page, stream, 1, TEMPLATE, ["z", 50, [[1, "a"]], 1])
    expect(page.locator("#live")).to_have_value("ab")
    server.gate.set()
    assert server.next_post()["events"] == [{"target": 50, "type": "input", "value": "ab"}]
    done(page, stream, 2, ["p", 50, "value", "seen", 2])
    expect(page.locator("#live")).to_have_value("seen")


def test_a_resync_keeps_scroll_positions(client):
    paragraphs = "".join(f"<p>{n}</p>" for n in range(200))
    page, _, stream = client(f'<div id="tall" data-m="1">{paragraphs}</div>')
    page.evaluate("tall.style.cssText = 'height: 100px; overflow: auto'; tall.scrollTop = 321")
    template = ["d", 1, [["div", {"id": "tall", "style": "height: 100px; overflow: auto"}, [["p", 0]] * 200]], []]
    done(page, stream, 1, template, ["s", "#tall p { height: 20px }"], ["z", 50, [[1, 1]], 0])
    assert page.evaluate("tall.scrollTop") == 321
    rows = ["d", 2, [["p", 0, ["row"]]], []]
    done(page, stream, 2, rows, ["z", 900, [[2, 300]], 0])
    page.evaluate("scrollTo(0, 777)")
    done(page, stream, 3, ["z", 2000, [[2, 300]], 0])
    assert page.evaluate("scrollY") == 777
