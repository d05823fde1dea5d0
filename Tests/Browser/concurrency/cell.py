"""One cell of the table: the outcome of one program compiled in one way."""

import os
import re
import signal
import subprocess
import threading
import time
import urllib.request

from .compiler import CompilerError, compile_program
from .visitor import SECONDS, Visitor

VISITORS = 2


def outcome(program, way, folder):
    """{"outcome": "runs" | "error" | "reported" | "fails", "text": …}, as outcomes.json has it."""
    executable = folder / f"{program.name}-{way.name}"
    try:
        compile_program(program.source, way, executable)
    except CompilerError as error:
        return {"outcome": "error", "text": str(error)}
    log = executable.with_suffix(".log")
    problem = _run(program, executable, log)
    if problem:
        return {"outcome": "fails", "text": f"{problem}; its log: {log.read_text()[-4000:]}"}
    races = _races(log.read_text())
    if races:
        return {"outcome": "fails", "text": f"the thread sanitizer finds {races}"}
    reported = _reported(log.read_text())
    return {"outcome": "reported", "text": reported} if reported else {"outcome": "runs"}


def _reported(log):
    """The misuses that the log reports, without the text that is the same in each."""
    found = re.findall(r"((?:An @Observable object|\w+) of \w+ was \w+ outside its visitor's session)", log)
    return sorted(set(found))


# Code that uses the state of views and models. `Shared` and code elsewhere have locks that the sanitizer does not see.
SESSION_STATE = re.compile(r"/Tests/ConcurrencyPrograms/|/Sources/MartletUI/(?!DataFlow/Shared/|Engine/Isolation/)")


def _races(log):
    """The places where the thread sanitizer, if it is compiled in, finds a race on session state."""
    found = re.findall(r"SUMMARY: ThreadSanitizer: (.*)", log)
    return sorted({place for place in found if SESSION_STATE.search(place)})


def _run(program, executable, log):
    """Starts the program, uses it and ends it. Returns the problem, or None."""
    with open(log, "wb") as output:
        process = subprocess.Popen(
            [str(executable), "--port", "0"], stdin=subprocess.DEVNULL, stdout=output, stderr=output,
            env={"TSAN_OPTIONS": "halt_on_error=0 exitcode=0", **os.environ, "HOST": "127.0.0.1", "MARTLET_STORE": "none"},
        )  # fmt: skip
    try:
        port = port_of(process, log)
        if port is None:
            return f"it did not start ({_end_of(process)})"
        problems = _use(program, port)
        if process.poll() is not None:
            return f"the process ended ({_end_of(process)})"
        if problems:
            return "; ".join(problems)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=SECONDS) as answer:
            assert answer.status == 200
        process.terminate()
        return None if process.wait(SECONDS) == 0 else f"it did not end in order ({_end_of(process)})"
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def port_of(process, log):
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and process.poll() is None:
        found = re.search(r"Serving on http://\S+?:(\d+)", log.read_text())
        if found:
            return int(found[1])
        time.sleep(0.01)
    return None


def first_page(executable, log):
    """The page at / of a program, which serves no longer than that takes and ends in order."""
    with open(log, "wb") as output:
        process = subprocess.Popen(
            [str(executable), "--port", "0", "--store", "none"], stdin=subprocess.DEVNULL, stdout=output, stderr=output,
            env={**os.environ, "HOST": "127.0.0.1"},
        )  # fmt: skip
    try:
        port = port_of(process, log)
        assert port, log.read_text()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as answer:
            return answer.read().decode()
    finally:
        process.terminate()
        assert process.wait(10) == 0


def _use(program, port):
    """Uses the program with several visitors at once, and with another one after they have left."""
    problems = []
    everybody = threading.Barrier(VISITORS)

    def visit(wait=everybody.wait):
        try:
            visitor = Visitor(port)
            wait(SECONDS)
            problem = visitor.perform(program.steps)
            visitor.close()
        except Exception as error:  # For example, the server has ended.
            problem = repr(error)
        if problem:
            problems.append(problem)

    threads = [threading.Thread(target=visit) for _ in range(VISITORS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if not problems:
        visit(lambda seconds: None)
    return problems


def _end_of(process):
    code = process.poll()
    if code is None:
        return "it still runs"
    return signal.Signals(-code).name if code < 0 else f"exit code {code}"
