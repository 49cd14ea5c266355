"""What every check is given: three servers with a school each.

One has much in its record and no limits on requests; one is as it is installed; the third is for the programs of
others, which change and delete at random.
"""

import base64
import contextlib
import hashlib
import hmac
import itertools
import struct

import check_flood
import check_sessions
from document import request_types
from school import School
from trial_server import WITHOUT_LIMITS, TrialServer

# Whose word on where a request comes from the second server takes.
PROXY = "127.0.0.7"


class Trial(contextlib.ExitStack):
    """Ends both servers with itself, in whatever way it ends."""

    def __init__(self, program, folder, findings, is_smoke=False):
        super().__init__()
        self.program, self.folder, self.findings, self.proxy = program, folder, findings, PROXY
        self.is_smoke = is_smoke
        self.settings = folder / "settings.json"
        self.numbers, self.servers = itertools.count(1), []

    def begin(self):
        self.settings.write_text("{}")
        limits = {
            **WITHOUT_LIMITS, "ROLLCALL_LIMIT_CONNECTIONS": str(check_sessions.CONNECTIONS),
            "ROLLCALL_LIMIT_ADDRESS_CONNECTIONS": str(check_sessions.CONNECTIONS)}
        large = TrialServer(self.program, self.folder / "a", limits, ["--config", str(self.settings)])
        small = TrialServer(
            self.program, self.folder / "b", {"ROLLCALL_LIMIT_CONNECTIONS": str(check_flood.CONNECTIONS_OF_SERVER)},
            ["--trusted-proxy", PROXY])
        third = TrialServer(self.program, self.folder / "c", WITHOUT_LIMITS)
        self._start([large, small, third])
        self.school = School(large)
        self.types = request_types(large.document())
        self.strict = School(small, is_large=False)
        self.random = School(third, is_large=False, counts_guesses=False)
        return self

    def _start(self, servers):
        """Side by side: each takes seconds to make its database."""
        for server in servers:
            self.callback(server.stop)
            self.servers.append(server)
            server.launch()
        for server in servers:
            self.enter_context(server)

    def __exit__(self, *error):
        # All at once: each takes seconds for it.
        for server in self.servers:
            server.ask_to_stop()
        return super().__exit__(*error)

    @property
    def schools(self):
        return [self.school, self.strict, self.random]

    @property
    def host(self):
        return f"127.0.0.1:{self.school.server.port}"

    @property
    def strict_host(self):
        return f"127.0.0.1:{self.strict.server.port}"

    def confirmed_admin(self):
        """The admin, logged in and confirmed where the server asks for that. Too many sessions end the oldest."""
        admin = self.school.admin
        if admin.post("universal.whoami").status != 200:
            admin.log_in()
        admin.confirm()
        return admin

    def log_in_again(self):
        """Everybody whose session a check has ended, so that the next one finds them logged in, and strangers not."""
        self.school.callers["stranger"].cookies.clear()
        for person in self.school.people + self.strict.people:
            if person.post("universal.whoami").status != 200:
                person.cookies.pop("rollcall_session", None)
                person.log_in()
            if person.email.startswith("admin@"):
                person.confirm()

    def throwaway(self, classification, email=None):
        """A person whom a check may change or delete: their number and their e-mail address."""
        email = email or f"throwaway{next(self.numbers)}@school.example"
        made = self.confirmed_admin().ask("admin.create_person", {
            "email": email, "first_name": "Thea", "last_name": "Way", "classification": classification})
        return {"person_id": made["person_id"], "email": email}

    @staticmethod
    def totp(secret, step):
        """The one-time code of a time step (RFC 6238 with SHA-1 and six digits)."""
        key = base64.b32decode(secret + "=" * (-len(secret) % 8))
        mac = hmac.new(key, struct.pack(">q", step), hashlib.sha1).digest()
        number = struct.unpack(">I", mac[mac[-1] & 15:][:4])[0] & 0x7FFFFFFF
        return f"{number % 1_000_000:06d}"
