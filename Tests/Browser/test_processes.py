"""A main-actor program in several processes behind nginx, as docs/deployment.md shows it: each visitor stays with
one."""

import re

import pytest

from nginx import Deployment
from wire import REPOSITORY


@pytest.fixture(scope="module")
def deployment(tmp_path_factory):
    program = REPOSITORY / ".build/debug/MainActorProgram"
    deployment = Deployment(tmp_path_factory.mktemp("processes"), program=program, count=2)
    try:
        deployment.start()
        yield deployment
    finally:
        deployment.end()


class Visitor:
    """curl with its own cookies."""

    def __init__(self, deployment, number):
        self.deployment = deployment
        self.jar = deployment.folder / f"jar-{number}"
        html = self.curl(deployment.url + "/ways")
        self.page = re.search('name="martlet-page" content="([^"]*)"', html).group(1)

    def curl(self, *arguments):
        return self.deployment.curl("-c", str(self.jar), "-b", str(self.jar), *arguments)

    def press(self, target):
        return self.curl(
            f"{self.deployment.url}/_martlet/pages/{self.page}/events",
            "-H", "Content-Type: application/json", "-H", "Prefer: return=representation",
            "-d", '{"events":[{"target":"%s","type":"click"}]}' % target,
        )


def test_each_visitor_stays_with_one_process(deployment):
    visitors = [Visitor(deployment, number) for number in range(12)]
    for press in range(1, 6):
        for visitor in visitors:
            assert f'"{press}"' in visitor.press("inc"), deployment.logs()
    upstreams = set((deployment.folder / "access.log").read_text().split())
    assert upstreams == {f"127.0.0.1:{port}" for port in deployment.program_ports}


def test_each_process_says_that_it_uses_one_core(deployment):
    assert deployment.logs().count("belongs to the main actor") == 2
