"""The gallery serves the documentation that `make docs` has built, and nothing else of the machine."""

import http.client

import pytest

from conftest import Gallery


@pytest.fixture
def request_path(tmp_path):
    """Requests a path of a gallery with built documentation, as it is written."""
    documentation = tmp_path / "docs"
    page = documentation / "documentation/martlet/firstview/index.html"
    page.parent.mkdir(parents=True)
    page.write_text("<!doctype html><title>First</title>")
    (documentation / "js").mkdir()
    (documentation / "js/index.js").write_text("1")
    (documentation / "favicon.ico").write_text("icon")
    (tmp_path / "secret").write_text("secret")
    gallery = Gallery(tmp_path / "log", GALLERY_DOCS=str(documentation))
    gallery.wait_until_healthy()

    def request(path):
        connection = http.client.HTTPConnection("127.0.0.1", gallery.port, timeout=20)
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.headers["Content-Type"], answer.read().decode()

    yield request
    assert gallery.end() == 0


def test_pages_and_their_files_are_served(request_path):
    for path in ("/documentation/martlet/firstview", "/documentation/martlet/firstview/"):
        status, kind, text = request_path(path)
        assert status == 200 and kind.startswith("text/html") and "First" in text, path
    status, kind, text = request_path("/js/index.js")
    assert status == 200 and kind.startswith("text/javascript") and text == "1"
    assert request_path("/favicon.ico")[2] == "icon"
    assert request_path("/theme-settings.json")[2] == "{}"


def test_nothing_else_is_served(request_path):
    for path in (
        "/documentation/nothing",
        "/documentation/martlet",
        "/js/../../secret",
        "/js/%2e%2e/%2e%2e/secret",
        "/js/..%2f..%2fsecret",
        "/js//etc/passwd",
    ):
        status, _, text = request_path(path)
        assert status in (400, 404) and "secret" not in text.replace("/secret", ""), path
