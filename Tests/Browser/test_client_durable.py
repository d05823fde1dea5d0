"""Posts are kept until they are durable, and sent again to a server that has lost them (docs/protocol.md, "Durable posts")."""

import pytest
from playwright.sync_api import expect

from posts import all_answered
from scripted_server import problem
from test_client_events import events
from test_client_patches import done
from test_client_stream import until

BODY = '<p id="a" data-m="1">one</p><button id="press" data-m="2" data-on="click">Press</button><input id="field" data-m="3" data-on="input">'


@pytest.fixture
def opened(client):
    """A page that has what it needs for after a crash."""
    page, server, stream = client(BODY, is_durable=True)
    page.wait_for_function("() => document.querySelectorAll('.m-reconnecting').length === 2")
    return page, server, stream


def press(page, server, *numbers):
    """Presses once for each number, and expects a post with it."""
    for number in numbers:
        page.evaluate("document.getElementById('press').click()")
        assert server.next_post()["seq"] == number
    all_answered(page)


def restart(server, stream, **marks):
    """The server's process ends, and the next one says what it has of the page."""
    stream.cut()
    following = server.next_stream()
    following.mark(**marks)
    return following


def sent(server, count):
    return [server.next_post() for _ in range(count)]


def numbers(posts):
    return [post["seq"] for post in posts]


def test_posts_that_the_server_has_lost_are_sent_again(opened):
    page, server, stream = opened
    press(page, server, 1, 2, 3, 4)
    restart(server, stream, posts=2)
    assert numbers(sent(server, 2)) == [3, 4]
    assert not server.has_posts()
    press(page, server, 5)


def test_posts_are_sent_again_unchanged_with_the_current_acknowledgement(opened):
    page, server, stream = opened
    page.fill("#field", "typed")
    first = server.next_post()
    done(page, stream, 1, ["t", 1, "1"])
    page.fill("#field", "typed on")
    second = server.next_post()
    done(page, stream, 2, ["t", 1, "2"])
    restart(server, stream, posts=0)
    assert sent(server, 2) == [{**first, "ack": 2}, {**second, "ack": 2}]


def test_durable_posts_are_not_sent_again(opened):
    page, server, stream = opened
    press(page, server, 1, 2, 3)
    stream.mark(durable=2)
    # The two old ones are forgotten, so that a server that (against the protocol) has lost them cannot get them.
    done(page, stream, 1, ["t", 1, "durable"])
    restart(server, stream, durable=2, posts=2)
    assert numbers(sent(server, 1)) == [3]
    assert not server.has_posts()


def test_a_server_that_has_everything_gets_nothing_again(opened):
    page, server, stream = opened
    press(page, server, 1, 2)
    restart(server, stream, durable=1, posts=2)
    assert not server.has_posts()
    press(page, server, 3)


def test_they_are_sent_one_at_a_time_and_before_new_ones(opened):
    page, server, stream = opened
    press(page, server, 1, 2, 3)
    server.gate.clear()
    restart(server, stream, posts=1)
    assert server.next_post()["seq"] == 2
    page.evaluate("for (let i = 0; i < 3; i++) document.getElementById('press').click()")
    assert not server.has_posts()
    server.gate.set()
    third, fourth = sent(server, 2)
    assert (third["seq"], len(third["events"])) == (3, 1)
    assert (fourth["seq"], len(fourth["events"])) == (4, 3)
    assert not server.has_posts()


def test_presses_while_the_server_is_away_come_after_what_was_kept(client):
    page, server, stream = client(BODY, is_durable=True)
    press(page, server, 1, 2)
    page.evaluate("Math.random = () => 0.1")  # short pauses
    server.stop()
    # The fourth and fifth wait behind the third, which is under way.
    page.evaluate("for (let i = 0; i < 3; i++) document.getElementById('press').click()")
    expect(page.locator("html")).to_have_attribute("data-martlet", "offline")
    expect(page.locator("html")).to_have_attribute("data-martlet-queued", "2")
    # The new process refuses what it misses, whatever comes first, the stream or the post.
    server.counts_posts, server.received = True, 1
    server.start()
    server.next_stream().mark(durable=1, posts=1)
    expect(page.locator("html")).to_have_attribute("data-martlet-queued", "0")
    all_answered(page)
    assert server.accepted == [2, 3, 4]


