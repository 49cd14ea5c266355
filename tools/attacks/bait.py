"""The costliest bytes known for each kind of argument. All are JSON text, since some are none that `json` makes."""

import json

KIB = 1 << 10
# As many bytes as a caller may send: to strangers, to whoever is logged in, and for the types that need more.
STRANGERS, PERSONS, LARGE = 8 * KIB, 64 * KIB, 2048 * KIB
LARGE_TYPES = {"admin.import_students", "scanner.report"}
# Combining marks in a row that are still let in.
MOST_MARKS = 30
DEEPEST = 32
# In a batch, in a table that is imported, and for one student in it.
MOST_SIGHTINGS, MOST_STUDENTS, MOST_GROUPS = 5000, 5000, 20

ORDERED = "a" + "\u0316" * 15 + "\u0301" * 15
UNORDERED = "\u0301\u0316"
FAMILY = "\U0001F468\u200d\U0001F469\u200d\U0001F467\u200d\U0001F466\u200d"


def body_limit(caller, request_type):
    if caller == "stranger":
        return STRANGERS
    return LARGE if request_type in LARGE_TYPES else PERSONS


def filled(text, size):
    """The text again and again, in so many bytes of UTF-8 at most."""
    return text * max(1, size // len(text.encode()))


def escaped(text, size):
    """The same written by JSON's \\u, which takes six bytes for each."""
    return json.dumps(filled(text, size // 3))[1:-1]


def strings(size):
    """Name and text of each costly string, of so many bytes at most."""
    raw = {
        "letters": "a", "marks in a row": UNORDERED, "marks that decompose": "\u0f73", "marks in groups": ORDERED,
        "words": "a.b@", "digits": "9", "controls": "\x7f", "spaces": " \u2003", "families": FAMILY,
        "flags": "\U0001F1E9", "letters that expand": "\ufdfa\u0130", "percents": "%25", "jamo": "\u1112\u1161\u11ab",
    }
    for name, text in raw.items():
        yield name, json.dumps(filled(text, size), ensure_ascii=False)
    yield "marks by escapes", f'"{escaped(UNORDERED, size // 2)}"'
    yield "NULs by escapes", '"' + "\\u0000" * (size // 6) + '"'
    yield "wildcards, 200", json.dumps("%_\\" * 66)
    yield "marks in groups, 190", json.dumps(filled(ORDERED, 190), ensure_ascii=False)
    yield "letters that expand, 200", json.dumps("\ufdfa" * 200, ensure_ascii=False)


def numbers(size):
    yield from (
        ("digits", "9" * size), ("a fraction", "0." + "1" * (size - 2)), ("1e308", "1e308"), ("1e999999", "1e999999"),
        ("-1", "-1"), ("0", "0"), ("the largest", str(2**63 - 1)), ("the smallest", str(-2**63)),
        ("beyond", str(2**64)))


def times(size):
    yield "a long fraction", f'"2026-03-02T10:42:00.{"9" * (size - 24)}Z"'
    yield "many zones", f'"2026-03-02T10:42:00{filled("+01:00", size - 24)}"'
    for edge in ("0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "1970-01-01T00:00:00Z", "-9999-01-01T00:00:00Z"):
        yield edge, f'"{edge}"'


def arrays(schema, size, item):
    """`item` is a right one, as JSON."""
    yield "as many as fit", "[" + ",".join([item] * max(1, size // (len(item.encode()) + 1))) + "]"
    yield "in each other", "[" * (DEEPEST - 2) + "]" * (DEEPEST - 2)
    yield "empty texts", "[" + ",".join(['""'] * (size // 3)) + "]"


def objects(size):
    yield "many keys", "{" + ",".join(f'"k{n}":0' for n in range(size // 12)) + "}"
    yield "one key again and again", "{" + ",".join(['"a":0'] * (size // 6)) + "}"


def of(schema, size, item="0"):
    """Every bait for an argument: pairs of a name and JSON text."""
    kind = schema.get("type")
    if schema.get("format") == "date-time":
        yield from times(size)
        yield from list(strings(size))[:4]
    elif kind == "string" or "choices" in schema:
        yield from strings(size)
    elif kind in ("integer", "number"):
        yield from numbers(size)
    elif kind == "array":
        yield from arrays(schema, size, item)
    elif kind == "object":
        yield from objects(size)
    else:
        yield "letters", json.dumps("a" * size)


def bodies(size):
    """Whole bodies, for any type."""
    for name, text in objects(size):
        yield name, text.encode()
    marks = filled(UNORDERED, size - 16)
    yield "marks as a key", json.dumps({marks: 0}, ensure_ascii=False).encode()
    yield "marks as keys by escapes", f'{{"{escaped(UNORDERED, size // 2)}":0}}'.encode()
    yield "deep", b'{"a":' + b"[" * (DEEPEST - 1) + b"]" * (DEEPEST - 1) + b"}"
    yield "too deep", b"[" * (size // 2) + b"]" * (size // 2)
    yield "spaces", b" " * (size - 2) + b"{}"
    yield "no UTF-8", b'{"a":"' + b"\xff" * (size - 10) + b'"}'
    yield "a number", b"9" * size
    yield "unfinished", b'{"a":"' + b"\\" * (size - 8)


def tables(size):
    """Comma-separated values for an import, in so many bytes at most once they are JSON."""
    head = "email,first_name,last_name\n"
    yield "the most rows", head + "".join(f"row{n}@school.example,A,B\n" for n in range(MOST_STUDENTS))
    groups = "|".join(f"the long name {n:02}" for n in range(MOST_GROUPS))
    yield "the same groups in the most rows", head.replace("\n", ",groups\n") + "".join(
        f"row{n}@school.example,A,B,{groups}\n" for n in range(MOST_STUDENTS))
    yield "rows that are empty", head + "\n" * (size // 2 - 100)
    yield "columns", "email," + "a," * (size // 2 - 10)
    yield "cells", head + "," * (size - 100)
    yield "quotes", head + '"' * (size // 2 - 100)
    yield "an open quote", head + '"' + "a" * (size - 100)
    yield "groups", "email,first_name,last_name,groups\nx@school.example,X,Y," + "a|" * (size // 2 - 100)
