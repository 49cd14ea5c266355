"""A stage as a job: left out when its key is one with which it passed."""

from lanes import Job, by_status

SMOKE, ALL = "smoke", "all"


class Keyed:
    """`keys` gives the keys once the build has passed, or None when a run has none."""

    def __init__(self, stage, is_full, keys, passed, again):
        self.stage, self.keys, self.passed, self.again = stage, keys, passed, again
        self.command, self.size = stage.command(is_full), ALL if is_full else SMOKE
        self.content = None

    @property
    def job(self):
        needs = ("build",) if self.stage.needs_build else ()
        return Job(self.stage.name, self.stage.lane, self.begin, self.end, needs)

    def begin(self):
        if not self.stage.keyed or self.keys() is None:
            return self.command
        self.content = self.keys().content(self.stage)
        is_kept = self._sizes()[self.size] == self.passed.keys(self.stage.name).get(self.size)
        return None if is_kept and not self.again else self.command

    def end(self, status, log):
        verdict = by_status(status, log)
        if self.content is not None:
            self._keep(verdict)
        return verdict

    def _keep(self, verdict):
        if not verdict.passed:
            self.passed.forget(self.stage.name)
        # What was left out on this machine is not proved, and a change while it ran leaves open what was.
        elif not verdict.note and self.keys().content(self.stage) == self.content:
            sizes = self._sizes()
            # What passed at full size has passed at smoke size.
            self.passed.keep(self.stage.name, sizes if self.size == ALL else {SMOKE: sizes[SMOKE]})

    def _sizes(self):
        """The key at each size. The surroundings are those of now, since a stage installs what it needs."""
        keys, stage = self.keys(), self.stage
        surroundings = keys.surroundings(stage.debian, stage.kept)
        commands = {SMOKE: stage.smoke, ALL: stage.full}
        return {
            size: keys.key(self.content, surroundings, command)
            for size, command in commands.items() if command is not None
        }
