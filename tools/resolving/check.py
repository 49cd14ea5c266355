"""Plays phones and stations against a resolver, attacks or kills it: see tools/check-resolver --help."""

import argparse
import sys
import time

import attack
import houses
import kills
import new
import old

# In a small run: how often it is killed, and when.
SMOKE_KILLS, SMOKE_SEED = 2, 5


def main():
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("resolver")
    parser.add_argument("--smoke", action="store_true")
    parser.add_argument("--attack", action="store_true")
    parser.add_argument("--houses", action="store_true")
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--seed", type=int, default=int(time.time()) % 100_000)
    options = parser.parse_args()
    if options.kills:
        return kills.kills(options.resolver, options.kills, options.seed, print)
    wrong = []
    for check in _played(options):
        wrong += check(options.resolver, lambda line: print(line, flush=True))
    print(f"{len(wrong)} wrong." if wrong else "All requirements are met.")
    if options.smoke and not options.attack:
        return kills.kills(options.resolver, SMOKE_KILLS, SMOKE_SEED, print) or bool(wrong)
    return 1 if wrong else 0


def _played(options):
    if options.attack:
        return [lambda *arguments: attack.attack(*arguments, attack.SMOKE if options.smoke else attack.FULL)]
    return [houses.check] if options.houses else [old.check, new.check]


if __name__ == "__main__":
    sys.exit(main())
