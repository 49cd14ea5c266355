"""The plans that auto_explain (PostgreSQL's documentation, F.3) writes into the log, in JSON."""

import json
import re

# For connections that begin after this; the module ships with PostgreSQL.
TURN_ON = """
alter database rollcall set session_preload_libraries = 'auto_explain';
alter database rollcall set auto_explain.log_min_duration = 0;
alter database rollcall set auto_explain.log_format = 'json';
alter database rollcall set auto_explain.log_nested_statements = on;
"""

# The lines of an entry but the first begin with a tab.
ENTRY = re.compile(r"duration: [\d.]+ ms  plan:\n((?:\t.*\n)+)")


def statements(log):
    """{text of a statement: tables that it reads from end to end in any of its plans}"""
    found = {}
    for match in ENTRY.finditer(log):
        plan = json.loads(match[1])
        found.setdefault(plan["Query Text"], set()).update(whole_reads(plan["Plan"]))
    return found


def whole_reads(node):
    """The tables that a plan reads from end to end, by names of tables or partitions."""
    if node["Node Type"] == "Seq Scan":
        yield node["Relation Name"]
    for below in node.get("Plans", []):
        yield from whole_reads(below)


def self_test():
    """Problems, as sentences."""
    scan = {"Node Type": "Seq Scan", "Relation Name": "visit"}
    look = {"Node Type": "Index Scan", "Relation Name": "audit"}
    entries = [
        ("select 1", {"Node Type": "Result"}), ("select\n\t2", {"Node Type": "Limit", "Plans": [look, scan]}),
        ("select\n\t2", look)]
    log = "".join(
        "2026-11-26 10:00:00 UTC [7] LOG:  duration: 0.012 ms  plan:\n" + _tabbed({"Query Text": text, "Plan": plan})
        + "2026-11-26 10:00:00 UTC [7] LOG:  something else\n" for text, plan in entries)
    found = statements(log)
    expected = {"select 1": set(), "select\n\t2": {"visit"}}
    return [] if found == expected else [f"The log was read as {found}, and not as {expected}."]


def _tabbed(value):
    return "".join(f"\t{line}\n" for line in json.dumps(value, indent=2).splitlines())
