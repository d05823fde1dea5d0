"""Templates and instances: what the client builds, and how it numbers the nodes."""

import pytest
from playwright.sync_api import expect

from test_client_patches import done

ROW = [
    "d", 3,
    [["tr", 0, [["td", 0], ["td", 0, [["a", {"data-on": "click"}]]], ["td", 0, [["a", {"data-on": "click"}, ["×"]]]]]]],
    [0, "?danger", 1, "", 3, ""],
]  # fmt: skip


@pytest.fixture
def opened(client):
    return client('<table><tbody data-m="8"><!--9--></tbody></table><div id="box" data-m="1"><!--2--></div>')


def box(page):
    return page.evaluate("box.innerHTML")


def test_rows_are_built_and_numbered(opened):
    page, _, stream = opened
    done(page, stream, 1, ROW, ["i", 9, 100, [[3, 0, "1", "pretty red table", 1, "2", "big blue desk"]]])
    assert page.locator("tr").all_text_contents() == ["1pretty red table×", "2big blue desk×"]
    assert page.locator("tr.danger").count() == 1
    done(page, stream, 2, ["c", 100, "danger", 1], ["t", 103, "one"], ["t", 109, "two"], ["a", 111, "title", "remove"])
    assert page.locator("tr").all_text_contents() == ["1one×", "2two×"]
    assert page.locator("tr.danger").count() == 2
    assert page.locator("tr:last-child td:last-child a").get_attribute("title") == "remove"


def test_holes_take_content_before_their_anchor(opened):
    page, _, stream = opened
    outer = ["d", 1, [["ul", 0, [["li", 0, ["first"]], 0, ["li", 0, ["last"]]]]], []]
    inner = ["d", 2, [["li", 0]], [0, ""]]
    # ul 10, first li 11, anchor 12, last li 13; then the content: 14, 15.
    done(page, stream, 1, outer, inner, ["i", 2, 10, [[1, [[2, "x", "y"]]]]], ["t", 14, "X"], ["t", 13, "LAST"])
    assert page.locator("li").all_text_contents() == ["first", "X", "y", "LAST"]
    done(page, stream, 2, ["i", 12, 20, [[2, "z"]]], ["r", 15])
    assert page.locator("li").all_text_contents() == ["first", "X", "z", "LAST"]


def test_fixed_children_take_no_number(opened):
    page, _, stream = opened
    outer = ["d", 1, [["section", 0, [2, ["hr", 0], 2, 2]]], [0, "title"]]
    inner = ["d", 2, [["p", 0]], [0, ""]]
    group = [1, "name", [[2, "a"]], [[2, "b"]], [[2, "c"]]]
    # section 10, hr 11, a 12, b 13, c 14.
    done(page, stream, 1, outer, inner, ["i", 2, 10, [group]], ["t", 13, "B"], ["a", 11, "id", "line"])
    assert box(page).startswith('<section title="name"><p>a</p><hr id="line"><p>B</p><p>c</p></section>')


def test_nesting_numbers_depth_first(opened):
    page, _, stream = opened
    leaf = ["d", 1, [["i", 0]], [0, ""]]
    middle = ["d", 2, [["b", 0, [0]]], []]
    outer = ["d", 3, [["p", 0, [2, 0]]], []]
    # First p 10, anchor 11; its b 12, anchor 13, leaves 14 and 15; then b 16, anchor 17. Second p 18, anchor 19, b 20, 21.
    groups = [[3, [[2, [[1, "x", "y"]]]], [[2, []]], [[2, []]], []]]
    done(page, stream, 1, leaf, middle, outer, ["i", 2, 10, groups], ["t", 15, "Y"], ["a", 18, "id", "second"])
    assert page.locator("#box i").all_text_contents() == ["x", "Y"]
    assert page.evaluate("box.lastElementChild.id") == "second"
    done(page, stream, 2, ["i", 21, 30, [[1, "in the second"]]], ["i", 17, 31, [[1, "in the first"]]])
    assert page.locator("#box p").all_text_contents() == ["xYin the first", "in the second"]


def test_several_roots_with_a_start_comment_and_a_hole(opened):
    page, _, stream = opened
    leaf = ["d", 1, [["i", 0]], [0, ""]]
    pair = ["d", 2, [1, 0, ["b", 0], 2], [2, ""]]
    # Start 10, anchor 11, b 12, content 13, fixed 14; the next instance from 15.
    groups = [[2, "one", [[1, "x"]], [[1, "y"]], "two", [], [[1, "z"]]]]
    done(page, stream, 1, leaf, pair, ["i", 2, 10, groups])
    assert page.locator("#box > *").all_text_contents() == ["x", "one", "y", "two", "z"]
    done(page, stream, 2, ["r", 10, 14])
    assert page.locator("#box > *").all_text_contents() == ["two", "z"]
    done(page, stream, 3, ["i", 16, 30, [[1, "w"]]])
    assert page.locator("#box > *").all_text_contents() == ["w", "two", "z"]


