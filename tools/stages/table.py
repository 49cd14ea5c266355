"""The stages of tools/test, in the order in which each lane runs them."""

from stage import ALONE, COMPUTES, WAITS, Stage, of_pypi

SERVER = '--server "$scratch/debug/rollcall-server"'
NODE = '--node "$scratch/debug/rollcall-node"'
DEVICE = '--device "$scratch/debug/rollcall-device"'
RESOLVER = '--resolver "$scratch/debug/rollcall-resolver"'
ROLLCALL = '--rollcall "$scratch/debug/rollcall"'

# SwiftPM lets one command at a time into a build folder. The checks run beside the build, so they have Package.swift
# read in a folder of their own.
ASIDE = 'ROLLCALL_SCRATCH="$scratch/manifest"'

RUN_TESTS = (
    'swift test --skip-build --disable-xctest --scratch-path "$scratch" --event-stream-output-path "$logs/events" '
    '"${filter[@]}"'
)
# The test process writes a tally when it ends. Of a part of the tests it counts less than of all; in --all hostile
# input is tried in more rounds than the tally is for.
TESTS = f'''{RUN_TESTS}
[ ! -e "$logs/tally.json" ] || tools/check-house --tally "$logs/tally.json"'''
ALL_TESTS = f"ROLLCALL_TEST_ROUNDS=300 {RUN_TESTS}"

# The executable of another package is a product of its own; its libraries are built with what uses them.
BUILD = '''swift build --build-tests --scratch-path "$scratch"
swift build --product rollcall-resolver --scratch-path "$scratch"'''

# A package is built for its own tests in a folder of its own, once more with NIO and BoringSSL. tools/test does that
# only if the package changed lately; without a history it cannot tell, and runs them.
RESOLVER_TESTS = 'swift test --package-path Packages/Resolver --disable-xctest --scratch-path "$scratch/resolver"'
IF_CHANGED = f'''if [ -z "$(git status --porcelain -- Packages/Resolver)" ] &&
    git diff --quiet HEAD~10 -- Packages/Resolver
then
    echo "Left out: the tests, since Packages/Resolver is as it was ten commits ago; --all runs them"
else
    {RESOLVER_TESTS}
fi'''


def check(name, proves, command, debian=()):
    """A check of the sources, which takes seconds: it has one size, no key, and needs no build."""
    return Stage(name, WAITS, proves, command, command, needs_build=False, filtered=True, keyed=False, debian=debian)


CHECKS = [
    check(
        "layers", "Targets import what their rows in Package.swift declare; folders refer to each other one way.",
        f"{ASIDE} tools/check-layers --self-test\n{ASIDE} tools/check-layers"),
    check(
        "generated", "Generated coding keys, initialisers and commands match the declarations; none is hand-written.",
        "tools/generate --self-test\ntools/generate --check"),
    check("format", "Each Swift file is formatted by tools/format.", "tools/format --check"),
    check(
        "house", "The lengths of files, lines and commit subjects are within the limits of tools/lib/house.py.",
        "tools/check-house --self-test\ntools/check-house"),
    check(
        "docs", "Each file, command and type that a page names exists; no word is barred or misspelt.",
        f"{ASIDE} tools/check-docs --self-test\n{ASIDE} tools/check-docs", debian=("codespell",)),
    check(
        "stages", "The lanes, the keys and the report of tools/test work.",
        "python3 tools/stages/self_test.py"),
]

