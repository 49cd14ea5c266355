"""The options of a command: how a person types the members of a request."""

import re
from dataclasses import dataclass

from command_text import as_flag, call, camel, dashes, literal, spaced, variable
from swift_types import wire_name

# Groups of options that stand behind all others, by the members that they hold.
PAGES = {
    ("search", "page", "pageSize"): "PageOptions", ("page", "pageSize"): "PageNumberOptions",
    ("search", "before", "pageSize"): "EntryPageOptions",
}  # fmt: skip
# How a person types a type of the protocol: the type of the option, and what is sent of it.
TYPED = {
    "Date": ("TimeArgument", ".date"), "SchoolInstant": ("InstantArgument", ".instant"),
    "CivilDay": ("DayArgument", ".day"), "TimeOfDay": ("TimeOfDayArgument", ".time"), "Data": ("FileArgument", ".data"),
    "ClockHours": ("ClockHoursArgument", ".hours"), "[Weekday]": ("WeekdayList", ".days"),
    "[Classification]": ("ClassificationList", ".classifications"), "HoursRecord": ("HoursArgument", ".record"),
    "PersonReference": ("PersonArgument", ".reference"), "Grant": ("GrantArgument", ".record"),
    "Holder": ("HolderArgument", ".record"),
}  # fmt: skip
# What the help of an option says of how its value is typed.
HINTS = {
    "SchoolInstant": "Such as 14:00 (today), \"2026-09-01 14:00\", or RFC 3339.", "CivilDay": "Such as 2026-09-01.",
    "ClockHours": "Such as 08:00-16:00.", "HoursRecord": "Such as mon,tue@08:00-16:00, or 08:00-16:00 on all days.",
    "[Weekday]": "Such as mon,tue.", "[Classification]": "Such as student,staff; or none.",
}  # fmt: skip
PLAIN = {"String", "Int", "Int64", "UInt16", "Double", "Bool", "ProximityUUID", "DeviceAddress"}
PERSON = "The person: e-mail address or numeric ID."


@dataclass
class Parameter:
    """One property of a command, and what it passes to the request."""

    member: str
    declaration: list
    passes: str | None
    looked_up: str = ""
    given: str = ""  # Swift that is nil if the option was not given
    place: int | None = None  # of an argument without an option name


