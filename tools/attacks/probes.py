"""Every request that is measured: each bait in each argument of each type, as each caller that it concerns."""

import json
import zlib
from collections import Counter
from urllib.parse import quote

import bait
import forms
import right_values
from document import EVERYBODY

# Milliseconds of CPU, of server and database together.
MOST = {"stranger": 50.0}
MOST_OF_PERSON = 500.0
# What hashes a password costs that much by design: beside one ordinary failed login it may cost this more.
BESIDE_A_HASH = 20.0
HASHING = {"universal.login", "universal.claim_account"}


class Probe:
    """One request. Its cost and answer are known once it was sent."""

    def __init__(self, request_type, caller, argument, kind, body, is_right=False):
        self.type, self.caller, self.argument, self.kind, self.body = request_type, caller, argument, kind, body
        self.method, self.path, self.headers = "POST", f"/post/{request_type}", {}
        self.is_right, self.cost, self.reply = is_right, None, None

    @classmethod
    def of_path(cls, method, path, kind, target="", headers=None, caller="stranger"):
        """A request whose path or headers are the bait."""
        probe = cls(f"{method} {path}", caller, "the headers" if headers else "the path", kind, b"")
        probe.method, probe.path, probe.headers = method, path + target, headers or {}
        return probe

    @classmethod
    def of_form(cls, request_type, caller, argument, kind, body, content_type):
        """What a browser without scripts sends."""
        probe = cls(request_type, caller, argument, kind, body)
        probe.path, probe.headers = f"/forms/{request_type}", {"Content-Type": content_type, **forms.OWN_SITE}
        return probe

    @property
    def name(self):
        return f"{self.type} as {self.caller}, {self.argument}: {self.kind}"

    def most(self, hash_cost):
        if self.caller == "stranger" and self.type in HASHING:
            return max(MOST["stranger"], hash_cost + BESIDE_A_HASH)
        return MOST.get(self.caller, MOST_OF_PERSON)


def argument_probes(request_type, caller, ids):
    """One argument is varied, the others are right."""
    limit = bait.body_limit(caller, request_type.name)
    for argument, schema in request_type.arguments.items():
        others = right_values.right(request_type, ids, varied=argument)
        others.pop(argument, None)
        rest = json.dumps(others)[1:-1]
        item = json.dumps(right_values.from_schema(schema["items"], ids)) if "items" in schema else "0"
        room = limit - len(rest) - len(argument) - 200
        for kind, text in bait.of(schema, room, item):
            body = f'{{"{argument}":{text}{"," if rest else ""}{rest}}}'
            yield Probe(request_type.name, caller, argument, kind, body.encode()[:limit])


def varied_probes(request_type, ids):
    return (probe for caller in asked_by(request_type) for probe in argument_probes(request_type, caller, ids))


def body_probes(request_type, caller):
    for kind, body in bait.bodies(bait.body_limit(caller, request_type.name) - 200):
        yield Probe(request_type.name, caller, "the body", kind, body)


def refused_probes(request_type):
    """From whoever may not call the type, and from everybody more than they may send."""
    for caller in EVERYBODY:
        size = bait.body_limit(caller, request_type.name)
        if caller not in request_type.callers:
            yield Probe(request_type.name, caller, "the body", "not allowed", b'{"a":"' + b"a" * (size - 100) + b'"}')
        if size < bait.LARGE and caller in ("stranger", "student", "admin"):
            large = b'{"a":"' + b"a" * (bait.LARGE - 100) + b'"}'
            yield Probe(request_type.name, caller, "the body", "too large", large)


def asked_by(request_type):
    """As whom arguments are varied: the least and the most that may do it."""
    callers = request_type.callers
    return ["stranger"] if "stranger" in callers else sorted({callers[0], callers[-1]}, key=EVERYBODY.index)


def right_probe(request_type, caller, ids):
    arguments = right_values.right(request_type, ids)
    return Probe(request_type.name, caller, "all", "right", json.dumps(arguments).encode(), is_right=True)


PATHS = [("GET", "/health"), ("GET", "/openapi.json"), ("GET", "/events"), ("GET", "/metrics"), ("GET", "/nothing"),
         ("POST", "/post"), ("POST", "/post/universal.login")]