def test_a_post_under_way_goes_again_after_those_before_it(client):
    page, server, stream = client(BODY, is_durable=True)
    press(page, server, 1, 2)
    server.gate.clear()
    page.click("#press")
    assert server.next_post()["seq"] == 3
    # Nobody can know which process answers it.
    restart(server, stream, posts=1)
    page.wait_for_timeout(200)
    server.gate.set()
    assert numbers(sent(server, 2)) == [2, 3]
    assert not server.has_posts()


def test_a_post_that_failed_does_not_wait_when_the_server_is_back(client):
    page, server, stream = client(BODY, is_durable=True, before=lambda page: page.add_init_script(SLOW_RETRIES))
    press(page, server, 1, 2)
    server.post_answers = [(500, {})]
    page.click("#press")
    assert server.next_post()["seq"] == 3
    all_answered(page)
    stream.mark(posts=1)
    assert numbers(sent(server, 2)) == [2, 3]


# Attempts follow so late that only the server's word explains an earlier one.
SLOW_RETRIES = "Math.random = () => 1e5;"


def test_a_refusal_for_a_gap_brings_back_what_was_kept(opened):
    page, server, stream = opened
    press(page, server, 1, 2, 3)
    server.post_answers = [problem(409, expected=2)]
    page.click("#press")
    assert numbers(sent(server, 4)) == [4, 2, 3, 4]
    assert not server.has_posts()
    assert server.next_stream().is_resync


def test_what_is_not_kept_any_more_leaves_no_gap(opened):
    page, server, stream = opened
    press(page, server, 1, 2, 3)
    stream.mark(durable=2)
    done(page, stream, 1, ["t", 1, "durable"])
    server.post_answers = [problem(409, expected=2)]
    page.click("#press")
    # As without a store, the events go with the number that is due.
    posts = sent(server, 2)
    assert numbers(posts) == [4, 2]
    assert events(posts[1]) == [(2, "click", None)] * 2
    assert server.next_stream().is_resync
    press(page, server, 3)


def test_a_refused_post_is_not_sent_for_ever(opened):
    page, server, stream = opened
    server.post_answers = [problem(413), problem(409, expected=1)]
    page.click("#press")
    page.click("#field")
    assert server.next_post()["seq"] == 1
    all_answered(page)
    page.click("#press")
    # A server that has not counted the refused one gets the next one in its place.
    assert numbers(sent(server, 2)) == [2, 1]
    assert not server.has_posts()


def test_at_most_200_posts_are_kept(opened):
    page, server, stream = opened
    for number in range(1, 206):
        page.evaluate("document.getElementById('press').click()")
        assert server.next_post()["seq"] == number
        all_answered(page)
    restart(server, stream, posts=5)
    assert numbers(sent(server, 200)) == list(range(6, 206))
    assert not server.has_posts()


def test_at_most_64_kilobytes_are_kept_of_what_was_answered(opened):
    page, server, stream = opened
    for number in range(1, 6):
        page.fill("#field", f"{number}" * 20_000)
        assert server.next_post()["seq"] == number
        all_answered(page)
    restart(server, stream, posts=2)
    assert numbers(sent(server, 3)) == [3, 4, 5]
    assert not server.has_posts()
    anew = server.next_stream()
    page.fill("#field", "x" * 65_000)
    assert server.next_post()["seq"] == 6
    all_answered(page)
    restart(server, anew, posts=5)
    assert numbers(sent(server, 1)) == [6], "the newest is always kept"


def test_a_number_that_cannot_be_loads_the_page_afresh(opened):
    page, server, stream = opened
    press(page, server, 1)
    stream.mark(posts=2)
    server.next_stream()
    assert server.page_loads == 2


