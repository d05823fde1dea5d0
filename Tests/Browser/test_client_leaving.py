"""The picture of a view that disappears with a transition, and where it must not be."""

import pytest
from playwright.sync_api import expect

from test_client_stream import until



def row(id, number):
    return f'<div id="{id}" class="m-box m-more m-leaving" data-m="{number}">{id}</div>'


def body(content, classes=""):
    return f'<div id="stack" class="{classes}" data-m="1">{content}</div><p id="after" data-m="9">after</p>'


# The page's policy knows no style attributes.
STYLES = """(time) => {
    Object.assign(document.querySelector("#stack").style, { display: "grid", gap: "8px" });
    for (const { style } of document.querySelectorAll(".m-leaving")) {
        style.setProperty("--m-to-opacity", "0");
        style.setProperty("--m-to-animation", `${time}ms linear 0ms`);
    }
}"""
# Whether an element that goes leaves a picture, so that the module has come.
IS_READY = """async () => {
    const probe = Object.assign(document.createElement("p"), { className: "m-leaving" });
    document.querySelector("#martlet").append(probe);
    await new Promise(requestAnimationFrame);
    probe.remove();
    await new Promise(requestAnimationFrame);
    const pictures = document.querySelectorAll("[inert]");
    pictures.forEach((picture) => picture.remove());
    return pictures.length > 0;
}"""

PICTURES = """() => [...document.querySelectorAll("[inert]")].map((picture) => {
    const { left, top, width, height } = picture.getBoundingClientRect();
    return { text: picture.textContent, place: [left, top, width, height], next: picture.nextElementSibling?.textContent };
})"""
PLACE = """(element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height];
}"""


def place(page, id):
    return page.locator(f"#{id}").evaluate(PLACE)


def pictures(page):
    return page.evaluate(PICTURES)


@pytest.fixture
def shown(client):
    """Opens a page, and waits for the module. The pictures stay for `time` milliseconds."""

    def show(content, classes="", time=60_000):
        page, _, stream = client(body(content, classes))
        until(page, lambda: page.evaluate(IS_READY))
        page.evaluate(STYLES, time)
        return page, stream

    return show


def done(page, stream, sequence, *patches):
    stream.send(sequence, *patches, ["h", f"frame {sequence}"])
    expect(page).to_have_title(f"frame {sequence}")


def test_a_view_that_goes_leaves_a_picture_where_it_was(shown):
    page, stream = shown(row("a", 2) + row("b", 3) + row("c", 4))
    before, after = place(page, "b"), place(page, "c")
    done(page, stream, 1, ["r", 3])
    expect(page.locator("#b")).to_have_count(0)
    assert pictures(page) == [{"text": "b", "place": before, "next": "c"}]
    # What comes behind it has moved up at once.
    assert place(page, "c")[1] == before[1] < after[1]


def test_several_at_once_keep_their_places(shown):
    page, stream = shown("".join(row(id, number) for number, id in enumerate("abcd", start=2)))
    places = [place(page, id) for id in "abc"]
    done(page, stream, 1, ["r", 2], ["r", 3], ["r", 4])
    assert [picture["place"] for picture in pictures(page)] == places
    assert "".join(picture["text"] for picture in pictures(page)) == "abc"


def test_what_comes_in_its_place_stands_there_too(shown):
    page, stream = shown(row("a", 2) + "<!--5-->" + row("z", 3))
    before = place(page, "a")
    template = ["d", 1, [["div", 0]], [0, ""]]
    done(page, stream, 1, ["r", 2], template, ["i", 5, 6, [[1, "new"]]])
    assert pictures(page) == [{"text": "a", "place": before, "next": "new"}]
    assert page.get_by_text("new").evaluate(PLACE)[:2] == before[:2]


def test_the_transition_of_the_only_view_inside_is_the_view_s(shown):
    inside = '<div class="m-box"><div class="m-contents"><p class="m-more m-leaving">inside</p></div></div>'
    page, stream = shown(f'<div id="around" data-m="2">{inside}</div><div id="two" data-m="3">{inside * 2}</div>')
    before = place(page, "around")
    done(page, stream, 1, ["r", 2], ["r", 3])
    assert [(picture["text"], picture["place"]) for picture in pictures(page)] == [("inside", before)]
    moving = "() => document.getAnimations().map(({ effect }) => effect.target.outerHTML)"
    assert page.evaluate(moving) == ['<p class="m-more" style="--m-to-opacity: 0; --m-to-animation: 60000ms linear 0ms;">inside</p>']


def test_a_view_without_a_box_of_its_own_leaves_a_picture_too(shown):
    page, stream = shown('<div class="m-contents" data-m="2"><p id="a" class="m-more m-leaving">inside</p></div>')
    before = place(page, "a")
    done(page, stream, 1, ["r", 2])
    [picture] = pictures(page)
    assert picture["text"] == "inside" and picture["place"][:3] == before[:3]


