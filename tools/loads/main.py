"""Puts load on a server and says how much it takes, beside the same work done without one: `tools/bench`."""

import argparse
import statistics
import sys
from contextlib import ExitStack
from pathlib import Path

from devices import devices
from grow import grow
from killed import killed
from locks import certificate, locks
from logins import beside_logins
from morning import morning
from open_loop import OpenLoop, peer_updates, updates
from peers import Peer
from people import people
from ports import free_port
from profiling import profile
from rules import rules
from runs import memory, same_rows_without_server, settle, through_server, without_server
from scenarios import REPORT, peer_scenario, scenarios
from school import School
from trial_server import WITHOUT_LIMITS, TrialServer, WorkFolder


def arguments():
    parser = argparse.ArgumentParser(prog="tools/bench", add_help=False)
    parser.add_argument("--server", required=True)
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--connections", default="32,128")
    parser.add_argument("--only", default="")
    parser.add_argument("--open", default="")
    parser.add_argument("--peer", action="append", default=[])
    parser.add_argument("--peer-schema")
    parser.add_argument("--grow", type=float)
    parser.add_argument("--people", default="")
    parser.add_argument("--morning", type=int)
    parser.add_argument("--devices", type=int)
    parser.add_argument("--rules", type=int)
    parser.add_argument("--locks", type=int)
    parser.add_argument("--device")
    parser.add_argument("--rate", type=float)
    parser.add_argument("--logins", action="store_true")
    parser.add_argument("--killed", type=int)
    parser.add_argument("--profile", action="store_true")
    return parser.parse_args()


def main():
    chosen = arguments()
    if not Path(chosen.server).exists():
        sys.exit(f"The program {chosen.server} does not exist. Build it first: swift build -c release")
    if chosen.peer and not chosen.peer_schema:
        sys.exit("--peer needs --peer-schema: an SQL file that creates the peer's tables.")
    with ExitStack() as stack:
        folder = stack.enter_context(WorkFolder())
        server = stack.enter_context(TrialServer(chosen.server, folder, WITHOUT_LIMITS, options(chosen, folder)))
        print("Making a school.", flush=True)
        # Devices are in no room.
        school = School(server, has_places=not chosen.devices)
        if chosen.grow:
            work = [one for one in scenarios(school, folder) if one.counted]
            return 1 if grow(server, school, work, chosen.grow) else 0
        if chosen.people:
            counts = [int(word) for word in chosen.people.split(",")]
            people(server, school, OpenLoop(folder), counts, max(chosen.seconds, 60))
            return 0
        if chosen.devices:
            rate = chosen.rate or 200
            return finish(devices(server, school, chosen.device, chosen.devices, rate, chosen.seconds))
        if chosen.rules:
            return finish(rules(server, school, chosen.device, chosen.rules, chosen.rate or 20))
        if chosen.locks:
            return finish(locks(server, school, chosen.device, chosen.locks))
        if chosen.morning:
            return 1 if morning(server, school, OpenLoop(folder), chosen.morning) else 0
        if chosen.logins:
            work = named("student.update_location", school, folder)
            return 1 if beside_logins(server, school, work, connections(chosen), chosen.seconds, chosen.rounds) else 0
        if chosen.killed:
            return 1 if killed(server, school, named("scanner.report", school, folder), chosen.killed) else 0
        # What large reports leave to be done would be measured with what comes next: they are done by name alone.
        chosen_scenarios = [
            one for one in scenarios(school, folder)
            if chosen.only in one.name and (chosen.only or one.each <= REPORT)]
        if chosen.profile:
            for one in chosen_scenarios:
                profile(server, one, chosen.seconds, folder)
            return 0
        peers = [start_peer(stack, server, text, chosen.peer_schema) for text in chosen.peer]
        print(f"Memory of the server before: {memory(server):.0f} MiB (Pss).", flush=True)
        wrong = measure(server, chosen_scenarios, peers, chosen)
        if chosen.open:
            wrong += measure_open(server, school, peers, folder, chosen)
        for one in [server, *peers]:
            name = "the server" if one is server else one.name
            print(f"Memory of {name} after all of it: {memory(one):.0f} MiB (Pss).")
    return 1 if wrong else 0


def options(chosen, folder):
    """Devices have to find the broker again where it was: they get a port that stays."""
    broker = ["--mqtt-port", str(free_port())] if chosen.devices or chosen.rules else []
    return broker + (certificate(folder) if chosen.locks else [])


def connections(chosen):
    return [int(word) for word in chosen.connections.split(",")]


def named(name, school, folder):
    return next(one for one in scenarios(school, folder) if one.name == name)


def start_peer(stack, server, text, schema):
    name, sign, command = text.partition("=")
    if not sign:
        sys.exit(f"--peer must have the form NAME=COMMAND, not '{text}'.")
    return stack.enter_context(Peer(server, name, command, schema))


