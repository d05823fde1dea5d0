"""The names by which MartletTesting finds elements are those that Chromium gives to screen readers. Each run draws some pages of the
gallery; `make soak` takes all."""

import os
import subprocess
from urllib.parse import urljoin

import pytest

from conftest import DESKTOP, Watch
from sampling import sample
from test_gallery_pages import CHAPTERS, paths_of
from wire import REPOSITORY

# Marks the elements of a page's content, and writes them as the engine does: text is alone in its element, attributes have double
# quotes, and identifiers of nodes are left out.
MARK = """() => {
    const root = document.querySelector("#martlet");
    [...root.querySelectorAll("*")].forEach((element, number) => element.setAttribute("data-n", number));
    const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
    const voids = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
    const write = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.data.trim() && `<m-part>${escaped(node.data)}</m-part>`;
        if (node.nodeType !== Node.ELEMENT_NODE) return "";
        const name = node.localName;
        const attributes = [...node.attributes].filter(({ name }) => name !== "data-m" && name !== "name");
        const tag = `<${name}${attributes.map(({ name, value }) => ` ${name}="${escaped(value)}"`).join("")}>`;
        if (voids.has(name)) return tag;
        const isText = [...node.childNodes].every((child) => child.nodeType === Node.TEXT_NODE);
        return `${tag}${isText ? escaped(node.textContent) : [...node.childNodes].map(write).join("")}</${name}>`;
    };
    return [...root.childNodes].map(write).join("");
}"""

# Roles whose names matter to whoever looks for an element, and how Chromium calls those that it calls otherwise.
ROLES = {
    "alert", "article", "button", "checkbox", "columnheader", "combobox", "complementary", "dialog", "figure", "form", "group",
    "heading", "img", "link", "list", "listbox", "menuitem", "meter", "navigation", "option", "progressbar", "radio", "radiogroup",
    "region", "rowheader", "search", "searchbox", "slider", "spinbutton", "status", "switch", "tab", "table", "tablist", "tabpanel",
    "textbox",
}  # fmt: skip
CHROMIUM = {
    "image": "img", "progressIndicator": "progressbar", "radioButton": "radio", "checkBox": "checkbox", "textField": "textbox",
    "comboBoxSelect": "combobox", "comboBoxMenuButton": "combobox", "listBox": "listbox", "radioGroup": "radiogroup",
    "columnHeader": "columnheader", "rowHeader": "rowheader", "searchBox": "searchbox", "spinButton": "spinbutton",
    "menuItem": "menuitem", "tabList": "tablist", "tabPanel": "tabpanel", "DisclosureTriangle": "button",
    "DisclosureTriangleGrouped": "button", "LayoutTable": "table",
}  # fmt: skip


def names_of_chromium(page):
    """The role and the name of each marked element in Chromium's accessibility tree."""
    session = page.context.new_cdp_session(page)
    try:
        numbers, waiting = {}, [session.send("DOM.getDocument", {"depth": -1, "pierce": False})["root"]]
        while waiting:
            node = waiting.pop()
            attributes = node.get("attributes", [])
            if "data-n" in attributes[::2]:
                numbers[node["backendNodeId"]] = attributes[attributes.index("data-n") + 1]
            waiting += node.get("children", [])
        found = {}
        for node in session.send("Accessibility.getFullAXTree")["nodes"]:
            number = numbers.get(node.get("backendDOMNodeId"))
            if number is None or node["ignored"]:
                continue
            role = node["role"]["value"]
            name = " ".join(node.get("name", {}).get("value", "").split())
            found[number] = CHROMIUM.get(role, role), name
        return found
    finally:
        session.detach()


def names_of_martlet(html):
    executable = os.environ.get("NAMES_PROGRAM") or REPOSITORY / ".build/debug/NamesProgram"
    run = subprocess.run([executable], input=html, capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    lines = (line.split("\t") for line in run.stdout.splitlines())
    return {number: (role, name) for number, role, name in lines}


def differences(page):
    html = page.evaluate(MARK)
    chromium, martlet = names_of_chromium(page), names_of_martlet(html)
    found = []
    for number, (role, name) in chromium.items():
        ours = martlet.get(number)
        if role == "option" and ours is None:
            continue  # one that is hidden, which Chromium lists in a closed menu
        if ours and not ours[0] and role == "textbox":
            role = ""  # a password, a date and the like have no role in ARIA
        if (role in ROLES or ours and ours[0] in ROLES) and ours != (role, name):
            element = page.evaluate("number => document.querySelector(`[data-n='${number}']`).outerHTML.slice(0, 200)", number)
            found.append(f"Chromium: {role} {name!r}\nMartlet:  {' '.join([ours[0], repr(ours[1])]) if ours else 'hidden'}\n  {element}")
    return found


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_both_give_the_same_names(browser_context, server, chapter):
    page = browser_context(viewport=DESKTOP, reduced_motion="reduce").new_page()
    watch = Watch(page)
    page.goto(server.url)
    problems = {}
    for path in sample(paths_of(page, chapter), 3, f"names in {chapter}"):
        page.goto(urljoin(server.url, path))
        page.wait_for_selector("html[data-martlet=live]")
        found = differences(page)
        if found:
            problems[path] = found
    watch.end()
    assert not problems, "\n\n".join(f"{path}\n" + "\n".join(found[:20]) for path, found in problems.items())


NAMES = ("button", "switch", "checkbox", "link")


@pytest.mark.parametrize("path", ["/programs/groceries", "/programs/mail", "/programs/todo", "/programs/kanban", "/lazy", "/controls"])
def test_a_rows_control_is_named_after_its_row(page_at, path):
    page = page_at(path, viewport=DESKTOP)
    page.evaluate(MARK)
    names = [name for name in names_of_chromium(page).values() if name[0] in NAMES]
    assert len(names) > 4
    assert sorted(name for name in set(names) if names.count(name) > 1) == []
