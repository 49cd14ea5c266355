"""Puts load on a server and says how much it takes, beside the same work done without one: `tools/bench`."""

import argparse
import statistics
import sys
from pathlib import Path

from runs import memory, settle, through_server, without_server
from scenarios import scenarios
from school import School
from trial_server import WITHOUT_LIMITS, TrialServer, WorkFolder


def arguments():
    parser = argparse.ArgumentParser(prog="tools/bench", add_help=False)
    parser.add_argument("--server", required=True)
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--connections", default="32,128")
    parser.add_argument("--only", default="")
    return parser.parse_args()


def main():
    chosen = arguments()
    if not Path(chosen.server).exists():
        sys.exit(f"There is no server at {chosen.server}. Build it first: swift build -c release")
    with WorkFolder() as folder, TrialServer(chosen.server, folder, WITHOUT_LIMITS) as server:
        print("Making a school.", flush=True)
        school = School(server)
        print(f"Memory of the server before: {memory(server):.0f} MiB (Pss).", flush=True)
        wrong = measure(server, [one for one in scenarios(school, folder) if chosen.only in one.name], chosen)
        print(f"\nMemory of the server after all of it: {memory(server):.0f} MiB (Pss).")
    return 1 if wrong else 0


def measure(server, chosen_scenarios, chosen):
    counts = [int(word) for word in chosen.connections.split(",")]
    runs = {}
    for number in range(chosen.rounds):
        for scenario in chosen_scenarios:
            for count in counts:
                for name, run in (("pgbench", without_server), ("rollcall", through_server)):
                    settle(server)
                    runs.setdefault((scenario.name, count, name), []).append(
                        run(server, scenario, count, chosen.seconds))
        print(f"Round {number + 1} of {chosen.rounds} is done.", flush=True)
    return report(runs)


def report(runs):
    """Prints the table; returns what went wrong."""
    wrong = []
    print(f"\n{'work':26}{'connections':>12}{'a second (least to most)':>30}{'x pgbench':>11}"
          f"{'p50 / p99 ms':>18}{'CPU us: server + PostgreSQL':>30}")
    for (scenario, count, name), found in runs.items():
        limits = runs[scenario, count, "pgbench"]
        rates = sorted(run.rate for run in found)
        ratio = statistics.median(run.rate / limit.rate for run, limit in zip(found, limits))
        middle = {word: statistics.median(getattr(run, word) for run in found) for word in ("rate", "p50", "p99")}
        server, database = (statistics.median(run.cpu[part] for run in found) for part in (0, 1))
        spread = f"{middle['rate']:,.0f} ({rates[0]:,.0f} to {rates[-1]:,.0f})"
        times = f"{middle['p50']:.1f} / {middle['p99']:.1f}" if name != "pgbench" else ""
        print(f"{scenario if name == 'rollcall' else '  ' + name:26}{count:>12}{spread:>30}{ratio:>11.2f}"
              f"{times:>18}{f'{server:,.0f} + {database:,.0f}':>30}")
        wrong += [f"{scenario}, {count} connections: {run.wrong}" for run in found if run.wrong]
    for line in wrong:
        print(f"WRONG: {line}")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
