"""The ways in which a page differs from the model, by name. docs/swiftui.md lists them. A tree to which a rule applies
need not agree, and is counted."""

#: A view is larger than its proposal: a page makes space for all of it around it, and proposes that to its neighbors.
CRAMPED = "cramped"

#: `frame(maxHeight:)` with a number and a proposed height: on a page, the views around the frame do not grow for it.
LIMITED_HEIGHT = "limited height"

#: Views with different padding share a stack: on a page they are equally large within their padding, if that is more
#: than their share, or if priorities or heights determine the shares.
ROOM = "room"

#: `aspectRatio` with a proposed height, or around content that does not fill: on a page, the width counts.
PROPORTIONS = "proportions"

#: The minimum that the views of a stack need is more than an equal share for one of them: a page reserves it for that
#: view before it divides the rest. SwiftUI asks the views one after another, so the stack may become longer than its
#: proposal.
RESERVED = "reserved"

#: A view without a proposed width has views of different widths above each other, and some that would fill it: on a
#: page they keep their widths. Or it has a maximum width that is less than its text wants, and a page wraps the text.
IDEAL_WIDTH = "ideal width"


#: The columns of a Grid have no space for what they like, and some of them need more than others: a page begins with what
#: they need, and makes all larger by the same length.
GRID_COLUMNS = "grid columns"

#: A cell of several columns is wider than they are, and only some of them have cells of their own. The documentation does
#: not say which become wider: in the model all of them, on a page those without cells of their own.
GRID_SPANS = "grid spans"

#: A Grid with a proposed height has rows that are flexible: a page makes all rows higher by the same length.
GRID_ROWS = "grid rows"


class Boxes(dict):
    """Boxes by name, and the rules that applied on the way."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.rules = set()

    def notice(self, rule):
        self.rules.add(rule)