def measure(server, chosen_scenarios, peers, chosen):
    """Each work in turn by the limit, by the peers and by the server, round after round."""
    counts = connections(chosen)
    own = {one.name: one for one in chosen_scenarios}
    rows = {name: one for name, one in own.items() if one.rows}
    ways = {"pgbench": (server, without_server, own), "same rows": (server, same_rows_without_server, rows)}
    for peer in peers:
        ways[peer.name] = (
            peer, through_server, {one.name: peer_scenario(one, peer, server.folder) for one in chosen_scenarios})
    ways["rollcall"] = (server, through_server, own)
    runs = {}
    for number in range(chosen.rounds):
        for scenario in chosen_scenarios:
            for count in counts:
                for name, (target, run, work) in ways.items():
                    if scenario.name not in work:
                        continue
                    settle(server)
                    runs.setdefault((scenario.name, count, name), []).append(
                        run(target, work[scenario.name], count, chosen.seconds))
        print(f"Round {number + 1} of {chosen.rounds} is done.", flush=True)
    return report(runs, [name for name in ways if name != "rollcall"])


WITHOUT_SERVER = ("pgbench", "same rows")


def report(runs, others):
    """Prints the table; returns what went wrong. Ratios are to the run of the same round."""
    wrong = []
    heads = "".join(f"{f'x {name}':>12}" for name in others)
    print(f"\n{'work':26}{'connections':>12}{'a second (least to most)':>30}{heads}"
          f"{'p50 / p99 ms':>18}{'CPU us: server + PostgreSQL':>30}{'switches':>10}")
    for (scenario, count, name), found in runs.items():
        rates = sorted(run.rate for run in found)
        ratios = "".join(ratio(found, runs.get((scenario, count, other))) for other in others)
        middle = {word: statistics.median(getattr(run, word) for run in found) for word in ("rate", "p50", "p99")}
        server, database = (statistics.median(run.cpu[part] for run in found) for part in (0, 1))
        spread = f"{middle['rate']:,.0f} ({rates[0]:,.0f} to {rates[-1]:,.0f})"
        times = f"{middle['p50']:.1f} / {middle['p99']:.1f}" if name not in WITHOUT_SERVER else ""
        switches = f"{statistics.median(run.switches for run in found):.2f}" if name not in WITHOUT_SERVER else ""
        refused = sum(run.refused for run in found)
        print(f"{scenario if name == 'rollcall' else '  ' + name:26}{count:>12}{spread:>30}{ratios}"
              f"{times:>18}{f'{server:,.0f} + {database:,.0f}':>30}{switches:>10}"
              + (f"  {refused} refused" if refused else ""))
        wrong += [f"{scenario}, {count} connections, {name}: {run.wrong}" for run in found if run.wrong]
    for line in wrong:
        print(f"WRONG: {line}")
    return wrong


def finish(wrong):
    """Prints what went wrong; returns the exit status."""
    print("".join(f"WRONG: {line}\n" for line in wrong), end="")
    return 1 if wrong else 0


def ratio(found, others):
    """A cell of the table; empty if the other does not do this work."""
    if not others:
        return " " * 12
    return f"{statistics.median(run.rate / other.rate for run, other in zip(found, others)):>12.2f}"


def measure_open(server, school, peers, folder, chosen):
    """At shares of what each takes with 128 connections, whether or not earlier requests were answered."""
    driver = OpenLoop(folder)
    own = named("student.update_location", school, folder)
    targets = [(peer.name, peer, peer_scenario(own, peer, folder), peer_updates(peer.cookies)) for peer in peers]
    targets.append(("rollcall", server, own, updates(school.clients, school.beacons)))
    wrong = []
    print(f"\n{'student.update_location':26}{'of capacity':>12}{'due a second':>14}{'answered / capacity':>22}"
          f"{'p50 / p99 ms':>18}{'refused, p99 ms':>20}{'lost':>6}")
    for name, target, scenario, requests in targets:
        settle(server)
        capacity = through_server(target, scenario, 128, chosen.seconds).rate
        for share in (float(word) for word in chosen.open.split(",")):
            settle(server)
            told = driver.run(target.port, capacity * share, chosen.seconds, requests)
            times, refused = f"{told['p50']:.1f} / {told['p99']:.1f}", f"{told['refused']}, {told['refused_p99']:.1f}"
            print(f"{'  ' + name if target is not server else name:26}{f'{share:.0%}':>12}{capacity * share:>14,.0f}"
                  f"{told['rate'] / capacity:>22.2f}{times:>18}{refused:>20}{told['lost']:>6}", flush=True)
            if target is server and told["lost"] + told["wrong"]:
                wrong.append(f"open loop at {share:.0%}: {told['lost']} lost, {told['wrong']} wrong")
    for line in wrong:
        print(f"WRONG: {line}")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
