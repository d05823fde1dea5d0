"""Pages lay out as SwiftUI does: each box is where the model of SwiftUI's documentation (layout/) puts it, within a
pixel. Each run draws one browser besides Chromium; `make soak` takes all.

    LAYOUT_TREES=20000 pytest Tests/Browser -k random_trees_lay_out       # as `make soak` does
    LAYOUT_SEED=307 LAYOUT_TREES=1 pytest Tests/Browser -k random_trees   # repeats one tree
"""

import os

import pytest

from layout.layouts import LAYOUTS
from layout.layouts.lazy_grids import ADAPTIVE_ROWS
from layout.model import leaf_key
from layout.trial import hold, random_trees
from layout.vocabulary import LONG, button, lines, link, of, text
from sampling import TAKES_EVERYTHING, sample

WIDTHS = (320, 768, 1280)
#: WebKitGTK's window does not become narrower than its initial width.
WIDTHS_OF = {"webkit": (480, 768, 1280)}
SEED = int(os.environ.get("LAYOUT_SEED", 0))
TREES = int(os.environ.get("LAYOUT_TREES", 300 if TAKES_EVERYTHING else 100))
KINDS = ["chromium", *sample(["firefox", "webkit"], 1, "layout")]


@pytest.fixture
def layout_tab(visitor):
    return lambda kind: visitor(kind).tab()


def test_layouts_written_by_hand_are_as_many_as_they_should_be():
    assert len(LAYOUTS) >= 150


@pytest.mark.parametrize("kind", KINDS)
def test_layouts_written_by_hand(layout_pages, layout_tab, kind):
    # The other browsers need not show all layouts each time.
    layouts = LAYOUTS if kind == "chromium" else dict(sample(LAYOUTS.items(), 25, "layouts elsewhere"))
    report = hold(layout_pages, layout_tab(kind), layouts, WIDTHS_OF.get(kind, WIDTHS))
    assert not report.wrong, "\n".join(map(str, report.wrong))


def test_rows_of_a_lazy_grid_are_as_many_as_fit(layout_pages, layout_tab):
    report = hold(layout_pages, layout_tab("chromium"), ADAPTIVE_ROWS, WIDTHS)
    assert not report.wrong, "\n".join(map(str, report.wrong))


def test_layouts_written_by_hand_from_right_to_left(layout_pages, layout_tab):
    layouts = dict(sample(LAYOUTS.items(), 40, "layouts from right to left"))
    report = hold(layout_pages, layout_tab("chromium"), layouts, (320, 1280), mirrored=True)
    assert not report.wrong, "\n".join(map(str, report.wrong))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("view", sample([text, link, button], 1, "lines"))
def test_lines_are_limited(layout_pages, layout_tab, kind, view):
    trees = [view("A"), of(view(LONG), lines(1)), of(view(LONG), lines(2)), of(view("A"), lines(2)), view(LONG)]
    measures = layout_pages.measures(layout_tab(kind), trees)
    one, cut, two, short, all_of_it = (dict(measures[leaf_key(tree)]["heights"]) for tree in trees)
    assert set(cut.values()) == set(short.values()) == set(one.values()), "one line, however narrow"
    assert max(cut.values()) < max(two.values()) < max(all_of_it.values()), "two lines, where there is no room for one"
    assert min(two.values()) == max(one.values())


@pytest.mark.parametrize("kind", KINDS)
def test_random_trees_lay_out_as_the_model_does(layout_pages, layout_tab, kind):
    count = TREES if kind == "chromium" else min(100, TREES)
    report = hold(layout_pages, layout_tab(kind), random_trees(SEED, count), WIDTHS_OF.get(kind, WIDTHS))
    print(f"\n{kind}: {report}")
    unexplained = [outcome for outcome in report.wrong if not outcome.rules]
    assert report.share() >= 0.95, "\n".join([str(report), *map(str, report.wrong)])
    assert report.share(without_rules=True) >= 0.98, "\n".join([str(report), *map(str, unexplained)])
