"""A real deployment: the gallery behind nginx with TLS and HTTP/2."""

import json
import re
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import Watch
from nginx import Deployment


@pytest.fixture(scope="module")
def deployment(tmp_path_factory):
    deployment = Deployment(tmp_path_factory.mktemp("nginx"))
    try:
        deployment.start()
        yield deployment
    finally:
        deployment.end()


@pytest.fixture(scope="module")
def below(tmp_path_factory):
    deployment = Deployment(tmp_path_factory.mktemp("below"), "/app")
    try:
        deployment.start()
        yield deployment
    finally:
        deployment.end()


def head(answer, name):
    return [value for key, value in re.findall(r"(?m)^([\w-]+): (.*?)\r?$", answer) if key.lower() == name]


def visit(deployment, path="/counter"):
    """The HTML of a page, its cookie and its identifier."""
    answer = deployment.curl("-i", deployment.url + path)
    cookie = head(answer, "set-cookie")[0].split(";")[0]
    page = re.search(r'martlet-page" content="([\w-]{22})"', answer)[1]
    return answer, cookie, page


def test_the_page_comes_by_http_2_with_a_bound_cookie(deployment):
    answer, _, _ = visit(deployment)
    assert answer.startswith("HTTP/2 200")
    cookie = head(answer, "set-cookie")[0]
    assert cookie.startswith("__Host-martlet=")
    assert "; Path=/" in cookie and "; Secure" in cookie and "; HttpOnly" in cookie


def test_the_stream_is_not_buffered(deployment):
    _, cookie, page = visit(deployment, "/ticker")
    with subprocess.Popen(
        ["curl", "-ksN", "--max-time", "60", "-H", f"Cookie: {cookie}",
         f"{deployment.url}/_martlet/pages/{page}/stream?after=0"],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
    ) as stream:
        # The ticker ticks every second: a buffering proxy would deliver nothing while the stream is open.
        for wanted in (b"retry: 1000\n", b"id: 1", b"id: 2"):
            assert any(line.startswith(wanted) for line in stream.stdout), wanted
        assert stream.poll() is None, "the stream has ended"
        stream.terminate()


@pytest.mark.parametrize(
    "headers, status",
    [
        ([], "204"),
        (["Sec-Fetch-Site: same-origin"], "204"),
        (["Sec-Fetch-Site: cross-site"], "403"),
        (["Sec-Fetch-Site: same-site"], "403"),
        (["Origin: https://evil.example"], "403"),
        (["Origin: http://localhost"], "403"),
        (["Origin: null"], "403"),
    ],
)
def test_only_the_pages_own_origin_may_post(deployment, headers, status):
    _, cookie, page = visit(deployment)
    arguments = [argument for header in headers for argument in ("-H", header)]
    assert status == deployment.curl(
        "-o", "/dev/null", "-w", "%{http_code}", "-H", f"Cookie: {cookie}", "-H", "Content-Type: application/json",
        *arguments, "-d", json.dumps({"events": [{"target": "inc", "type": "click"}]}),
        f"{deployment.url}/_martlet/pages/{page}/events",
    )


def test_the_public_origin_may_post(deployment):
    _, cookie, page = visit(deployment)
    assert "204" == deployment.curl(
        "-o", "/dev/null", "-w", "%{http_code}", "-H", f"Cookie: {cookie}", "-H", "Content-Type: application/json",
        "-H", f"Origin: {deployment.origin}", "-d", json.dumps({"events": [{"target": "inc", "type": "click"}]}),
        f"{deployment.url}/_martlet/pages/{page}/events",
    )


def test_an_unknown_host_is_misdirected(deployment):
    assert "421" == deployment.curl(
        "-o", "/dev/null", "-w", "%{http_code}", "-H", "Host: evil.example", deployment.url + "/counter")


def test_the_client_is_the_one_before_nginx(deployment):
    # From an address of this machine other than the proxy's.
    answer = deployment.curl(
        "--interface", "127.0.0.5", "-H", "X-Forwarded-For: 6.6.6.6", "-H", "Forwarded: for=6.6.6.6",
        deployment.url + "/request",
    )
    rows = dict(re.findall(r">(Client|Secure)</span>(?:<!--.*?-->)?<span[^>]*>([^<]*)</span>", answer))
    assert rows == {"Client": "127.0.0.5", "Secure": "yes"}


def test_metrics_are_not_for_the_world(deployment):
    assert "403" == deployment.curl("-o", "/dev/null", "-w", "%{http_code}", deployment.url + "/_martlet/metrics")


def use_the_counter(browser_context, deployment):
    page = browser_context(ignore_https_errors=True).new_page()
    watch = Watch(page)
    page.goto(deployment.url + "/counter")
    page.wait_for_selector("html[data-martlet=live]")
    for count in range(1, 4):
        page.click("#inc")
        expect(page.locator("#count")).to_contain_text(str(count))
    protocol = page.evaluate("performance.getEntriesByType('navigation')[0].nextHopProtocol")
    assert protocol == "h2"
    assert not watch.complaints, watch.complaints
    return page


def test_chromium_uses_the_counter(browser_context, deployment):
    use_the_counter(browser_context, deployment)


def test_chromium_uses_the_counter_below_a_path(browser_context, below):
    page = use_the_counter(browser_context, below)
    cookie = page.context.cookies(below.url + "/counter")[0]
    assert (cookie["name"], cookie["path"], cookie["secure"]) == ("__Secure-martlet", "/app", True)
    page.goto(below.url + "/request")
    page.wait_for_selector("html[data-martlet=live]")
    page.click("#go")
    page.wait_for_url(below.url + "/counter")
    page.goto(below.url + "/")
    page.locator("a[href$='/guide']").locator("visible=true").first.click()
    page.wait_for_url(below.url + "/guide")


def test_a_download_comes_below_a_path(browser_context, below):
    page = browser_context(ignore_https_errors=True, accept_downloads=True).new_page()
    page.goto(below.url + "/request")
    page.wait_for_selector("html[data-martlet=live]")
    with page.expect_download() as download:
        page.click("#download")
    assert download.value.suggested_filename == "request.csv"
    with open(download.value.path()) as file:
        assert file.readline() == "name,value\n"
