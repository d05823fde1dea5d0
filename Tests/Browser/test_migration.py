"""Tests/Migration, an Xcode app with ten `@MainActor` models, is a Martlet program with the package of docs/migration.md."""

import os
import re
import signal
import subprocess

from concurrency.cell import port_of
from concurrency.compiler import compile_module
from concurrency.visitor import Visitor
from wire import REPOSITORY

DOCUMENT = (REPOSITORY / "docs/migration.md").read_text()


def block(name):
    return DOCUMENT.split(f"<!-- migration {name} -->", 1)[1].split("```", 2)[1].split("\n", 1)[1]


def test_the_app_has_ten_models_of_the_main_actors():
    sources = "".join(file.read_text() for file in (REPOSITORY / "Tests/Migration").glob("*.swift"))
    assert len(re.findall(r"@MainActor(?: @Observable)?\s+final class", sources)) == 10


def test_its_sources_are_a_program_as_they_stand(tmp_path):
    assert ".defaultIsolation(MainActor.self)" in block("package")
    program = tmp_path / "Travel"
    compile_module(sorted((REPOSITORY / "Tests/Migration").glob("*.swift")), ["-swift-version", "6", "-default-isolation", "MainActor"], program)
    log = tmp_path / "log"
    with open(log, "wb") as output:
        process = subprocess.Popen(
            [str(program), "--port", "0"], stdin=subprocess.DEVNULL, stdout=output, stderr=output,
            env={**os.environ, "HOST": "127.0.0.1"},
        )  # fmt: skip
    try:
        port = port_of(process, log)
        assert port, log.read_text()
        visitors = [Visitor(port), Visitor(port)]
        for visitor in visitors:
            problem = visitor.perform(
                [
                    ("expect", "Welcome"), ("expect", "ticking"), ("press", "sign"), ("expect", "Hello, Ada"),
                    ("expect", "Oslo"), ("input", "query", "fjord"), ("expect", "Found 5"), ("press", "trip-1"),
                    ("expect", "1100 km"), ("expect", "Sky: snow"), ("press", "spend"), ("expect", "Left: 80"),
                    ("expect", "0 of 2 packed"), ("press", "sign"), ("expect", "Sign in to see"),
                ]
            )  # fmt: skip
            assert problem is None, log.read_text()
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
