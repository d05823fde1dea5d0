"""The code in the repository's Markdown files."""

import re

from wire import REPOSITORY


def code_blocks(path, language):
    """The code blocks of a Markdown file whose opening line names exactly this language, such as `sh curl`."""
    text = (REPOSITORY / path).read_text()
    return re.findall(rf"^```{re.escape(language)}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def contains_code(source, block):
    """Whether lines of `source` are those of `block`, all indented by the same number of spaces."""
    lines = block.strip("\n").split("\n")
    indents = {match[1] for match in re.finditer(rf"^( *){re.escape(lines[0])}$", source, re.MULTILINE)}
    return any("\n".join(indent + line if line else "" for line in lines) in source for indent in indents)


def program(block):
    """The lines of a program in a document as they stand in a test: a module has one `@main`, and a file one list of imports."""
    lines = block.replace("@main ", "").split("\n")
    while lines and (lines[0].startswith("import ") or not lines[0]):
        del lines[0]
    return "\n".join(lines)
