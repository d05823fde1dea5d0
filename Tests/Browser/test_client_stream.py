"""The stream: resuming, gaps, resyncs, retries, liveness, and what the user sees of it."""

import queue
import time

import pytest
from playwright.sync_api import expect

from test_client_patches import done

BODY = '<p id="a" data-m="1">one</p><div id="box" data-m="2"><!--3--></div>'

# Timers fire at once, and their delays are recorded; random numbers are at their maximum.
INSTANT_TIMERS = """
    window.delays = [];
    const original = setTimeout;
    window.setTimeout = (action, delay) => { delays.push(delay); return original(action, 0); };
    Math.random = () => 0.999;
"""
# The message about the interruption appears after exactly a second.
RETRIES = "delays.filter((delay) => delay > 900 && delay !== 1000)"
# Retries are so late that only a wake-up explains an earlier one.
LATE_TIMERS = """
    const original = setTimeout;
    window.setTimeout = (action, delay) => original(action, delay > 0 ? 60_000 : delay);
"""

# Counts what the page has read of its stream.
COUNT_READS = """
    window.reads = 0;
    const { read } = ReadableStreamDefaultReader.prototype;
    ReadableStreamDefaultReader.prototype.read = async function () {
        const result = await read.call(this);
        reads += 1;
        return result;
    };
"""


def state(page):
    return page.evaluate("document.documentElement.dataset.martlet")


def test_the_stream_starts_after_the_html(client):
    page, _, stream = client(BODY, seq=7)
    assert stream.after == 7 and not stream.is_resync
    expect(page.locator("html")).to_have_attribute("data-martlet", "live")
    done(page, stream, 8, ["t", 1, "eight"])


def test_a_cut_stream_resumes_after_the_last_frame(client):
    page, server, stream = client(BODY)
    done(page, stream, 1, ["t", 1, "1"])
    done(page, stream, 2, ["t", 1, "2"])
    stream.cut()
    second = server.next_stream()
    assert second.after == 2 and not second.is_resync
    expect(page.locator("html")).to_have_attribute("data-martlet", "live")
    done(page, second, 3, ["t", 1, "3"])
    assert server.page_loads == 1


def test_a_stream_cut_within_a_frame_loses_nothing(client):
    page, server, stream = client(BODY)
    stream.write('id: 1\ndata: [["t",1,"ha')
    stream.cut()
    second = server.next_stream()
    assert second.after == 0
    done(page, second, 1, ["t", 1, "whole"])
    expect(page.locator("#a")).to_have_text("whole")


def test_a_frame_seen_before_is_dropped(client):
    page, _, stream = client(BODY)
    done(page, stream, 1, ["t", 1, "1"])
    stream.send(1, ["t", 1, "again"])
    stream.send(0, ["t", 1, "older"])
    done(page, stream, 2, ["t", 2, "x"])
    expect(page.locator("#a")).to_have_text("1")


def test_a_gap_asks_for_a_resync(client):
    page, server, stream = client(BODY)
    stream.send(2, ["t", 1, "out of order"])
    stream.send(3, ["t", 1, "after it"])
    second = server.next_stream()
    assert second.is_resync and second.after == 0
    expect(page.locator("#a")).to_have_text("one")
    done(page, second, 9, ["d", 1, [["b", 0]], [0, ""]], ["z", 20, [[1, "whole"]]])
    expect(page.locator("#martlet b")).to_have_text("whole")
    second.cut()
    third = server.next_stream()
    assert third.after == 9 and not third.is_resync


def test_a_resync_that_nobody_asked_for_counts_whatever_its_number(client):
    page, _, stream = client(BODY, seq=40)
    done(page, stream, 7, ["d", 1, [["b", 0]], [0, ""]], ["z", 20, [[1, "whole"]]])
    done(page, stream, 8, ["t", 20, "more"])
    expect(page.locator("#martlet b")).to_have_text("more")


def test_resyncs_that_never_help_are_rare(client):
    page, server, stream = client(BODY, before=lambda page: page.add_init_script(INSTANT_TIMERS))
    stream.send(2, ["t", 1, "x"])
    second = server.next_stream()
    second.send(2, ["d", 1, [["b", 0]], []], ["z", 20, [[1, 1]]])
    second.send(4, ["t", 1, "x"])
    server.next_stream()
    assert page.evaluate("delays.some((delay) => delay > 4000 && delay <= 5000)")


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n"])
def test_every_line_end_in_every_chunking(client, end):
    page, _, stream = client(BODY)
    lines = [": hello", "event: message", "id:1", 'data:[["t",1,"å1"]]', "", "id: 2", 'data: [["t",2,"€2"]]', ""]
    text = end.join(lines) + end
    for character in text:
        stream.write(character)
    done(page, stream, 3, ["a", 1, "title", "t"])
    expect(page.locator("#a")).to_have_text("å1")
    expect(page.locator("#box")).to_have_text("€2")


