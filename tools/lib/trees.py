"""Small trees of files, sound and broken, that the self-tests of the checks look at."""


def write_tree(root, files):
    """Writes files by their paths under a folder."""
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")


def differences(refused, found, expected):
    """What was found of a sound tree, and how what was found of a broken one differs from what should be."""
    problems = [f"what is sound was refused: {line}" for line in refused]
    problems += [f"not found: {line}" for line in sorted(expected - set(found))]
    return problems + [f"found, and should not be: {line}" for line in sorted(set(found) - expected)]
