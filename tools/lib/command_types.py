"""The command line of `rollcall`: ArgumentParser types made of Sources/rollcall/Commands.toml and of the requests.

A table of that file is a command: [zones.create] is `rollcall zones create`. What a table does not say follows from the
request. These are the keys of a table.

by_hand             the Swift type of a command that does more than send one request
sends               the request, if it is not verb and noun, as CreateZone is for zones.create; a list for one by hand
noun                of a group: its singular, if that is not the name of the group without its s
about, detail       what `--help` says first and last, in place of and after the comment of the request
usage, aliases      what `--help` says of the arguments, if one argument holds several; other names of the command
default             of a group: the subcommand that is meant when none is named
arguments           the members without an option name, in their order; else all that are required
requires            members that the request leaves open and the command does not
without             members that the command leaves out
names               option names of members: else their names, without _id, and without _name or _number behind a noun.
                    "x as KIND" is found in another way: Named (by name or --id), Name, Person, People, Grant or Holder
help                what `--help` says of members, in place of their comments
both                flags that take --no- too
empties             flags that pass an empty list, by the members that hold it
defaults            values of options that are not given
groups              options of the command that are written by hand, by their names
set                 what members are, as Swift
checks              pairs of what must hold, as Swift, and what to say if it does not
may_change_nothing  whether an `edit` needs no option
asks                the question before the request is sent; { if = flag, ask = question } asks only then
timeout             seconds to wait for the reply
first, then         Swift before the request is made, and after the reply was printed
picks               what is shown of a reply, as Swift; nil is an error
fails               when the exit status is 1, as Swift
says                the lines to print; { if = member, say = line } is left out if the member is nil
rows, columns       the member that is shown as a table, and its columns: "HEADING = member", or Swift of $0, the row
none                what is printed if there are no rows
named               of a list: the member by which people call a row; empty if they do not
example             of a create: arguments such as others could give
shows               the lines to print, as Swift of reply and sent, or of found if one is picked
"""

import re
import tomllib

from command_text import call, camel, literal
from command_writer import Writer
from swift_types import types_of

HEADER = """// Written by tools/generate of Commands.toml and Sources/Wire. Change those, and run it again.
"""
# Members that a client fills on its way, and a person does not.
NEVER = {"saidAt", "sentAt", "afterVersion"}
# The keys of a table that are tables themselves; any other inner table is a subcommand.
INNER = {"names", "help", "empties", "defaults", "groups", "set", "asks"}
# What a scanner sends, `rollcall-node` sends.
OF_SCANNERS = "scanner."


class Requests:
    """The requests of the protocol and what they are made of."""

    def __init__(self, sources):
        """`sources` are pairs of the name of a target and the text of one of its files."""
        self.types, self.enums, self.modules, self.wire = {}, set(), {}, {}
        self.cases, self.replies = {}, {}
        for target, text in sources:
            for declared in types_of(text):
                if declared.kind != "extension":
                    self._note(target, declared, text)

    def _note(self, target, declared, text):
        self.modules[declared.path] = target
        if declared.kind == "enum" and "String" in declared.conformances:
            self.enums.add(declared.path)
        if target != "Wire":
            return
        self.types[declared.path] = declared
        if declared.path == "RequestType":
            self.wire = dict(re.findall(r'case (\w+) = "([\w.]+)"', text))
        if declared.kind == "struct" and "Request" in declared.conformances:
            body = text[re.search(rf"struct {declared.path}\b", text).start():]
            case = re.search(r"static let type = RequestType\.(\w+)", body)
            alias = re.search(r"typealias Reply = ([\w.]+)", body[:case.start()])
            self.cases[declared.path] = case[1]
            self.replies[declared.path] = alias[1] if alias else f"{declared.path}.Reply"

    def members(self, request):
        return [each for each in self.types[request].stored if each.name not in NEVER]

    def reply(self, request):
        declared = self.types.get(self.replies[request])
        return declared.stored if declared else []

    def comment(self, path, name):
        """The comment of a member; none if there is no such type or member."""
        stored = self.types[path].stored if path in self.types else []
        return next((each.comment for each in stored if each.name == name), [])

    def rows(self, path):
        """The members of a reply or record that hold records, and the types of these."""
        for member in self.types[path].stored if path in self.types else []:
            match = re.fullmatch(r"\[(\w+)\]\??", member.type)
            if match and match[1] in self.types and self.types[match[1]].kind == "struct":
                yield member.name, match[1]


