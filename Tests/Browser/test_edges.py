"""What is empty, does not load or does not end (Tests/TrialProgram/EdgesPage.swift)."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE, Gallery


class Trial(Gallery):
    name = "TrialProgram"


@pytest.fixture(scope="module")
def trial(tmp_path_factory):
    """The trial program in development."""
    program = Trial(tmp_path_factory.mktemp("trial") / "log", MARTLET_DEVELOPMENT="1")
    program.wait_until_healthy()
    yield program
    program.end()


@pytest.fixture
def edges(trial, browser_context):
    page = browser_context(viewport=PHONE).new_page()
    page.goto(f"{trial.url}/edges")
    page.wait_for_selector("html[data-martlet=live]")
    return page


def test_an_empty_lazy_stack_takes_the_room_of_its_scroll_view(edges):
    box = edges.locator("#empty").bounding_box()
    assert box["height"] > 250 and box["width"] > 300, box
    field = edges.locator("#message").bounding_box()
    assert field["width"] > 250, field


def test_a_picture_that_is_not_loaded_keeps_its_place(edges):
    picture = edges.get_by_role("img", name="A bird on a branch")
    box = edges.locator("#picture").bounding_box()
    assert (box["width"], box["height"]) == (120, 80)
    assert edges.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    expect(picture).to_have_count(1)


def test_an_action_that_goes_on_is_told_while_it_does(edges, trial):
    edges.click("#long")
    message = edges.locator(".martlet-build")
    expect(message).to_contain_text("An action goes on")
    expect(message).to_contain_text("EdgesPage")
    assert edges.locator("#presses").inner_text() == "0 presses"
    expect(edges.locator("#presses")).to_have_text("1 presses")
    expect(message).to_have_count(0)
    assert "An action goes on, and its visitor waits" in trial.log() and "view=EdgesPage" in trial.log()
    expect(edges.get_by_role("alert")).to_contain_text("An action of EdgesPage took longer than a quarter of a second")


def test_a_task_that_does_not_suspend_is_told_while_it_computes(edges, trial):
    edges.click("#endless")
    edges.click("#endless")
    # What every visitor sees of it.
    expect(edges.get_by_text("The server is slow to answer")).to_be_visible()
    message = edges.locator(".martlet-build")
    expect(message).to_contain_text("A task goes on", timeout=15_000)
    expect(message).to_contain_text("EdgesPage")
    expect(message).to_contain_text("Task.yield()")
    expect(edges.locator("#presses")).to_have_text("2 presses", timeout=30_000)
    expect(message).to_have_count(0)
    log = trial.log()
    assert "A task goes on without suspending, and its visitor waits" in log and "What went on for long has ended" in log


def test_a_body_that_goes_on_is_told_while_it_does(edges, trial):
    edges.click("#body")
    message = edges.locator(".martlet-build")
    expect(message).to_contain_text("A body goes on", timeout=15_000)
    expect(message).to_contain_text("LongBody")
    expect(edges.get_by_text("It has taken long.")).to_be_visible(timeout=15_000)
    expect(message).to_have_count(0)
    assert "A body goes on, and its visitor waits" in trial.log()
