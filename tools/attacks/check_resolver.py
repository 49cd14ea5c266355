"""The ports of a resolver, by tools/check-resolver --attack, which has what it needs of PyPI."""

import subprocess

from findings import Skipped, check, must


@check("a resolver withstands floods, unfinished messages and timing measurements")
def ports_of_resolver(trial):
    program = trial.program.with_name("rollcall-resolver")
    if not program.exists():
        raise Skipped(f"{program} was not built.")
    command = ["tools/check-resolver", "--attack", "--resolver", str(program)]
    if trial.is_smoke:
        command.append("--smoke")
    result = subprocess.run(command, capture_output=True, text=True, timeout=180)
    wrong = [line for line in result.stdout.splitlines() if line.startswith("WRONG")]
    must(result.returncode == 0, "; ".join(wrong) or (result.stdout + result.stderr)[-500:])
