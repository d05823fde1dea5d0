"""Pictures that cannot be loaded: the client tells of each once, whether it failed before its script was there or after.
While pictures are being loaded, it shows what is meant for that time."""

from playwright.sync_api import expect

from test_client_patches import done

BODY = """
<div class="m-more m-contents" data-m="1" data-on="error">
<img id="gone" src="/gone.png" alt=""><img id="drawing" alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E">
</div>
<img src="/nobody-asks.png" alt=""><p data-m="2">Text</p>
"""


def told(server):
    post = server.next_post()
    return [(event["target"], event["type"], event["value"]) for event in post["events"]]


def test_a_picture_that_failed_before_the_script_came_is_told_once(client):
    page, server, stream = client(BODY)
    assert told(server) == [(1, "error", "/gone.png")]
    done(page, stream, 1, ["t", 2, "More"])
    page.evaluate("document.querySelector('#gone').src = '/gone.png'")
    assert not server.has_posts(within=0.5)


def test_another_address_that_fails_is_told_as_well(client):
    page, server, stream = client(BODY)
    assert told(server) == [(1, "error", "/gone.png")]
    page.evaluate("document.querySelector('#gone').src = '/gone-too.png'")
    assert told(server) == [(1, "error", "/gone-too.png")]
    expect(page.locator("#drawing")).to_be_attached()


WAITING = """
<div class="m-more m-contents" data-m="1" data-on="error">
<p><img id="slow" alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"></p>
<div class="m-waiting" hidden>Wait</div>
</div>
"""


def test_what_is_meant_for_the_time_until_a_picture_is_there_is_shown(client):
    page, _, _ = client(WAITING)
    view, waiting = page.locator("[data-m='1']"), page.locator(".m-waiting")
    page.wait_for_function("() => performance.getEntriesByType('resource').some(({ name }) => name.includes('martlet-pictures'))")
    held = []
    page.route("**/slow.svg", lambda route: held.append(route))
    page.evaluate("document.querySelector('#slow').src = '/slow.svg'")
    expect(view).to_have_attribute("data-waiting", "")
    expect(waiting).to_be_visible()
    held[0].fulfill(body="<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", content_type="image/svg+xml")
    expect(waiting).to_be_hidden()
    assert view.get_attribute("data-waiting") is None
