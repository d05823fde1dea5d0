"""Events: what the client sends, in which order, and how it reacts to the responses."""

import json

import pytest
from playwright.sync_api import expect

from posts import all_answered
from test_client_patches import done
from test_client_stream import INSTANT_TIMERS, LATE_TIMERS, WAKE_UPS, until

BODY = """
<button id="press" data-m="1" data-on="click"><span id="inner">Press</span></button>
<button id="off" data-m="2" data-on="click" disabled>Off</button>
<button id="aria" data-m="3" data-on="click" aria-disabled="true">Off</button>
<fieldset disabled><button id="within" data-m="4" data-on="click">Off</button></fieldset>
<input id="text" data-m="5" data-on="input change">
<input id="check" type="checkbox" data-m="6" data-on="change">
<select id="pick" data-m="7" data-on="change"><option value="a">A</option><option value="b">B</option></select>
<form id="form" data-m="8" data-on="submit"><input name="first"><input name="second" value="2"><button name="how" value="x">Send</button></form>
<input id="keys" data-m="9" data-on="keydown">
<a id="link" href="#" data-m="10" data-on="click">Link</a>
<p id="quiet">Nothing</p>
"""


def events(post):
    return [(event["target"], event["type"], event.get("value")) for event in post["events"]]


@pytest.fixture
def opened(client):
    return client(BODY)


def test_a_press_sends_number_type_and_positions(opened):
    page, server, stream = opened
    done(page, stream, 1, ["a", 1, "title", "t"])
    page.click("#inner")
    assert server.next_post() == {"seq": 1, "ack": 1, "events": [{"target": 1, "type": "click"}]}
    page.click("#press")
    assert server.next_post()["seq"] == 2


def test_what_is_disabled_or_silent_sends_nothing(opened):
    page, server, _ = opened
    for element in ("off", "aria", "within", "quiet"):
        page.evaluate("(id) => document.getElementById(id).dispatchEvent(new MouseEvent('click', {bubbles: true}))", element)
    assert not server.has_posts()


def test_values(opened):
    page, server, _ = opened
    page.fill("#text", "typed")
    assert events(server.next_post()) == [(5, "input", "typed")]
    page.locator("#text").blur()
    assert events(server.next_post()) == [(5, "change", "typed")]
    page.check("#check")
    assert events(server.next_post()) == [(6, "change", True)]
    page.select_option("#pick", "b")
    assert events(server.next_post()) == [(7, "change", "b")]
    page.press("#keys", "Enter")
    assert events(server.next_post()) == [(9, "keydown", "Enter")]


def test_submit_sends_the_fields_and_stays(opened):
    page, server, _ = opened
    page.fill("[name=first]", "1")
    page.click("[name=how]")
    assert events(server.next_post()) == [(8, "submit", {"first": "1", "second": "2", "how": "x"})]
    assert page.url == server.url + "/"


def test_a_link_to_nowhere_stays(opened):
    page, server, _ = opened
    page.click("#link")
    assert events(server.next_post()) == [(10, "click", None)]
    assert "#" not in page.url


def test_elements_of_templates_listen(opened):
    page, server, stream = opened
    template = ["d", 1, [["button", {"data-on": "click", "id": "new"}, ["New"]]], []]
    done(page, stream, 1, template, ["i", 1, 50, [[1, 1]]])
    page.click("#new")
    assert events(server.next_post()) == [(50, "click", None)]


def test_one_request_at_a_time_and_the_rest_together(opened):
    page, server, _ = opened
    server.gate.clear()
    for _ in range(4):
        page.click("#press")
    assert len(server.next_post()["events"]) == 1
    assert not server.has_posts()
    expect(page.locator("html")).to_have_attribute("data-martlet-queued", "3")
    server.gate.set()
    post = server.next_post()
    assert post["seq"] == 2 and len(post["events"]) == 3
    expect(page.locator("html")).to_have_attribute("data-martlet-queued", "0")


