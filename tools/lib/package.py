"""Package.swift as `swift package dump-package` tells it: the targets, and what each declares."""

import json
import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Target:
    name: str
    kind: str  # regular, executable, system, test
    folder: str  # relative to the package
    ours: list = field(default_factory=list)  # names of targets
    outside: list = field(default_factory=list)  # names of products of other packages

    @property
    def module(self):
        return re.sub(r"\W", "_", self.name)

    def swift_files(self, root):
        return sorted((root / self.folder).rglob("*.swift"))


def load_targets(root, scratch=None):
    """The targets by name. The manifest is compiled and run; nothing is fetched and no dependency is resolved."""
    command = ["swift", "package", "--package-path", str(root)]
    if scratch:
        command += ["--scratch-path", scratch]
    dump = subprocess.run([*command, "dump-package"], check=True, stdout=subprocess.PIPE)
    return targets_from(json.loads(dump.stdout))


def targets_from(manifest):
    targets = {t["name"]: Target(t["name"], t["type"], folder_of(t)) for t in manifest["targets"]}
    for description in manifest["targets"]:
        target = targets[description["name"]]
        for dependency in description["dependencies"]:
            name = next(iter(dependency.values()))[0]
            (target.ours if name in targets else target.outside).append(name)
    return targets


def folder_of(description):
    parent = "Tests" if description["type"] == "test" else "Sources"
    return description.get("path") or str(Path(parent) / description["name"])


def reachable(targets, name):
    """Every target of ours that `name` links, without itself unless it lies on a cycle."""
    seen, waiting = set(), list(targets[name].ours)
    while waiting:
        next_name = waiting.pop()
        if next_name not in seen:
            seen.add(next_name)
            waiting += targets[next_name].ours
    return seen
