"""The kinds of faults there are, and one fault of a kind in a run."""

import contextlib
import random
import time

# By name: the sentence that --list prints, and the function that makes the fault and mends it.
KINDS = {}
# The small run: one of each group in a shorter round. With this seed it is the owner of the engine that is killed.
SMOKE = {"kinds": "kill-node,kill-server,kill-postgres,lost-answers", "rounds": 1, "length": 20, "seed": 5}


def kind(name, sentence):
    def note(function):
        KINDS[name] = (sentence, function)
        return function
    return note


class Over(Exception):
    """The run ends before the fault did."""


class Fault:
    """`node` is the one it was about, or None; times are seconds since 1970."""

    def __init__(self, name, number, moment, seed):
        self.name, self.round, self.moment = name, number, moment
        self.random = random.Random(f"{seed}/{number}/{name}")
        self.began = self.ended = self.node = self.problem = None
        self.skipped, self.allowed = "", 0

    def run(self, run):
        self.began = time.time()
        try:
            KINDS[self.name][1](run, self)
        except Over:
            pass
        except Exception as error:  # A fault that could not be made or mended is told of, and ends no run.
            self.problem = f"{type(error).__name__}: {error}"
        self.ended = time.time()

    @contextlib.contextmanager
    def any_node(self, run):
        """One node, which no other fault has meanwhile."""
        node = self.random.choice(run.nodes)
        with node.lock:
            self.node, self.began = node.name, time.time()
            run.say(self, f"on {node.name}")
            yield node

    @contextlib.contextmanager
    def alone(self, run, lock):
        with lock:
            self.began = time.time()
            run.say(self)
            yield

    def pause(self, run, least, most=None):
        """Waits for a drawn time."""
        if run.over.wait(self.random.uniform(least, most or least)):
            raise Over


def draw(names, rounds, length, seed):
    """Four kinds for each round, and their moments in seconds since the start; seven rounds draw all of 25."""
    chance, bag, faults = random.Random(seed), [], []
    for number in range(rounds):
        for name in _take(names, bag, chance):
            moment = number * length + chance.uniform(1, length * 0.4)
            faults.append(Fault(name, number, moment, seed))
    return sorted(faults, key=lambda fault: fault.moment)


def _take(names, bag, chance):
    taken = []
    while len(taken) < min(4, len(names)):
        if not bag:
            bag += chance.sample(names, len(names))
        fresh = next((name for name in bag if name not in taken), None)
        if fresh is None:
            bag.clear()
            continue
        bag.remove(fresh)
        taken.append(fresh)
    return taken
