"""Words that no name has: docs/glossary.md has the terms that stand in their place."""

import re

from package import parts

# A word, and what to say instead. A part of a type's name, or the beginning of another name.
IN_TYPES = {
    "desk": "responder, reporter, store or state machine", "turnstile": "semaphore", "gathering": "batcher",
    "purse": "caller class", "life": "state machine", "bag": "buffer or list", "vault": "key store",
    "ledger": "tracker or log", "waking": "clock reading", "furnishing": "model", "trouble": "fault",
    "somebody": "person", "whoever": "person", "everybodys": "all",
}  # fmt: skip
# The connection with the least load has no other name.
KEPT = {"leastLoaded"}
AT_START = {"most": "max", "least": "min", "shortest": "min"}

TYPE = re.compile(r"\b(?:struct|enum|class|actor|protocol|typealias) ([A-Z]\w*)")
NAME = re.compile(r"\b(?:let|var|func|case) ([a-z]\w*)")
PARTS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+")


def barred_names(root):
    """One line for each declaration of Sources and Tests with a barred word."""
    for file in sorted(file for folder in parts(root, "Sources", "Tests") for file in folder.rglob("*.swift")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.lstrip().startswith("//"):
                for name, word, instead in barred_in(line.partition("//")[0]):
                    yield f"{file.relative_to(root)}:{number}: '{name}' contains '{word}'; use {instead}"


def barred_in(line):
    for name in TYPE.findall(line):
        for word in dict.fromkeys(part.lower() for part in PARTS.findall(name)):
            if word in IN_TYPES:
                yield name, word, IN_TYPES[word]
    for name in NAME.findall(line):
        word = PARTS.findall(name)[0]
        if word in AT_START and name != word and name not in KEPT:
            yield name, word, AT_START[word]