class Options:
    """The options of a command, and what they pass to its request."""

    def __init__(self, tree, path, spec):
        self.tree, self.requests, self.path, self.spec = tree, tree.requests, path, spec
        self.indent = "    " * (len(path) - 1)
        self.inner = self.indent + "    "
        self.request = tree.request(path, spec)
        self.noun = tree.noun_of(path)
        self.verb = path[-1]
        self.reply = self.requests.reply(self.request)
        self.parameters = self._parameters()

    def _parameters(self):
        members = self.requests.members(self.request)
        self.page_group = next((
            (names, group) for names, group in PAGES.items()
            if set(names) <= {each.name for each in members} - set(self.spec.get("without", []))
            and not set(names) & {*self.spec.get("names", {}), *self.spec.get("requires", [])}), None)
        return [each for member in members if (each := self._parameter(member, members))]

    def _parameter(self, member, members):
        name = member.name
        if name in self.spec.get("without", []):
            return None
        if self.page_group and name in self.page_group[0]:
            return Parameter(name, [], f"pages.{name}")
        if name in self.spec.get("set", {}):
            return self._set(name)
        label, _, kind = self.spec.get("names", {}).get(name, "").partition(" as ")
        if kind not in ("", "Grant", "Holder"):
            return self._looked_up(member, label, kind)
        if {(each.name, each.type) for each in members} >= {("email", "String?"), ("personID", "Int64?")}:
            if name == "email":
                declared = self._declared("@Argument", [f'help: "{PERSON}"'], "person: PersonArgument")
                return Parameter(name, declared, "person.email", place=self._place(name, 0))
            if name == "personID":
                return Parameter(name, [], "person.personID")
        if self._is_own_id(member) and self.tree.is_named(self.noun):
            return self._looked_up(member, self.noun, "Named")
        return self._typed(member, self._option(member, members), kind)

    def _set(self, name):
        swift = self.spec["set"][name]
        if "await" in swift:
            return Parameter(name, [], name, looked_up=f"let {name} = {swift}")
        return Parameter(name, [], swift)

    def _looked_up(self, member, label, kind):
        """A member that the server is asked for, by what a person types in its place."""
        label = variable(label)
        if kind == "Named":
            listed = self.tree.rows_of(wire_name(member).removesuffix("_id").replace("_", "-"))
            declared = [f"{self.inner}@OptionGroup var {label}: NameOrID<{listed}>"]
            found = self._let(member, f"{label}.resolve(client)")
            return Parameter(member.name, declared, member.name, found, place=-1)
        if kind == "Name":
            listed = self.tree.rows_of(wire_name(member).removesuffix("_id").replace("_", "-"))
            found = f"client.id(of: {label}, {listed}.self)"
            return self._found(member, f"The {label}, by its name.", f"{label}: String", found, True)
        rows = self.tree.rows_of(self.noun if self.noun == "student" else "person")
        if kind == "People":
            help = "The people: e-mail addresses or numeric IDs."
            return self._found(member, help, f"{label}: [PersonArgument]", f"{rows}.ids(of: {label}, client)", True)
        is_needed = self._is_needed(member)
        help = self._help(member) if member.comment else PERSON
        declared = f"{label}: PersonArgument{'' if is_needed else '?'}"
        found = f"{rows}.{'id' if is_needed else 'idIfAny'}(of: {label}, client)"
        return self._found(member, help, declared, found, is_needed)

    def _found(self, member, help, declared, swift, is_argument):
        items = [f"help: {literal(help, self.inner + '    ')}"]
        declaration = self._declared("@Argument" if is_argument else "@Option", items, declared)
        place = self._place_of(member) if is_argument else None
        return Parameter(member.name, declaration, member.name, self._let(member, swift), place=place)

    def _place_of(self, member):
        listed = self.spec.get("arguments", [])
        return listed.index(member.name) if member.name in listed else -1

    def _let(self, member, swift):
        return f"let {member.name} = try await {swift}"

    def _typed(self, member, label, kind):
        name = member.name
        type_name = kind or member.type.rstrip("?")
        if type_name == "Bool":
            return self._flag(member, label)
        if type_name == "DeviceProperties":
            return self._properties(member)
        is_list = type_name.startswith("[") and type_name not in TYPED or bool(kind)
        element = type_name.strip("[]") if is_list else type_name
        option, accessor = TYPED.get(element) or self._default_type(element)
        place = self._place(name, 1)
        head, items = ("@Argument", []) if place is not None else ("@Option", self._name(name, label))
        if is_list and option in ("Int64", "Int"):
            items.append("parsing: .upToNextOption")
        items.append(f"help: {self._help_literal(member, option, label, place is not None)}")
        if option == "FileArgument":
            items.append("completion: .file()")
        if is_list:
            return self._list(member, head, items, option, accessor, place)
        is_needed = self._is_needed(member)
        default = self.spec.get("defaults", {}).get(name)
        declared = f"{name} = {default}" if default is not None else f"{name}: {option}{'' if is_needed else '?'}"
        passes = name + (accessor if is_needed else accessor and f"?{accessor}")
        return Parameter(
            name, self._declared(head, items, declared), passes, given="" if is_needed else name, place=place)

    def _list(self, member, head, items, option, accessor, place):
        name = member.name
        is_needed = self._is_needed(member)
        declared = self._declared(head, items, f"{name}: [{option}]" + ("" if is_needed else " = []"))
        values = f"{name}.map(\\{accessor})" if accessor else name
        given, absent = f"{name}.first", f"{name}.isEmpty"
        if emptied := self.spec.get("empties", {}).get(name):
            flag = variable(emptied)
            help = literal(f"No {spaced(name)} any more.", self.inner)
            declared += ["", *self._declared("@Flag", [f"help: {help}"], f"{flag} = false")]
            given, absent = f"{given}, {flag} ? true : nil", f"{absent} && !{flag}"
        return Parameter(
            name, declared, values if is_needed else f"{absent} ? nil : {values}", given="" if is_needed else given,
            place=place)

    def _flag(self, member, label):
        name, help = member.name, literal(self._help(member), self.inner + "    ")
        if name in self.spec.get("both", []):
            items = [*self._name(name, label), "inversion: .prefixedNo", f"help: {help}"]
            return Parameter(name, self._declared("@Flag", items, f"{name}: Bool?"), name, given=name)
        declared = self._declared("@Flag", [*self._name(name, label), f"help: {help}"], f"{name} = false")
        given = f"{name} ? true : nil"
        return Parameter(name, declared, given if member.type.endswith("?") else name, given=given)

    def _properties(self, member):
        name, place = member.name, self._place(member.name, 2)
        help = literal(self._help(member), self.inner + "    ")
        items = [f'help: ArgumentHelp({help}, valueName: "name=value")']
        head = "@Argument" if place is not None else "@Option"
        items = items if place is not None else ["parsing: .upToNextOption", *items]
        declared = self._declared(head, items, f"{name}: [PropertyArgument] = []")
        passes = f"{name}.isEmpty ? nil : {name}.properties"
        return Parameter(name, declared, passes, given=f"{name}.first", place=place)

    def _default_type(self, element):
        if element in PLAIN or element in self.requests.enums:
            return element, ""
        return f"JSONArgument<{element}>", ".value"

    def _is_needed(self, member):
        return not member.type.endswith("?") and member.default is None or member.name in self.spec.get("requires", [])

    def _is_own_id(self, member):
        return wire_name(member) == f"{self.noun.replace('-', '_')}_id" and self._is_needed(member)

    def _place(self, name, otherwise):
        """The place of a member among the arguments without option names; nil if it has an option name."""
        if "arguments" in self.spec and not self._is_own_id(self._member(name)):
            return self.spec["arguments"].index(name) if name in self.spec["arguments"] else None
        is_one = self._is_needed(self._member(name)) or name == "email" and otherwise == 0
        composite = self._member(name).type.startswith("[")
        return otherwise if is_one and not composite and name not in self.spec.get("defaults", {}) else None

    def _member(self, name):
        return next(each for each in self.requests.members(self.request) if each.name == name)

    def _label(self, member, members):
        """The name of an option: that of the member without what says how it names a thing."""
        dashed = wire_name(member).replace("_", "-")
        if self.verb == "edit" and dashed in (f"{self.noun}-name", f"{self.noun}-number"):
            return "rename"
        thing, _, sort = dashed.rpartition("-")
        is_thing = sort == "id" or sort in ("name", "number") and thing in self.tree.nouns
        is_free = all(wire_name(each).replace("_", "-") != thing for each in members)
        return thing if thing and is_thing and is_free else dashed

    def _name(self, name, label):
        return [] if dashes(name) == label else [f'name: .customLong("{label}")']

    def _help(self, member):
        """What the table says of a member, or its comment, or that of the record, or what its name says."""
        name = member.name
        if name in self.spec.get("help", {}):
            return self.spec["help"][name]
        recorded = self.requests.comment(f"{camel(self.noun)}Record", name)
        is_name = re.search(r"(ID|Name|Number)$", name)
        comment = self.tree.help_of(" ".join(member.comment or (not is_name and recorded or [])))
        is_list_of_names = member.type.startswith("[") and member.type.strip("[]?") in self.requests.enums
        comment = comment.replace("Removes ", "Remove ") if is_list_of_names else self._with_options(comment)
        if not comment or name.endswith("ID") and self._place(name, 1) is not None:
            return self._named_help(name)
        if re.match(r"[\d…]+( to \d+)? characters", comment):
            return f"{self._named_help(name)[:-1]}: {comment}"
        is_switch = member.type.startswith("Bool") and name not in self.spec.get("both", [])
        return as_flag(comment) if is_switch else comment

    def _named_help(self, name):
        noun = self.noun.replace("-", " ")
        thing, _, sort = dashes(name).rpartition("-")
        if sort == "id":
            hint = self.tree.list_of(thing)
            return f"The ID of the {thing.replace('-', ' ')}" + (f"; see `rollcall {hint}`." if hint else ".")
        if sort in ("name", "number") and thing in self.tree.nouns:
            new = "new " if self.verb == "edit" and thing == self.noun else ""
            return f"The {new}{sort} of the {thing.replace('-', ' ')}."
        return f"The {spaced(name)} of the {noun}." if noun else f"The {spaced(name)}."

    def _with_options(self, text):
        """A comment that speaks of other members, with their options in place of their names."""
        members = self.requests.members(self.request)
        options = {wire_name(each): f"--{self._option(each, members)}" for each in members
                   if each.name not in self.spec.get("without", []) and self._place(each.name, 1) is None}
        return re.sub(r"`(\w+)`", lambda match: options.get(match[1], match[0]), text)

    def _option(self, member, members):
        label = self.spec.get("names", {}).get(member.name, "").partition(" as ")[0]
        return label or self._label(member, members)

    def _help_literal(self, member, option, label, is_argument):
        indent, help = self.inner + "    ", self._help(member)
        if option == "TimeArgument":
            return f"TimeArgument.help({literal(help.rstrip('.'), indent, 40)})"
        if member.name not in self.spec.get("help", {}):
            help = " ".join([help, *self._hints(member, option)])
        if is_argument and dashes(member.name) != label:
            return f'ArgumentHelp({literal(help, indent, 50)}, valueName: "{label}")'
        return literal(help, indent)

    def _hints(self, member, option):
        """How the value is typed, unless the comment says so."""
        type_name = member.type.rstrip("?")
        hint = HINTS.get(type_name) or HINTS.get(type_name.strip("[]"))
        if hint and not any("`" in line for line in member.comment):
            yield hint
        if option.startswith("JSONArgument"):
            yield "As JSON, or @FILE."
        if type_name.startswith("[") and type_name not in TYPED and option not in ("Int", "Int64"):
            yield "May be repeated."

    def _declared(self, head, items, rest):
        return [*call(self.inner, f"{head}(", items, ")"), f"{self.inner}var {rest}"]
