"""The folders of the Swift tests mirror those of the sources, so that a reader finds the tests of a file where its path says."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Folders without tests of their own, each with the reason.
EXCEPTIONS = {
    "MartletPublishers": "imports only",
    "MartletPublishers/Unavailable": "does not compile by intention",
    "MartletUI/Engine": "type aliases only",
    "MartletUI/Language/Unavailable": "does not compile by intention; Demand/InterfaceUseTests.swift uses each declaration",
    "MartletViews/Unavailable": "does not compile by intention; Demand/InterfaceUseTests.swift uses its declarations",
}


def folders(module):
    """The folders of a module that hold Swift files, relative to `Sources`."""
    sources = ROOT / "Sources"
    return {str(file.parent.relative_to(sources)) for file in (sources / module).rglob("*.swift")}


@pytest.mark.parametrize("module", ["AssetBundler", "MartletPublishers", "MartletUI", "MartletServer", "MartletValues", "MartletViews"])
def test_each_folder_of_the_sources_has_tests(module):
    tests = {
        str(file.parent.relative_to(ROOT / "Tests")).replace("Tests", "", 1)
        for file in (ROOT / "Tests" / f"{module}Tests").rglob("*Tests.swift")
    }
    assert sorted(folders(module) - tests - EXCEPTIONS.keys()) == []


def test_exceptions_are_needed():
    for folder in EXCEPTIONS:
        module, _, path = folder.partition("/")
        assert list((ROOT / "Sources" / folder).glob("*.swift")), folder
        assert not list((ROOT / "Tests" / f"{module}Tests" / path).glob("*Tests.swift")), folder
