"""The gallery's reference has every view, style and modifier of the language."""

import re

from wire import REPOSITORY

SPECIMENS = "\n".join(
    path.read_text() for path in sorted((REPOSITORY / "Sources/Gallery/Reference/Specimens").glob("*.swift"))
)
INTERFACE = (REPOSITORY / "docs/public-interface/MartletUI.txt").read_text()

# What changes the document around the specimens, and not a part of it. Each page of the gallery has a title of its own.
OF_THE_DOCUMENT = {"documentLanguage", "httpStatus", "metadata", "navigationTitle", "responseHeader", "Redirect"}
# What is accepted because programs use it, and changes nothing in a browser (docs/swiftui.md).
WITHOUT_EFFECT = {
    "contentShape", "edgesIgnoringSafeArea", "ignoresSafeArea", "gridCellAnchor", "previewContext", "previewDevice", "previewDisplayName",
    "previewInterfaceOrientation", "previewLayout",
}
# Other names of what is there.
OTHER_NAMES = {"autocapitalization", "disableAutocorrection"}
# What nobody writes: `body` and its relatives, and the views that builders and modifiers make.
OF_THE_LANGUAGE = {
    "Body", "body", "layoutValue", "DefaultDateProgressLabel", "EquatableView", "Never", "Optional", "PlaceholderContentView", "PreviewModifierContent",
    "PresentedWindowContent",
    "TupleView",
}
# Protocols, of which the specimens have shapes.
PROTOCOLS = {"InsettableShape"}
# It has a page of its own: the inspector beside each example.
ELSEWHERE = {"InspectorView", "inspectedFirst"}

LEFT_OUT = OF_THE_DOCUMENT | WITHOUT_EFFECT | OTHER_NAMES | OF_THE_LANGUAGE | PROTOCOLS | ELSEWHERE


def missing(names, pattern):
    return sorted(name for name in set(names) - LEFT_OUT if not re.search(pattern.format(name), SPECIMENS))


def test_every_modifier_has_a_specimen():
    names = re.findall(r"^View\.([A-Za-z]+)", INTERFACE, re.M)
    assert len(set(names)) > 100
    assert missing(names, r"\.{}\b") == []


def test_every_view_has_a_specimen():
    names = re.findall(r"^([A-Z][A-Za-z]+)  conformance  [^\n]*: View$", INTERFACE, re.M)
    assert len(set(names)) > 40
    assert missing(names, r"\b{}\b") == []


def test_what_is_left_out_exists():
    assert [name for name in LEFT_OUT if not re.search(rf"\b{name}\b", INTERFACE)] == []