def test_an_element_with_a_hole_beside_it(opened):
    page, _, stream = opened
    # b 10, anchor 11, content 12; the next instance from 13.
    groups = [[2, [[1, "x"]], [[1, "y"]]]]
    done(page, stream, 1, ["d", 1, [["i", 0]], [0, ""]], ["d", 2, [["b"], 0], []], ["i", 2, 10, groups], ["t", 13, "B"])
    assert box(page).startswith("<b></b><i>x</i><!----><b>B</b><i>y</i><!---->")


def test_instances_without_values_are_counted(opened):
    page, _, stream = opened
    done(page, stream, 1, ["d", 1, [["hr", 0]], []], ["i", 2, 10, [[1, 3]]], ["r", 11])
    assert page.locator("#box hr").count() == 2


def test_an_instance_of_content_only(opened):
    page, _, stream = opened
    done(page, stream, 1, ["d", 1, [["i", 0]], [0, ""]], ["d", 2, [2], []], ["i", 2, 10, [[2, [[1, "x"]], [[1, "y"]]]]])
    assert page.locator("#box > i").all_text_contents() == ["x", "y"]


def test_slots_of_every_kind(opened):
    page, _, stream = opened
    slots = [0, "title", 0, "lang", 1, ".value", 2, ".checked", 3, ""]
    template = ["d", 1, [["div", {"class": "blue"}, [["input"], ["input", {"type": "checkbox"}], ["pre", 0]]]], slots]
    done(page, stream, 1, template, ["i", 2, 10, [[1, "t", 0, "v", True, ""]]])
    assert page.locator("#box div").get_attribute("title") == "t"
    assert page.locator("#box div").get_attribute("lang") is None
    expect(page.locator("#box input").first).to_have_value("v")
    expect(page.locator("#box input").last).to_be_checked()
    expect(page.locator("#box div")).to_have_css("color", "rgb(0, 0, 255)")


SVG = "http://www.w3.org/2000/svg"


def test_svg_and_what_it_holds(opened):
    page, _, stream = opened
    dot = ["d", 1, [["circle", {"r": "4"}]], [0, "cx"]]
    drawing = ["d", 2, [["svg", {"viewBox": "0 0 9 9"}, [["g", 0, [0]], ["foreignObject", 0, [["p", 0, ["words"]]]]]]], []]
    # svg 10, g 11, anchor 12, foreignObject 13, p 14, circle 15.
    done(page, stream, 1, dot, drawing, ["i", 2, 10, [[2, [[1, "1"]]]]])
    done(page, stream, 2, ["i", 12, 20, [[1, "5"]]], ["i", 2, 30, [[1, "7"]]])
    spaces = page.evaluate("[...box.querySelectorAll('*')].map((e) => [e.localName, e.namespaceURI])")
    html = "http://www.w3.org/1999/xhtml"
    assert spaces == [
        ["svg", SVG], ["g", SVG], ["circle", SVG], ["circle", SVG], ["foreignObject", SVG], ["p", html], ["circle", html],
    ]  # fmt: skip
    assert page.evaluate("box.querySelector('svg').getAttribute('viewBox')") == "0 0 9 9"


def test_templates_may_be_defined_again(opened):
    page, _, stream = opened
    done(page, stream, 1, ["d", 1, [["i", 0]], []], ["i", 2, 10, [[1, 1]]])
    done(page, stream, 2, ["d", 1, [["b", 0]], []], ["i", 2, 11, [[1, 1]]])
    assert page.evaluate("[...box.children].map((e) => e.localName)") == ["i", "b"]


def test_a_thousand_rows_cost_little(opened):
    page, _, stream = opened
    values = [value for row in range(1000) for value in (0, str(row), f"label {row}")]
    page.evaluate("""() => {
        // What no client can avoid: the elements of such rows, made and put into a page.
        const copy = document.querySelector("tbody").cloneNode();
        document.body.append(copy);
        window.plainly = () => {
            const start = performance.now();
            for (let row = 0; row < 1000; row++) {
                const line = document.createElement("tr");
                for (let cell = 0; cell < 3; cell++) {
                    const link = document.createElement("a");
                    link.append(`label ${row}`);
                    const column = document.createElement("td");
                    column.append(link);
                    line.append(column);
                }
                copy.append(line);
            }
            const time = performance.now() - start;
            copy.replaceChildren();
            return time;
        };
        const parse = JSON.parse;
        JSON.parse = (text) => { performance.mark("start"); return parse(text); };
        new MutationObserver(() => performance.measure("apply", "start")).observe(
            document.querySelector("title"), { childList: true, characterData: true, subtree: true });
    }""")
    times, plain = [], []
    for turn in range(8):
        plain.append(page.evaluate("plainly()"))
        first = 1000 + turn * 6000
        frame = [["i", 9, first, [[3, *values]]]]
        done(page, stream, 2 * turn + 1, *([ROW] if turn == 0 else []), *frame)
        times.append(page.evaluate("performance.getEntriesByName('apply').at(-1).duration"))
        done(page, stream, 2 * turn + 2, ["r", first, first + 5994])
    assert page.locator("#martlet tr").count() == 0
    print("1,000 rows, ms from the frame's text to the nodes in the page:", [round(time, 1) for time in times])
    print("1,000 rows, ms for the elements alone:", [round(time, 1) for time in plain])
    # Both on the same busy machine.
    assert min(times) < 6 * min(plain)
