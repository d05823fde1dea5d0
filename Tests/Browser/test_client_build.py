"""The result of a build arrives on a stream, and the module that shows it is fetched with the first one."""

import json

import pytest
from playwright.sync_api import expect

from test_client_patches import done
from test_client_stream import until

# An ordinary pause after the end of a stream never ends.
LATE_TIMERS = """
    const original = setTimeout;
    window.setTimeout = (action, delay) => original(action, delay > 150 ? 60_000 : delay);
    Math.random = () => 0.999;
"""
BODY = '<p id="a" data-m="1">one</p>'
FAILURE = {"errors": [{"file": "Sources/a.swift", "line": 3, "message": "<b>no</b>", "source": "  <i>x</i>"}]}


def report(stream, result, page=None):
    name = f"event: {page}\n" if page else ""
    stream.write(f"{name}build: {json.dumps(result)}\n\n")


def test_only_a_page_that_hears_of_a_build_fetches_the_module(client):
    page, server, stream = client(BODY)
    done(page, stream, 1, ["t", 1, "two"])
    assert "martlet-build.js" not in server.modules
    report(stream, FAILURE)
    overlay = page.get_by_role("alert")
    expect(overlay.locator("li")).to_have_count(1)
    assert server.modules.count("martlet-build.js") == 1
    assert overlay.locator("b, i").count() == 0, "texts are no HTML"
    expect(overlay.locator("strong")).to_have_text("Sources/a.swift:3")
    expect(overlay.locator("code")).to_have_text("  <i>x</i>", use_inner_text=True)
    # Frames go on, and a full resync leaves it.
    done(page, stream, 2, ["t", 1, "three"])
    stream.send(3, ["d", 1, [["p", {"id": "a"}, ["four"]]], []], ["z", 5, [[1, 1]], 0])
    expect(page.locator("#a")).to_have_text("four")
    expect(overlay).to_be_visible()
    report(stream, {})
    expect(overlay).to_have_count(0)


def test_results_are_shown_in_their_order(client):
    page, _, stream = client(BODY)
    for number in range(5):
        report(stream, {"errors": [{"message": f"error {number}"}]})
    expect(page.get_by_role("alert").locator("p")).to_have_text(["error 4"])


@pytest.mark.parametrize("is_development", [True, False])
def test_in_development_a_stream_that_has_ended_is_opened_soon(client, is_development):
    page, server, stream = client(BODY, before=lambda page: page.add_init_script(LATE_TIMERS))
    if is_development:
        report(stream, FAILURE)
        expect(page.get_by_role("alert")).to_be_visible()
    stream.cut()
    if is_development:
        server.next_stream()
    else:
        page.wait_for_selector("html[data-martlet=offline]")
        page.wait_for_timeout(300)
        assert server.streams.empty()


def test_without_a_server_it_is_asked_soon_and_then_as_ever(client):
    page, server, stream = client(BODY, before=lambda page: page.add_init_script(LATE_TIMERS))
    report(stream, FAILURE)
    expect(page.get_by_role("alert")).to_be_visible()
    server.stream_answers += [(503, {})] * 5
    before = len(server.stream_requests)
    stream.cut()
    page.wait_for_selector("html[data-martlet=offline]")
    until(page, lambda: len(server.stream_requests) > before)
    page.wait_for_timeout(300)
    assert len(server.stream_requests) <= before + 3