def test_a_server_that_restarts_is_found_quickly(client):
    page, server, stream = client(BODY, before=lambda page: page.add_init_script(INSTANT_TIMERS))
    page.evaluate("Math.random = () => 0.75")
    page.wait_for_timeout(1100)
    page.evaluate("delays.length = 0")
    server.stream_answers = [(503, {})] * 6
    stream.cut()
    server.next_stream()
    page.wait_for_selector("html[data-martlet=live]")
    # On average after 100, 300 and 700 ms, then as long as a server may take that has much to do.
    assert page.evaluate("delays.filter((delay) => delay !== 1000)") == [150, 450, 1050, 750, 1500, 3000, 6000]


def test_a_stream_that_always_ends_at_once_is_opened_less_quickly(client):
    page, server, stream = client(BODY, before=lambda page: page.add_init_script(INSTANT_TIMERS))
    for _ in range(5):
        stream.cut()
        stream = server.next_stream()
    assert page.evaluate(RETRIES) == [999] * 5


def test_jitter_doubles_up_to_its_cap(client):
    def before(page):
        page.add_init_script(INSTANT_TIMERS)

    page, server, stream = client(BODY, before=before)
    server.stream_answers = [(503, {})] * 8
    stream.cut()
    server.next_stream()
    delays = page.evaluate(RETRIES)
    expected = [1, 2, 4, 8, 16, 30, 30, 30, 30]
    assert [round(delay / 999) for delay in delays] == expected
    assert all(delay <= 30_000 for delay in delays)


def test_retry_after_is_obeyed(client):
    page, server, stream = client(BODY, before=lambda page: page.add_init_script(INSTANT_TIMERS))
    server.stream_answers = [(429, {"Retry-After": "17"}), (503, {"Retry-After": "Fri, 01 Jan 2100 00:00:00 GMT"})]
    stream.cut()
    server.next_stream()
    delays = page.evaluate(RETRIES)
    assert delays[1] == 17_000 and delays[2] < 4000


def test_an_answer_that_is_no_stream_is_retried(client):
    page, server, stream = client(BODY, before=lambda page: page.add_init_script(INSTANT_TIMERS))
    server.stream_answers = [(200, {"Content-Type": "text/html"})]
    stream.cut()
    assert server.next_stream().after == 0
    expect(page.locator("html")).to_have_attribute("data-martlet", "live")
    assert server.page_loads == 1


def test_a_page_let_go_is_loaded_afresh(client):
    page, server, stream = client(BODY)
    server.stream_answers = [(410, {})]
    stream.cut()
    server.next_stream()
    assert server.page_loads == 2
    expect(page.locator("html")).to_have_attribute("data-martlet", "live")


def test_reloads_do_not_loop(client):
    page, server, stream = client(BODY)
    server.stream_answers = [(410, {})] * 50
    stream.cut()
    until(page, lambda: server.page_loads == 4)
    expect(page.locator(".m-reconnecting")).to_be_visible()
    page.wait_for_timeout(1500)
    assert server.page_loads == 4
    assert state(page) == "offline"


def test_a_slow_reload_is_asked_for_once(client):
    def before(page):
        page.add_init_script(INSTANT_TIMERS)
        page.add_init_script("const now = Date.now(); Date.now = () => now;")

    page, server, stream = client(BODY, before=before)
    asked = []
    page.route(server.url + "/", lambda route: asked.append(route))
    server.stream_answers = [(410, {})] * 3
    stream.cut()
    until(page, lambda: len(server.stream_requests) == 5 and asked)
    asked[-1].fulfill(status=204)  # the document stays
    assert page.evaluate("sessionStorage.martlet.split(',').length") == 1, "of the three that are allowed"


def test_the_bar_shows_after_a_second(client):
    page, server, stream = client(BODY)
    bar = page.locator(".m-reconnecting")
    expect(bar).to_be_hidden()
    server.stream_answers = [(503, {})] * 1_000
    page.evaluate(
        """() => {
          const bar = document.querySelector(".m-reconnecting");
          const note = () => {
            if (document.documentElement.dataset.martlet === "offline") window.away ??= performance.now();
            if (bar.textContent) window.said ??= performance.now();
          };
          new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
        }"""
    )
    stream.cut()
    expect(bar).to_be_visible()
    expect(bar).to_have_text("Reconnecting…")
    assert page.evaluate("said - away") >= 990
    server.stream_answers.clear()
    page.evaluate(WAKE_UPS["online"])
    server.next_stream()
    expect(bar).to_be_hidden()


