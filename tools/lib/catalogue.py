"""The texts for people, Sources/Phrases/Catalogue/*.json: reads them, checks them, and writes them as Swift.

A file has the texts of one language: `@@locale` is its tag (BCP 47), `@@language` its own name, `@@case` its case of
`Language`; the other members are subjects, each with texts by name. A name is unique in the whole catalogue and becomes
a member of `Phrase`. English, en.json, decides which names there are and has a note for translators on each, `@name`:
the note alone, or an object:

  description   the note
  placeholders  the types of the values, in the order of the arguments, if not all are Text in the order of the text:
                Text is shown as it is described, a number with the separators of the language; Int selects a plural; a
                Phrase is in the same language
  plural        the placeholder, an Int, that selects a form: `one`, `other` (CLDR, cardinal), or an exact number, `=0`
  select        the placeholder that selects a form by its value: `booked`, `timed_out|expired`; `other` for all others.
                Without `other` an unknown value is shown as it is
  optional      true if there is no phrase for an unknown value

`{name}` in a text is a placeholder.
"""

import json
import re
import sys

PLACEHOLDER = re.compile(r"\{(\w*)\}")
NAME = re.compile(r"[a-z][A-Za-z0-9]*")
TAG = re.compile(r"[a-z]{2,3}")
# The argument of an accessor as a value of `Phrase`, by its type.
VALUES = {"Text": "Value({})", "Int": ".number({})", "Phrase": ".phrase({})"}
PARAMETERS = {"Text": "some CustomStringConvertible", "Int": "Int", "Phrase": "Phrase"}
# Categories of integers in the CLDR's rules of the languages; `Catalogue.form` in Swift applies them.
PLURALS = ("one", "other")
EXACT = re.compile(r"=\d+")
MAX_COLUMNS = 120


class Text:
    """A name, its English forms, and its arguments: (name, type) in order; the one that selects a form is known."""

    def __init__(self, name, value, note):
        self.name, self.note = name, note if isinstance(note, dict) else {"description": note}
        self.forms = forms_of(value)
        self.selector = self.note.get("plural") or self.note.get("select")
        used = [self.selector] if self.selector else []
        for form in self.forms.values():
            used += [each for each in PLACEHOLDER.findall(form) if each not in used]
        types = {each: "Int" if each == self.note.get("plural") else "Text" for each in used}
        self.arguments = self.note.get("placeholders", types)
        # The number of a value in a text: the one that selects comes first.
        self.numbers = {each: number for number, each in enumerate(used)}

    def problems(self):
        if not self.note.get("description"):
            yield "has no note for translators"
        if set(self.arguments) != set(self.numbers):
            yield f"has the placeholders {sorted(self.numbers)}, but the note has {sorted(self.arguments)}"
        if unknown := set(self.arguments.values()) - set(VALUES):
            yield f"has the types {sorted(unknown)}, but a value is one of {', '.join(VALUES)}"
        if ("" in self.forms) == (self.selector is not None):
            yield "needs both several forms and the placeholder that selects one, or neither"
        yield from self.differences(self.forms)

    def differences(self, forms):
        """What is wrong with the forms that a language gives this text."""
        if "plural" in self.note:
            extra = {each for each in forms if each not in PLURALS and not EXACT.fullmatch(each)}
            missing = set(PLURALS) - set(forms)
        else:
            extra, missing = set(forms) - set(self.forms), set(self.forms) - set(forms)
        if missing:
            yield f"lacks the forms {sorted(missing)}" if missing != {""} else "has forms, but English has one text"
        if extra:
            yield f"has the forms {sorted(extra)}, which English lacks"
        for key, form in forms.items():
            values = set(PLACEHOLDER.findall(form))
            if re.search(r"[{}\t\n]", PLACEHOLDER.sub("", form)):
                yield f"has a brace, a tab or a line feed in the text: {form}"
            if not form.strip():
                yield "is empty"
            # A form for one number, or for one value, need not contain it: '1 room'.
            expected = set(PLACEHOLDER.findall(self.forms.get(key, self.forms.get("other", ""))))
            optional = set() if key == "other" else {self.selector}
            if (values ^ expected) - optional:
                yield f"has the placeholders {sorted(values)}, but English has {sorted(expected)}: {form}"


def forms_of(value):
    return value if isinstance(value, dict) else {"": value}


def of_language(document):
    """The texts of a language by name, with subject; names that begin with @ are not texts."""
    return {
        name: (subject, value) for subject, texts in document.items() if not subject.startswith("@@")
        for name, value in texts.items() if not name.startswith("@")
    }  # fmt: skip


def parsed(name, text):
    """A document; ends the program if a member stands in it twice, of which JSON would keep the last."""

    def members(pairs):
        names = [member for member, _ in pairs]
        for member in names:
            if names.count(member) > 1:
                sys.exit(f"{name}: {member} stands in one object twice")
        return dict(pairs)

    return json.loads(text, object_pairs_hook=members)


