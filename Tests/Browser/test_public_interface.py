"""scripts/public-interface: what it finds in the compiler's symbol graphs."""

import importlib.machinery
import importlib.util
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "public-interface"


@pytest.fixture
def script(tmp_path, monkeypatch):
    loader = importlib.machinery.SourceFileLoader("public_interface", str(SCRIPT))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("public_interface", loader))
    loader.exec_module(module)
    monkeypatch.setattr(module, "REPOSITORY", tmp_path)
    monkeypatch.setattr(module, "BASELINE", tmp_path / "docs" / "public-interface")
    return module


def symbol(path, declaration, documentation="Something.", kind="method", **more):
    return {
        "identifier": {"precise": path},
        "kind": {"identifier": f"swift.{kind}"},
        "pathComponents": path.split("."),
        "docComment": {"lines": [{"text": documentation}]},
        "declarationFragments": [{"spelling": declaration}],
        "location": {"uri": "file:///somewhere/Sources/Module/File.swift", "position": {"line": 6}},
        **more,
    }


def interface(script, *symbols, relationships=()):
    return script.Interface([{"symbols": symbols, "relationships": relationships}])


def test_a_symbol_without_a_doc_comment_is_named(script, capsys):
    built = interface(script, symbol("A.b()", "func b()", ""), symbol("A.c()", "func c()"))
    assert not script.check_documentation("Module", built)
    assert "Sources/Module/File.swift:7: the public method A.b() has no doc comment" in capsys.readouterr().out


def test_a_witness_has_the_comment_of_its_requirement(script):
    relationship = {"kind": "memberOf", "source": "A.b()", "target": "A", "sourceOrigin": {"identifier": "P.b()"}}
    assert script.check_documentation(
        "Module", interface(script, symbol("A.b()", "func b()", ""), relationships=[relationship])
    )


def test_a_change_is_shown_until_it_is_written(script, capsys):
    script.write("Module", interface(script, symbol("A.b()", "func b()")))
    assert script.check_baseline("Module", interface(script, symbol("A.b()", "func b()")))
    changed = interface(script, symbol("A.b()", "func b() throws"), symbol("A.c", "var c: Int", kind="property"))
    assert not script.check_baseline("Module", changed)
    lines = capsys.readouterr().out.splitlines()
    assert "-A.b()  method  func b()" in lines
    assert "+A.b()  method  func b() throws" in lines
    assert "+A.c  property  var c: Int" in lines
    script.write("Module", changed)
    assert script.check_baseline("Module", changed)


def test_conformances_and_conditions_are_part_of_it(script):
    conformance = {
        "kind": "conformsTo",
        "source": "Box",
        "target": "s:s8SendableP",
        "targetFallback": "Swift.Sendable",
        "swiftConstraints": [{"kind": "conformance", "lhs": "Value", "rhs": "Sendable"}],
    }
    implied = {**conformance, "target": "s:s8CopyableP", "targetFallback": "Swift.Copyable"}
    extension = {"constraints": [{"kind": "sameType", "lhs": "Value", "rhs": "Int"}]}
    built = interface(
        script,
        symbol("Box", "struct Box<Value>", kind="struct"),
        symbol("Box.sum", "var sum: Int", kind="property", swiftExtension=extension),
        symbol("Box.old()", "func old()", availability=[{"domain": "*", "isUnconditionallyDeprecated": True}]),
        relationships=[conformance, implied],
    )
    assert built.lines() == [
        "Box  conformance  Box: Sendable where Value : Sendable",
        "Box  struct  struct Box<Value>",
        "Box.old()  method  @deprecated func old()",
        "Box.sum  property  var sum: Int  [extension where Value == Int]",
    ]
