"""The keys with which stages passed, in the folder `passed` of the build folder: a file for each stage, a line for each
size, or for each target of tests."""


class Passed:
    def __init__(self, folder):
        self.folder = folder

    def keys(self, stage):
        """By size or target."""
        file = self.folder / stage
        if not file.exists():
            return {}
        return dict(line.split(" ", 1) for line in file.read_text(encoding="utf-8").splitlines() if " " in line)

    def keep(self, stage, keys):
        self._write(stage, self.keys(stage) | keys)

    def forget(self, stage, names=None):
        """Forgets those names, or the whole stage: a run that failed proves that the key was not enough."""
        kept = self.keys(stage) if names is not None else {}
        self._write(stage, {name: key for name, key in kept.items() if name not in names} if kept else {})

    def _write(self, stage, keys):
        self.folder.mkdir(parents=True, exist_ok=True)
        text = "".join(f"{name} {key}\n" for name, key in sorted(keys.items()))
        # In one step, so that a run that is ended leaves the old file or the new one.
        unfinished = self.folder / f".{stage}"
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(self.folder / stage)
