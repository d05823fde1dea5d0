"""The model of SwiftUI's layout (layout/) by itself: calculations that can be checked on paper."""

import pytest

from layout import generator, model, rules
from layout.vocabulary import (
    INFINITY, adaptive, anchor, color, column, columns, divider, fits, fixed, flexible, frame, grid, high, hstack, inset, limits,
    of, offset, overlay, padding, position, priority, ratio, relative, row, scroll, spacer, span, text, track, tracks, unsized,
    vstack, wide, zstack,
)  # fmt: skip

#: Every text here is 50 wide with enough space, at least 10, and 20 high; 40 if it wraps.
TEXT = {"least": 10, "ideal": 50, "heights": [[10, 40], [50, 20]], "baselines": [15, 5], "padding": 0}


class Texts(dict):
    def __missing__(self, key):
        return TEXT


def boxes(tree, width=300):
    found = model.boxes(tree, 0, Texts(), width)
    return {name[2:]: (box.x, box.y, box.width, box.height) for name, box in found.items() if box}


def test_a_column_hugs_and_centers():
    assert boxes(vstack(text(), of(text(), frame(100, 20)))) == {
        "0-0": (100, 0, 100, 48), "1-0": (125, 0, 50, 20), "2-0": (125, 28, 50, 20), "2-1": (100, 28, 100, 20),
    }  # fmt: skip


def test_the_least_flexible_view_chooses_first():
    # (100 - 8) / 2 = 46 for the text, which takes all of it; the frame has chosen 20 first, so the text's proposal is
    # 72.
    assert boxes(hstack(text(), of(color(), frame(20, 20))), 100)["1-0"] == (11, 0, 50, 20)
    assert boxes(hstack(text(), of(color(), frame(20, 20))), 60)["1-0"] == (0, 0, 32, 40)


def test_flexible_views_share_equally():
    shown = boxes(hstack(color(), color(), spacing=0), 100)
    assert (shown["1-0"], shown["2-0"]) == ((0, 0, 50, 10), (50, 0, 50, 10))


def test_a_spacer_has_what_the_others_leave_and_no_less_than_its_least_length():
    assert boxes(hstack(text(), spacer(), text(), spacing=0))["2-0"] == (50, 10, 200, 0)
    assert boxes(hstack(color(), spacer(30), spacing=0))["1-0"] == (0, 0, 270, 10)


def test_a_priority_is_served_first_but_for_the_least_of_the_others():
    shown = boxes(hstack(text(), of(text(), priority(1)), spacing=0), 55)
    assert (shown["1-0"][2], shown["2-0"][2]) == (10, 45)


def test_frames_hold_what_is_given_and_offer_it():
    assert boxes(of(color(), frame(80, 30)))["0-0"] == (110, 0, 80, 30)
    assert boxes(of(text(), frame(80, 30, "bottom trailing")))["0-0"] == (140, 10, 50, 20)


@pytest.mark.parametrize(
    "modifier,width",
    [
        (limits(min_width=100), 100), (limits(min_width=20), 50), (limits(max_width=100), 100), (limits(max_width=30), 30),
        (wide(), 300), (limits(min_width=20, max_width=400), 300), (limits(min_width=400, max_width=500), 400),
    ],
)  # fmt: skip
def test_limits_as_the_documentation_says(modifier, width):
    assert boxes(of(text(), modifier))["0-1"][2] == width


def test_without_a_height_views_take_their_ideal_one():
    assert boxes(color())["0-0"] == (0, 0, 300, 10)
    assert boxes(of(text(), high()))["0-1"][3] == 20
    assert boxes(of(color(), limits(min_height=70)))["0-0"][3] == 70


def test_a_row_offers_its_height_to_those_that_are_lower():
    assert boxes(hstack(color(), divider(), of(text(), padding(10)), spacing=0))["1-0"][3] == 40
    assert boxes(hstack(divider(), of(text(), padding(10))))["1-0"][3] == 40


def test_padding_is_taken_from_the_offer_and_added_to_the_size():
    assert boxes(of(color(), padding(20))) == {"0-0": (20, 20, 260, 10), "0-1": (0, 0, 300, 50)}


def test_what_is_fixed_is_offered_nothing():
    assert boxes(of(text(), fixed(), frame(width=20)))["0-0"] == (125, 0, 50, 20)
    assert boxes(of(color(), fixed()))["0-0"] == (145, 0, 10, 10)


def test_proportions_fit_into_the_offer():
    assert boxes(of(color(), ratio(2)))["0-0"] == (0, 0, 300, 150)
    assert boxes(of(color(), ratio(2), frame(100, 20)))["0-0"] == (130, 0, 40, 20)


def test_views_in_depth():
    assert boxes(zstack(color(), text()))["0-0"] == (0, 0, 300, 20)
    assert boxes(of(text(), overlay(of(color(), frame(10, 10)), "top trailing")))["1-1"] == (165, 0, 10, 10)


