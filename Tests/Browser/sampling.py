"""Samples of what is too much for every run; `make soak` (EVERYTHING=1) takes all.

Each commit draws anew, and has the same samples wherever it is tested: what passed before a commit was handed in passes after it.
`SAMPLE_SEED` repeats another run's samples; a run's last lines name it.
"""

import os
import random
import subprocess

from wire import REPOSITORY



def seed_of_the_commit():
    """A number that follows from the commit; a random one outside of a repository."""
    run = subprocess.run(["git", "rev-parse", "HEAD"], cwd=REPOSITORY, capture_output=True, text=True)
    return int(run.stdout[:8], 16) % 1_000_000 if run.returncode == 0 else random.randrange(1_000_000)


# The processes of a parallel run must collect the same tests, so the first process draws the seed, once.
if "SAMPLE_SEED" not in os.environ:
    os.environ["SAMPLE_SEED"] = str(seed_of_the_commit())

TAKES_EVERYTHING = bool(os.environ.get("EVERYTHING"))


def sample(things, count, name):
    """Some of many similar things, in their order; all of them with EVERYTHING=1."""
    things = list(things)
    if TAKES_EVERYTHING or len(things) <= count:
        return things
    chosen = random.Random(f"{os.environ['SAMPLE_SEED']} {name}").sample(range(len(things)), count)
    return [things[index] for index in sorted(chosen)]
