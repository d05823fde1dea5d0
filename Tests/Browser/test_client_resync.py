"""A resync makes the page equal to the new content, and keeps the nodes that correspond with all that is the visitor's."""

import copy
import random
import re

import pytest
from playwright.sync_api import expect

from sampling import sample
from test_client_events import events
from test_client_patches import done
from test_client_stream import LATE_TIMERS, until

# What a template describes, built in another way than the client does.
REFERENCE = """
  window.reference = (roots) => {
    const build = ([tag, attributes, content = []], namespace) => {
      const inner = tag === "svg" ? "http://www.w3.org/2000/svg" : namespace;
      const element = document.createElementNS(inner, tag);
      for (const [name, value] of Object.entries(attributes || {}))
        if (name === "style") element.style.cssText = value;
        else element.setAttribute(name, value);
      for (const child of content)
        element.append(
          typeof child === "string" ? child : child === 0 ? document.createComment("") : build(child, inner));
      return element;
    };
    const main = document.createElement("main");
    main.id = "martlet";
    main.append(...roots.map((root) => root === 0 ? document.createComment("") : build(root, main.namespaceURI)));
    return main;
  };
  window.compare = ([roots, first]) => {
    const main = document.getElementById("martlet");
    const expected = reference(roots);
    const html = (element) => element.outerHTML;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);
    const numbers = [];
    while (walker.nextNode()) numbers.push(walker.currentNode.martlet);
    const fields = (root) => [...root.querySelectorAll("input, textarea, select")].map((f) => [f.value, f.checked]);
    document.body.append(expected);  // a select has a value in a document only
    const shown = [fields(main), fields(expected)];
    expected.remove();
    return {
      isEqual: main.isEqualNode(expected), html: html(main), expected: html(expected), shown,
      areNumbered: numbers.every((number, index) => number === first + index),
    };
  };
"""

TAGS = ["div", "p", "section", "ul", "span", "button", "a"]


