"""One visitor's presses, which a hundred others see."""

import time

from .crowd import Crowd
from .wire import Visitor

VIEWERS = 100


def clearing(attack):
    """Paints every cell of the board and clears it, over and over."""
    crowd = Crowd(attack)
    for _ in range(VIEWERS):
        viewer = Visitor(attack.port, "/board")
        crowd.add(viewer.stream())
        crowd.turn(0)
        viewer.connection.close()
    painter = Visitor(attack.port, "/board")
    cells = [{"target": f"cell{index}", "type": "click"} for index in range(144)]
    posts = [cells[start : start + 48] for start in range(0, 144, 48)]
    posts.append([{"target": "clear", "type": "click"}])
    number = 0
    while attack.goes_on:
        attack.answered(painter.connection.ask(painter.post({"events": posts[number % len(posts)]}))[0])
        attack.sent += 1
        number += 1
        # The viewers read what they are sent, as browsers would.
        pause = time.monotonic() + 0.05
        while (rest := pause - time.monotonic()) > 0:
            crowd.turn(rest)
    crowd.close()