def test_a_page_that_counts_anew_gets_nothing_twice(opened):
    """Another document had the page meanwhile: it has what was answered, and counts this document's posts from 1."""
    page, server, stream = opened
    press(page, server, 1, 2, 3)
    stream.mark(durable=2)
    done(page, stream, 1, ["t", 1, "durable"])
    restart(server, stream, posts=0)
    assert not server.has_posts()
    server.post_answers = [problem(409, expected=1)]
    page.click("#press")
    posts = sent(server, 2)
    assert numbers(posts) == [4, 1]
    assert len(posts[1]["events"]) == 1


def test_without_a_store_an_answered_post_is_forgotten(client):
    page, server, stream = client(BODY)
    press(page, server, 1, 2)
    restart(server, stream, posts=1)
    assert not server.has_posts()
    server.post_answers = [problem(409, expected=2)]
    page.click("#press")
    posts = sent(server, 2)
    assert numbers(posts) == [3, 2] and len(posts[1]["events"]) == 1
    assert server.next_stream().is_resync
    assert "martlet-recovery.js" not in server.modules


def test_tabs_that_share_a_stream_hear_of_their_posts(client):
    page, server, stream = client(BODY, is_durable=True)
    other = page.context.new_page()
    other.goto(server.url)
    while len((shared := server.next_stream()).pages) < 2:
        pass
    own = {tab: tab.evaluate("history.state.martlet.join('.')") for tab in (page, other)}
    names = {tab: next(name for name in shared.pages if name.startswith(own[tab])) for tab in (page, other)}
    for tab in (page, other):
        tab.wait_for_selector("html[data-martlet=live]")
        press(tab, server, 1, 2, 3)
    shared.mark(page=names[other], durable=2)
    shared.send(1, ["h", "heard"], page=names[other])
    expect(other).to_have_title("heard")
    shared.mark(page=names[other], durable=2, posts=2)
    assert numbers(sent(server, 1)) == [3]
    shared.mark(page=names[page], posts=1)
    assert numbers(sent(server, 2)) == [2, 3]
    assert not server.has_posts()
    other.close()


def test_a_press_names_the_element_that_was_pressed(opened):
    page, server, stream = opened
    press(page, server, 1)
    template = ["d", 1, [["button", {"id": "press", "data-on": "click"}, ["Press"]]], []]
    restart(server, stream, posts=0)
    assert events(server.next_post()) == [(2, "click", None)]
    done(page, server.next_stream(), 7, template, ["z", 90, [[1, 1]]])
    page.click("#press")
    assert events(server.next_post()) == [(90, "click", None)]


def test_nothing_is_shown_until_what_was_lost_has_been_sent_again(opened):
    """The page of the next process lacks what the posts bring: a sheet that the visitor types into would go and come back."""
    page, server, stream = opened
    press(page, server, 1, 2)
    server.gate.clear()
    following = restart(server, stream, posts=0)
    assert server.next_post()["seq"] == 1
    following.send(7, ["d", 1, [["p", {"id": "a"}, ["without"]]], []], ["z", 90, [[1, 1]]])
    following.send(8, ["h", "frame 8"], ["!", "What you used had changed."])
    # This is said once, and not with the page.
    expect(page.get_by_role("alert")).to_contain_text("What you used had changed.")
    server.gate.set()
    assert server.next_post()["seq"] == 2
    anew = server.next_stream()
    assert anew.is_resync
    assert page.locator("#a").text_content() == "one" and page.title() != "frame 8"
    done(page, anew, 9, ["d", 1, [["p", {"id": "a"}, ["with"]]], []], ["z", 120, [[1, 1]]])
    expect(page.locator("#a")).to_have_text("with")


