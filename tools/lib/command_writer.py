"""How one command is written: its properties, the request that they make, and what is printed of the reply."""

import re

from command_options import Options
from command_text import block, call, cell, imperative, literal, spaced, variable, wrapped_swift
from swift_types import wire_name


class Writer(Options):
    def lines(self):
        name = self.tree.swift_name(self.path, self.spec)
        lines = [
            "", f"{self.indent}/// `rollcall {' '.join(self.path)}`.",
            f"{self.indent}struct {name}: {'ReplyCommand' if 'picks' not in self.spec else 'RequestCommand'} {{"]
        lines += self._configuration() + [""]
        lines += self._columns()
        lines += self._properties_of_the_command()
        lines += self._timeout() + self._validate() + self._make() + self._show() + self._fails()
        return [*lines, self.indent + "}"]

    def _configuration(self):
        about, detail = self._texts()
        items = [f'commandName: "{self.verb}"', f"abstract: {literal(about, self.inner + '    ')}"]
        if "usage" in self.spec:
            items.append(f"usage: {literal(self.spec['usage'], self.inner + '    ')}")
        if detail:
            items.append(f"discussion: {literal(detail, self.inner + '    ')}")
        if "aliases" in self.spec:
            items.append("aliases: [" + ", ".join(f'"{each}"' for each in self.spec["aliases"]) + "]")
        return call(self.inner, "static let configuration = CommandConfiguration(", items, ")")

    def _texts(self):
        """What is said first, and what is said last: the comment of the request, unless the table has another."""
        comment = self._with_options(self.tree.help_of(" ".join(self.requests.types[self.request].comment)))
        first, _, rest = re.sub(r"\.\s+", ".\n", comment, count=1).partition("\n")
        listed = re.match(r"(?!The |Reads )([A-Z](?:[^,.(]|\([^)]*\))*)(,|\.$)", first)
        if self.verb == "list" and listed:
            first = f"List {listed[1][:1].lower()}{listed[1][1:]}."
        elif not self.request.startswith(("Get", "Find", "Whoami")) or first.startswith(("Reads", "Requests")):
            first = imperative(first, self.noun.replace("-", " "))
        if "about" in self.spec:
            first, rest = self.spec["about"], ""
        return first, self.spec.get("detail", rest)

    def _properties_of_the_command(self):
        lines = []
        for each in sorted(self.parameters, key=lambda each: 10 if each.place is None else each.place):
            lines += [*each.declaration, ""] if each.declaration else []
        groups = [f"{self.inner}@OptionGroup var {name}: {type_name}"
                  for name, type_name in self.spec.get("groups", {}).items()]
        if self.page_group:
            groups.append(f"{self.inner}@OptionGroup var pages: {self.page_group[1]}")
        if self._question():
            groups.append(f"{self.inner}@OptionGroup var confirmation: ConfirmationOptions")
        return [*lines, *groups, f"{self.inner}@OptionGroup var remote: RemoteOptions"]

    def _timeout(self):
        if "timeout" not in self.spec:
            return []
        return ["", f"{self.inner}var timeout: Duration {{ .seconds({self.spec['timeout']}) }}"]

    def _validate(self):
        lines = [
            line for condition, text in self.spec.get("checks", []) for line in (
                f"{self.inner}    guard {condition} else {{",
                f'{self.inner}        throw ValidationError("{text}")', f"{self.inner}    }}")]
        if self.request.startswith("Edit") and not self.spec.get("may_change_nothing"):
            given = [each.given for each in self.parameters if each.given]
            given += [f"{name}.isGiven ? true : nil" for name in self.spec.get("groups", {})
                      if not any("await" in each and each.find(name + ".") >= 0 for each in self._set_values())]
            if given:
                lines += call(self.inner + "    ", "try requireChange(", given, ")")
        return ["", f"{self.inner}func validate() throws {{", *lines, f"{self.inner}}}"] if lines else []

    def _set_values(self):
        return self.spec.get("set", {}).values()

    def _question(self):
        asked = self.spec.get("asks")
        if asked is None and self.verb == "delete":
            return f"Delete {self.noun.replace('-', ' ')} {self._words()}?"
        return asked

    def _words(self):
        """The thing that the command is about, in a sentence."""
        for each in self.parameters:
            if ".resolve(client)" in each.looked_up:
                return f"\\({variable(self.noun)}.words)"
        return f"\\({variable(self.noun)}ID)"

    def _make(self):
        lines = [f"{self.inner}    {self.spec['first']}"] if "first" in self.spec else []
        lines += [f"{self.inner}    {each.looked_up}" for each in self.parameters if each.looked_up]
        if question := self._question():
            lines += self._ask(question)
        passed = [f"{each.member}: {each.passes}" for each in self.parameters]
        made = f"{self.tree.qualified(self.request, self.path)}("
        lines += call(self.inner + "    ", ("return " if lines else "") + made, passed, ")")
        sent = self.tree.qualified(self.request, self.path)
        return ["", *call(
            self.inner, "func request(", ["_ client: RollcallClient"], f") async throws -> {sent} {{"),
            *lines, f"{self.inner}}}"]

    def _ask(self, question):
        if isinstance(question, str):
            return [f'{self.inner}    try confirmation.confirm("{question}"{self._refusal()})']
        return [f"{self.inner}    if {question['if']} {{ try confirmation.confirm(\"{question['ask']}\") }}"]

    def _refusal(self):
        return "" if self.verb in ("delete", "drop") else ', orElse: "Nothing was changed"'

    # The reply

    def _show(self):
        sent = self.tree.qualified(self.request, self.path)
        if "picks" in self.spec:
            return self._pick()
        lines, is_throwing = self._printed("reply")
        throws = " throws" if is_throwing else ""
        head = call(
            self.inner, "func lines(",
            [f"_ reply: {sent}.Reply", f"to sent: {sent}", "_ client: RollcallClient", "_ output: Output"],
            f"){throws} -> [TerminalText] {{")
        return ["", *head, *lines, f"{self.inner}}}"]

    def _pick(self):
        list_command = self.tree.list_of(self.noun)
        noun = self.noun.replace("-", " ")
        named = next(each.member for each in self.parameters if each.place is not None)
        lines, _ = self._printed("found")
        shown = [
            f"{self.inner}    let lines: [TerminalText] =", *["    " + line for line in lines],
            f"{self.inner}    try output.show(found, lines)"]
        return [
            "", f"{self.inner}func run(_ client: RollcallClient, _ output: Output) async throws {{",
            f"{self.inner}    let reply = try await client.send(try await request(client))",
            f"{self.inner}    guard let found = ({self.spec['picks']}) else {{",
            f"{self.inner}        throw CommandError(",
            f"{self.inner}            \"There is no {noun} \\({named}).\", "
            f'hint: "See them with: rollcall {list_command}")',
            f"{self.inner}    }}", *shown, f"{self.inner}}}"]

    def _printed(self, reply):
        """The body that makes the lines, and whether it throws."""
        inner = self.inner + "    "
        if "shows" in self.spec:
            swift = self.spec["shows"]
            return wrapped_swift(inner, swift), swift.startswith("try ")
        if "says" in self.spec:
            return self._said(inner), False
        if rows := self._rows(reply):
            return self._table(inner, rows), False
        if not self.reply and self.verb in ("edit", "delete"):
            done = {"edit": "Changed", "delete": "Deleted"}[self.verb]
            return [f'{inner}["{done} {self.noun.replace("-", " ")} {self._words()}."]'], False
        return self._default(inner, reply), False

    def _default(self, inner, reply):
        noun = self.noun.replace("-", " ")
        if [each.name for each in self.reply] == ["retired"]:
            return [f'{inner}[.gone("{noun} {self._words()}", retired: reply.retired)]']
        own = next((each for each in self.reply if wire_name(each) == f"{self.noun.replace('-', '_')}_id"), None)
        if self.verb == "create" and own and len(self.reply) == 1:
            name = next((f" \\({each.member})" for each in self.parameters if each.member == f"{noun}Name"), "")
            return [f'{inner}["Made {noun}{name} (id \\(reply.{own.name}))."]']
        if not self.reply:
            return [f'{inner}["Done."]']
        fields = [f'("{spaced(each.name)}", {reply}.{each.name})' for each in self.reply]
        return call(inner, "Cell.lines([", fields, "], output.times)")

    def _said(self, inner):
        lines = []
        for each in self.spec["says"]:
            if isinstance(each, str):
                lines.append(f'"{each}"')
            else:
                lines.append(f'reply.{each["if"]}.map {{ {each["if"]} in "{each["say"]}" }}')
        if all(isinstance(each, str) for each in self.spec["says"]):
            return call(inner, "[", lines, "]")
        return call(inner, "([", lines, "] as [TerminalText?]).compactMap(\\.self)")

    def _rows(self, reply):
        """The Swift of the rows that are shown as a table, and their type; None if it is no list."""
        path = self.requests.replies[self.request]
        found = dict(self.requests.rows(path))
        if "picks" in self.spec:
            first = re.match(r"reply\.(\w+)", self.spec["picks"])[1]
            found = dict(self.requests.rows(found[first]))
        name = self.spec.get("rows") or next(iter(found), None)
        if name is None or ("columns" not in self.spec and len(found) != 1):
            return None
        return f"{reply}.{name}", found[name.split()[0]]

    def _columns(self):
        if "named" in self.spec or not (rows := self._rows("reply")) or self._is_told_otherwise():
            return []
        return [*self._column_list(rows[1]), ""]

    def _is_told_otherwise(self):
        return "says" in self.spec or "shows" in self.spec and "columns" not in self.spec

    def _column_list(self, row, indent=None):
        indent = indent or self.inner
        columns = self.spec.get("columns") or [
            f"{spaced(each.name).upper()} = {each.name}" for each in self.requests.types[row].stored]
        lines = [f"{indent}static let columns: [Column<{row}>] = ["]
        for column in columns:
            heading, swift = column.split(" = ", 1)
            lines += block(f'{indent}    Column("{heading}") {{', f"Cell.text({cell(swift)}, $1)", "},")
        return [*lines, f"{indent}]"]

    def _table(self, inner, rows):
        swift, _ = rows
        total = ", total: reply.total" if any(each.name == "total" for each in self.reply) and (
            "picks" not in self.spec) else ""
        search = ", search: pages.search" if self.page_group and "search" in self.page_group[0] else ""
        columns = "Rows.columns" if "named" in self.spec else "Self.columns"
        name = spaced(swift.partition(".")[2].split(" ")[0])
        none = literal(self._none(name), inner)
        return call(
            inner, "Table.lines(",
            [columns, f"of: {swift}{total}", f'called: "{name}"{search}', f"none: {none}", "output.times"], ")")

    def _none(self, name):
        if "none" in self.spec:
            return self.spec["none"]
        example = self.tree.example_of(self.path[:-1])
        if self.verb == "list" and example:
            return f"No {name} yet. Create one with: rollcall {' '.join(self.path[:-1])} create {example}"
        return f"There are no {name}."

    def _fails(self):
        lines = [f"{self.inner}    {self.spec['then']}"] if "then" in self.spec else []
        if "fails" in self.spec:
            lines.append(f"{self.inner}    if {self.spec['fails']} {{ throw ExitCode.failure }}")
        head = f"func check(_ reply: {self.request}.Reply){' throws' if 'fails' in self.spec else ''} {{"
        return ["", self.inner + head, *lines, f"{self.inner}}}"] if lines else []

    # How things of a list are found

    def listing(self):
        member, row = next(self.requests.rows(self.requests.replies[self.request]))
        plural = " ".join(self.path[:-1])
        stored = {each.name for each in self.requests.types[row].stored}
        own = next(each.name for each in self.requests.types[row].stored if each.type == "Int64")
        name = self.spec["named"]
        named = f"row.{name}" if name else "nil"
        if name and "retiredAt" in stored:
            named = f"row.retiredAt == nil ? row.{name} : nil"
        indent, inner = self.indent, self.indent + "    "
        return [
            "", f"{indent}/// The {plural} of a server.", f"{indent}enum Rows: Listing {{",
            f'{inner}static let words = ListingPhrases(singular: "{self.noun}", plural: "{plural}")', "",
            *self._column_list(row, inner), "",
            f"{inner}static func query(search: String?, page: Int?, pageSize: Int?) -> {self.request} {{",
            f"{inner}    {self.request}(search: search, page: page, pageSize: pageSize)", f"{inner}}}", "",
            f"{inner}static func rows(of reply: {self.request}.Reply) -> (rows: [{row}], total: Int) {{",
            f"{inner}    (reply.{member}, reply.total)", f"{inner}}}", "",
            f"{inner}static func id(of row: {row}) -> Int64 {{ row.{own} }}", "",
            f"{inner}static func name(of row: {row}) -> String? {{ {named} }}", f"{indent}}}"]
