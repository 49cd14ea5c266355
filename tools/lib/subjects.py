"""The folders of the targets that a request passes through: the same twelve subjects in each, so that what belongs to a
door is in Places on every floor. A target has few folders beside them."""

SUBJECTS = (
    "Places", "People", "Badges", "Scanners", "Presence", "Muster", "Devices", "Automation", "Access", "Bookings",
    "Operations", "Audit",
)  # fmt: skip
BESIDE = {
    "Wire": ("Parsing", "Protocol", "Text", "Writing"),
    "Store": ("Database", "Writer"),
    "Server": ("App", "HTTP", "Writer"),
    "Console": ("Assets", "Page"),
    "rollcall": ("Evaluate", "Input", "Listings", "Options", "Output", "Session"),
    "WireTests": ("Contract", "Parsing", "Protocol", "Support", "Text", "Writing"),
    "StoreTests": ("Database", "Support", "Writer"),
    "ServerTests": ("App", "Hostile", "HTTP", "Program", "Support", "Writer"),
    "ConsoleTests": ("Page", "Support"),
    "RollcallTests": ("Evaluate", "Input", "Listings", "Output", "Session", "Support"),
}


def stray_folders(targets, root, beside=BESIDE):
    """One line for each folder that is neither a subject nor stands beside them."""
    for name, others in beside.items():
        if name in targets:
            folder = root / targets[name].folder
            known = {*SUBJECTS, *others}
            for file in sorted(folder.rglob("*.swift")):
                first = file.relative_to(folder).parts[0]
                if not first.endswith(".swift") and first not in known:
                    yield f"{file.relative_to(root)}: '{first}' is not one of the subjects in tools/lib/subjects.py"
