"""usage: embedded.py FILE...

Prints the Swift that SwiftPM makes of resources with the rule embedInCode: a constant of bytes for each file.
"""

import re
import sys
from pathlib import Path


def constants(files):
    yield "enum PackageResources {"
    for file in map(Path, files):
        content = ", ".join(str(byte) for byte in file.read_bytes())
        yield f"    static let {re.sub(r'[^0-9A-Za-z]', '_', file.name)}: [UInt8] = [{content}]"
    yield "}"


print("\n".join(constants(sys.argv[1:])))
