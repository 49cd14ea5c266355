"""What a Swift source declares: its types, and what each stores, initialises and codes; and where each member is."""

import re
from dataclasses import dataclass, field
from functools import cache

from swift_code import code_of

ATTRIBUTES = r"(?:@\w+(?:\([^()]*\))?\s+)*"
ACCESS = r"(?:public|package|internal|fileprivate|private)"
TYPE = re.compile(
    rf"{ATTRIBUTES}(?P<modifiers>(?:(?:{ACCESS}|final|indirect|nonisolated)\s+)*)"
    r"(?P<kind>struct|enum|class|actor|extension|protocol)\s+(?P<name>[A-Z][\w.]*)(?P<rest>[^{}]*)\{")
STORED = re.compile(
    rf"(?P<attributes>{ATTRIBUTES})"
    rf"(?P<modifiers>(?:(?:{ACCESS}(?:\(set\))?|static|lazy|weak|nonisolated)\s+)*)"
    r"(?P<kind>let|var)\s+(?P<rest>[\s\S]*)")
INIT = re.compile(rf"{ATTRIBUTES}(?P<modifiers>(?:(?:{ACCESS}|convenience|required|nonisolated)\s+)*)init[?!]?[<(]")
OBSERVERS = re.compile(r"\s*(?:willSet|didSet)\b")
CASE = re.compile(r"\bcase\s+([^\n]+)")
MEMBER = re.compile(
    rf"{ATTRIBUTES}(?:\w+(?:\(\w+\))? +)*?(?:(?:func|var|let|case) +`?(?P<name>\w+)|(?P<init>init)\b)")
# What a line ends or begins with if the next or the last line belongs to the same member.
OPEN_END = re.compile(r"(?:[=,:&|+]|\s\?|->|\bin)$|(?:^|\n)\s*@\w+(?:\([^()]*\))?$")
OPEN_START = re.compile(r"\s*(?:\.|->|\{|=(?!=)|\?|:|where\b|&&|\|\||\+ )")


@dataclass(frozen=True)
class Property:
    name: str
    type: str
    default: str | None
    is_constant: bool  # a `let` with a value, which no initialiser sets
    is_private: bool
    key: str | None  # its name on the wire if a comment behind it says so: `// key: if`
    comment: list


@dataclass
class Type:
    path: str
    kind: str
    access: str
    conformances: list
    mark: str  # the comment behind its declaration
    comment: list
    is_generic: bool
    properties: list = field(default_factory=list)
    inits: list = field(default_factory=list)  # (start, end) of each in the source
    keys: tuple | None = None  # (start, end) of its CodingKeys

    @property
    def stored(self):
        """What an initialiser sets."""
        return [each for each in self.properties if not each.is_constant]


@cache
def types_of(source):
    """The types and extensions of a source in its order, nested ones under their dotted names."""
    found = []
    _Scanner(source, found).scan(0, len(source), [], None)
    return found


def spans_of(source):
    """The dotted name of each type and member of a source, and where it begins and ends; names may come twice."""
    return list(_Scanner(source, []).spans(0, len(source), []))


def wire_name(member):
    """A member's name on the wire: what a comment behind it says, or its own in snake_case; personID is person_id."""
    return member.key or re.sub(r"(?<=[a-z0-9])([A-Z]+)", lambda match: "_" + match[1].lower(), member.name)


def cases(text):
    """The members and their names on the wire that the text of a CodingKeys declares."""
    for line in CASE.findall(text):
        for part in line.split(","):
            name, _, raw = (each.strip() for each in part.partition("="))
            yield name, raw.strip('"') or name