def test_nothing_is_shown_either_if_a_post_hears_of_the_loss_before_the_stream(opened):
    """The page that came was shown, and what was typed into what it lacked was refused."""
    page, server, stream = opened
    press(page, server, 1, 2)
    server.stream_gate.clear()
    stream.cut()
    until(page, lambda: len(server.stream_requests) == 2)
    # The next process has none of them. That it cannot take the first one yet leaves time for the stream.
    server.post_answers = [problem(409, expected=1), (500, {})]
    page.evaluate(SLOW_RETRIES)
    page.click("#press")
    assert numbers(sent(server, 2)) == [3, 1]
    all_answered(page)
    server.gate.clear()
    server.stream_gate.set()
    following = server.next_stream()
    following.mark(posts=0)
    assert server.next_post()["seq"] == 1
    following.send(7, ["d", 1, [["p", {"id": "a"}, ["without"]]], []], ["z", 90, [[1, 1]]], ["!", "Heard."])
    expect(page.get_by_role("alert")).to_contain_text("Heard.")
    assert page.locator("#a").text_content() == "one"
    server.gate.set()
    assert numbers(sent(server, 2)) == [2, 3]
    assert server.next_stream().is_resync


def test_a_lost_post_that_was_not_answered_has_shown_nothing(opened):
    page, server, stream = opened
    server.gate.clear()
    page.click("#press")
    server.next_post()
    done(page, restart(server, stream, posts=0), 1, ["t", 1, "shown at once"])
    server.gate.set()


def test_a_post_whose_element_came_with_a_lost_one_waits_for_its_number(opened):
    """“after a `409` with `renumbered`, requests a resync, and sends the post again with its number”"""
    page, server, stream = opened
    press(page, server, 1)
    page.fill("#field", "typed")
    assert events(server.next_post()) == [(3, "input", "typed")]
    press(page, server, 3)
    server.post_answers = [(204, {}), problem(409, renumbered=True)]
    restart(server, stream, posts=0)
    assert [(post["seq"], *events(post)) for post in sent(server, 2)] == [(1, (2, "click", None)), (2, (3, "input", "typed"))]
    first = server.next_stream()
    assert first.is_resync
    # What the visitor does meanwhile waits, too.
    page.click("#press")
    assert not server.has_posts()
    # The button comes only with this post: the page keeps it until then.
    server.post_answers = [(204, {}), problem(409, renumbered=True)]
    first.send(7, ["d", 1, [["input", {"id": "field", "data-on": "input"}]], []], ["z", 90, [[1, 1]], 1])
    again = [(post["seq"], *events(post)) for post in sent(server, 2)]
    assert again == [(2, (90, "input", "typed")), (3, (2, "click", None))]
    second = server.next_stream()
    assert second.is_resync
    template = ["d", 1, [["input", {"id": "field", "data-on": "input"}], ["button", {"id": "press", "data-on": "click"}, ["Press"]]], []]
    second.send(8, template, ["z", 120, [[1, 1]], 2])
    again = [(post["seq"], *events(post)) for post in sent(server, 2)]
    assert again == [(3, (121, "click", None)), (4, (121, "click", None))]
    assert page.locator("#a").text_content() == "one" and page.locator("#field").input_value() == "typed"
    last = server.next_stream()
    assert last.is_resync
    done(page, last, 9, template, ["z", 150, [[1, 1]], 4])
    expect(page.locator("#a")).to_have_count(0)
    page.click("#press")
    assert events(server.next_post()) == [(151, "click", None)]


def test_what_the_page_does_not_have_any_more_has_the_number_0(opened):
    page, server, stream = opened
    press(page, server, 1)
    server.post_answers = [problem(409, renumbered=True)]
    restart(server, stream, posts=0)
    server.next_post()
    server.next_stream().send(7, ["d", 1, [["p", {"id": "a"}, ["alone"]]], []], ["z", 90, [[1, 1]]])
    assert events(server.next_post()) == [(0, "click", None)]
    done(page, server.next_stream(), 8, ["d", 1, [["p", {"id": "a"}, ["alone"]]], []], ["z", 95, [[1, 1]]])
    expect(page.locator("#press")).to_have_count(0)
    assert not server.has_posts()