COMPUTING = [
    Stage(
        "build", COMPUTES, "All targets and tests compile without warnings.",
        smoke=BUILD, full=BUILD,
        needs_build=False, filtered=True, keyed=False),
    Stage(
        "tests", COMPUTES, "Each Swift test passes, and their total cost is within the limits of tools/lib/tally.py.",
        smoke=TESTS, full=ALL_TESTS, only_in_all="280 of the 300 rounds of hostile arguments for each request type.",
        filtered=True, tools=("check-house",), debian=("mosquitto", "zbar-tools")),
    Stage(
        "resolver-tests", COMPUTES, "Each Swift test of Packages/Resolver passes; the package compiles by itself.",
        smoke=IF_CHANGED, full=RESOLVER_TESTS,
        only_in_all="The tests of a package that none of the last ten commits changed.",
        needs_build=False, targets=("DaemonTests", "ResolutionTests", "ResolverTests", "ResolvingTests")),
    Stage(
        "accuracy", COMPUTES, "The engine is as accurate on the recording as docs/accuracy.md publishes.",
        smoke=f"tools/check-accuracy {ROLLCALL}", full=f"tools/check-accuracy {ROLLCALL}",
        targets=("rollcall",), tools=("check-accuracy", "cross-validate", "prepare-mall"), reads=("demo",)),
    Stage(
        "locks", COMPUTES, "The decision who may open a door, and the lock protocol, agree with the same in Python.",
        smoke="tools/check-locks --cases 200 --skip-build", full="tools/check-locks --cases 2000 --skip-build",
        only_in_all="2,000 random cases of the decision instead of 200.",
        targets=("LocksTests", "rollcall"), tools=("check-locks", "locks"), reads=("demo", "docs/locks.md"),
        debian=("python3-venv",), kept=of_pypi("locks-python")),
    Stage(
        "plans", COMPUTES, "No statement of the server reads a large table from end to end.",
        smoke=f"tools/check-plans --self-test\ntools/check-plans --smoke {SERVER}",
        full=f"tools/check-plans --self-test\ntools/check-plans {SERVER}",
        only_in_all="The plans over a million sightings instead of 100,000.",
        targets=("rollcall-server",), tools=("check-plans", "attacks"), debian=("postgresql",)),
    Stage(
        "benchmarks", COMPUTES, "The benchmarks compile and run, and copied badges are detected.",
        smoke=None,
        full='swift build --configuration release --package-path tools/benchmarks --scratch-path "$scratch/bench"\n'
        "tools/bench-parse Tests/HCITests/Captures/adv-reports.btsnoop\n"
        "tools/bench-copies\n"
        "tools/bench-still 20\n"
        "tools/bench-deaths demo",
        needs_build=False, targets=("Beacon", "HCI", "Vocabulary", "Presence", "Copies"),
        tools=("benchmarks", "bench-parse", "bench-copies", "bench-deaths", "bench-still"),
        reads=("demo", "Tests/HCITests/Captures", "Tests/PresenceTests/Support")),
    Stage(
        "ablation", COMPUTES, "The ablation runs; its figures are not judged.",
        smoke=None, full=f"tools/ablate emission.outlierShare=0 {ROLLCALL}", targets=("rollcall",),
        tools=("ablate", "cross-validate"), reads=("demo", "Sources/Presence")),
    Stage(
        "fuzz", COMPUTES, "No input that libFuzzer makes breaks a parser.",
        smoke=None, full="tools/fuzz --seconds 60", needs_build=False,
        targets=("Beacon", "HCI", "Vocabulary", "Devices", "Wire", "Pictures", "Resolution"),
        tools=("fuzz", "fuzzer"), reads=("Tests/BeaconTests/Vectors", "Tests/HCITests/Captures")),
]

WAITING = [
    Stage(
        "console", WAITS, "Each page of the console works in Chromium, and is accessible.",
        smoke=f"tools/console --self-test\ntools/console --smoke {SERVER}",
        full=f"tools/console --self-test\ntools/console {SERVER}",
        only_in_all="The pages of the other roles, both languages and themes of each page, nginx and Caddy in front of "
        "the server, and the muster of 5,000 people.",
        targets=("rollcall-server",), tools=("console", "browser"), reads=("docs/server.md",),
        debian=("chromium", "python3-venv", "nginx-light", "caddy"),
        kept=of_pypi("console-python")),
    Stage(
        "faults", WAITS, "Nothing is lost while nodes, servers, PostgreSQL, devices and the network fail.",
        smoke=f"tools/faults --self-test\ntools/faults --smoke {SERVER} {NODE} {DEVICE}",
        # One seed, so that two runs of one tree draw the same.
        full=f"tools/faults --self-test\n"
        f"tools/faults --rounds 4 --seed 5 {SERVER} {NODE}\n"
        f"tools/faults --restore {SERVER} {NODE}\n"
        f"tools/faults --restore --without-sightings {SERVER} {NODE}\n"
        f"tools/faults --devices 4 --seed 5 {SERVER} {DEVICE}\n"
        f"tools/faults --locks 4 --seed 5 {SERVER} {DEVICE}\n"
        f"tools/faults --radios {SERVER}\n"
        f"tools/faults --takeover 2 --hang 1 {SERVER}\n"
        f"tools/faults --failover 2 {SERVER}",
        only_in_all="Most faults, restores, takeovers, failovers, deaf radios, and kills during unlock attempts.",
        targets=("rollcall-server", "rollcall-node", "rollcall-device"), tools=("faults", "faulter"), reads=("demo",),
        debian=("postgresql", "mosquitto", "procps")),
    Stage(
        "resolver", WAITS, "A resolver replies correctly to phones, stations and attackers; kills lose no update.",
        smoke=f"tools/check-resolver --smoke {RESOLVER}",
        full=f"tools/check-resolver {RESOLVER}\n"
        f"tools/check-resolver --kills 20 {RESOLVER}\n"
        f'if [ "$(id -u)" -eq 0 ]; then tools/check-resolver --houses {RESOLVER}; '
        'else echo "Left out: --houses, which only root may run"; fi',
        only_in_all="18 of the 20 kills, and houses in separate networks.",
        targets=("rollcall-resolver", "rollcall-server", "rollcall"), tools=("check-resolver", "resolving"),
        debian=("nftables", "iproute2", "procps", "curl"), kept=of_pypi("resolver-python")),
    Stage(
        "demo", WAITS, "tools/run works: visits are recorded, the skylight closes, the lock opens correctly.",
        smoke=None,
        # A debug server keeps up with less haste than a release build. Without the limit it would wait for good for the
        # lock's user to be seen.
        full='timeout --foreground 900 tools/run --exit --speed 6 --port 0 --programs "$scratch/debug"',
        targets=("rollcall-server", "rollcall-node", "rollcall", "rollcall-device"), tools=("run",), reads=("demo",),
        debian=("postgresql", "mosquitto")),
    Stage(
        "api", WAITS, "The server's replies match its OpenAPI document, from which schemathesis makes the requests.",
        smoke=None, full="tools/check-api --examples 2", only_in_all="All of it; the stage attack runs a sample.",
        targets=("rollcall-server",), tools=("check-api",), debian=("postgresql", "python3-venv"),
        kept=of_pypi("check-api")),
    Stage(
        "radio", WAITS, "The programs scan, advertise and recover on a real Bluetooth kernel in a virtual machine.",
        smoke='tools/bluetooth-lab --smoke --programs "$scratch/debug"',
        full='tools/bluetooth-lab --programs "$scratch/debug"',
        only_in_all="12 of the 14 scenarios.",
        targets=("rollcall-server", "rollcall-node", "rollcall"), tools=("bluetooth-lab", "lab"),
        debian=(
            "postgresql", "qemu-system-x86", "busybox-static", "cpio", "kmod", "bluez", "bluez-test-tools",
            "bluez-hcidump", "dbus", "tshark", "libcap2-bin"),
        kept=("lab-kernel/linux-image-*",)),
]