def path_probes():
    """Everything that a stranger can put before a body."""
    marks, size = quote(bait.UNORDERED), bait.STRANGERS - 600
    targets = {
        "a long query": "?a=" + "a" * size, "many values": "?" + "a=1&" * (size // 4),
        "percents": "?a=" + "%25" * (size // 3),
        "marks in the query": "?a=" + bait.filled(marks, size), "marks in the path": "/" + bait.filled(marks, size),
        "folders": "/a" * (size // 2), "folders above": "/.." * (size // 3), "colons": "/:a" * (size // 3)}
    headers = {
        "many cookies": {"Cookie": "a=1; " * (size // 5)},
        "one long cookie": {"Cookie": "rollcall_session=" + "a" * size},
        "a long token": {"Authorization": "Bearer " + "a" * size},
        "many hops": {"X-Forwarded-For": "1.2.3.4, " * (size // 9)},
        "marks in a header": {"User-Agent": bait.filled(bait.UNORDERED, size).encode()},
        "an origin": {"Origin": "http://" + "a." * (size // 2)},
        "types": {"Content-Type": "application/json;" * (size // 17)},
        "encodings": {"Accept-Encoding": "gzip;q=1, " * (size // 10)}, "an event": {"Last-Event-ID": "9" * size},
        "many headers": {f"X-{n}": "a" * 60 for n in range(90)}}
    for method, path in PATHS:
        for kind, target in targets.items():
            yield Probe.of_path(method, path, kind, target)
        for kind, values in headers.items():
            yield Probe.of_path(method, path, kind, headers=values)


def special_probes(school):
    """What no schema tells: the most rows, columns and quotes of a table, the most sightings of a batch."""
    for kind, text in bait.tables(bait.LARGE - 200):
        body = json.dumps({"csv": text}).encode()
        yield Probe("admin.import_students", "admin", "csv", kind, body[:bait.LARGE])
    most = [-n / 1000 for n in range(bait.MOST_SIGHTINGS)]
    batch = json.dumps(school.batch("student", most)).encode()
    yield Probe("scanner.report", "scanner", "sightings", "the most", batch)


def form_probes(types, ids):
    """Each field of each form, as whoever may do the most; and forms of many parts, as whoever sends the longest."""
    harmless = [each for each in types if not right_values.is_destructive(each.name) and each.name not in HASHING]
    for request_type in harmless:
        caller = asked_by(request_type)[-1]
        limit = min(bait.body_limit(caller, request_type.name), bait.PERSONS)
        if caller != "scanner":
            for argument, kind, body in forms.plain_fields(request_type, ids, limit):
                yield Probe.of_form(request_type.name, caller, argument, kind, body, forms.PLAIN)
    for request_type in (each for each in types if each.name in forms.OF_PARTS):
        for caller in ("stranger", "student", "admin"):
            limit = min(bait.body_limit(caller, request_type.name), bait.PERSONS)
            for kind, body in forms.parts(limit):
                yield Probe.of_form(request_type.name, caller, "the parts", kind, body, forms.MULTIPART)


def page_probes(school):
    for path in forms.addresses(school):
        for caller in ("stranger", "admin"):
            for kind, target in forms.queries(bait.STRANGERS - 600):
                yield Probe.of_path("GET", path, kind, target, caller=caller)


class Sample:
    """Takes one probe of each group: of the kind that it took least often, so that each kind comes to many types. It
    takes the same in every run."""

    def __init__(self):
        self.taken = Counter()

    def of(self, probes, group):
        groups = {}
        for probe in probes:
            groups.setdefault(group(probe), []).append(probe)
        for members in groups.values():
            yield self._of_group(members)

    def _of_group(self, members):
        chosen = min(members, key=lambda probe: (self.taken[probe.kind], zlib.crc32(probe.name.encode())))
        self.taken[chosen.kind] += 1
        return chosen


class Everything:
    """Takes all of them."""

    def of(self, probes, group):
        return probes


def all_probes(types, school, choice):
    """In an order in which what destroys comes last, and a bait goes to all types before the next one does. `choice`
    takes from what is hostile; right requests are always sent."""
    ids, names = school.ids, {each.name for each in types}
    gentle = [each for each in types if not right_values.is_destructive(each.name)]
    harsh = [each for each in types if right_values.is_destructive(each.name)]
    rights = [right_probe(each, caller, ids) for each in gentle for caller in asked_by(each)]
    # Type by type: all bodies together would take much memory.
    varied = [probe for each in types for probe in choice.of(varied_probes(each, ids), lambda probe: probe.argument)]
    whole = [probe for each in types for probe in choice.of(body_probes(each, asked_by(each)[0]), lambda probe: 0)]
    refused = [probe for each in types for probe in choice.of(refused_probes(each), lambda probe: probe.kind)]
    # Sorting is stable: by kind, so that a run that is cut short has looked at every type.
    spread = sorted(varied, key=lambda probe: probe.kind)
    last = [right_probe(each, asked_by(each)[-1], ids) for each in harsh]
    last.sort(key=lambda probe: (probe.type in right_values.ENDS_SESSION, probe.type.endswith(("zone", "person"))))
    special = [probe for probe in special_probes(school) if probe.type in names]
    # The largest bodies take the longest, so that they come after all others.
    middle = sorted(refused + whole + spread, key=lambda probe: probe.type in bait.LARGE_TYPES)
    paths = list(choice.of(path_probes(), lambda probe: (probe.argument, probe.kind)))
    # Heads and parts of forms are read by one reader, whose every bait is sent. Fields and addresses become the
    # arguments whose every bait is sent as JSON, so that one of each is enough.
    few, filled = Sample(), list(form_probes(types, ids))
    pages = list(few.of(page_probes(school), lambda probe: (probe.caller, probe.path.partition("?")[0])))
    cut = [probe for probe in filled if probe.argument == "the parts"]
    fields = few.of((probe for probe in filled if probe not in cut), lambda probe: (probe.type, probe.argument))
    plain = list(choice.of(fields, lambda probe: probe.type))
    return rights + paths + cut + pages + plain + middle + special + last
