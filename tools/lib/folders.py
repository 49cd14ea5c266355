"""Which folders of a target refer to each other both ways.

A folder is one that holds Swift files itself; "." is the target's own folder. Generated files do not count. What counts
is names of types: struct, class, enum, actor, protocol, typealias and associatedtype, at the top level or nested
(`Outer.Inner`, also where an extension in another folder declares it). A use is such a name in the code of another
folder; an extension uses the type that it extends. A nested name counts where it is reached by its path, or from inside
its type. Comments and strings hold no uses, but the code that a string interpolates does. A private type exists for its
own file alone. A name that two folders declare belongs to its user's folder if that is one of them, and otherwise to
none. Members, functions and variables are not followed."""

import re
from collections import defaultdict
from dataclasses import dataclass

from swift_code import code_of

TOKEN = re.compile(r"`?(?P<name>[A-Za-z_]\w*)`?|(?P<sign>[{}.<>,:])")
DECLARING = {"struct", "class", "enum", "actor", "protocol", "typealias", "extension", "associatedtype"}
MODIFIERS = {
    "public", "package", "internal", "open", "private", "fileprivate", "final", "indirect", "nonisolated",
}  # fmt: skip


@dataclass(frozen=True)
class Use:
    path: str  # as in Outer.Inner
    scopes: tuple  # the types around it, innermost first
    file: str
    line: int


@dataclass(frozen=True)
class Declared:
    path: str
    file: str
    private: bool


def uses_in(folder):
    """The uses between the folders of a target, which lies in the given folder."""
    files = [file for file in folder.rglob("*.swift") if not file.name.endswith(".generated.swift")]
    sources = {str(file.relative_to(folder)): file.read_text(encoding="utf-8") for file in files}
    return uses_between_folders(sources, re.sub(r"\W", "_", folder.name))


def folder_of(file):
    return file.rpartition("/")[0] or "."


def two_way_pairs(uses):
    """From the uses between folders: {(a, b): (names of a that b uses, names of b that a uses)}, a before b."""
    return {(a, b): (uses[b, a], uses[a, b]) for a, b in sorted(uses) if a < b and (b, a) in uses}


def cycles(uses):
    """The rings: sets of folders of which each reaches each, sorted."""
    reached = {folder: _reached(uses, folder) for pair in uses for folder in pair}
    rings = {tuple(sorted(b for b in reached[a] if a in reached[b])) for a in reached if a in reached[a]}
    return sorted(rings)


def _reached(uses, folder):
    seen, waiting = set(), [folder]
    while waiting:
        here = waiting.pop()
        for user, owner in uses:
            if user == here and owner not in seen:
                seen.add(owner)
                waiting.append(owner)
    return seen


def uses_between_folders(sources, module):
    """{(user, owner): {name: its first use}} of a target's files, given as {path inside the target: text}."""
    declared, used = [], []
    for file, text in sorted(sources.items()):
        found = Reader(file, text)
        declared += found.declared
        used += found.uses
    owners = defaultdict(set)
    for one in declared:
        owners[one.path].add((one.file if one.private else None, folder_of(one.file)))
    between = defaultdict(dict)
    for use in used:
        for path in _resolved(use, owners, module):
            user = folder_of(use.file)
            owner = _owner(owners[path], use.file)
            if owner not in (None, user):
                between[user, owner].setdefault(path, use)
    return dict(between)


def _resolved(use, owners, module):
    """The declared names that the use stands for: of `Outer.Inner` both, where both are ours."""
    head, *rest = use.path.split(".")
    if head == module and rest and head not in owners:
        head, *rest = rest
    for scope in [*use.scopes, ""]:
        path = f"{scope}.{head}" if scope else head
        if _visible(owners.get(path, ()), use.file):
            break
    else:
        path = head
    found = [path] if _visible(owners.get(path, ()), use.file) else []
    for name in rest:
        path = f"{path}.{name}"
        if not _visible(owners.get(path, ()), use.file):
            break
        found.append(path)
    return found


def _visible(places, file):
    return [folder for only, folder in places if only in (None, file)]


def _owner(places, file):
    folders = set(_visible(places, file))
    if folder_of(file) in folders:
        return folder_of(file)
    return folders.pop() if len(folders) == 1 else None


