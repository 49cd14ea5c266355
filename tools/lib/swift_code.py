"""The code of a Swift source without its comments and strings; what a string interpolates stays, being code."""

import re

from swift_imports import end_of_block_comment

# Three quotes after a hash are a multi-line string only where the line ends: #""a" and b"# holds its quotes.
IN_CODE = re.compile(r'//|/\*|"""|#+"""(?=\s*\n)|#*"|[()]')


def code_of(source):
    """The source with comments and strings blanked: every other character keeps its line and column."""
    blank = bytearray(len(source))
    _code(source, 0, blank, nested=False)
    return "".join(" " if gone and char != "\n" else char for char, gone in zip(source, blank, strict=True))


def _code(source, position, blank, nested):
    """Goes through code, to the end or, in an interpolation, to its closing parenthesis; gives the place after it."""
    depth = 0
    while match := IN_CODE.search(source, position):
        position = match.end()
        if match[0] == "(":
            depth += 1
        elif match[0] == ")":
            depth -= 1
            if nested and depth < 0:
                return position
        elif match[0] == "//":
            position = (source.find("\n", position) + 1 or len(source) + 1) - 1
            _blank(blank, match.start(), position)
        elif match[0] == "/*":
            position = end_of_block_comment(source, position)
            _blank(blank, match.start(), position)
        else:
            position = _string(source, match, blank)
    return len(source)


def _string(source, opening, blank):
    """Goes through a string literal from its opening; gives the place after its end."""
    hashes = opening[0].count("#")
    quotes = opening[0][hashes:]
    end = f"{quotes}{'#' * hashes}" + ("" if len(quotes) == 3 else "|\n")
    inside = re.compile(rf"{end}|\\{'#' * hashes}(?P<escaped>[\s\S])")
    start, position = opening.start(), opening.end()
    while match := inside.search(source, position):
        position = match.end()
        if match["escaped"] == "(":
            _blank(blank, start, position)
            position = start = _code(source, position, blank, nested=True)
        elif match["escaped"] is None:
            _blank(blank, start, position)
            return position
    _blank(blank, start, len(source))
    return len(source)


def _blank(blank, start, end):
    blank[start:end] = b"\x01" * (end - start)
