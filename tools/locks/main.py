"""What tools/check-locks does; that file has the usage."""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import decision
import gate
import python_packages

ROOT = Path(__file__).resolve().parent.parent.parent
VECTOR = ROOT / "Tests" / "LocksTests" / "Vectors" / "nkpsk0.json"
# They fail, and are not skipped, where one of these is not among those that ran.
SUITES = ("DecisionCaseTests", "PythonLockTests")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=36)
    parser.add_argument("--skip-build", action="store_true")
    arguments = parser.parse_args()
    python = python_packages.programs("locks-python", "noiseprotocol==0.3.1", "paho-mqtt==2.1.0") / "python"
    subprocess.run([python, ROOT / "tools" / "locks" / "vector.py", VECTOR], check=True)
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
        granted = write(file, arguments.cases, arguments.seed)
        print(f"{arguments.cases:,} cases with seed {arguments.seed}, of which {granted:,} open.", flush=True)
        environment = os.environ | {"ROLLCALL_LOCK_CASES": file.name, "ROLLCALL_LOCK_PYTHON": str(python)}
        result = run(arguments.skip_build, environment)
    rollcall = ROOT / os.environ.get("ROLLCALL_SCRATCH", ".build") / "debug" / "rollcall"
    if not gate.check(ROOT / "demo", rollcall):
        print("check-locks: the presence check is less accurate than docs/accuracy.md publishes.", file=sys.stderr)
        return 1
    return result


def write(file, count, seed):
    generator, granted = random.Random(seed), 0
    for _ in range(count):
        case = decision.random_case(generator)
        granted += case["expected"]["granted"]
        file.write(json.dumps(case, separators=(",", ":")) + "\n")
    file.flush()
    return granted


def run(skip_build, environment):
    command = ["swift", "test", "--disable-xctest", "--filter", f"LocksTests.({'|'.join(SUITES)})"]
    command += ["--skip-build"] if skip_build else []
    command += ["--scratch-path", os.environ.get("ROLLCALL_SCRATCH", ".build")]
    result = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    lines = result.stdout.splitlines()
    print("\n".join(line for line in lines if "✘" in line or "↳" in line or "Test run with" in line))
    if any("skipped" in line for line in lines) or not any("Test run with 4 tests" in line for line in lines):
        print("check-locks: some tests did not run.", file=sys.stderr)
        return 1
    return result.returncode


if __name__ == "__main__":
    sys.exit(main())
