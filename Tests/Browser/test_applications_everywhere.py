"""The main flow of each program (flows.py): in Firefox and WebKit, by touch, and by the keyboard alone."""

import pytest

from applications import Program
from conftest import DESKTOP, PHONE
from documents import is_live
from flows import FLOWS, KeyFlow, PageFlow, TabFlow
from sampling import sample
from test_applications import applications

__all__ = ["applications"]

ENGINES = [(name, kind) for name in FLOWS for kind in ("firefox", "webkit")]
WAYS = [
    (name, way, width)
    for name in FLOWS
    for way in (PageFlow, KeyFlow)
    for width in ("phone", "desktop")
]


@pytest.mark.parametrize(("name", "kind"), sample(ENGINES, 3, "flows in browsers"))
def test_the_main_flow_in_another_browser(applications, visitor, name, kind):
    tab = visitor(kind).tab()
    tab.open(f"{applications.url}/{name}")
    is_live(tab, f"/{name}")
    flow = TabFlow(tab, tab.evaluate("innerWidth < 744"))
    flow.follow(FLOWS[name])
    # Where it ends is a place: the same is seen after a reload.
    title = tab.evaluate("document.title")
    tab.reload()
    is_live(tab, f"/{name}")
    tab.wait_until(f"document.title == {title!r}")


@pytest.mark.parametrize(
    ("name", "way", "width"), sample(WAYS, 6, "flows by touch and keys"),
    ids=lambda value: value.__name__ if isinstance(value, type) else value,
)  # fmt: skip
def test_the_main_flow_by_touch_and_by_keyboard(request, applications, browser_context, name, way, width):
    viewport = {"phone": PHONE, "desktop": DESKTOP}[width]
    context = browser_context(viewport=viewport, has_touch=way is PageFlow)
    program = Program(applications, context, name, viewport)
    way(program.page, program.is_phone).follow(FLOWS[name])
    program.fits()
    program.close(request)
