"""The guide's code is compiled and tested: each block of an article stands in its file of Tests/GuideTests."""

import re

import pytest

from markdown import code_blocks, contains_code, program
from wire import REPOSITORY

GUIDE = REPOSITORY / "Sources/Martlet/Documentation.docc/Guide"
ARTICLES = sorted(GUIDE.glob("*.md"))
CATALOG = (REPOSITORY / "Sources/Martlet/Documentation.docc/Martlet.md").read_text()


@pytest.mark.parametrize("article", ARTICLES, ids=lambda path: path.stem)
def test_the_code_of_an_article_is_tested(article):
    source = (REPOSITORY / "Tests/GuideTests" / f"{article.stem}Tests.swift").read_text()
    readme = (REPOSITORY / "README.md").read_text()
    blocks = code_blocks(article, "swift")
    assert blocks
    for block in blocks:
        # The target of a package is in no test.
        assert contains_code(source, program(block)) or contains_code(readme, block), block


@pytest.mark.parametrize("article", ARTICLES, ids=lambda path: path.stem)
def test_an_article_is_in_the_table_of_contents(article):
    assert f"- <doc:{article.stem}>\n" in CATALOG


def test_each_test_has_an_article():
    tests = {path.stem.removesuffix("Tests") for path in (REPOSITORY / "Tests/GuideTests").glob("*.swift")}
    assert tests == {article.stem for article in ARTICLES} | {"Readme"}


def test_code_that_differs_is_found():
    source = "struct A {\n    var b: Int {\n\n        1\n    }\n}\n"
    assert contains_code(source, "var b: Int {\n\n    1\n}\n")
    assert not contains_code(source, "var b: Int {\n\n    2\n}\n")
    assert not contains_code(source, "var b: Int {\n1\n}\n")


def test_the_configuration_of_nginx_is_the_tested_one():
    (block,) = code_blocks(GUIDE / "DeployingAProgram.md", "nginx")
    assert block in code_blocks("docs/deployment.md", "nginx")  # which test_nginx.py runs


@pytest.mark.parametrize("article", ARTICLES, ids=lambda path: path.stem)
def test_files_that_an_article_names_exist(article):
    for name in re.findall(r"`((?:docs|scripts|Tests/Browser)/[\w./-]+)`", article.read_text()):
        assert (REPOSITORY / name).exists(), name