def test_what_a_restart_needs_is_there_before(opened):
    page, server, stream = opened
    until(page, lambda: "martlet-morph.js" in server.modules)
    # After a deploy, the new server may not have the old modules.
    server.missing_modules.update(["martlet-recovery.js", "martlet-morph.js"])
    template = ["d", 1, [["p", {"id": "a"}, ["new"]]], []]
    done(page, restart(server, stream, posts=0), 7, template, ["z", 90, [[1, 1]]])
    expect(page.locator("#martlet")).to_have_text("new")


def test_a_module_that_cannot_be_fetched_is_asked_for_again(client):
    page, server, stream = client(BODY)
    server.missing_modules.add("martlet-recovery.js")
    stream.send(1, ["d", 1, [["p", {"id": "a"}, ["new"]]], []], ["z", 90, [[1, 1]]])
    while server.modules.count("martlet-recovery.js") < 2:
        page.wait_for_timeout(10)
    server.missing_modules.clear()
    expect(page.locator("#martlet")).to_have_text("new")
    assert server.page_loads == 1


def test_changes_that_are_not_durable_for_a_second_are_said(opened):
    """“words on the page while a press is shown but not durable for longer than a second”"""
    page, server, stream = opened
    press(page, server, 1)
    stream.mark(durable=1)
    press(page, server, 2)
    bar = page.locator(".m-reconnecting", has_text="Your last changes are not saved yet…")
    expect(bar).to_be_visible()
    stream.mark(durable=2)
    expect(bar).to_have_count(0)


def test_an_answer_that_is_durable_at_once_says_nothing(opened):
    page, server, stream = opened
    page.wait_for_function("() => document.querySelectorAll('.m-reconnecting').length === 2")
    page.evaluate("""() => {
        window.said = [];
        new MutationObserver(() => window.said.push(document.body.innerText))
            .observe(document.querySelectorAll('.m-reconnecting')[1], { childList: true });
    }""")
    for number in (1, 2, 3):
        press(page, server, number)
        stream.mark(durable=number)
        page.wait_for_timeout(500)
    assert page.evaluate("window.said") == []


def test_a_quick_restart_shows_nothing_and_takes_nothing(opened):
    page, server, stream = opened
    page.evaluate(
        """() => {
          window.said = [];
          const bar = document.querySelector(".m-reconnecting");
          new MutationObserver(() => said.push(bar.textContent)).observe(bar, { childList: true });
        }"""
    )
    page.click("#field")
    page.keyboard.type("half")
    server.next_post()
    page.evaluate("Math.random = () => 0.1")  # short pauses
    # However long it takes here, it takes no time for the page.
    page.evaluate("const now = Date.now(); window.clock = Date.now; Date.now = () => now")
    server.stop()
    page.keyboard.type(" typed")
    expect(page.locator("html")).to_have_attribute("data-martlet", "offline")
    server.start()
    expect(page.locator("html")).to_have_attribute("data-martlet", "live")
    page.evaluate("Date.now = window.clock")
    page.wait_for_timeout(1200)
    assert page.evaluate("said") == []
    assert page.input_value("#field") == "half typed"
    expect(page.locator("#field")).to_be_focused()
    assert server.page_loads == 1


def test_a_long_restart_is_said_and_what_is_pressed_waits(opened):
    page, server, stream = opened
    page.evaluate("Math.random = () => 0.1")  # short pauses
    server.stop()
    bar = page.get_by_role("status")
    expect(bar).to_have_text("Reconnecting…")
    page.evaluate("for (let i = 0; i < 3; i++) document.getElementById('press').click()")
    expect(bar).to_have_text("Reconnecting… (2 waiting)")
    page.fill("#field", "mine")
    server.start()
    expect(page.locator("html")).to_have_attribute("data-martlet", "live")
    expect(bar).to_have_text("")
    assert page.input_value("#field") == "mine"
    seen = [event for post in sent(server, 2) for event in events(post)]
    assert seen[:3] == [(2, "click", None)] * 3