class Catalogue:
    """The documents by file name; `en.json` is one of them."""

    def __init__(self, documents):
        self.documents = documents
        self.english = documents["en.json"]
        self.languages = [self.english] + [documents[name] for name in sorted(documents) if name != "en.json"]
        notes = {name: note for subject in self.english.values() if isinstance(subject, dict)
                 for name, note in subject.items()}
        self.texts = [
            Text(name, value, notes.get("@" + name, "")) for name, (_, value) in of_language(self.english).items()]

    @classmethod
    def read(cls, folder):
        return cls({each.name: parsed(each.name, each.read_text(encoding="utf-8")) for each in folder.glob("*.json")})

    def problems(self):
        if found := [*self.problems_of_heads()]:
            yield from found
            return
        for text in self.texts:
            if not NAME.fullmatch(text.name):
                yield f"en.json: {text.name} is not the name of a member in Swift"
            yield from (f"en.json: {text.name} {problem}" for problem in text.problems())
        subjects = [name for name in self.english if not name.startswith("@@")]
        names = [name for subject in subjects for name in self.english[subject] if not name.startswith("@")]
        yield from (f"en.json: {name} stands in two subjects" for name in sorted(set(names)) if names.count(name) > 1)
        for document in self.languages[1:]:
            yield from (f"{document['@@locale']}.json: {problem}" for problem in self.differences(document))

    def problems_of_heads(self):
        """What is wrong with the members of the files that are about the language itself."""
        for name, document in self.documents.items():
            for member, form in (("@@locale", TAG), ("@@case", NAME), ("@@language", re.compile(r"\S.*"))):
                if not form.fullmatch(str(document.get(member, ""))):
                    yield f"{name}: {member} is missing or malformed"
            if name != f"{document.get('@@locale')}.json":
                yield f"{name}: @@locale is {document.get('@@locale')}, but the file's name is its tag"
        cases = [str(document.get("@@case")) for document in self.languages]
        doubled = sorted({case for case in cases if cases.count(case) > 1})
        yield from (f"{case} is the @@case of two files" for case in doubled)

    def differences(self, document):
        english, own = of_language(self.english), of_language(document)
        yield from (f"{name} is missing" for name in english if name not in own)
        yield from (f"{name} is not in en.json" for name in own if name not in english)
        for text in self.texts:
            if text.name in own:
                subject, value = own[text.name]
                if subject != english[text.name][0]:
                    yield f"{text.name} stands in the subject {subject}, but in {english[text.name][0]} in en.json"
                yield from (f"{text.name} {problem}" for problem in text.differences(forms_of(value)))

    def languages_in_swift(self, written):
        cases = [f'    case {each["@@case"]} = "{each["@@locale"]}"' for each in self.languages]
        names = [f'        case .{each["@@case"]}: "{each["@@language"]}"' for each in self.languages]
        return "\n".join([
            written, "/// A language of Rollcall: the raw value is its tag (BCP 47). Each has a catalogue of texts.",
            "public enum Language: String, CaseIterable, Codable, Sendable {", *cases, "",
            "    /// The name of the language in the language itself.", "    public var ownName: String {",
            "        switch self {", *names, "        }", "    }", "}", "",
        ])  # fmt: skip

    def in_swift(self, written):
        lines = [written, "import Vocabulary", "", "/// The texts of the catalogue."]
        lines += ["enum PhraseKey: Int, CaseIterable {", *(f"    case {text.name}" for text in self.texts), "}"]
        for subject in (name for name in self.english if not name.startswith("@@")):
            own = [text for text in self.texts if text.name in self.english[subject]]
            lines += ["", f"// {subject}", "extension Phrase {"]
            lines += [line for text in own for line in accessor(text)] + ["}"]
        lines += ["", "extension Catalogue {", "    /// The texts of a language."]
        lines += ["    static func of(_ language: Language) -> Catalogue {", "        switch language {"]
        lines += [f"        case .{each['@@case']}: {each['@@case']}" for each in self.languages]
        lines += ["        }", "    }"]
        for document in self.languages:
            lines += ["", f'    private static let {document["@@case"]} = Catalogue(', '        """']
            texts = of_language(document)
            for text in self.texts:
                lines += wrapped(text, forms_of(texts[text.name][1]))
            lines += ['        """)']
        return "\n".join([*lines, "}", ""])


def accessor(text):
    for line in folded(text.note["description"]):
        yield f"    /// {line}"
    optional = text.note.get("optional", False)
    if not text.arguments:
        yield f"    public static var {text.name}: Phrase {{ Phrase(.{text.name}) }}"
        return
    parameters = [f"_ {name}: {PARAMETERS[kind]}" for name, kind in text.arguments.items()]
    in_order = sorted(text.arguments, key=text.numbers.__getitem__)
    values = [value(name, text.arguments[name], name == text.selector) for name in in_order]
    result = f") -> Phrase{'?' if optional else ''} {{"
    yield from listed("    ", f"public static func {text.name}(", parameters, result)
    yield from listed("        ", f"Phrase({'known: ' if optional else ''}.{text.name}, ", values, ")")
    yield "    }"