class Trees:
    """Random content, and random changes to it."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.identifiers = 0

    def attributes(self):
        found = {}
        for name, values in (("class", ["a", "b", "a b", "m-row"]), ("title", ["x", "y", ""]), ("data-on", ["click", "input"])):
            if self.random.random() < 0.3:
                found[name] = self.random.choice(values)
        if self.random.random() < 0.15:
            found["style"] = self.random.choice(["width: 3px;", "color: red;"])
        if self.random.random() < 0.2:
            found["aria-label"] = self.random.choice(["one", "two"])
        return found

    def element(self, depth):
        kind = self.random.random()
        attributes = self.attributes()
        if kind < 0.12:
            attributes["type"] = self.random.choice(["text", "checkbox", "number", "button"])
            if self.random.random() < 0.5:
                attributes["value"] = self.random.choice(["1", "2", "3"])
            if self.random.random() < 0.3 and attributes["type"] == "checkbox":
                attributes["checked"] = ""
            return ["input", attributes, []]
        if kind < 0.17:
            return ["textarea", attributes, [self.random.choice(["some", "text"])]]
        if kind < 0.22:
            options = self.random.sample(["red", "green", "blue"], self.random.randint(1, 3))
            return ["select", attributes, [["option", {"value": option}, [option]] for option in options]]
        if kind < 0.26:
            return ["svg", attributes, [["circle", {"r": self.random.choice("123")}, []]]]
        if kind < 0.4 or depth == 0:
            return ["p", attributes, [self.random.choice(["one", "two", "three"])]]
        content = [self.node(depth - 1) for _ in range(self.random.randint(0, 4))]
        return [self.random.choice(TAGS[:5]), attributes, content]

    def node(self, depth):
        return 0 if self.random.random() < 0.15 else self.element(depth)

    def tree(self):
        return self.with_identifiers([self.node(4) for _ in range(self.random.randint(1, 4))])

    def with_identifiers(self, roots):
        """Gives some elements identifiers, each of which is there once."""
        names = [f"n{number}" for number in range(12)]
        self.random.shuffle(names)
        for node in elements(roots):
            if names and self.random.random() < 0.15 and "id" not in node[1]:
                name = names.pop()
                if not any(other[1].get("id") == name for other in elements(roots)):
                    node[1]["id"] = name
        return roots

    def changed(self, roots):
        roots = copy.deepcopy(roots)
        for _ in range(self.random.randint(0, 4)):
            parents = [roots, *(node[2] for node in elements(roots) if node[0] in TAGS[:5] and is_container(node))]
            content = self.random.choice(parents)
            change = self.random.choice(["insert", "remove", "shuffle", "attributes", "text"])
            if change == "insert":
                content.insert(self.random.randint(0, len(content)), self.element(2))
            elif change == "remove" and content:
                content.pop(self.random.randrange(len(content)))
            elif change == "shuffle":
                self.random.shuffle(content)
            else:
                for node in elements(content):
                    if self.random.random() < 0.3 and node[0] not in ("input", "option", "circle"):
                        node[1] = {**self.attributes(), **({"id": node[1]["id"]} if "id" in node[1] else {})}
                    if change == "text" and node[2] and isinstance(node[2][0], str) and node[0] == "p":
                        node[2][0] = self.random.choice(["one", "two", "three"])
        return roots


def elements(roots):
    for node in roots:
        if isinstance(node, list):
            yield node
            yield from elements(node[2])


def holes(roots):
    """The values of an instance: nothing in each dynamic slot, or their number."""
    return [[]] * sum(node == 0 for node in roots) + [value for node in elements(roots) for value in [[]] * node[2].count(0)] or [1]


def is_container(node):
    return not any(isinstance(child, str) for child in node[2])


@pytest.mark.parametrize("seed", sample(range(4), 1, "resyncs"))
def test_any_content_becomes_equal_to_any_other(client, seed):
    page, server, stream = client('<p data-m="1">first</p>', before=lambda page: page.add_init_script(REFERENCE))
    trees = Trees(seed)
    tree, first = trees.tree(), 100
    for turn in range(1, 101):
        done(page, stream, turn, ["d", 1, tree, []], ["z", first, [[1, *holes(tree)]], 0])
        found = page.evaluate("compare", [tree, first])
        assert found["isEqual"], f"{found['html']}\nis not\n{found['expected']}"
        assert found["shown"][0] == found["shown"][1], found["html"]
        assert found["areNumbered"], found["html"]
        tree = trees.changed(tree) if trees.random.random() < 0.8 else trees.tree()
        first += 1000


CONTENT = [
    ["h1", {"id": "title"}, ["Title"]],
    ["div", {"class": "scroller"}, [["p", {"class": "tall"}, ["tall"]]]],
    ["details", 0, [["summary", 0, ["More"]], ["p", 0, ["inside"]]]],
    ["form", {"data-on": "submit"}, [["input", {"name": "todo"}], ["textarea", 0, ["draft"]]]],
    ["label", 0, [["input", {"type": "checkbox", "data-on": "input"}]]],
    ["select", {"data-on": "input"}, [["option", {"value": "a"}, ["A"]], ["option", {"value": "b"}, ["B"]]]],
    ["canvas", {"width": "4", "height": "4"}],
    ["p", {"class": "spinning"}, ["spins"]],
    ["button", {"data-on": "click", "id": "press"}, ["Press"]],
]
STYLE = """
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.scroller { height: 50px; overflow: auto } .tall { height: 900px } .column { display: flex; flex-direction: column }
      @keyframes spin { to { opacity: 0.5 } } .spinning { animation: spin 100s linear infinite }`);
    document.adoptedStyleSheets = [sheet];
"""


@pytest.fixture
def opened(client):
    """A page with CONTENT, numbered from 10, whose templates came over the stream."""
    page, server, stream = client('<p data-m="1">first</p>')
    page.evaluate(STYLE)
    done(page, stream, 1, ["d", 1, CONTENT, []], ["z", 10, [[1, 1]], 0])
    return page, server, stream


def test_the_same_content_changes_nothing(opened):
    page, _, stream = opened
    page.evaluate(
        """() => {
          window.changes = [];
          const what = { subtree: true, childList: true, attributes: true, characterData: true };
          new MutationObserver((records) => changes.push(...records)).observe(document.getElementById("martlet"), what);
        }"""
    )
    done(page, stream, 2, ["d", 1, CONTENT, []], ["z", 100, [[1, 1]], 0])
    page.wait_for_timeout(100)
    assert page.evaluate("changes.map((change) => change.type + ' ' + change.target.outerHTML)") == []
    done(page, stream, 3, ["t", 100, "Another title"])
    expect(page.locator("#title")).to_have_text("Another title")


def test_what_the_visitor_has_done_is_kept(opened):
    page, _, stream = opened
    page.evaluate(
        """() => {
          document.querySelector(".scroller").scrollTop = 123;
          document.querySelector("details").open = true;
          document.querySelector("canvas").getContext("2d").fillRect(0, 0, 4, 4);
          window.animation = document.getAnimations()[0];
          window.kept = [...document.querySelectorAll("#martlet *")];
        }"""
    )
    page.fill("textarea", "my draft")
    page.click("[name=todo]")
    page.keyboard.type("buy milk")
    page.evaluate("document.activeElement.setSelectionRange(2, 5, 'backward')")
    changed = copy.deepcopy(CONTENT)
    changed[0] = ["h1", {"id": "title", "class": "blue"}, ["Another title"]]
    changed.insert(1, ["p", 0, ["A new paragraph."]])
    done(page, stream, 2, ["d", 1, changed, []], ["z", 100, [[1, 1]], 0])
    assert page.evaluate("kept.every((element) => element.isConnected)")
    assert page.evaluate("document.querySelector('.scroller').scrollTop") == 123
    assert page.evaluate("document.querySelector('details').open")
    assert page.evaluate("document.querySelector('canvas').getContext('2d').getImageData(1, 1, 1, 1).data[3]") == 255
    assert page.evaluate("document.getAnimations()[0] === animation")
    expect(page.locator("[name=todo]")).to_be_focused()
    expect(page.locator("[name=todo]")).to_have_value("buy milk")
    expect(page.locator("#title")).to_have_text("Another title")
    expect(page.locator("#title")).to_have_class("blue")
    caret = "(field) => [field.selectionStart, field.selectionEnd, field.selectionDirection]"
    assert page.locator("[name=todo]").evaluate(caret) == [2, 5, "backward"]


def test_what_was_chosen_but_not_performed_is_kept(opened):
    page, server, stream = opened
    server.gate.clear()
    page.check("[type=checkbox]")
    page.select_option("select", "b")
    done(page, stream, 2, ["d", 1, CONTENT, []], ["z", 100, [[1, 1]], 0])
    expect(page.locator("[type=checkbox]")).to_be_checked()
    expect(page.locator("select")).to_have_value("b")
    # The server knows of both.
    done(page, stream, 3, ["d", 1, CONTENT, []], ["z", 200, [[1, 1]], 0])
    server.gate.set()
    while not (server.next_post()["events"][-1]["value"] == "b"):
        pass
    done(page, stream, 4, ["d", 1, CONTENT, []], ["z", 300, [[1, 1]], 2])
    expect(page.locator("[type=checkbox]")).not_to_be_checked()
    expect(page.locator("select")).to_have_value("a")


def rows(*texts):
    return [["ul", 0, [["li", 0, [["span", 0, [text]], ["input", {"data-on": "input"}]]] for text in texts]]]


@pytest.mark.parametrize("can_move", [True, False])
def test_a_field_stays_with_its_row(opened, can_move):
    page, server, stream = opened
    if not can_move:  # as in WebKit: an element that is moved loses the focus, and gets it back
        page.evaluate("delete Element.prototype.moveBefore")
    done(page, stream, 2, ["d", 1, rows("one", "two", "three"), []], ["z", 100, [[1, 1]], 0])
    server.gate.clear()
    page.locator("li", has_text="two").locator("input").click()
    page.keyboard.type("mine")
    page.evaluate("document.activeElement.setSelectionRange(1, 3)")
    done(page, stream, 3, ["d", 1, rows("zero", "three", "two"), []], ["z", 200, [[1, 1]], 0])
    assert page.locator("li").all_text_contents() == ["zero", "three", "two"]
    field = page.locator("li", has_text="two").locator("input")
    expect(field).to_have_value("mine")
    expect(field).to_be_focused()
    assert field.evaluate("(field) => [field.selectionStart, field.selectionEnd]") == [1, 3]
    server.gate.set()


def test_a_press_names_the_row_that_was_pressed(opened):
    """The element may stand for another row by the time that the press is sent."""
    page, server, stream = opened
    content = [["ul", 0, [["li", {"data-on": "click", "tabindex": "0"}, [text]] for text in ("one", "two")]]]
    done(page, stream, 2, ["d", 1, content, []], ["z", 100, [[1, 1]], 0])
    server.gate.clear()
    page.locator("li", has_text="one").click()
    page.locator("li", has_text="two").click()
    assert events(server.next_post()) == [(101, "click", None)]
    content = [["ul", 0, [["li", {"data-on": "click", "tabindex": "0"}, [text]] for text in ("2", "3")]]]
    done(page, stream, 3, ["d", 1, content, []], ["z", 200, [[1, 1]], 0])
    server.gate.set()
    assert events(server.next_post()) == [(102, "click", None)]


PRESSED = [["button", {"type": "button", "data-on": "click", "id": "press"}, ["Press"]]]


def point(page, *types):
    """Presses, lets go and presses again faster than timers fire, as several events of one task."""
    page.evaluate("(types) => { for (const type of types) dispatchEvent(new PointerEvent(type)) }", list(types))
    page.evaluate("async () => { for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done)) }")


def test_what_is_pressed_stays_until_the_last_press_is_over(client):
    """The next press may begin before it is known that the one before is over."""
    page, _, stream = client('<p data-m="1">first</p>', before=lambda page: page.add_init_script(LATE_TIMERS))
    done(page, stream, 1, ["d", 1, PRESSED, []], ["z", 10, [[1, 1]], 0])
    point(page, "pointerdown")
    stream.send(2, ["t", 10, "Held"])
    stream.send(3, ["d", 1, PRESSED, []], ["z", 20, [[1, 1]], 0])
    expect(page.locator("#press")).to_have_text("Held")
    point(page, "pointerup", "pointerdown")
    expect(page.locator("#press")).to_have_text("Held")
    point(page, "pointerup")
    expect(page.locator("#press")).to_have_text("Press")


def test_what_is_pressed_while_a_module_comes_stays_too(client):
    held = []

    def before(page):
        page.add_init_script(LATE_TIMERS)
        page.route("**/martlet-recovery.js", lambda route: held.append(route))

    page, _, stream = client('<button id="press" data-m="1" data-on="click">Held</button>', before=before)
    stream.send(1, ["d", 1, PRESSED, []], ["z", 20, [[1, 1]], 0])
    until(page, lambda: held)
    point(page, "pointerdown")
    held[0].continue_()
    page.wait_for_function("() => performance.getEntriesByName(new URL('/_martlet/assets/martlet-morph.js', location).href).length")
    point(page)
    expect(page.locator("#press")).to_have_text("Held")
    point(page, "pointerup")
    expect(page.locator("#press")).to_have_text("Press")


def test_a_button_of_the_html_stays_with_its_focus(client):
    """In the HTML it submits the page's form, for browsers without a script."""
    page, _, stream = client('<button id="press" name="1" data-m="1" data-on="click">Press</button>')
    page.focus("#press")
    page.evaluate("window.button = document.activeElement")
    done(page, stream, 1, ["d", 1, PRESSED, []], ["z", 20, [[1, 1]], 0])
    assert page.evaluate("button === document.activeElement && button.isConnected && button.martlet === 20")
    assert page.evaluate("[button.name, button.type]") == ["", "button"]


def test_html_of_the_server_becomes_the_content_of_templates(client):
    body = (
        '<form data-m="1" data-on="submit"><input id="field" name="2" data-m="2" value="from the server" data-on="input">'
        '<input id="box" type="checkbox" value="on" name="3" data-m="3" checked data-on="input"></form>'
        '<select id="pick" name="4" data-m="4" data-on="input"><option data-m="5" value="a">A</option>'
        '<option data-m="6" value="b" selected>B</option></select><!--7-->'
    )
    page, server, stream = client(body)
    page.click("#field")
    page.evaluate("field.setSelectionRange(4, 6); window.kept = [field, box, pick]")
    roots = [
        ["form", {"data-on": "submit"}, [["input", {"id": "field", "data-on": "input"}], ["input", {"id": "box", "type": "checkbox", "data-on": "input"}]]],
        ["select", {"id": "pick", "data-on": "input"}, [["option", {"value": "a"}, ["A"]], ["option", {"value": "b"}, ["B"]]]],
        0,
    ]  # fmt: skip
    slots = [1, ".value", 2, ".checked", 4, ".selected", 5, ".selected"]
    done(page, stream, 1, ["d", 1, roots, slots], ["z", 100, [[1, "from the server", True, False, True, []]], 0])
    assert page.evaluate("kept.every((element) => element.isConnected)")
    assert page.evaluate("[field.value, box.checked, pick.value]") == ["from the server", True, "b"]
    assert page.evaluate("[field.selectionStart, field.selectionEnd, document.activeElement.id]") == [4, 6, "field"]
    assert page.evaluate("document.querySelectorAll('#martlet [name], #martlet [data-m]').length") == 0
    done(page, stream, 2, ["d", 1, roots, slots], ["z", 200, [[1, "another", False, True, False, []]], 0])
    assert page.evaluate("[field.value, box.checked, pick.value]") == ["another", False, "a"]


def test_a_modal_dialog_stays_and_is_shown_again_where_the_browser_closed_it(opened):
    page, server, stream = opened
    dialog = ["dialog", {"open": ""}, [["input", {"id": "name", "data-on": "input"}], ["button", 0, ["OK"]]]]
    content = ["d", 1, [["p", 0, ["behind"]], dialog], [1, "data-modal"]]
    done(page, stream, 2, content, ["z", 100, [[1, ""]], 0])
    is_modal = "document.querySelector('dialog').matches(':modal')"
    expect(page.locator("dialog:modal")).to_have_count(1)
    page.fill("#name", "Ada")
    page.evaluate("window.kept = document.querySelector('dialog')")
    done(page, stream, 3, content, ["z", 200, [[1, ""]], 0])
    assert page.evaluate(f"{is_modal} && kept.isConnected")
    expect(page.locator("#name")).to_be_focused()
    page.evaluate("kept.close()")
    done(page, stream, 4, content, ["z", 300, [[1, ""]], 0])
    expect(page.locator("dialog:modal")).to_have_count(1)
    done(page, stream, 5, ["d", 1, CONTENT, []], ["z", 400, [[1, 1]], 0])
    expect(page.locator("dialog")).to_have_count(0)
    page.click("#press")


def test_sizes_are_reported_again(opened):
    """A server that has started again may not know them."""
    page, server, stream = opened
    content = ["d", 1, [["div", {"class": "m-measured", "data-on": "resize"}, ["measured"]]], []]
    done(page, stream, 2, content, ["z", 100, [[1, 1]], 0])
    [(number, kind, size)] = events(server.next_post())
    assert (number, kind) == (100, "resize")
    done(page, stream, 3, content, ["z", 200, [[1, 1]], 0])
    assert events(server.next_post()) == [(200, "resize", size)]


def window(first):
    """A lazy list of 100 rows that holds five of them."""
    spaces = [["div", {"data-on": "rows", "class": "m-rows"}, [text]] for text in (f"before {first}", f"after {first}")]
    rows = [["p", {"class": "tall"}, [f"row {number}"]] for number in range(first, first + 5)]
    content = ["d", 1, [["div", {"class": "column"}, [spaces[0], *rows, spaces[1]]]], [1, "data-rows", 7, "data-rows"]]
    return content, [1, f"{first}-{first + 4}/100", f"{95 - first}"]


def test_rows_are_asked_for_again(opened):
    """A server that has started again may have lost which rows were near."""
    page, server, stream = opened
    content, values = window(0)
    done(page, stream, 2, content, ["z", 100, [values], 0])
    expect(page.locator("[data-rows='95']")).to_have_attribute("style", re.compile("block-size"))
    page.evaluate("scrollTo(0, 45_000)")
    [(number, kind, first)] = events(server.next_post())
    assert (number, kind) == (101, "rows")
    content, values = window(47)
    done(page, stream, 3, content, ["z", 200, [values], 0])
    assert not server.has_posts(0.4), "they are all there"
    assert page.evaluate("scrollY") == 45_000
    content, values = window(0)
    done(page, stream, 4, content, ["z", 300, [values], 0])
    assert events(server.next_post()) == [(301, "rows", first)]
    assert page.evaluate("scrollY") == 45_000


def test_a_replaced_part_keeps_what_corresponds_too(opened):
    page, server, stream = opened
    page.click("[name=todo]")
    page.keyboard.type("buy milk")
    page.evaluate("window.kept = document.querySelector('[name=todo]')")
    part = [["p", 0, ["before"]], ["form", {"data-on": "submit"}, [["input", {"name": "todo", "title": "new"}]]]]
    # h1 10, div 11, p 12, details 13, summary 14, p 15, form 16.
    done(page, stream, 2, ["d", 2, part, []], ["x", 16, 16, 100, [[2, 1]], 0])
    assert page.evaluate("kept.isConnected && kept.title === 'new'")
    expect(page.locator("[name=todo]")).to_be_focused()
    assert page.locator("textarea").count() == 0
    done(page, stream, 3, ["a", 102, "title", "newer"], ["t", 100, "before it"])
    assert page.evaluate("kept.title") == "newer"
    stream.send(4, ["t", 16, "gone"])
    assert server.next_post()["mismatches"] == [16]


def test_a_message_survives_a_resync(opened):
    page, server, stream = opened
    text = "This action ended the server and was not done. The log explains it under 7f3a-19c2-44d0."
    done(page, stream, 2, ["!", text])
    done(page, stream, 3, ["d", 1, CONTENT, []], ["z", 100, [[1, 1]], 0])
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(text)
    box = alert.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    alert.get_by_role("button", name="Dismiss").click()
    expect(alert).to_have_count(0)