class Reader:
    """What a file declares and uses. It follows the braces, to know the types around each name."""

    def __init__(self, file, text):
        self.file, self.declared, self.uses = file, [], []
        self.code = code_of(text)
        self.tokens = list(TOKEN.finditer(self.code))
        self.open = []  # for each open brace the path of the type it opens, or None
        self.bodies = []  # where the innermost type changes: (place in the text, its path)
        self.generic = []  # the parameters of generic declarations: (name, first token, last token)
        self._read()

    def type_at(self, position):
        """The path of the type around a place of the text; "" where there is none."""
        return next((path for start, path in reversed(self.bodies) if start <= position), "")

    def _read(self):
        line, last, at, body = 1, 0, 0, None
        while at < len(self.tokens):
            token = self.tokens[at]
            line += self.code.count("\n", last, token.start())
            last = token.start()
            if token["sign"] == "{":
                self._step(token, [*self.open, body])
                body = None
            elif token["sign"] == "}":
                self._step(token, self.open[:-1])
            elif token["name"] == "func" and self._sign(at + 2) == "<":
                self._generic(at + 2)
            elif token["name"] in DECLARING and self._sign(at - 1) != "." and self._is_type(at + 1):
                path, after = self._path(at + 1)
                body = self._declare(token["name"], path, at, line) or body
                at = after
                continue
            elif self._is_type(at) and self._sign(at - 1) != ".":
                path, after = self._path(at)
                self._use(path, line, at)
                at = after
                continue
            at += 1

    def _step(self, token, opened):
        self.open = opened
        self.bodies.append((token.start(), next(filter(None, reversed(opened)), "")))

    def _declare(self, kind, path, at, line):
        """The path of the type whose body follows; None for what has none."""
        if kind == "extension":
            self._use(path, line, at)
            return path
        full = ".".join([*filter(None, self._scopes()[:1]), path])
        modifiers = self._modifiers(at)
        private = bool({"private", "fileprivate"} & modifiers)
        self.declared.append(Declared(full, self.file, private))
        if self._sign(at + 2) == "<":
            self._generic(at + 2)
        return None if kind in ("typealias", "associatedtype") else full

    def _modifiers(self, at):
        found = set()
        while at > 0 and self.tokens[at - 1]["name"] in MODIFIERS:
            at -= 1
            found.add(self.tokens[at]["name"])
        return found

    def _generic(self, at):
        """The parameters in the angle brackets that open at the token: names to the end of what they belong to."""
        depth, names, end = 0, [], self._end(at)
        for index in range(at, end):
            depth += {"<": 1, ">": -1}.get(self._sign(index), 0)
            if depth == 0:
                break
            if depth == 1 and self._is_type(index) and self._sign(index - 1) in ("<", ","):
                names.append(self.tokens[index]["name"])
        self.generic += [(name, at, end) for name in names]

    def _end(self, at):
        """The end of the body that follows the token; where none does, of the one around it."""
        depth = 0
        for index in range(at, len(self.tokens)):
            depth += {"{": 1, "}": -1}.get(self._sign(index), 0)
            if self._sign(index) == "}" and depth <= 0:
                return index
        return len(self.tokens)

    def _use(self, path, line, at):
        head = path.split(".")[0]
        if not any(name == head and first <= at <= last for name, first, last in self.generic):
            self.uses.append(Use(path, tuple(self._scopes()), self.file, line))

    def _scopes(self):
        """The types around, innermost first; `Outer` is around `Outer.Inner`."""
        scopes = []
        for path in reversed([path for path in self.open if path]):
            while path:
                if path not in scopes:
                    scopes.append(path)
                path = path.rpartition(".")[0]
        return scopes

    def _path(self, at):
        names = [self.tokens[at]["name"]]
        while self._sign(at + 1) == "." and self._is_type(at + 2) and self._adjoins(at):
            at += 2
            names.append(self.tokens[at]["name"])
        return ".".join(names), at + 1

    def _adjoins(self, at):
        return self.tokens[at].end() == self.tokens[at + 1].start()

    def _sign(self, at):
        return self.tokens[at]["sign"] if 0 <= at < len(self.tokens) else None

    def _is_type(self, at):
        name = self.tokens[at]["name"] if at < len(self.tokens) else None
        return bool(name) and name[0].isupper() and name != "Self"