class Tree:
    """All commands, and how each is written."""

    def __init__(self, table, requests):
        self.requests = requests
        self.table = tomllib.loads(table)
        self.nouns, self.sent = {}, {}
        self._walk(self.table, [])
        self._add_the_rest()

    def text(self):
        body = [line for name, spec in self.table.items() for line in self._command([name], spec)]
        roots = [f"{self.swift_name([name], spec)}.self" for name, spec in self.table.items()]
        tree = [
            "", "/// The commands below `rollcall`, in the order of its help.", "enum CommandTree {",
            *call("    ", "static let all: [any ParsableCommand.Type] = [", roots, "]"), "}"]
        enums = self._typed_enums(body)
        shown = {self.requests.modules[each] for each in enums} | ({"ArgumentParser"} if enums else set())
        known = {"ArgumentParser", "Beacon", "Client", "Devices", "Foundation", "Vocabulary", "Wire"}
        imports = [f"{'public ' if each in shown else ''}import {each}" for each in sorted(known)]
        typed = [f"extension {each}: ExpressibleByArgument {{}}" for each in enums]
        return "\n".join([HEADER, *imports, *tree, *body, *([""] if typed else []), *typed]) + "\n"

    # What there is

    def _walk(self, tables, path):
        for name, spec in tables.items():
            here = [*path, name]
            if is_group(spec):
                self.nouns[spec.get("noun") or singular(name)] = here
                self._walk(inner_of(spec), here)
            else:
                sent = spec.get("sends", []) if "by_hand" in spec else [self.request(here, spec)]
                for request in sent:
                    self.sent.setdefault(request, " ".join(here))

    def request(self, path, spec):
        """The request of a command: the one that its table names, or else verb and noun."""
        if "sends" in spec:
            return spec["sends"]
        noun = self.noun_of(path)
        verb, named = ("Get", plural(noun)) if path[-1] == "list" else (camel(path[-1]), noun)
        found = verb + (camel(named) if len(path) > 1 else "")
        if found not in self.requests.cases:
            raise SystemExit(f"Commands.toml: [{'.'.join(path)}] names no request, and there is no {found}")
        return found

    def _add_the_rest(self):
        """A command for each request that none sends: `admin.open_gate` is `rollcall gates open`."""
        for request, case in self.requests.cases.items():
            wire = self.requests.wire[case]
            if request in self.sent or wire.startswith(OF_SCANNERS):
                continue
            verb, _, noun = wire.rpartition(".")[2].partition("_")
            is_list = any(self.requests.rows(self.requests.replies[request]))
            verb = {"get": "list" if is_list else "show"}.get(verb, verb)
            noun = singular(noun.replace("_", "-"))
            if noun not in self.nouns:
                if plural(noun) in self.table:
                    raise SystemExit(f"Commands.toml: nothing sends {request}, and [{plural(noun)}] is no group")
                self.nouns[noun] = [plural(noun)]
                self.table[plural(noun)] = {"about": f"{plural(noun).replace('-', ' ').capitalize()}."}
            path = self.nouns[noun]
            self.at(path)[verb] = {"sends": request}
            self.sent[request] = " ".join([*path, verb])

    # What commands ask of each other

    def noun_of(self, path):
        """The noun of the group of a command; empty for one without a group."""
        return self.at(path[:-1]).get("noun") or singular(path[-2]) if len(path) > 1 else ""

    def at(self, path):
        found = self.table
        for part in path:
            found = found[part]
        return found

    def is_named(self, noun):
        """Whether a command finds things of this noun by their names."""
        return noun in self.nouns and bool(self.at(self.nouns[noun]).get("list", {}).get("named"))

    def rows_of(self, noun):
        return self.swift_path(self.nouns[noun]) + ".Rows"

    def list_of(self, noun):
        """The command that lists things of this noun; none if there is none."""
        path = self.nouns.get(noun)
        return " ".join([*path, "list"]) if path and "list" in self.at(path) else ""

    def example_of(self, path):
        return self.at(path).get("create", {}).get("example") if path else None

    def swift_name(self, path, spec):
        return spec.get("by_hand") or camel(path[-1]) + ("Command" if len(path) == 1 else "")

    def swift_path(self, path):
        return ".".join(camel(part) + ("Command" if index == 0 else "") for index, part in enumerate(path))

    def qualified(self, request, path):
        """The name of a request inside its command, where a command of the same name would hide it."""
        around = [camel(name) for name in self.at(path[:-1])] if len(path) > 1 else []
        return f"Wire.{request}" if request in around else request

    def help_of(self, text):
        """A comment of the protocol as help: it speaks of commands, and of options that are absent."""
        paths = {self.requests.wire[self.requests.cases[request]]: path for request, path in self.sent.items()}
        text = re.sub(
            r"`(\w+\.[a-z_.]+)`", lambda match: f"`rollcall {paths[match[1]]}`" if match[1] in paths else match[0],
            " ".join(text.split()).replace(", found by `search` and in pages", ""))
        text = re.sub(r"\bNil for ([^.]*)\.", lambda match: f"{match[1][:1].upper()}{match[1][1:]} if absent.", text)
        return re.sub(r"\bnil\b", "absent", re.sub(r"\bNil\b", "Absent", text))

    # How it is written

    def _command(self, path, spec):
        if "by_hand" in spec:
            return []
        return self._group(path, spec) if is_group(spec) else Writer(self, path, spec).lines()

    def _group(self, path, spec):
        indent = "    " * (len(path) - 1)
        items = [f'commandName: "{path[-1]}"', f"abstract: {literal(spec['about'], indent + '    ')}"]
        if "detail" in spec:
            items.append(f"discussion: {literal(spec['detail'], indent + '    ')}")
        inner = [(key, each, self.swift_name([*path, key], each)) for key, each in inner_of(spec).items()]
        subcommands = call(indent + " " * 8, "subcommands: [", [f"{name}.self" for _, _, name in inner], "]")
        items.append("\n".join(subcommands).strip())
        if "default" in spec:
            default = inner_of(spec)[spec["default"]]
            items.append(f"defaultSubcommand: {self.swift_name([*path, spec['default']], default)}.self")
        name = self.swift_name(path, {})
        lines = ["", f"{indent}/// `rollcall {' '.join(path)}`.", f"{indent}struct {name}: AsyncParsableCommand {{"]
        lines += call(indent + "    ", "static let configuration = CommandConfiguration(", items, ")")
        for key, each, _ in inner:
            lines += self._command([*path, key], each)
        if "named" in spec.get("list", {}):
            lines += Writer(self, [*path, "list"], spec["list"]).listing()
        return [*lines, indent + "}"]

    def _typed_enums(self, body):
        """The enums that options have as their types."""
        types = re.findall(r"^ *var \w+: \[?([A-Z][\w.]*)", "\n".join(body), re.MULTILINE)
        return sorted({each for each in types if each in self.requests.enums})


def inner_of(spec):
    """The subcommands of a group; a command by itself has tables only under the names of keys."""
    tables = {name: each for name, each in spec.items() if isinstance(each, dict)}
    return {} if set(tables) <= INNER else tables


def is_group(spec):
    return bool(inner_of(spec))


def singular(name):
    return re.sub(r"ies$", "y", name).removesuffix("s")


def plural(noun):
    return noun if noun.endswith("s") else re.sub(r"([^aeiou])y$", r"\1ie", noun) + "s"
