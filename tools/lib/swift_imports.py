"""Finds the import declarations of a Swift file."""

import re
from dataclasses import dataclass

# Whatever may hold text that looks like an import: a string literal, a line comment, the opening of a block comment.
LINE_COMMENT = r"//[^\n]*"
STRING = r'(#*)"""[\s\S]*?"""\1|(#+)"[^\n]*?"\2|"(?:\\.|[^"\\\n])*"'
SKIPPED = re.compile(f"{STRING}|{LINE_COMMENT}|/\\*")

IMPORT = re.compile(
    r"""(?:^|;)[ \t]*
        (?:@\w+(?:\([^)]*\))?\s+)*                                  # @testable, @preconcurrency, @_spi(Name)
        (?:(?:public|package|internal|fileprivate|private)\s+)?
        import\s+
        (?:(?:typealias|struct|class|enum|protocol|actor|let|var|func)\s+)?
        (?P<module>\w+)""",
    re.MULTILINE | re.VERBOSE,
)


@dataclass(frozen=True)
class Import:
    module: str
    line: int


def imports_of(source):
    """The imports of a Swift source text, in order. Those in comments and strings are none; those under #if count."""
    code = without_text(source)
    return [
        Import(match["module"], code.count("\n", 0, match.start("module")) + 1)
        for match in IMPORT.finditer(code)
    ]


def without_text(source):
    """The source with comments and strings blanked, so that every other character keeps its line."""
    pieces = []
    position = 0
    while match := SKIPPED.search(source, position):
        end = end_of_block_comment(source, match.end()) if match[0] == "/*" else match.end()
        pieces.append(source[position : match.start()])
        pieces.append(re.sub(r"[^\n]", " ", source[match.start() : end]))
        position = end
    pieces.append(source[position:])
    return "".join(pieces)


def end_of_block_comment(source, position):
    """Where the block comment ends whose opening lies before `position`: Swift's block comments nest."""
    depth = 1
    for match in re.compile(r"/\*|\*/").finditer(source, position):
        depth += 1 if match[0] == "/*" else -1
        if depth == 0:
            return match.end()
    return len(source)
