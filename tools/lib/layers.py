"""The rules of the architecture: what a target may import, and what it may reach."""

from folders import cycles, two_way_pairs, uses_in
from subjects import BESIDE, stray_folders
from package import parts, reachable
from swift_imports import imports_of

# Part of the toolchain: no row of the table names them.
TOOLCHAIN = {
    "Swift", "_Concurrency", "Synchronization", "RegexBuilder", "Dispatch", "Glibc",
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
}  # fmt: skip

# Beacon and Resolution parse what strangers send; they stay small enough to be checked whole. Vocabulary has the words
# of all targets.
IMPORTS_NOTHING = {"Beacon", "Resolution", "Vocabulary"}

# A C library has one Swift target that speaks to it.
OWNERS = {
    "CMalloc": "Daemon", "CPQ": "Postgres", "CArgon2": "Accounts", "CBlueZ": "HCI", "CZlib": "Compression",
    "CQREncode": "Labels", "CMosquitto": "MQTT",
}  # fmt: skip

# A server has no radio; a node has no database; a resolver has none of both.
NEVER_REACHES = {
    "rollcall-server": {"HCI", "CBlueZ"}, "rollcall-node": {"CPQ"}, "rollcall-resolver": {"CPQ", "HCI", "CBlueZ"},
}  # fmt: skip

# How many pairs of a target's folders may refer to each other both ways: who reads one of such a pair must read the
# other. These are the pairs that remain; a number here may fall and never rises. A target that is not here has none.
# Folders by subject refer to each other as the subjects do: a booking has a room and a person.
TWO_WAY_PAIRS = {"Client": 2, "Contract": 1, "Postgres": 2, "PresenceTests": 1}


def violations(targets, root, two_way_pairs_allowed=TWO_WAY_PAIRS, beside=BESIDE):
    """One line for each rule broken; empty when the table holds."""
    return [
        *graph_violations(targets),
        *stray_files(targets, root),
        *import_violations(targets, root),
        *folder_violations(targets, root, two_way_pairs_allowed, beside),
        *stray_folders(targets, root, beside),
    ]


def folder_lines(targets, root):
    """Each two-way pair with a name of each that the other uses: `Store: Ingest ↔ Record, by Sighting / Visit`."""
    for target in targets.values():
        for (a, b), (names_of_a, names_of_b) in two_way_pairs(uses_in(root / target.folder)).items():
            yield f"{target.name}: {a} ↔ {b}, by {example(names_of_a)} / {example(names_of_b)}"


def example(names):
    """The shortest of the paths, since `Outer` stands for `Outer.Inner`; a number says how many more there are."""
    first = min(names, key=lambda name: (name.count("."), name))
    return first if len(names) == 1 else f"{first} +{len(names) - 1}"


def folder_violations(targets, root, allowed, beside):
    for target in targets.values():
        if target.name in beside:
            continue
        uses = uses_in(root / target.folder)
        pairs, limit = len(two_way_pairs(uses)), allowed.get(target.name, 0)
        if pairs > limit:
            yield (
                f"{target.folder}: {pairs} two-way pairs of folders, but at most {limit} are allowed; "
                f"tools/check-layers --folders {target.name}"
            )
        elif limit == 0:
            for ring in cycles(uses):
                yield f"{target.folder}: the folders {', '.join(ring)} refer to each other in a ring"


def graph_violations(targets):
    for name, target in targets.items():
        reached = reachable(targets, name)
        if name in reached:
            others = ", ".join(sorted(reached - {name}))
            yield f"{target.manifest}: '{name}' depends on itself, by way of {others or 'nothing'}"
        for forbidden in sorted(NEVER_REACHES.get(name, set()) & reached):
            yield f"{target.manifest}: '{name}' must never link '{forbidden}', and reaches it"
        for c_library in target.ours:
            owner = OWNERS.get(c_library, name)
            if owner != name:
                yield f"{target.manifest}: '{name}' declares '{c_library}', which only '{owner}' may"


def stray_files(targets, root):
    held = {file for target in targets.values() for file in target.swift_files(root)}
    for folder in parts(root, "Sources", "Tests", "sql"):
        for file in sorted(folder.rglob("*.swift")):
            if file not in held:
                yield f"{file.relative_to(root)}: does not belong to a target of Package.swift"


def import_violations(targets, root):
    modules = {target.module: name for name, target in targets.items()}
    for target in targets.values():
        files = target.swift_files(root)
        used = set()
        for file in files:
            for found in imports_of(file.read_text(encoding="utf-8")):
                name = modules.get(found.module, found.module)
                used.add(name)
                if reason := refusal(target, name, targets):
                    yield f"{file.relative_to(root)}:{found.line}: {reason}"
        if files:
            yield from unused(target, used)


def refusal(target, name, targets):
    """Why the target may not import the module; None when it may."""
    if target.name in IMPORTS_NOTHING:
        return f"'{target.name}' imports nothing, but here '{name}'"
    if name in target.ours or name in target.outside or name in TOOLCHAIN:
        return None
    if name == "Testing":
        return None if "Tests" in target.folder.split("/") else f"'Testing' is for Tests/, not for '{target.name}'"
    origin = "" if name in targets else "the library "
    return f"'{target.name}' imports {origin}'{name}', which its row in {target.manifest} does not have"


def unused(target, used):
    for name in [*target.ours, *target.outside]:
        if name not in used:
            yield f"{target.manifest}: '{target.name}' declares '{name}', but none of its files imports it"
