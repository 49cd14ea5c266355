"""Types that a reader finds by the name of their file.

The name of a file, up to a `+`, tells a type if each of its words is in the type's name, or the other way round:
`Locks.swift` tells `LockRecord` and `CreateLock`. Words agree in singular and plural, and if one of at least four
letters begins the other: `Corrections.swift` tells `CorrectVisit`. A nested type is told by the names of the types
around it as well. Private types are used in their file alone, and do not count.
"""

import re

from swift_types import types_of

WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+")
MIN_BEGINNING = 4


def hidden_types(sources):
    """(file, path of the type) of each type that the name of its file does not tell."""
    for file in sorted(sources.rglob("*.swift")):
        if file.name.endswith(".generated.swift"):
            continue
        for found in types_in(file):
            if found.kind != "extension" and found.access not in ("private", "fileprivate"):
                if not any(tells(file.stem, part) for part in found.path.split(".")):
                    yield file, found.path


def types_in(file):
    try:
        return types_of(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from error


def tells(stem, name):
    file_words, type_words = words(stem.split("+")[0]), words(name)
    return within(file_words, type_words) or within(type_words, file_words)


def words(name):
    return [singular(word.lower()) for word in WORDS.findall(name)]


def singular(word):
    """The same form for singular and plural: `entry` and `entries`, `cookie` and `cookies` differ in none."""
    return re.sub(r"ie$", "y", re.sub(r"(?<=[^s])s$", "", word))


def within(some, others):
    return all(any(agree(word, other) for other in others) for word in some)


def agree(one, other):
    shorter, longer = sorted((one, other), key=len)
    return shorter == longer or (len(shorter) >= MIN_BEGINNING and longer.startswith(shorter))
