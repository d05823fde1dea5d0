"""scripts/test-affected: which tests belong to which files, in a repository of a few files."""

import importlib.machinery
import importlib.util
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "test-affected"
FILES = {
    "Tests/MartletUITests/Engine/Diff/KeyedDiffTests.swift": "@Suite struct KeyedDiffTests {\n    struct InnerTests {}\n}",
    "Tests/MartletUITests/Engine/Diff/Trees.swift": "struct Trees {}",
    "Tests/MartletUITests/Engine/Graph/GraphTests.swift": "@Suite(.serialized) struct GraphTests {}",
    "Tests/MartletUITests/Support/Page.swift": "struct Page {}",
    "Tests/GalleryTests/Catalog/ChapterTests.swift": "final class ChapterTests: XCTestCase {}",
    "Sources/Gallery/Lab/Lab.swift": 'Example(path: "/counter")\nExample(path: "/rows")',
    "Sources/Gallery/Programs/Todo/Todo+Example.swift": 'Example(path: "/programs/todo")',
    "Tests/Browser/test_gallery.py": 'open("/counter")',
    "Tests/Browser/test_gallery_frame.py": "",
    "Tests/Browser/test_keyboard.py": 'open("/rows")',
    "Tests/Browser/test_programs.py": 'open(f"/programs/{name}")\nuse("todo")',
    "Tests/Browser/test_client_events.py": "",
    "Tests/Browser/test_appearance.py": "from contrast import contrast",
    "Tests/Browser/test_tabs.py": "runs scripts/soak and Tests/TrialProgram",
}


@pytest.fixture
def script():
    loader = importlib.machinery.SourceFileLoader("test_affected", str(SCRIPT))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("test_affected", loader))
    loader.exec_module(module)
    return module


@pytest.fixture
def tests(script, tmp_path):
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return script.Tests(tmp_path)


@pytest.mark.parametrize(
    "file, suites",
    [
        ("Sources/MartletUI/Engine/Diff/KeyedDiff.swift", ["KeyedDiffTests"]),
        ("Sources/MartletUI/Engine/Removed/Old.swift", ["GraphTests", "KeyedDiffTests"]),
        ("Tests/MartletUITests/Engine/Graph/GraphTests.swift", ["GraphTests"]),
        ("Tests/MartletUITests/Engine/Diff/Trees.swift", ["KeyedDiffTests"]),
        ("Tests/MartletUITests/Support/Page.swift", ["GraphTests", "KeyedDiffTests"]),
        ("Sources/Gallery/Lab/Lab.swift", ["ChapterTests"]),
        ("Tests/TrialProgram/Trial.swift", []),
        ("Public/martlet.css", []),
    ],
)
def test_suites(tests, file, suites):
    assert tests.suites_of(Path(file)) == suites


@pytest.mark.parametrize(
    "file, names",
    [
        ("Sources/Gallery/Lab/Measured/CounterPage.swift", ["test_gallery.py"]),
        ("Sources/Gallery/Lab/HomeLink.swift", ["test_gallery.py", "test_keyboard.py"]),
        ("Sources/Gallery/Programs/Todo/TodoList.swift", ["test_programs.py"]),
        ("Sources/Gallery/Shell/Frame.swift", ["test_gallery.py", "test_gallery_frame.py"]),
        ("Sources/MartletUI/Engine/Diff/KeyedDiff.swift", []),
        ("Public/events.js", ["test_client_events.py"]),
        ("Public/martlet-tabs.js", ["test_client_events.py", "test_tabs.py"]),
        ("Tests/Browser/test_keyboard.py", ["test_keyboard.py"]),
        ("Tests/Browser/contrast.py", ["test_appearance.py"]),
        ("Tests/TrialProgram/Trial.swift", ["test_tabs.py"]),
        ("scripts/soak", ["test_tabs.py"]),
        ("docs/none.md", []),
    ],
)
def test_browser_tests(tests, file, names):
    assert tests.browser_tests_of(Path(file)) == names


def test_what_is_run(script, tests, capsys):
    files = [Path("Sources/MartletUI/Engine/Diff/KeyedDiff.swift"), Path("Public/events.js"), Path("README.md")]
    found = script.choose(files, tests)
    assert found == (["KeyedDiffTests"], ["test_client_events.py"])
    assert "README.md: no test stands near it" in capsys.readouterr().out
    suites, browser = script.commands(files, *found)
    assert suites == ["scripts/run-swift-tests", "--filter", r"\.(KeyedDiffTests)/"]
    assert "Tests/Browser/test_client_events.py" in browser
    [build] = script.commands([Path("Public/martlet.css")], [], [])
    assert build[1:] == ["build", "--build-tests"]
    assert list(script.commands([Path("README.md")], [], [])) == []