def test_the_queue_is_bounded(opened):
    page, server, _ = opened
    server.gate.clear()
    page.evaluate("for (let i = 0; i < 500; i++) press.click()")
    expect(page.locator("html")).to_have_attribute("data-martlet-queued", "200")
    # The message is also text that a screen reader announces.
    status = page.get_by_role("status")
    expect(status).to_have_text("Too much is waiting: what you do now is lost. (200 waiting)")
    expect(status).to_be_in_viewport()
    server.gate.set()
    expect(page.locator("html")).to_have_attribute("data-martlet-queued", "0")
    expect(status).to_have_text("")
    all_answered(page)
    sizes = [len(server.next_post()["events"]) for _ in range(server.posts.qsize())]
    assert sum(sizes) == 201


def test_a_hung_server_is_said_in_words(opened):
    page, server, _ = opened
    server.gate.clear()
    page.click("#press")
    server.next_post()
    status = page.get_by_role("status")
    expect(status).to_have_text("The server is slow to answer…")
    page.click("#press")
    expect(status).to_have_text("The server is slow to answer… (1 waiting)")
    server.gate.set()
    expect(status).to_have_text("")


def test_what_waits_goes_along_when_the_document_is_left(opened):
    page, server, _ = opened
    server.gate.clear()
    for _ in range(3):
        page.click("#press")
    server.next_post()
    page.goto(server.url + "/elsewhere")
    until(page, lambda: server.leavings)
    [leaving] = server.leavings
    assert leaving["seq"] == 2 and events(leaving) == [(1, "click", None)] * 2


def test_a_page_that_is_sent_to_another_session_asks_for_nothing_of_its_own(opened):
    """Signing out ends the session at once: the stream and what scrolling reports were answered 404, in the browser's console."""
    page, server, stream = opened
    server.session_gate.clear()
    # Until it is gone, Playwright cannot be asked for anything.
    page.evaluate("setTimeout(() => document.getElementById('press').click(), 300)")
    stream.send(1, ["n", "/_martlet/session?to=%2Felsewhere"])
    stream.cut()
    page.wait_for_timeout(1500)
    assert not server.has_posts() and len(server.stream_requests) == 1
    server.session_gate.set()
    page.wait_for_url("**/elsewhere")


def test_a_page_that_stays_in_spite_of_that_goes_on(opened):
    page, server, stream = opened
    server.session_gate.clear()
    page.evaluate("setTimeout(() => { document.getElementById('press').click(); stop(); }, 300)")
    stream.send(1, ["n", "/_martlet/session?to=%2Felsewhere"])
    assert server.next_post(10)["seq"] == 1


def test_a_page_that_comes_back_goes_on_at_once(client):
    """Timers stand still in the browser's page cache: what a visitor who has signed out sees again is asked for without waiting."""
    page, server, stream = client(BODY, before=lambda page: page.add_init_script(LATE_TIMERS))
    server.session_gate.clear()
    page.evaluate("""navigation.addEventListener("navigate", () => setTimeout(() => {
        document.getElementById("press").click();
        stop();
        dispatchEvent(new Event("pageshow"));
    }))""")
    stream.send(1, ["n", "/_martlet/session?to=%2Felsewhere"])
    assert server.next_post()["seq"] == 1


def test_typing_that_waits_is_sent_once(opened):
    page, server, _ = opened
    server.gate.clear()
    page.click("#text")
    page.keyboard.type("hello")
    assert events(server.next_post()) == [(5, "input", "h")]
    server.gate.set()
    assert events(server.next_post()) == [(5, "input", "hello")]


def test_typing_in_two_fields_of_one_listener_is_sent_twice(client):
    page, server, _ = client('<div data-m="1" data-on="input"><input id="a"><input id="b"></div>')
    server.gate.clear()
    for field in ("a", "b", "a"):
        page.fill(f"#{field}", f"in {field}")
    assert events(server.next_post()) == [(1, "input", "in a")]
    server.gate.set()
    assert events(server.next_post()) == [(1, "input", "in b"), (1, "input", "in a")]


