"""Programs of PyPI in a folder of their own below the build folder, installed at the first time.

As a program: prints the folder of the programs. The arguments are the folder's name and the packages.
"""

import os
import subprocess
import sys
from pathlib import Path


def programs(name, *packages):
    """The folder of the programs that these packages bring, and of a python that can import them."""
    folder = Path(os.environ.get("ROLLCALL_SCRATCH", ".build")).resolve() / name
    installed = folder / "installed"
    # Written last, so that an installation that was broken off is taken up again.
    if not installed.exists() or installed.read_text().split() != list(packages):
        subprocess.run([sys.executable, "-m", "venv", folder], check=True, stdout=sys.stderr)
        subprocess.run(
            [folder / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check", *packages], check=True,
            stdout=sys.stderr)
        installed.write_text("\n".join(packages))
    return folder / "bin"


if __name__ == "__main__":
    print(programs(*sys.argv[1:]))
