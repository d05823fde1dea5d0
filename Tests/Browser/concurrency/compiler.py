"""Compiles a program against the modules and objects of the debug build, without a package: in about a second.

CONCURRENCY_BUILD names another build of the gallery, for example one with the thread sanitizer. CONCURRENCY_ARGUMENTS
adds arguments for the compiler (`-sanitize=thread`).
"""

import json
import os
import re
import subprocess
from functools import cache
from pathlib import Path

from wire import REPOSITORY

BUILD = Path(os.environ.get("CONCURRENCY_BUILD") or REPOSITORY / ".build/debug")
ARGUMENTS = os.environ.get("CONCURRENCY_ARGUMENTS", "").split()


class CompilerError(Exception):
    """The compiler's first error, without its location."""


def compile_program(source, way, executable):
    """Compiles the Swift file `source` in `way` to `executable`. Raises CompilerError."""
    compile_module([source], way.arguments, executable)


def compile_module(sources, settings, executable):
    """Compiles Swift files with the compiler arguments `settings` to `executable`. Raises CompilerError."""
    compiler, arguments = _compiling()
    made = executable.with_suffix(".o")
    _run(
        [compiler, "-c", *sources, "-wmo", "-o", made, "-module-name", "Program", "-parse-as-library", "-Onone"]
        + [*arguments, *settings, *ARGUMENTS, "-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics"]
    )
    objects, libraries = _linking()
    listing = executable.with_suffix(".objects")
    listing.write_text("\n".join([str(made), *objects]))
    _run([compiler, "-emit-executable", f"@{listing}", "-o", executable, *ARGUMENTS, *libraries])


def check_module(sources, settings):
    """Checks the types of Swift files. Raises CompilerError."""
    compiler, arguments = _compiling()
    _run([compiler, "-typecheck", *sources, "-parse-as-library", *arguments, *settings, *ARGUMENTS, "-no-color-diagnostics"])


def errors_of(source):
    """The errors of a Swift file, each with its line and column, in the order of their places."""
    compiler, arguments = _compiling()
    command = [compiler, "-typecheck", source, "-parse-as-library", "-swift-version", "6", *arguments]
    command += ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
    run = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    found = re.findall(rf"^{re.escape(str(source))}:(\d+):(\d+): error: (.*)$", run.stdout + run.stderr, re.MULTILINE)
    return sorted({(int(line), int(column), text) for line, column, text in found})


def _run(command):
    run = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if run.returncode == 0:
        return
    found = re.search(r"error: (.*)", run.stdout + run.stderr)
    raise CompilerError(re.sub(r" \[#\w+\]$", "", found[1]).strip() if found else run.stdout + run.stderr)


@cache
def _compiling():
    """The compiler of the build, and the arguments with which it finds the gallery's imports."""
    commands = json.loads((BUILD / "description.json").read_text())["swiftCommands"].values()
    command = next(command for command in commands if command["moduleName"] == "Gallery")
    others, found = iter(command["otherArguments"]), ["-I", command["importPath"]]
    for argument in others:
        if argument == "-Xcc":
            found += [argument, next(others)]
        elif argument.startswith("-I"):
            found += [argument] if argument != "-I" else [argument, next(others)]
        elif argument in ("-module-cache-path", "-load-plugin-executable"):
            # An argument for the frontend has another word between its two parts.
            value = next(others)
            found += [argument, next(others) if value == "-Xfrontend" else value]
    return command["executable"], found


@cache
def _linking():
    """The gallery's libraries, and its objects except those of the gallery itself."""
    listed = (BUILD / "gallery.product/Objects.LinkFileList").read_text().split()
    listed = [line.strip("'\"") for line in listed]
    manifest = BUILD.parent.joinpath("debug.yaml").read_text()
    link = next(
        json.loads(line.split("args: ", 1)[1])
        for line in manifest.splitlines()
        if "args: " in line and "/gallery.product/Objects.LinkFileList" in line and "-emit-executable" in line
    )
    libraries = [argument for argument in link if argument.startswith(("-l", "-L/"))]
    own = ("/Gallery.build/", "/GalleryProgram.build/")
    return [line for line in listed if not any(folder in line for folder in own)], libraries
