"""The costliest forms and addresses of pages: what a browser sends without scripts, to every form and every page."""

import json
import re
from urllib.parse import quote, urlsplit

import bait
import right_values

MULTIPART, PLAIN = "multipart/form-data; boundary=X", "application/x-www-form-urlencoded"
OWN_SITE = {"sec-fetch-site": "same-origin"}
# Whose forms are cut into parts: that of a stranger, of somebody who is logged in, and those with files.
OF_PARTS = ["universal.login", "universal.edit_preferences", "admin.edit_plan", "admin.import_students"]
NAME = 'Content-Disposition: form-data; name="'
# Pages from which links lead to all others.
ENTRANCES = ["/", "/now", "/settings", "/own", "/login"]
MOST_PAGES = 150


def parts(size):
    """Bodies of `multipart/form-data`: heads, contents and delimiters that a careless reader reads again and again."""
    end = "\r\n\r\na\r\n--X--\r\n"
    whole = {
        "a head of names": "content-disposition:", "a head of dispositions": f"{NAME}a\r\n",
        "a head of blanks": " ", "a head of returns": "\r", "a head of line ends": "\n", "a head of semicolons": ";",
        "a head of quotation marks": '"', "a head of colons": ":",
        "a head of names of names": 'content-disposition: ; name="'}
    for kind, text in whole.items():
        yield kind, f"--X\r\n{bait.filled(text, size - 200)}{end}".encode()
    part = f'--X\r\n{NAME}a"\r\n\r\n\r\n'
    yield "many parts", (bait.filled(part, size - 20) + "--X--").encode()
    named = f'--X\r\n{NAME}{{}}"\r\n\r\na\r\n--X--'
    yield "a long name", named.format("a" * (size - 200)).encode()
    yield "brackets as a name", named.format("a" + "[0]" * ((size - 200) // 3)).encode()
    content = f'--X\r\n{NAME}a"\r\n\r\n{{}}\r\n--X--'
    for kind, text in (("nearly delimiters", "\r\n--"), ("returns", "\r"), ("dashes", "-"), ("no UTF-8", "\udcff")):
        yield kind, content.format(text * ((size - 200) // len(text))).encode("utf-8", "surrogateescape")
    yield "no delimiter", b"a" * size
    yield "no end", bait.filled(part, size).encode()


def plain_fields(request_type, ids, limit):
    """A field again and again, and each argument with costly text beside right ones: pairs of argument, kind, body."""
    for kind, text in (("empty pairs", "&"), ("percents", "%"), ("names", "a=&"), ("brackets", "a[0]" * 9 + "=&"),
                       ("plus", "+"), ("equals", "=")):
        yield "the form", kind, bait.filled(text, limit).encode()
    for argument, schema in request_type.arguments.items():
        others = {name: value for name, value in right_values.right(request_type, ids, varied=argument).items()
                  if name != argument and isinstance(value, str | int | float)}
        rest = "".join(f"&{name}={quote(str(value))}" for name, value in others.items())
        for kind, text in (*bait.numbers(200), *bait.strings(max(100, (limit - len(rest)) // 4))):
            value = json.loads(text) if text.startswith('"') else text
            yield argument, kind, f"{argument}={quote(value, errors='replace')}{rest}".encode()[:limit]


def addresses(school):
    """The pages that an admin's links lead to, each path once."""
    found, waiting = [], list(ENTRANCES)
    while waiting and len(found) < MOST_PAGES:
        path = waiting.pop(0)
        if path in found:
            continue
        found.append(path)
        reply = school.admin.send("GET", path)
        for link in re.findall(rb'href="(/[^"#]*)"', reply.body if reply.status == 200 else b""):
            address = urlsplit(link.decode().replace("&amp;", "&")).path
            if not address.startswith(("/assets/", "/plans/", "/docs", "/openapi")) and address not in found:
                waiting.append(address)
    return found


def queries(size):
    """Behind any page's path: the fields that pages know, at their ends and with costly text."""
    numbers = (
        "id", "page", "person", "person_id", "room", "muster", "minute", "device", "actor_id", "capacity", "lock")
    times = ("at", "day", "from", "to", "since")
    texts = ("search", "state", "by", "kind", "zone", "then", "about", "item")

    def pairs(names, value):
        return "?" + "&".join(f"{name}={quote(str(value))}" for name in names)
    yield from (
        ("the largest numbers", pairs(numbers, 2**63 - 1)), ("the smallest numbers", pairs(numbers, -2**63)),
        ("numbers beyond", pairs(numbers, 2**64)), ("zeros", pairs(numbers, 0)),
        ("the last day", pairs(times, "9999-12-31")), ("the first day", pairs(times, "0000-01-01")),
        ("the last second", pairs(times, "9999-12-31T23:59:59.999Z")), ("no times", pairs(times, "a" * 200)))
    for kind, text in list(bait.strings((size - 200) // (4 * len(texts))))[:10]:
        yield kind, pairs(texts, json.loads(text))
