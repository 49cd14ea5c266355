"""Proves that tools/test can fail: lanes with toy commands, keys of a toy project, logs with known contents."""

import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "tools" / "lib"), str(ROOT / "tools" / "stages")]

import test_keys  # noqa: E402
import test_lanes  # noqa: E402
import test_logs  # noqa: E402
import test_table  # noqa: E402


def main():
    problems, count = [], 0
    for module in (test_table, test_keys, test_logs, test_lanes):
        for name in [name for name in vars(module) if name.startswith("finds_")]:
            with tempfile.TemporaryDirectory() as folder:
                found = list(getattr(module, name)(Path(folder)))
            count += 1
            problems += [f"{module.__name__}.{name}: {problem}" for problem in found]
    print("\n".join(problems) or f"The self-test of tools/test passed: {count} checks.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
