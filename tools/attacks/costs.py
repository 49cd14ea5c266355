"""Measures what every probe costs the server and its database, and says which cost too much."""

import re
import time

import right_values
from findings import Failed, must
from heard import instant
from probes import HASHING, all_probes

# What is bounded by the time it may take; see waits.py.
BY_TIME = {"simple.query"}
# For an answer; what takes longer has failed anyhow.
SECONDS_OF_ONE = 8


def sent_now(probe):
    """The body with the time of its sending: a report that seems to have been held up is asked for again."""
    if probe.argument == "sent_at" or not probe.body:
        return probe.body
    return re.sub(rb'("sent_at": ?)"[^"]*"', rb'\1"' + instant().encode() + b'"', probe.body, count=1)


class CostRun:
    """All probes, or a choice of them, against one school."""

    def __init__(self, school, types, meter, choice):
        self.school, self.meter = school, meter
        self.probes = all_probes(types, school, choice)
        self.hash_cost = 0.0
        for client in school.callers.values():
            client.timeout = SECONDS_OF_ONE
            client.close()

    def run(self, seconds):
        """Ends after so many seconds; what was not sent then has no cost."""
        end = time.monotonic() + seconds
        self.meter.learn_idle()
        self.hash_cost = self.meter.cheapest(self._failed_login, 5).total
        for probe in self.probes:
            if time.monotonic() > end:
                break
            self._measure(probe)

    def _failed_login(self):
        self.school.server.client().post("universal.login", {"username": "nobody@school.example", "password": "wrong"})

    def _measure(self, probe):
        probe.cost, probe.reply = self.meter.measure(lambda: self._send(probe))
        most = probe.most(self.hash_cost)
        # What else the machine did in that moment is no cost of the request; twice as much is no accident.
        # A right login changes nothing that the next one needs.
        is_repeatable = not probe.is_right or probe.type in HASHING
        if most * 0.8 < probe.cost.total < most * 2 and is_repeatable:
            again = self.meter.cheapest(lambda: self._send(probe), 2)
            probe.cost = min(probe.cost, again, key=lambda each: each.total)
        if probe.type in right_values.CHANGES_ACCOUNT and probe.reply.status == 200:
            self.school.restore_accounts()
        if not probe.reply.status:
            self._wait_for_idle()

    def _wait_for_idle(self):
        """A request that was not waited for costs on, and no other is to be blamed for it."""
        for _ in range(20):
            cost, _ = self.meter.measure(lambda: time.sleep(0.5))
            if cost.total < 100:
                return

    def _send(self, probe):
        client = self.school.callers[probe.caller]
        if probe.caller == "stranger":
            client.cookies.clear()
        reply = client.send(probe.method, probe.path, sent_now(probe), probe.headers)
        is_lost = reply.code == "login_necessary" or probe.type in right_values.ENDS_SESSION and probe.is_right
        if is_lost and hasattr(client, "log_in"):
            self._log_in_anew(client, probe)
        elif reply.code == "confirmation_necessary" and client.confirm():
            reply = client.send(probe.method, probe.path, sent_now(probe), probe.headers)
        return reply

    def _log_in_anew(self, client, probe):
        self.school.keep_secrets()
        if probe.type == "universal.change_password":
            self.school.restore_accounts()
        client.cookies.pop("rollcall_session", None)
        client.log_in()
        if client is self.school.admin:
            client.confirm()

    @property
    def sent(self):
        return [probe for probe in self.probes if probe.cost]

    def costliest(self, count=10, callers=None, but=()):
        wanted = [each for each in self.sent if (not callers or each.caller in callers) and each.type not in but]
        return sorted(wanted, key=lambda probe: -probe.cost.total)[:count]

    def check_all_sent(self):
        missing = len(self.probes) - len(self.sent)
        must(missing == 0, f"{missing} of {len(self.probes)} probes were not sent in the time that they have.")

    def check_right(self):
        wrong = [
            f"{each.type} as {each.caller}: {each.reply}" for each in self.sent
            if each.is_right and each.reply.status != 200
            and each.reply.status not in right_values.AS_REFUSED.get(each.type, ())]
        must(not wrong, "Right arguments are not known, see tools/attacks/right_values.py: " + "; ".join(wrong))

    def check_no_bug(self):
        bugs = [f"{each.name} ({each.reply})" for each in self.sent if each.reply.status in (0, 500)]
        must(not bugs, f"{len(bugs)} answered with 500 or not at all: " + "; ".join(bugs[:10]))

    def check_cost(self, is_strangers):
        over = [
            each for each in self.costliest(len(self.probes), but=BY_TIME)
            if (each.caller == "stranger") == is_strangers and each.cost.total > each.most(self.hash_cost)]
        if over:
            lines = "; ".join(f"{each.name} {each.cost.total:.0f} ms" for each in over[:6])
            raise Failed(f"{len(over)} of {len(self.sent)} probes cost more than they may: {lines}")