MEASURING = [
    Stage(
        "attack", ALONE, "No caller can do or read more than permitted, or cause excessive cost.",
        smoke=f"tools/attack --self-test\ntools/attack --smoke {SERVER}",
        full=f"tools/attack --self-test\ntools/attack --seconds 900 {SERVER}",
        only_in_all="Most costly arguments, and most of what schemathesis and sqlmap try.",
        targets=("rollcall-server", "rollcall-resolver"),
        tools=("attack", "attacks", "check-resolver", "resolving"), debian=("postgresql", "sqlmap", "python3-venv"),
        kept=of_pypi("check-api", "resolver-python")),
    Stage(
        "bench", ALONE, "The benchmarks of the server run, and each acknowledged write is in the database.",
        smoke=f"tools/bench --self-test {SERVER}\n"
        f"tools/bench --devices 5 --rate 5 --seconds 2 {SERVER} {DEVICE}",
        full=f"tools/bench --self-test {SERVER}\n"
        f"tools/bench --devices 20 --rate 20 --seconds 2 {SERVER} {DEVICE}\n"
        f"tools/bench --rules 20 {SERVER} {DEVICE}\n"
        f"tools/bench --locks 10 {SERVER} {DEVICE}\n"
        f"tools/bench --killed 16 {SERVER}\n"
        f"tools/bench --people 100 {SERVER}\n"
        f"tools/bench --morning 3 {SERVER}\n"
        f"tools/bench --logins --seconds 2 --rounds 1 --connections 8 {SERVER}",
        only_in_all="Most devices; rules, locks, logins, a morning, present people, and a kill of everything.",
        targets=("rollcall-server", "rollcall-device"), tools=("bench", "loads"),
        debian=("postgresql", "mosquitto", "wrk")),
    Stage(
        "bench-resolver", ALONE, "The benchmark of the resolver runs, and none of its replies is wrong.",
        smoke=None,
        full=f"tools/bench-resolver --seconds 1 --rounds 1 --stations 2000 --updates 500 {RESOLVER}",
        targets=("rollcall-resolver",), tools=("bench-resolver", "resolving"),
        kept=of_pypi("resolver-python")),
]

STAGES = [*CHECKS, *COMPUTING, *WAITING, *MEASURING]

# Files outside their own folder that the tests of a target read when they run, as far as the target does not reach
# them by what it imports. The self-test looks for test targets that ask for their own path and are not here.
READ_BY_TESTS = {
    "BeaconTests": (),
    "ClientTests": (),
    "CompressionTests": ("Tests/NodeTests/Recordings",),
    "HCITests": ("Tests/BeaconTests",),
    "LocksTests": ("docs/locks.md",),
    "NodeTests": ("Tests/BeaconTests", "Tests/HCITests/Captures"),
    "PhrasesTests": ("Sources/Console", "Sources/Server", "Sources/Store", "Sources/Wire"),
    "PresenceTests": ("docs/engine.md",),
    "RollcallTests": ("demo",),
    "ServerTests": ("demo",),
    "SpoolTests": ("demo",),
    "StoreTests": ("sql",),
    "WireTests": ("docs/protocol.md", "tools/describe-wire"),
}


def chosen(is_full, is_filtered):
    """The stages of a run."""
    return [
        stage for stage in STAGES
        if stage.command(is_full) is not None and (stage.filtered or not is_filtered)
    ]
