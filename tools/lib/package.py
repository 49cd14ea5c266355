"""The packages of the project as `swift package dump-package` tells them: the targets, and what each declares. The main
package is the project itself; each folder in Packages is another, whose libraries the main one may use."""

import json
import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Target:
    name: str
    kind: str  # regular, executable, system, test
    folder: str  # relative to the project
    ours: list = field(default_factory=list)  # names of targets
    outside: list = field(default_factory=list)  # names of products from outside the project
    package: str = "."  # the folder of its package, relative to the project

    @property
    def manifest(self):
        return str(Path(self.package) / "Package.swift")

    @property
    def is_main(self):
        return self.package == "."

    @property
    def module(self):
        return re.sub(r"\W", "_", self.name)

    def swift_files(self, root):
        return sorted((root / self.folder).rglob("*.swift"))


def packages(root):
    """The folders of the packages, relative to the project: the main one first."""
    return [".", *(str(file.parent.relative_to(root)) for file in sorted(root.glob("Packages/*/Package.swift")))]


def parts(root, *names):
    """Those folders with these names that the packages have: `Sources`, `Packages/Resolver/Sources`."""
    folders = [root / package / name for package in packages(root) for name in names]
    return [folder for folder in folders if folder.is_dir()]


def load_targets(root, scratch=None):
    """The targets of all packages by name. The manifests are compiled and run; nothing is fetched, and no dependency is
    resolved."""
    return targets_from({package: dumped(root / package, scratch) for package in packages(root)})


def dumped(package, scratch):
    command = ["swift", "package", "--package-path", str(package)]
    if scratch:
        command += ["--scratch-path", scratch]
    return json.loads(subprocess.run([*command, "dump-package"], check=True, stdout=subprocess.PIPE).stdout)


def targets_from(manifests):
    """A library that one package has of another stands for the target of its name."""
    described = [(package, each) for package, manifest in manifests.items() for each in manifest["targets"]]
    targets = {
        each["name"]: Target(each["name"], each["type"], folder_of(package, each), package=package)
        for package, each in described
    }
    for _, each in described:
        target = targets[each["name"]]
        for dependency in each["dependencies"]:
            name = next(iter(dependency.values()))[0]
            (target.ours if name in targets else target.outside).append(name)
    return targets


def folder_of(package, description):
    parent = "Tests" if description["type"] == "test" else "Sources"
    return str(Path(package) / (description.get("path") or Path(parent) / description["name"]))


def reachable(targets, name):
    """Every target of ours that `name` links, without itself unless it lies on a cycle."""
    seen, waiting = set(), list(targets[name].ours)
    while waiting:
        next_name = waiting.pop()
        if next_name not in seen:
            seen.add(next_name)
            waiting += targets[next_name].ours
    return seen
