"""The modules `SwiftUI`, `Combine` and `UniformTypeIdentifiers` export the names that Apple's have, and no other of Martlet's."""

import json
import os
import re
import subprocess

import pytest

from concurrency.cell import first_page
from concurrency.compiler import BUILD, compile_module
from wire import REPOSITORY

# What Apple's modules do not have: `import Martlet` brings it.
OWN = set(
    """AsyncAction Brand DurableObject HTML InspectorView NotFoundGroup Presence PresentedWindowContent Press Redirect RedirectAction Request
    RequestFields RequestMethod Response Route RouteHandler SchedulerInterval SchedulerTime ServerTask
    ServerTaskBuilder Sessions Shared SharedSizeError SharedUnavailableError
    SignInAction SignOutAction Transient TransientValue User""".split()
)
# Names of Combine that are declared in MartletUI, because they belong to views. SwiftUI brings them, too.
BOTH = {"ObservableObject", "ObservableObjectPublisher", "Published"}

PROGRAM = """
import SwiftUI

/// A name that Martlet has, too.
struct User { var name = "Ada" }

@main struct Program: App {
    var body: some Scene { WindowGroup { Page(user: User()) } }
}

struct Page: SwiftUI.View {
    let user: User
    @State private var count = 0

    var body: some View {
        SwiftUI.Text("Hello, \\(user.name): \\(count)")
        Button("Increment") { count += 1 }
    }
}
"""


def declared(module):
    """The names of a module's public interface, without members."""
    lines = (REPOSITORY / f"docs/public-interface/{module}.txt").read_text().splitlines()
    symbols = (line.split("  ")[:2] for line in lines)
    return {path.split("(")[0] for path, kind in symbols if "." not in path and kind != "conformance"}


def exported(module):
    """The names that a module exports, by the module that declares them."""
    source = "".join(file.read_text() for file in (REPOSITORY / f"Sources/{module}").glob(f"{module}*.swift"))
    return set(re.findall(r"^@_exported public import \w+ \w+\.(\w+)$", source, re.MULTILINE))


def test_every_name_has_its_module():
    assert exported("SwiftUI") == (declared("MartletUI") | declared("MartletViews")) - OWN
    assert exported("UniformTypeIdentifiers") == {"UTType"}
    assert exported("Combine") == declared("MartletPublishers") - OWN | BOTH
    assert OWN <= declared("MartletUI") | declared("MartletPublishers")


def test_a_program_imports_swiftui_only(tmp_path):
    (tmp_path / "Program.swift").write_text(PROGRAM)
    executable = tmp_path / "Program"
    compile_module([tmp_path / "Program.swift"], ["-swift-version", "6"], executable)
    assert "Hello, Ada: 0" in first_page(executable, tmp_path / "log")


@pytest.mark.parametrize("module", ["SwiftUI", "Combine", "UniformTypeIdentifiers", "OSLog"])
def test_a_program_that_does_not_name_it_does_not_build_it(module):
    """Where it has been built, `#if canImport(SwiftUI)` in any other package is true."""
    objects = (BUILD / "gallery.product/Objects.LinkFileList").read_text()
    assert "/Martlet.build/" in objects and f"/{module}.build/" not in objects


MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Guarding",
    dependencies: [.package(name: "martlet", path: "{repository}"), .package(path: "Guarded")],
    targets: [
        .executableTarget(
            name: "Program",
            dependencies: [
                .product(name: "Guarded", package: "Guarded"), .product(name: "Martlet", package: "martlet"), {products}
            ])
    ])
"""
GUARDED_MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Guarded", products: [.library(name: "Guarded", targets: ["Guarded"])], targets: [.target(name: "Guarded")])
"""


def build(package):
    return subprocess.run(["swift", "build"], cwd=package, capture_output=True, text=True, stdin=subprocess.DEVNULL)


@pytest.mark.skipif(not os.environ.get("DEVELOPMENT_LOOP"), reason="takes minutes; DEVELOPMENT_LOOP=1 runs it")
@pytest.mark.parametrize("imported", ["Martlet", "SwiftUI"])
def test_a_dependency_that_asks_for_swiftui_can_be_built(tmp_path, imported):
    """A program that imports Martlet never turns the dependency's code for SwiftUI on. One that imports SwiftUI runs, too."""
    # For a program of Martlet's alone, what is guarded does not compile anywhere.
    guarded = "import SwiftUI\nextension Text { public static var guarded: Text { Text(verbatim: name) } }"
    if imported == "Martlet":
        guarded = "import UIKit"
    files = {
        "Guarded/Package.swift": GUARDED_MANIFEST,
        "Guarded/Sources/Guarded/Guarded.swift": f'public let name = "Ada"\n#if canImport(SwiftUI)\n{guarded}\n#endif\n',
        "Package.swift": MANIFEST.replace("{repository}", str(REPOSITORY)).replace(
            "{products}", '.product(name: "SwiftUI", package: "martlet")' if imported == "SwiftUI" else ""
        ),
        "Sources/Program/Program.swift": PROGRAM.replace("import SwiftUI", f"import Guarded\nimport {imported}")
        .replace("SwiftUI.", f"{imported}.")
        .replace('"Ada"', "Guarded.name"),
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    run = build(tmp_path)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-4000:]
    # The second build finds the modules of the first.
    (tmp_path / "Guarded/Sources/Guarded/Guarded.swift").open("a").write("\n// changed\n")
    run = build(tmp_path)
    if imported == "Martlet":
        assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-4000:]
    else:
        # As docs/migration.md says: what does not depend on Martlet does not find the C modules of Martlet's.
        assert run.returncode != 0 and "missing required module" in run.stdout + run.stderr, run.stdout[-4000:]
    run = subprocess.run([tmp_path / ".build/debug/Program", "--version"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert run.returncode == 0, run.stderr


def test_a_target_imports_only_what_it_depends_on():
    """What it does not name may be built after it: it compiles or not as the build happens to go."""
    description = subprocess.run(
        ["swift", "package", "--ignore-lock", "dump-package"], cwd=REPOSITORY, capture_output=True, text=True, check=True)
    targets = {target["name"]: target for target in json.loads(description.stdout)["targets"]}

    def needed(name, found):
        for dependency in targets[name]["dependencies"]:
            for kind in dependency.values():
                if kind[0] in targets and kind[0] not in found:
                    found.add(kind[0])
                    needed(kind[0], found)
        return found

    wrong = []
    for name, target in targets.items():
        allowed = needed(name, {name})
        folder = REPOSITORY / (target.get("path") or f"{'Tests' if target['type'] == 'test' else 'Sources'}/{name}")
        for file in folder.rglob("*.swift"):
            imports = set(re.findall(r"(?m)^(?:@[\w()]+ )*(?:\w+ )?import (?:\w+ )?(\w+)", file.read_text()))
            wrong += [f"{file.name}: {each}" for each in imports & targets.keys() - allowed]
    assert wrong == []
