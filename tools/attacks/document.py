"""The OpenAPI document as the attack needs it: the request types, who may call them, and their arguments."""

import re

# The words that stand behind "Who:" in a description, and who is meant.
WORDS = {
    "all callers": ["stranger"], "all who are logged in": ["student", "staff", "visitor", "admin"],
    "admins": ["admin"], "staff": ["staff"], "students": ["student"], "visitors": ["visitor"], "scanners": ["scanner"],
    # Their tests are HelperTests: a helper is known only while a muster is in progress.
    "helpers": [],
}
EVERYBODY = ["stranger", "student", "visitor", "staff", "admin", "scanner"]


class UnknownWords(Exception):
    """The document says who may call a type in words that are not known here."""


class RequestType:
    """One type: `arguments` has the schema of each by name, `callers` who may call it."""

    def __init__(self, name, callers, arguments, required):
        self.name, self.callers, self.arguments, self.required = name, callers, arguments, required


def callers(description):
    found = re.search(r"^Who: ([^.]*)\.", description, re.MULTILINE)
    if not found:
        raise UnknownWords(f"'{description[:60]}…' does not say who may call it.")
    wanted = re.split(r",\s*|\s+and\s+", found[1])
    for word in wanted:
        if word not in WORDS:
            raise UnknownWords(f"Who is meant by '{word}'?")
    named = {kind for word in wanted for kind in WORDS[word]}
    return EVERYBODY if "stranger" in named else [kind for kind in EVERYBODY if kind in named]


def request_types(document):
    """Every type of the document, in its order. Throws `UnknownWords`."""
    return [
        _request_type(path.removeprefix("/post/"), item["post"], document)
        for path, item in document["paths"].items() if path.startswith("/post/")]


def _request_type(name, operation, document):
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    schema = resolved(body, document)
    arguments = {key: resolved(value, document) for key, value in schema.get("properties", {}).items()}
    return RequestType(name, callers(operation["description"]), arguments, schema.get("required", []))


def resolved(schema, document, inside=()):
    """The schema with what it refers to put in; an `anyOf` with null is what else it may be.

    A schema that holds others of its kind is put in once; in it they are any object.
    """
    if schema.get("$ref") in inside:
        return {"type": "object"}
    if "$ref" in schema:
        found = document
        for part in schema["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        return resolved(found, document, (*inside, schema["$ref"]))
    if "anyOf" in schema:
        choices = [resolved(each, document, inside) for each in schema["anyOf"] if each.get("type") != "null"]
        return choices[0] if len(choices) == 1 else {"choices": choices}
    copy = dict(schema)
    if "properties" in copy:
        copy["properties"] = {key: resolved(value, document, inside) for key, value in copy["properties"].items()}
    if "items" in copy:
        copy["items"] = resolved(copy["items"], document, inside)
    return copy
