"""Tests of what needs no server: the document is read as it is written, and no bait is what it should not be."""

import json

import bait
import document
import forms
import raw
import right_values
from findings import Failed, Findings, Skipped, must, percentile
from probes import Probe, Sample
from trial import Trial

DOCUMENT = {
    "components": {"schemas": {
        "Thing": {"type": "object", "properties": {"major": {"type": "integer"}}, "required": ["major"]}}},
    "paths": {
        "/health": {"get": {}},
        "/post/a.b": {"post": {
            "description": "Does it.\n\nWho: admins, staff.",
            "requestBody": {"content": {"application/json": {"schema": {
                "type": "object", "required": ["things"], "properties": {
                    "things": {"type": "array", "items": {"$ref": "#/components/schemas/Thing"}},
                    "at": {"anyOf": [{"type": "string", "format": "date-time"}, {"type": "null"}]}}}}}}}}}}


def self_test():
    """What is wrong, as sentences."""
    problems = []
    for name, test in sorted(globals().items()):
        if name.startswith("_test_"):
            try:
                test()
            except (Failed, AssertionError) as error:
                problems.append(f"{name.removeprefix('_test_')}: {error}")
    return problems


def _test_document_is_read():
    types = document.request_types(DOCUMENT)
    must([each.name for each in types] == ["a.b"], "It has one type.")
    must(types[0].callers == ["staff", "admin"], f"Its callers are {types[0].callers}.")
    must(types[0].arguments["at"]["format"] == "date-time", "What may be null is what else it is.")
    must(types[0].arguments["things"]["items"]["type"] == "object", "What is referred to is put in.")
    must(right_values.right(types[0], {}) == {"things": [{"major": 1}]}, f"{right_values.right(types[0], {})}")


def _test_unknown_callers_are_told():
    for text in ("Does it.", "Who: parents."):
        try:
            document.callers(text)
        except document.UnknownWords:
            continue
        raise Failed(f"'{text}' was understood.")


def _test_what_follows_the_callers_is_left_out():
    found = document.callers("Does it.\n\nWho: admins. The session has to be confirmed (`universal.confirm`).")
    must(found == ["admin"], f"They are {found}.")


def _test_everybody_may_do_what_strangers_may():
    must(document.callers("Who: all callers.") == document.EVERYBODY, "Not everybody.")


def _test_baits_keep_to_their_size():
    for size in (bait.STRANGERS, bait.PERSONS):
        for schema in ({"type": "string"}, {"type": "integer"}, {"type": "object"}, {"type": "array", "items": {}},
                       {"type": "string", "format": "date-time"}):
            for name, text in bait.of(schema, size):
                must(len(text.encode()) <= size + 600, f"{name} of {schema} has {len(text.encode())} bytes.")
        for name, body in bait.bodies(size):
            must(len(body) <= size + 100, f"{name} has {len(body)} bytes.")


def _test_forms_keep_to_their_size_and_are_forms():
    for kind, body in forms.parts(bait.STRANGERS):
        must(len(body) <= bait.STRANGERS, f"{kind} has {len(body)} bytes.")
    wanted = document.request_types(DOCUMENT)[0]
    fields = list(forms.plain_fields(wanted, {}, bait.STRANGERS))
    must({argument for argument, _, _ in fields} == {"the form", "things", "at"}, "A field is missing.")
    must(all(len(body) <= bait.STRANGERS for _, _, body in fields), "A form is too long.")
    must(all(len(text) < bait.STRANGERS for _, text in forms.queries(bait.STRANGERS - 600)), "An address is too long.")


def _test_costly_strings_are_json():
    for name, text in bait.strings(2000):
        must(isinstance(json.loads(text), str), f"{name} is no text.")


def _test_tables_fit_an_import():
    for name, text in bait.tables(bait.LARGE):
        must(len(json.dumps({"csv": text})) <= bait.LARGE + 200, f"{name} has {len(json.dumps(text))} bytes.")


def _test_what_excludes_is_left_out():
    schema = {"type": "object"}
    wanted = document.RequestType("admin.export_person", ["admin"], {"email": schema, "person_id": schema}, [])
    must(list(right_values.right(wanted, {}, varied="email")) == [], "A number stands beside an address.")


def _test_a_sample_has_each_group_and_each_kind():
    probes = [Probe(name, "admin", "x", kind, b"") for name in "abcdefgh" for kind in ("deep", "long", "wide")]
    sample = list(Sample().of(probes, lambda probe: probe.type))
    must([each.type for each in sample] == list("abcdefgh"), "It has not one of each group.")
    counts = sorted([each.kind for each in sample].count(kind) for kind in ("deep", "long", "wide"))
    must(counts == [2, 3, 3], f"Kinds are taken {counts} times.")
    must(sample == list(Sample().of(probes, lambda probe: probe.type)), "It is another one each time.")


def _test_answers_are_counted():
    data = b"HTTP/1.1 200 OK\r\n\r\nHTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}"
    must(raw.statuses(data) == [200, 401], f"{raw.statuses(data)}")
    must(raw.is_closed_answer(data[19:]) and not raw.is_closed_answer(data[19:-1]), "The end is not seen.")


def _test_one_time_codes_are_those_of_rfc_6238():
    must(Trial.totp("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", 1) == "287082", "The code of the first step is another.")


def _test_percentiles_are_of_the_ordered():
    found = [percentile([3, 1, 2], 0.99), percentile([], 0.5), percentile([3, 1, 2], 0.5)]
    must(found == [3, 0, 2], "They are not.")


def _test_failures_are_counted_and_told():
    lines = []
    findings = Findings("", lines.append)
    findings.run("right", lambda: None)
    findings.run("left out", _raise, Skipped("no"))
    findings.run("wrong", _raise, Failed("it is"))
    findings.run("broken", _raise, KeyError("x"))
    findings.goal("a goal", 2.0, 1.0, "ms")
    must(findings.close() == 1, "The exit status is that of success.")
    must(lines[-1].strip() == "1 passed, 2 failed", lines[-1])
    must(any("<--" in line for line in lines), "A goal that is missed is not marked.")


def _test_nothing_checked_is_no_success():
    must(Findings("", lambda _: None).close() == 1, "It is.")


def _raise(error):
    raise error