def test_the_picture_goes_when_its_animation_is_over(shown):
    page, stream = shown(row("a", 2) + row("b", 3), time=1)
    done(page, stream, 1, ["r", 2])
    expect(page.locator("[inert]")).to_have_count(0)
    # A further change finds the page as the server knows it.
    done(page, stream, 2, ["t", 3, "changed"], ["r", 9])
    expect(page.locator("#stack")).to_have_text("changed")
    expect(page.locator("#after")).to_have_count(0)


def test_a_visitor_cannot_scroll_sideways_to_what_leaves(shown):
    page, stream = shown(row("a", 2) + row("b", 3))
    page.evaluate("document.querySelectorAll('.m-leaving').forEach(({ style }) => style.setProperty('--m-to-place', '100vw 0'))")
    done(page, stream, 1, ["r", 2])
    # Half of it stands beyond the edge, and stays there.
    page.evaluate("document.getAnimations().forEach((played) => { played.pause(); played.currentTime = 30_000; })")
    assert page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.mouse.move(100, 20)
    page.mouse.wheel(200, 0)
    page.evaluate("new Promise((resolve) => setTimeout(resolve, 200))")
    assert page.evaluate("scrollX") == 0
    page.evaluate("document.getAnimations().forEach((played) => played.finish())")
    expect(page.locator("[inert]")).to_have_count(0)
    assert page.evaluate("document.documentElement.style.overflowX") == ""


def test_a_view_that_is_moved_leaves_nothing(shown):
    page, stream = shown(row("a", 2) + row("b", 3))
    done(page, stream, 1, ["m", 2, 3])
    assert pictures(page) == []


def test_the_view_s_controls_are_not_in_the_picture(shown):
    choice = '<input type="radio" name="choice" id="chosen" checked>'
    page, stream = shown(
        f'<div class="m-more m-leaving" data-m="2">{choice}</div>'
        '<input type="radio" name="choice" id="other" data-m="3">'
    )
    done(page, stream, 1, ["r", 2], ["p", 3, "checked", True])
    assert page.locator("#other").is_checked()
    assert page.locator("[inert] input").evaluate_all("inputs => inputs.map(({ id, name }) => id + name)") == [""]


@pytest.mark.parametrize("classes", ["m-layout", "m-guides", "m-targets"])
def test_none_stands_where_children_are_counted(shown, classes):
    page, stream = shown(row("a", 2) + row("b", 3), classes)
    done(page, stream, 1, ["r", 2])
    assert pictures(page) == []


def test_nothing_moves_for_who_wants_less_motion(shown):
    page, stream = shown(row("a", 2) + row("b", 3))
    page.emulate_media(reduced_motion="reduce")
    done(page, stream, 1, ["r", 2])
    assert pictures(page) == []
    page.emulate_media(reduced_motion="no-preference")


# How long what changes in the frame takes.
ANIMATED = ["e", "60000ms linear 0ms"]


def test_in_an_animation_others_move_to_their_new_places(shown):
    page, stream = shown(row("a", 2) + row("b", 3) + row("c", 4))
    places = {id: place(page, id) for id in ("a", "b", "c", "after")}
    done(page, stream, 1, ANIMATED, ["r", 3])
    for id in ("a", "c", "after"):
        assert place(page, id) == pytest.approx(places[id], abs=0.5)
    # They move by what has gone, each once.
    page.evaluate("document.getAnimations().forEach((played) => played.finish())")
    height = places["c"][1] - places["b"][1]
    assert place(page, "a") == places["a"]
    assert place(page, "c")[1] == places["c"][1] - height
    assert place(page, "after")[1] == places["after"][1] - height


def test_in_an_animation_others_make_way_for_what_comes(shown):
    page, stream = shown(row("a", 2) + "<!--5-->" + row("c", 4))
    before = place(page, "c")
    template = ["d", 1, [["div", 0]], [0, ""]]
    done(page, stream, 1, ANIMATED, template, ["i", 5, 6, [[1, "new"]]])
    assert place(page, "c") == pytest.approx(before, abs=0.5)
    page.evaluate("document.getAnimations().forEach((played) => played.finish())")
    assert place(page, "c")[1] > before[1]
    assert page.get_by_text("new").is_visible()


def test_without_an_animation_others_are_at_once_where_they_belong(shown):
    page, stream = shown(row("a", 2) + row("b", 3))
    before = place(page, "a")
    done(page, stream, 1, ["r", 2])
    assert place(page, "b")[1] == before[1]


def test_after_a_move_nothing_slides(shown):
    page, stream = shown(row("a", 2) + row("b", 3) + row("c", 4))
    before = place(page, "a")
    done(page, stream, 1, ANIMATED, ["m", 2, 4], ["r", 3])
    assert place(page, "c")[1] == before[1]


def test_of_many_views_none_slides(shown):
    page, stream = shown("".join(row(f"r{number}", number) for number in range(10, 130)))
    before = place(page, "r10")
    done(page, stream, 1, ANIMATED, ["r", 10])
    assert place(page, "r11") == before
    assert [picture["text"] for picture in pictures(page)] == ["r10"]
