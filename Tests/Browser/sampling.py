"""Samples of what is too much for every run; `make soak` (EVERYTHING=1) takes all.

Each change of the code or the tests draws anew, and has the same samples wherever it is tested: what passed before it was handed
in passes after it.
`SAMPLE_SEED` repeats another run's samples; a run's last lines name it.
"""

import os
import random
import subprocess

from wire import REPOSITORY



def seed_of_the_code():
    """A number that follows from the last commit's code and tests; a random one outside of a repository."""
    folders = [f"HEAD:{folder}" for folder in ("Public", "Sources", "Tests")]
    run = subprocess.run(["git", "rev-parse", *folders], cwd=REPOSITORY, capture_output=True, text=True)
    random_source = random.Random(run.stdout) if run.returncode == 0 else random
    return random_source.randrange(1_000_000)


# The processes of a parallel run must collect the same tests, so the first process draws the seed, once.
if "SAMPLE_SEED" not in os.environ:
    os.environ["SAMPLE_SEED"] = str(seed_of_the_code())

TAKES_EVERYTHING = bool(os.environ.get("EVERYTHING"))


def sample(things, count, name):
    """Some of many similar things, in their order; all of them with EVERYTHING=1."""
    things = list(things)
    if TAKES_EVERYTHING or len(things) <= count:
        return things
    chosen = random.Random(f"{os.environ['SAMPLE_SEED']} {name}").sample(range(len(things)), count)
    return [things[index] for index in sorted(chosen)]