def test_silence_ends_a_stream_and_comments_do_not(client):
    def before(page):
        page.clock.install()
        page.add_init_script(COUNT_READS)

    page, server, stream = client(BODY, before=before)
    # Before the first bytes, the page's time for a stream that brings nothing could run out, and it would open another one.
    until(page, lambda: page.evaluate("reads") > 0)
    page.clock.run_for(30_000)
    reads = page.evaluate("reads")
    stream.write(":\n\n")
    until(page, lambda: page.evaluate("reads") > reads)
    page.clock.run_for(30_000)
    page.wait_for_timeout(200)
    assert state(page) == "live"
    page.clock.run_for(21_000)
    page.clock.run_for(2_000)
    assert server.next_stream().after == 0


WAKE_UPS = {
    "online": "dispatchEvent(new Event('online'))",
    "visible": "document.dispatchEvent(new Event('visibilitychange'))",
    "shown again": "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))",
}


@pytest.mark.parametrize("cause", WAKE_UPS)
def test_a_wake_up_does_not_wait(client, cause):
    page, server, stream = client(BODY, before=lambda page: page.add_init_script(LATE_TIMERS))
    stream.cut()
    page.wait_for_selector("html[data-martlet=offline]")
    with pytest.raises(queue.Empty):
        server.next_stream(0.5)
    page.evaluate(WAKE_UPS[cause])
    server.next_stream()
    expect(page.locator("html")).to_have_attribute("data-martlet", "live")


def test_a_wake_up_leaves_a_living_stream_alone(client):
    page, server, stream = client(BODY)
    page.evaluate(WAKE_UPS["visible"])
    with pytest.raises(queue.Empty):
        server.next_stream(0.5)
    done(page, stream, 1, ["t", 1, "same stream"])


def test_pagehide_closes_the_stream(client):
    page, server, _ = client(BODY, before=lambda page: page.add_init_script(LATE_TIMERS))
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    page.wait_for_selector("html[data-martlet=offline]")
    page.evaluate(WAKE_UPS["shown again"])
    server.next_stream()


def until(page, condition):
    end = time.monotonic() + 20
    while time.monotonic() < end:
        if condition():
            return
        page.wait_for_timeout(10)
    raise AssertionError("it did not come to be")


def opened(page, server, number):
    """The stream that was asked for as the one with this number, once it is open."""
    until(page, lambda: len(server.stream_requests) > number)
    while (stream := server.next_stream()) is not server.stream_requests[number]:
        pass
    return stream


def test_a_document_that_comes_back_asks_for_one_stream(client):
    page, server, stream = client(BODY, before=lambda page: page.add_init_script(LATE_TIMERS))
    done(page, stream, 1, ["t", 1, "here"])
    server.stream_gate.clear()
    page.evaluate(
        """async () => {
          dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
          for (const [target, event] of [
            [document, new Event("resume")],
            [document, new Event("visibilitychange")],
            [window, new PageTransitionEvent("pageshow", { persisted: true })],
            [window, new Event("online")],
          ]) {
            await new Promise((done) => setTimeout(done));
            target.dispatchEvent(event);
          }
        }"""
    )
    until(page, lambda: len(server.stream_requests) == 2)
    server.stream_gate.set()
    done(page, opened(page, server, 1), 2, ["t", 1, "again"])
    assert len(server.stream_requests) == 2


def test_a_request_whose_answer_never_comes_is_given_up(client):
    """As in a document out of WebKit's page cache, which hears nothing more of the request that it had made."""
    page, server, stream = client(BODY)
    page.evaluate(
        """() => {
          const { fetch: send } = window;
          window.fetch = () => {
            window.fetch = send;
            window.hangs = true;
            return new Promise(() => {});
          };
        }"""
    )
    stream.cut()
    page.wait_for_function("() => window.hangs")
    page.emulate_media(color_scheme="dark")  # which the server is told by another request
    done(page, server.next_stream(), 1, ["t", 1, "here"])


def test_a_stream_ended_by_a_request_that_was_given_up_is_opened_again(client):
    """Such a request may have been overtaken on its way by the one that followed it."""
    page, server, stream = client(BODY)
    server.stream_gate.clear()
    stream.cut()
    until(page, lambda: len(server.stream_requests) == 2)
    page.emulate_media(color_scheme="dark")  # which the server is told by another request
    until(page, lambda: len(server.stream_requests) == 3)
    server.stream_gate.set()
    opened(page, server, 2).write("data: 410\n\n")
    fourth = opened(page, server, 3)
    done(page, fourth, 1, ["t", 1, "lives on"])
    assert server.page_loads == 1
    # That was the only one given up.
    fourth.write("data: 410\n\n")
    opened(page, server, 4)  # of the new document: one that is just being loaded may hang when it is closed
    assert server.page_loads == 2
