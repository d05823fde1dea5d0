"""What a page does otherwise than the model, by name. docs/swiftui.md lists it; a tree to which a rule applies need not agree,
and is counted."""

#: A view takes more than it is offered: a page makes room for all of it around, and offers that to what stands beside it.
CRAMPED = "cramped"

#: `frame(maxHeight:)` with a number, where a height is offered: on a page the views around it do not grow for it.
LIMITED_HEIGHT = "limited height"

#: Views with different padding share a stack: on a page they are equally large within their padding, where that is more than
#: their share, or where priorities or heights are shared out.
ROOM = "room"

#: `aspectRatio` where a height is offered, or around what does not fill: on a page the width counts.
PROPORTIONS = "proportions"

#: The least that the views of a stack need is more than an equal share for one of them: a page keeps it for that view before it
#: shares out the rest; SwiftUI asks one after another, so that the stack may become longer than what it is offered.
RESERVED = "reserved"

#: A view is offered no width, has views of different widths above one another, and some that would fill it: on a page they
#: stay as they are. Or it has a greatest width that is less than its text would like, which breaks on a page.
IDEAL_WIDTH = "ideal width"


class Boxes(dict):
    """Boxes by name, and the rules that have been met on the way."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.rules = set()

    def notice(self, rule):
        self.rules.add(rule)