def test_a_press_that_waits_through_a_resync_names_the_number_it_was_made_for(opened):
    page, server, stream = opened
    server.gate.clear()
    page.click("#press")
    page.click("#press")
    server.next_post()
    template = ["d", 1, [["button", {"id": "press", "data-on": "click"}, ["Press"]]], []]
    done(page, stream, 1, template, ["z", 90, [[1, 1]]])
    server.gate.set()
    # The event names the element that was pressed; the server knows what has become of it.
    assert events(server.next_post()) == [(1, "click", None)]
    page.click("#press")
    assert events(server.next_post()) == [(90, "click", None)]


def test_temporary_failures_are_retried_unchanged(client):
    page, server, _ = client(BODY, before=lambda page: page.add_init_script(INSTANT_TIMERS))
    server.post_answers = [(503, {}), (500, {}), (429, {"Retry-After": "9"})]
    page.click("#press")
    posts = [server.next_post() for _ in range(4)]
    assert all(post == posts[0] for post in posts)
    assert 9000 in page.evaluate("delays")
    assert not server.has_posts()


def test_events_wait_while_the_network_is_away(client):
    page, server, _ = client(BODY, before=lambda page: page.add_init_script(LATE_TIMERS))
    page.context.set_offline(True)
    page.click("#press")
    page.click("#press")
    expect(page.locator("html")).to_have_attribute("data-martlet-queued", "1")
    page.context.set_offline(False)
    page.evaluate(WAKE_UPS["online"])
    assert server.next_post()["seq"] == 1
    assert server.next_post()["seq"] == 2


@pytest.mark.parametrize("status", [400, 403, 413])
def test_refusals_are_not_retried(opened, status):
    page, server, _ = opened
    server.post_answers = [(status, {})]
    page.click("#press")
    server.next_post()
    page.click("#press")
    assert server.next_post()["seq"] == 2
    assert not server.has_posts()


@pytest.mark.parametrize("problem", [{"status": 404}, {"status": 409}])
def test_an_unknown_target_resyncs(opened, problem):
    page, server, _ = opened
    page.click("#press")
    server.next_post()
    server.post_answers = [(problem["status"], {"Content-Type": "application/problem+json"}, json.dumps(problem))]
    page.click("#press")
    assert server.next_post()["seq"] == 2
    assert server.next_stream().is_resync
    page.click("#press")
    assert server.next_post()["seq"] == 3


def test_after_a_gap_the_events_are_sent_with_the_number_that_is_due(opened):
    page, server, _ = opened
    page.click("#press")
    server.next_post()
    answer = json.dumps({"status": 409, "expected": 1})
    server.post_answers = [(409, {"Content-Type": "application/problem+json"}, answer)]
    page.click("#press")
    refused = server.next_post()
    again = server.next_post()
    assert (refused["seq"], again["seq"]) == (2, 1)
    assert again["events"] == refused["events"]
    assert server.next_stream().is_resync
    page.click("#press")
    assert server.next_post()["seq"] == 2


def test_an_event_for_a_page_let_go_loads_it_afresh(opened):
    page, server, _ = opened
    server.post_answers = [(410, {})]
    page.click("#press")
    server.next_stream()
    assert server.page_loads == 2


def test_enter_and_space_press_what_is_no_control(client):
    page, server, _ = client(
        '<p id="tap" role="button" tabindex="0" data-m="1" data-on="click">Tap <input id="inner"></p>'
        '<ul><li id="row" tabindex="0" data-m="2" data-on="click">Row</li></ul>'
        '<button id="button" data-m="3" data-on="click">Press</button>' + "<p>There is more below.</p>" * 100
    )
    for element, number in (("tap", 1), ("row", 2), ("button", 3)):
        for key in ("Enter", "Space"):
            page.press(f"#{element}", key)
            assert events(server.next_post()) == [(number, "click", None)]
    assert page.evaluate("scrollY") == 0
    # A key press belongs to the field in which it is typed.
    page.press("#inner", "Enter")
    page.press("#inner", "Space")
    page.press("#tap", "a")
    assert not server.has_posts()


ROW = '<tr><td><a id="first{0}" data-m="{0}" data-on="click">{1}</a></td><td><a data-label="Delete ‘{{}}’" data-m="1{0}" data-on="click">×</a></td></tr>'