class _Scanner:
    def __init__(self, source, found):
        self.source = source
        self.code = code_of(source)
        self.found = found

    def scan(self, start, end, path, owner):
        for begin, head_end, block, finish in self._members(start, end):
            declared = TYPE.match(self.code, begin)
            if declared and block == declared.end() - 1:
                self._type(declared, begin, block, finish, path, owner)
            elif owner is None:
                continue
            elif INIT.match(self.code, begin):
                owner.inits.append((begin, finish))
            elif owner.kind == "struct":
                self._properties(begin, head_end, block, finish, owner)

    def spans(self, start, end, path):
        for begin, _, block, finish in self._members(start, end):
            declared, member = TYPE.match(self.code, begin), MEMBER.match(self.code, begin)
            if declared and block == declared.end() - 1:
                inner = [*path, *declared["name"].split(".")]
                yield ".".join(inner), begin, finish
                yield from self.spans(block + 1, finish - 1, inner)
            elif member:
                yield ".".join([*path, member["name"] or member["init"]]), begin, finish

    def _type(self, declared, begin, block, finish, path, owner):
        name, rest = declared["name"], declared["rest"].strip()
        if name == "CodingKeys" and owner is not None:
            owner.keys = (begin, finish)
            return
        listed = rest.partition(":")[2].split(" where ")[0]
        here = Type(
            ".".join([*path, name]), declared["kind"], _access(declared["modifiers"]),
            [each.strip() for each in _split(listed)], self._mark(block + 1), self._comment(begin),
            rest.startswith("<"))
        self.found.append(here)
        self.scan(block + 1, finish - 1, [*path, name], here)

    def _properties(self, begin, head_end, block, finish, owner):
        match = STORED.match(self.code[begin:head_end].rstrip())
        if not match or re.search(r"\b(?:static|lazy)\b", match["modifiers"]):
            return
        rest, at = match["rest"], begin + match.start("rest")
        equals = _equals(rest)
        if block is not None and equals is None and not OBSERVERS.match(self.code, block + 1):
            return  # computed
        default = None
        if equals is not None:
            ends = head_end if block is None or OBSERVERS.match(self.code, block + 1) else finish
            default, rest = self.source[at + equals + 1:ends].strip(), rest[:equals]
        key = re.match(r"// key: (\w+)$", self._mark(begin + len(self.code[begin:finish].rstrip())))
        names = []
        for part in _split(rest):
            name, colon, type_name = part.partition(":")
            names.append(name.strip())
            if not colon and default is None:
                continue  # `let a, b: Int`
            for each in names:
                owner.properties.append(Property(
                    each, " ".join(type_name.split()), default, match["kind"] == "let" and default is not None,
                    _access(match["modifiers"]) in ("private", "fileprivate"), key and key[1], self._comment(begin)))
            names = []

    def _members(self, start, end):
        """For each member of a body: where it begins, where its head ends, its block, where it ends."""
        at = start
        while at < end:
            if self.code[at].isspace() or self.code[at] == ";":
                at += 1
                continue
            begin, block = at, None
            while at < end:
                if self.code[at] in "([":
                    at = _closing(self.code, at)
                elif self.code[at] == "{":
                    block, at = at, _closing(self.code, at) + 1
                    break
                elif self.code[at] == "\n" and self._ends(begin, at, end):
                    break
                at += 1
            yield begin, at if block is None else block, block, at

    def _ends(self, begin, at, end):
        text = self.code[begin:at].rstrip()
        ends_in_string = self.source[begin + len(text):at].lstrip().startswith(('"', "#"))
        return (ends_in_string or not OPEN_END.search(text)) and not OPEN_START.match(self.code, at, end)

    def _mark(self, at):
        """The comment on the rest of the line."""
        end = self.source.find("\n", at)
        return self.source[at:end if end >= 0 else len(self.source)].strip(" ,")

    def _comment(self, begin):
        """The lines of the documentation comment before a declaration."""
        lines, end = [], self.source.rfind("\n", 0, begin)
        while end > 0:
            start = self.source.rfind("\n", 0, end) + 1
            text = self.source[start:end].strip()
            if not text.startswith("///"):
                break
            lines.insert(0, text[3:].strip())
            end = start - 1
        return lines


def _closing(code, at):
    pairs = {"{": "}", "(": ")", "[": "]"}
    opening, depth = code[at], 0
    for index in range(at, len(code)):
        if code[index] == opening:
            depth += 1
        elif code[index] == pairs[opening]:
            depth -= 1
            if depth == 0:
                return index
    raise ValueError(f"nothing closes the {opening} of line {code.count(chr(10), 0, at) + 1}")


def _access(modifiers):
    match = re.search(rf"\b{ACCESS}\b(?!\()", modifiers)
    return match[0] if match else "internal"


def _outside(text, wanted):
    """Where a character stands outside of all brackets."""
    depth = 0
    for at, char in enumerate(text):
        if char in "([{<":
            depth += 1
        elif char in ")]}" or (char == ">" and text[at - 1:at] != "-"):
            depth -= 1
        elif char == wanted and depth == 0:
            yield at


def _split(text):
    parts, last = [], 0
    for at in _outside(text, ","):
        parts.append(text[last:at])
        last = at + 1
    return [part for part in [*parts, text[last:]] if part.strip()]


def _equals(text):
    return next((at for at in _outside(text, "=") if text[at + 1:at + 2] != "=" and text[at - 1] not in "=!<>"), None)
