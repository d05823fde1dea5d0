"""`@Entry` names what is wrong with an entry, at its place. What right entries do is tested in Tests/MartletTests."""

import re

import pytest

from concurrency.compiler import errors_of

VARIABLE = "@Entry belongs on a variable: '@Entry var name: Type = value'"
CONTAINER = "@Entry belongs in an extension of 'EnvironmentValues'"
ACCESSORS = "@Entry writes the accessors itself: give a default value with '=' instead"
DEFAULT = "@Entry needs a default value, unless the type is an optional"
SEVERAL = "@Entry declares one variable: write '@Entry var' for each"

# A wrong entry with the mark ↓ before the place of its error, what is around it, and the error.
WRONG = [
    ("@Entry ↓let size: Int = 1", None, "@Entry needs 'var': a value of the environment can be replaced"),
    ("@Entry ↓static var size: Int = 1", None, "@Entry needs a variable of each value, not of the type: leave 'static' out"),
    ("@Entry var ↓(size, other) = (1, 2)", None, "@Entry needs a name: '@Entry var name: Type = value'"),
    ("@Entry var size: Int = 1, ↓other: Int = 2", None, SEVERAL),
    ("@Entry var size: Int ↓{ 1 }", None, ACCESSORS),
    ("@Entry var size: Int ↓{ get { 1 } set {} }", None, ACCESSORS),
    ("@Entry var size: Int = 1 ↓{ didSet {} }", None, ACCESSORS),
    ("@Entry var ↓size: Int", None, DEFAULT),
    ("@Entry var ↓select: (Int) -> Int?", None, DEFAULT),
    ("↓@Entry struct Size {}", None, VARIABLE),
    ("↓@Entry func size() {}", None, VARIABLE),
    ("↓@Entry var size: Int = 1", "struct Other {}\nextension Other", CONTAINER),
    ("↓@Entry var size: Int = 1", "extension EnvironmentValues {\n    struct Inner {}\n}\nextension EnvironmentValues.Inner", CONTAINER),
]

RIGHT = """
extension MartletUI.EnvironmentValues {
    @Entry var plain = 20 // a comment
    /// A comment of the declaration's.
    @Entry var optional: String?
    @Entry var unwrapped: String!
    @Entry var named: Swift.Optional<Int>
    @Entry var `default`: String? = "a \\("mous" + "}{") \\" b" /* { */
    @Entry var raw = #"\\(not) " "#
    @Entry var lines = \"\"\"
        "quoted" = { ]
        \"\"\"
    @Entry var `two words`: Int = 1
    @available(*, deprecated) @Entry public var old: Int = 1
    @Entry fileprivate(set) var settable: [String: [Int]] = ["=": [1, 2]]
    @Entry var action: (String) -> Void = { _ in }
    @Entry var perhaps: ((Int) -> Int)?
    @Entry var pairs = Dictionary<String, [Int]>(minimumCapacity: 1)
}
#Preview("Large") {
    @Previewable @State var size = 1
    Text("\\(size)")
}
"""


@pytest.mark.parametrize("entry,container,message", WRONG)
def test_a_wrong_entry_is_named_at_its_place(tmp_path, entry, container, message):
    container = container or "extension EnvironmentValues"
    lines = f"import Martlet\n{container} {{\n    {entry}\n}}\n".split("\n")
    [line] = [number for number, line in enumerate(lines, 1) if "↓" in line]
    column = lines[line - 1].index("↓") + 1
    source = tmp_path / "Wrong.swift"
    source.write_text("\n".join(lines).replace("↓", ""))
    errors = [(*place, re.sub(r" \(from macro '.*'\)$", "", text)) for *place, text in errors_of(source)]
    assert [error for error in errors if "@Entry" in error[2]] == [(line, column, message)]


def test_right_entries_compile(tmp_path):
    source = tmp_path / "Right.swift"
    source.write_text("import Martlet\n" + RIGHT)
    assert errors_of(source) == []