def test_views_elsewhere():
    assert boxes(of(text(), offset(7, 3)))["0-0"] == (132, 3, 50, 20)
    assert boxes(of(text(), position(30, 20), frame(100, 60)))["0-0"] == (105, 10, 50, 20)


def test_a_scroll_view_takes_the_height_that_it_is_offered_and_the_width_of_its_content():
    shown = boxes(of(scroll(text()), frame(height=100)))
    assert (shown["0-0"], shown["1-0"]) == ((125, 0, 50, 100), (125, 0, 50, 20))


def test_baselines():
    shown = boxes(hstack(text(), of(text(), padding(10)), alignment="firstTextBaseline"))
    assert shown["1-0"][1] == 10


def test_a_column_is_as_wide_as_its_widest_cell_and_flexible_ones_share():
    shown = boxes(grid(row(text(), color()), row(of(color(), frame(80, 30)), text())))
    assert (shown["0-0"], shown["2-0"], shown["3-0"]) == ((0, 0, 300, 58), (15, 0, 50, 20), (88, 0, 212, 20))
    assert (shown["5-1"], shown["6-0"]) == ((0, 28, 80, 30), (169, 33, 50, 20))


def test_a_view_outside_of_a_row_spans_all_columns():
    shown = boxes(grid(row(text(), text()), divider()))
    assert (shown["0-0"], shown["2-0"], shown["4-0"]) == ((0, 0, 300, 29), (48, 0, 50, 20), (0, 28, 300, 1))
    assert boxes(grid(row(text(), text()), of(divider(), unsized("horizontal"))))["4-0"] == (96, 28, 108, 1)


def test_cells_in_their_columns():
    shown = boxes(grid(row(of(text(), span(2)), text()), row(text(), text(), text())))
    assert (shown["2-0"], shown["3-0"]) == ((96, 0, 50, 20), (183, 0, 50, 20))
    shown = boxes(grid(row(of(text(), anchor(1, 0))), row(of(color(), frame(90, 10)))))
    assert shown["2-0"] == (145, 0, 50, 20)
    shown = boxes(grid(row(of(text(), column("leading"))), row(of(color(), frame(90, 10))), row(text())))
    assert (shown["2-0"], shown["6-0"]) == ((105, 0, 50, 20), (105, 46, 50, 20))


def test_tracks_of_a_lazy_grid():
    shown = boxes(columns([flexible(), track(100)], text(), text(), text()))
    assert (shown["1-0"], shown["2-0"], shown["3-0"]) == ((71, 0, 50, 20), (225, 0, 50, 20), (71, 28, 50, 20))
    shown = boxes(columns([flexible(most=60), flexible()], color(), color()))
    assert (shown["1-0"], shown["2-0"]) == ((43, 0, 60, 10), (111, 0, 146, 10))
    shown = boxes(columns([adaptive(80, spacing=0)], *[color() for _ in range(4)], spacing=5))
    assert (shown["3-0"], shown["4-0"]) == ((200, 0, 100, 10), (0, 15, 100, 10))
    assert boxes(columns([adaptive(80, 90, spacing=0)], color()))["1-0"] == (15, 0, 90, 10)
    shown = boxes(of(tracks([flexible(), flexible()], text(), text(), text()), frame(height=100)))
    assert (shown["0-0"], shown["2-0"], shown["3-0"]) == ((96, 0, 108, 100), (96, 67, 50, 20), (154, 13, 50, 20))


def test_the_first_view_that_fits():
    one, other = hstack(text(), text()), text()
    assert boxes(fits(one, other))["0-0"] == (96, 0, 108, 20)
    assert boxes(of(fits(one, other), frame(width=60)))["0-0"] == (125, 0, 50, 20)
    assert boxes(of(fits(one, hstack(text(), text(), text())), frame(width=60)))["0-0"][2] == 60


def test_lengths_of_the_container():
    assert boxes(of(color(), relative(count=3, spacing=30)))["0-1"] == (110, 0, 80, 10)
    assert boxes(of(color(), padding(), relative(count=3, span=2, spacing=30)))["0-2"] == (55, 0, 190, 42)
    assert boxes(of(scroll(of(color(), relative())), frame(120, 50)))["1-1"] == (90, 0, 120, 10)


def test_an_inset_chooses_first():
    shown = boxes(of(scroll(color()), inset("bottom", text(), "leading"), frame(100, 80)))
    assert (shown["0-0"], shown["2-0"]) == ((100, 0, 100, 52), (100, 60, 50, 20))


def test_what_needs_more_than_it_is_offered_is_told():
    assert model.boxes(of(color(), frame(500, 10)), 0, Texts(), 300).rules == {rules.CRAMPED}
    assert model.boxes(vstack(color(), text()), 0, Texts(), 300).rules == set()


def test_a_seed_gives_the_same_tree():
    assert [generator.tree(seed) for seed in range(50)] == [generator.tree(seed) for seed in range(50)]
    assert generator.tree(1) != generator.tree(2)


def test_infinity_is_written_as_json_has_it():
    assert wide()["greatest"] == [INFINITY, None]
