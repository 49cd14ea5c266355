"""The key of a stage: one number for all that its result depends on. Two runs with the same key end the same.

It is made of two parts. *Content* is what the project holds: sources, tools, pages, Package.swift. *Surroundings* are
what it finds: the compiler, the versions of packages of Swift, Debian and PyPI, and ROLLCALL_ variables. They are apart
because a stage may install what it needs while it runs, but its content must not change meanwhile.
"""

import hashlib
import os
import platform
import subprocess
import sys

from package import packages, parts, reachable

# What programs link or start wherever they run. `postgresql` itself only names the newest: patterns take its versions.
PACKAGES = (
    "libc6", "libpq5", "libsqlite3-0", "libargon2-1", "libbluetooth3", "zlib1g", "libqrencode4", "libmosquitto1",
    "postgresql-[0-9]*",
)  # fmt: skip

# Of these variables the value only says where a build is, or what else is to be written.
PLACES = ("ROLLCALL_SCRATCH", "ROLLCALL_BENCH_SCRATCH", "ROLLCALL_FUZZ_SCRATCH", "ROLLCALL_TEST_TALLY")


def number_of(parts):
    """SHA-256 over texts, each with its length, so that no two lists come to the same."""
    hashed = hashlib.sha256()
    for part in parts:
        data = str(part).encode()
        hashed.update(b"%d:" % len(data) + data)
    return hashed.hexdigest()


class Tree:
    """The files of the project as they are now: each folder is read once."""

    def __init__(self, root):
        self.root, self.read = root, {}

    def number(self, path):
        if path not in self.read:
            self.read[path] = number_of(self._parts(self.root / path))
        return self.read[path]

    def _parts(self, path):
        if not path.is_dir():
            return [self._file(path)]
        files = [file for file in sorted(path.rglob("*")) if file.is_file() and "__pycache__" not in file.parts]
        return [part for file in files for part in (file.relative_to(path), self._file(file))]

    def _file(self, path):
        return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else "not there"


class Keys:
    """Keys of a project whose targets are given as tools/lib/package.py loads them."""

    def __init__(self, root, scratch, targets, compiler):
        self.root, self.scratch, self.targets, self.compiler = root, scratch, targets, compiler

    def key(self, content, surroundings, command):
        return number_of([content, surroundings, command])

    def content(self, stage):
        tools = [f"tools/{name}" for name in stage.tools]
        return self._content(stage.targets, [*tools, "tools/lib", *stage.reads])

    def content_of_tests(self, target, reads):
        return self._content([target], reads)

    def sources(self):
        """One number for all that a build reads."""
        tree = Tree(self.root)
        manifests = [f"{package}/Package.swift" for package in packages(self.root)]
        return number_of(tree.number(path) for path in [*manifests, *parts(self.root, "Sources", "Tests", "sql")])

    def _content(self, targets, others):
        tree = Tree(self.root)
        reached = {name for target in targets for name in [target, *reachable(self.targets, target)]}
        targets = [self.targets[name] for name in sorted(reached)]
        declared = sorted({"Package.swift", *(target.manifest for target in targets)})
        folders = [target.folder for target in targets]
        return number_of(part for path in [*declared, *folders, *others] for part in (path, tree.number(path)))

    def surroundings(self, debian=(), kept=()):
        resolved = Tree(self.root).number("Package.resolved")
        versions = [self.compiler, sys.version, platform.machine(), resolved, *debian_versions([*PACKAGES, *debian])]
        names = [path.relative_to(self.scratch) for pattern in kept for path in sorted(self.scratch.glob(pattern))]
        return number_of([*versions, *names, *variables(os.environ)])


def variables(environment):
    return sorted(f"{name}={value}" for name, value in environment.items()
                  if name.startswith("ROLLCALL_") and name not in PLACES)


def debian_versions(patterns):
    """A line for each installed package that fits; none on other systems, which tell no versions."""
    command = ["dpkg-query", "--show", "--showformat", "${Package} ${Version} ${db:Status-Status}\n", *patterns]
    try:
        shown = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    except FileNotFoundError:
        return []
    return sorted(line for line in shown.splitlines() if line.endswith(" installed"))


def compiler():
    """What `swift --version` says."""
    command = ["swift", "--version"]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True).stdout
