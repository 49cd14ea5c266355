"""Swift as a program writes it: names, literals, calls on one line or on several, and help of comments."""

import re
from textwrap import wrap

MAX_COLUMNS = 120
IDENTIFIER = re.compile(r"[a-z][\w.?]*(\.map\(\\\.\w+\))?")
# The verb of a second clause in the comment of a request.
SECOND_VERB = re.compile(
    r"\b(and|or) (assigns|keeps|leaves|opens|puts|removes|retires|returns|revokes|sets|updates)\b")


def as_flag(text):
    """What a flag does: "True replaces the token." and "Whether to replace the token." are "Replace the token." """
    text = re.sub(r"^(?:True (?:for|to)|Whether to) (\w)", lambda match: match[1].upper(), text)
    return re.sub(r"^(?:True )?(\w+s)\b(?<!has)", lambda match: base(match[1]).capitalize(), text)


def camel(dashed):
    return "".join(part[:1].upper() + part[1:] for part in dashed.split("-"))


def dashes(name):
    return re.sub(r"(?<=[a-z0-9])([A-Z]+)", lambda match: "-" + match[1].lower(), name)


def spaced(name):
    return dashes(name).replace("-", " ")


def variable(dashed):
    first, *rest = dashed.split("-")
    return first + "".join(part[:1].upper() + part[1:] for part in rest)


def cell(swift):
    """What a column shows of its row: a member, or Swift that makes a text of it."""
    return f"$0.{swift}" if IDENTIFIER.fullmatch(swift) else swift


def imperative(text, noun):
    """What a request does, as help says it: "Creates a zone and keeps it." is "Create a zone and keep it."

    Given values without a thing are those of the noun."""
    text = re.sub(r"\b(the given (?:values|settings))\b(?! of)", rf"\1 of a {noun}" if noun else r"\1", text)
    first, blank, rest = text.partition(" ")
    rest = SECOND_VERB.sub(lambda match: f"{match[1]} {base(match[2])}", rest)
    return base(first) + blank + rest


def base(verb):
    """A verb of the third person without its ending."""
    return verb[:-2] if re.search(r"(ss|sh|ch|x)es$", verb) else verb.removesuffix("s")


def block(opening, swift, closing):
    """A closure on one line if there is room, else on three."""
    line = f"{opening} {swift} {closing}"
    indent = re.match(" *", opening)[0]
    return [line] if len(line) <= MAX_COLUMNS else [opening, f"{indent}    {swift}", indent + closing]


def wrapped_swift(indent, swift):
    """Swift of a table, in lines of its own after an opening bracket if it is too long."""
    if len(indent + swift) <= MAX_COLUMNS:
        return [indent + swift]
    opening, blank, rest = swift.partition("(" if not swift.startswith("[") else "[")
    return [f"{indent}{opening}{blank}", f"{indent}    {rest[:-1]}", f"{indent}{rest[-1]}"]


def literal(text, indent, beside=22):
    """A Swift literal; in lines of their own if it is too long for one, with so many characters beside it."""
    escaped = text.replace("\\", "\\\\")
    if len(text) <= MAX_COLUMNS - len(indent) - beside and "\n" not in text:
        return '"' + escaped.replace('"', '\\"') + '"'
    lines = []
    for part in escaped.split("\n"):
        wrapped = wrap(part, MAX_COLUMNS - len(indent) - 8, break_long_words=False, break_on_hyphens=False) or [""]
        lines += [f"{line} \\" for line in wrapped[:-1]] + [wrapped[-1]]
    return "\n".join(['"""', *(f"{indent}    {line}" if line else "" for line in lines), f'{indent}    """'])


def call(indent, opening, items, closing):
    """A call on one line if there is room, else with its arguments in lines of their own."""
    line = indent + opening + ", ".join(items) + closing
    if len(line) <= MAX_COLUMNS and "\n" not in line:
        return [line]
    lines, current = [indent + opening], ""
    for index, item in enumerate(items):
        item += "," if index < len(items) - 1 else ""
        if current and ("\n" in current or "\n" in item or len(indent) + 6 + len(current) + len(item) > MAX_COLUMNS):
            lines.append(f"{indent}    {current}")
            current = ""
        current = f"{current} {item}" if current else item
    last = current + closing
    return [*lines, f"{indent}    {last}"] if closing == ")" else [*lines, f"{indent}    {current}", indent + closing]