def test_controls_are_called_after_their_rows(client):
    table = f'<table><tbody id="body" data-m="9">{ROW.format(1, "red chair")}{ROW.format(2, "old bag")}<!--50--></tbody></table>'
    page, server, stream = client(table)

    def are_called(*names):
        # The client loads another module for this first.
        for control, name in zip(page.locator("[data-label]").all(), names, strict=True):
            expect(control).to_have_attribute("aria-label", f"Delete ‘{name}’")

    are_called("red chair", "old bag")
    done(page, stream, 1, ["t", 2, "new $& bag"])
    link = ["a", {"data-on": "click"}]
    template = ["d", 1, [["tr", 0, [["td", 0, [link]], ["td", 0, [["a", {"data-label": "Delete ‘{}’"}, ["×"]]]]]]], [2, ""]]
    done(page, stream, 2, template, ["i", 50, 60, [[1, "blue desk", "car"]]])
    done(page, stream, 3, ["t", 1, "green chair"])
    are_called("green chair", "new $& bag", "blue desk", "car")


def test_the_name_of_a_row_has_spaces_between_its_texts(client):
    first = '<button data-m="1" data-on="click"><div><span>Apple</span><span>3</span></div><span><m-part>re</m-part><m-part>d</m-part></span></button>'
    page, _, _ = client(f'<ul><li>{first}<button id="delete" data-label="Delete {{}}" data-m="2" data-on="click">×</button></li></ul>')
    expect(page.locator("#delete")).to_have_attribute("aria-label", "Delete Apple 3 red")


GRID = '<div role="grid">{}</div>'.format(
    "".join(
        '<div role="row">{}</div>'.format("".join(f'<button id="c{y}{x}">{y}{x}</button>' for x in range(3)))
        for y in range(3)
    )
)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_grid_has_one_tab_stop_and_arrow_keys(client, direction):
    page, server, _ = client(f'<button id="before">Before</button>{GRID}<button id="after">After</button>')
    page.evaluate("(dir) => (document.documentElement.dir = dir)", direction)
    focused = "document.activeElement.id"
    # The module for grids has come.
    page.wait_for_selector("[role=grid] [tabindex='-1']", state="attached")
    page.focus("#before")
    page.keyboard.press("Tab")
    assert page.evaluate(focused) == "c00"
    right, left = ("ArrowRight", "ArrowLeft") if direction == "ltr" else ("ArrowLeft", "ArrowRight")
    for key, cell in (
        (right, "c01"), ("ArrowDown", "c11"), (left, "c10"), ("ArrowUp", "c00"), ("ArrowUp", "c00"),
        ("ArrowDown", "c10"), ("ArrowDown", "c20"), ("ArrowDown", "c20"), (right, "c21"),
    ):  # fmt: skip
        page.keyboard.press(key)
        assert page.evaluate(focused) == cell, key
    page.keyboard.press("Tab")
    assert page.evaluate(focused) == "after"
    # The focus leaves and returns to the cell that was used last.
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(focused) == "c21"
    page.click("#c12")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(focused) == "before"
    page.evaluate("document.getElementById('c12').remove()")
    page.keyboard.press("Tab")
    assert page.evaluate(focused) == "c00"
    assert page.evaluate("document.querySelectorAll('[role=grid] [tabindex=\"0\"]').length") == 1
    assert not server.has_posts()


# Like WebKit with a request that is under way when its document goes into the page cache: it neither answers nor ends.
FIRST_POST_IS_FORGOTTEN = """{
  const { fetch: send } = window;
  let isFirst = true;
  window.fetch = (address, options) => {
    const answer = send(address, options);
    if (options?.method !== "POST" || !isFirst) return answer;
    isFirst = false;
    return new Promise(() => {});
  };
}"""


def test_a_document_that_comes_back_sends_the_post_under_way_again(client):
    page, server, _ = client(BODY, before=lambda page: page.add_init_script(FIRST_POST_IS_FORGOTTEN))
    page.click("#press")
    assert server.next_post()["seq"] == 1
    page.click("#press")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    assert [server.next_post()["seq"], server.next_post()["seq"]] == [1, 2]
