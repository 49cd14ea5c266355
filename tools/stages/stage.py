"""What a stage of tools/test is. The table of them is in table.py."""

from dataclasses import dataclass

# Two lanes run at the same time: in one is what computes, in the other what mostly waits. What measures cost or time
# runs alone, after both.
COMPUTES, WAITS, ALONE = "computes", "waits", "alone"


@dataclass(frozen=True)
class Stage:
    """A command is text for bash. It has `$scratch`, the build folder, and `$logs`; the lines of it run one after the
    other until one fails."""

    name: str
    lane: str
    proves: str  # a sentence
    smoke: str | None  # the command of tools/test; None when only --all has the stage
    full: str  # the command of tools/test --all
    only_in_all: str = ""  # what the smoke size leaves out, a sentence
    needs_build: bool = True
    filtered: bool = False  # whether it runs with --filter too
    keyed: bool = True  # whether it is skipped when nothing that its key holds has changed

    # What the key holds, besides the command: see keys.py.
    targets: tuple = ()  # of Package.swift, with all that they reach
    tools: tuple = ()  # files and folders below tools/; tools/lib is always among them
    reads: tuple = ()  # other files and folders of the project
    debian: tuple = ()  # packages that it starts
    kept: tuple = ()  # patterns in the build folder; the names that they match tell a version

    def command(self, is_full):
        return self.full if is_full else self.smoke


def of_pypi(*folders):
    """Patterns of what tools/lib/python_packages.py installed into these folders."""
    return tuple(f"{folder}/lib/python3*/site-packages/*.dist-info" for folder in folders)