def value(name, kind, selects):
    """The argument as a value of `Phrase`. One that selects a form is compared with the forms' names: it is text."""
    return f'.text("\\({name})")' if selects and kind == "Text" else VALUES[kind].format(name)


def listed(indent, opening, items, closing):
    """One line if there is room, else the items in lines of their own, as tools/format has them."""
    line = indent + opening + ", ".join(items) + closing
    if len(line) <= MAX_COLUMNS:
        yield line
        return
    yield indent + opening.rstrip()
    for line in folded(", ".join(item.replace(" ", "\0") for item in items), MAX_COLUMNS - len(indent) - 4):
        yield indent + "    " + line.replace("\0", " ")
    yield indent + closing


def folded(sentence, width=MAX_COLUMNS - 8):
    line = ""
    for word in sentence.split():
        if line and len(line) + 1 + len(word) > width:
            yield line
            line = word
        else:
            line = f"{line} {word}".strip()
    yield line


def wrapped(text, forms):
    """The line of a text, in lines of the source; a form is its key and its text, each after a tab."""
    numbered = {
        key: PLACEHOLDER.sub(lambda match: f"{{{text.numbers[match[1]]}}}", form) for key, form in forms.items()}
    line = numbered[""] if "" in numbered else "".join(f"\t{key}\t{form}" for key, form in numbered.items())
    line = line.replace("\\", "\\\\").replace('"""', '\\"""').replace("\t", "\\t")
    room = MAX_COLUMNS - 9
    while len(line) > room:
        place = line.rfind(" ", 0, room) + 1 or room
        yield f"        {line[:place]}\\"
        line = line[place:]
    yield f"        {line}"


def self_test():
    """Finds each fault that is made in a small catalogue, and no other."""
    note = {"description": "The number of rooms.", "plural": "count"}
    english = {"@@locale": "en", "@@case": "english", "@@language": "English", "rooms": {
        "title": "Rooms", "@title": "Heading.", "rooms": {"one": "1 room", "other": "{count} rooms"}, "@rooms": note,
        "left": "{person} left {room}", "@left": "An event."}}
    danish = {"@@locale": "da", "@@case": "danish", "@@language": "Dansk", "rooms": {
        "title": "Lokaler", "rooms": {"one": "1 lokale", "other": "{count} lokaler"},
        "left": "{person} gik fra {room}"}}
    faults = {
        "da.json: title is missing": {"title": None},
        "da.json: name is not in en.json": {"name": "Navn"},
        "da.json: rooms lacks the forms ['other']": {"rooms": {"one": "1 lokale"}},
        "da.json: rooms has the forms ['few'], which English lacks": {
            "rooms": {"one": "1 lokale", "few": "nogle", "other": "{count} lokaler"}},
        "da.json: left has the placeholders ['room'], but English has ['person', 'room']: gik fra {room}": {
            "left": "gik fra {room}"},
        "da.json: rooms has the placeholders [], but English has ['count']: lokaler": {
            "rooms": {"one": "1 lokale", "other": "lokaler"}},
        "da.json: left has a brace, a tab or a line feed in the text: {person} } {room}": {"left": "{person} } {room}"},
    }
    for fault, change in faults.items():
        texts = {name: value for name, value in {**danish["rooms"], **change}.items() if value is not None}
        found = list(Catalogue({"en.json": english, "da.json": {**danish, "rooms": texts}}).problems())
        if found != [fault]:
            yield f"catalogue: expected '{fault}', but found {found}"
    heads = {
        "da.json: @@locale is nb, but the file's name is its tag": {"@@locale": "nb"},
        "da.json: @@language is missing or malformed": {"@@language": ""},
        "da.json: @@case is missing or malformed": {"@@case": "Danish"},
        "english is the @@case of two files": {"@@case": "english"},
    }
    for fault, change in heads.items():
        found = list(Catalogue({"en.json": english, "da.json": {**danish, **change}}).problems())
        if found != [fault]:
            yield f"catalogue: expected '{fault}', but found {found}"
    catalogue = Catalogue({"en.json": english, "da.json": danish})
    yield from (f"catalogue: {problem}" for problem in catalogue.problems())
    swift = catalogue.in_swift("// Written.\n")
    for line in (
        "    public static var title: Phrase { Phrase(.title) }", "        Phrase(.rooms, .number(count))",
        "    public static func rooms(_ count: Int) -> Phrase {",
        "        \\tone\\t1 lokale\\tother\\t{0} lokaler", "        {0} gik fra {1}",
    ):  # fmt: skip
        if line not in swift.splitlines():
            yield f"catalogue: not written: {line}"
