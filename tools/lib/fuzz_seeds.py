"""usage: fuzz_seeds.py TESTS FOLDER

Fills the folder with inputs for the fuzzer to start from: each test vector, events behind one another, the head of a
capture, commands with the controller's replies, requests, what devices say, the documents of kinds, and what phones
and stations say to a resolver.
"""

import json
import sys
from pathlib import Path

REPLIES = [
    "01 03 0c 00",
    "01 0c 20 02 01 00",
    "01 42 20 06 01 00 00 00 00 00",
    "04 0e 04 01 03 0c 00",
    "04 0e 0a 01 09 10 00 06 05 04 03 02 01",
    "04 0e 44 01 02 10 00" + "ff" * 64,
    "04 0e 0c 01 03 20 00 01 10 00 00 00 00 00 00",
    "04 0f 04 0c 01 42 20",
    "04 10 01 2a",
]
# Three fragments of one extended advertisement and its end, each an event of its own.
FRAGMENT = "04 3e 1d 0d 01 {status} 00 01 06 05 04 03 02 01 01 01 03 7f c5 00 00 00 00 00 00 00 00 00 03 02 01 06"

TEXTS = [
    '{"type": "universal.login", "args": {"username": "Nguyễn", "password": "\\ud83d\\ude00\\u0301"}}',
    '["' + "\u0301\u0316" * 15 + '", "\\\\", "\\"", "' + "\\u0f73" * 31 + '"]',
    '{"\ud800": [[[["\\ud800x", "\\udc00"]]]]}',
]

BEACON = '"uuid": "f7826da6-4fa2-4e98-8024-bc5b71e0893e", "major": 60000, "minor": 1, "rssi": -70'
SIGHTING = f'{{{BEACON}, "address": "a4:c1:38:bf:6f:ab", "count": 3, "heard_at": "2026-09-01T08:30:00.250Z"}}'
REPORT = (
    f'{{"spool": "s", "sequence": 0, "boot": "b", "sent_at": "2026-09-01T10:30:00+02:00", "digest": null,'
    f' "uptime": {{"boot": "b", "seconds": 60.5}}, "sightings": [{SIGHTING}, {{{BEACON}, "heard_at": "x"}}]}}'
)
WHOLE_REPORT = REPORT.replace('"x"', '"1999-12-31T23:59:60.5z"')
LOCATION = f'{{"major": 1, "sent_at": "2026-09-01T08:30:00Z", "beacons": [{{{BEACON}}}], "more": [1, {{}}]}}'
REQUESTS = [
    REPORT,
    WHOLE_REPORT,
    LOCATION,
    f'{{"type": "scanner.report", "args": {WHOLE_REPORT}}}',
    f'{{"type": "student.update_location", "args": {LOCATION}}}',
]


# What devices say, in three dialects.
DEVICES = [
    '{"kind": "lamp", "serial": "S1", "firmware": "1", "boot": "7"}',
    '{"seq": 14, "properties": {"position": 28, "moving": true, "program": [], "on": null}, "cause": "command:7"}',
    '{"id": "7", "outcome": "obstructed", "reason": "a branch", "state": {"position": 44}}',
    '{"StatusSNS": {"Shutter1": {"Position": 40, "Direction": 1}, "POWER": "ON", "Dimmer": 40}}',
    '{"program": [{"weekdays": ["mon", "tue"], "at": "06:30", "value": 21}]}',
    "OPEN", "40", "Online", "7/up/state", "set to 40 percent",
]  # fmt: skip

# What phones and stations say to a resolver.
RESOLUTION = [
    '{ "HRHomeStationsRequest" : [ { "StationDID" : "00:0c:29:ab:cd:ef" }, {} ] }{"HRWhoAmI":{}}'
    '\n{"HRReachMe":{"Port":1}}',
    '{"HRHomeStationUpdate":{"StationDID":"000c.29ab.cdef","StationIP":"203.0.113.9"}}',
    '{"Version": 2, "HRHomeStationsRequest": [{"Find": "' + "0a" * 32 + '"}]}',
    '{"HRHomeStationUpdate": {"StationDID": "a", "Record": "{\\"serial\\":\\"a\\"}", "Signature": "0b"}}',
    '{"HRHomeStationRegister": {"StationDID": "a", "Key": "' + "0c" * 32 + '", "Invitation": "7K4M-9QXT-2WPA-B3CD"}}',
    '{"serial": "a", "counter": 7, "time": 8, "ipv4": "203.0.113.9", "ipv6": ["2001:db8::1"], "port": 443,'
    ' "name": "s.example", "tls": "' + "0d" * 32 + '", "holds": 900, "findable": "code"}',
]

# Pictures of few pixels as far as their frames go, each with a part that is left out.
PICTURES = [
    "89504e470d0a1a0a 0000000d4948445200000004000000020800000000 5ac322bf"
    " 00000014 74455874 436f6d6d656e7400 53656372657420706c616365 703e7275"
    " 0000000e 49444154 789c63f80f040c200200 27e207f9 d19b643a 0000000049454e44ae426082",
    "ffd8 ffe0 0010 4a464946000101000001000100 00 ffe1 0008 457869660000 ffdb 0043 00" + "07" * 64
    + " ffc0 000b 08 0002 0003 01 01 11 00 ffc4 0014 00 01" + "00" * 15
    + "05 ffda 0008 01 01 00 00 3f 00 12ff0034 ffd9",
    "52494646 32000000 57454250 56503858 0a000000 10000000 020000 010000 414c5048 01000000 0100 56503820 0a000000"
    " 100000 9d012a 0300 0200",
    "52494646 12000000 57454250 5650384c 05000000 2f02400000 00",
]


def seeds(tests: Path):
    vectors = json.loads((tests / "BeaconTests/Vectors/ibeacon-vectors.json").read_text())["vectors"]
    for vector in vectors:
        yield bytes.fromhex(vector["hex"])
    events = [bytes.fromhex(vector["hex"]) for vector in vectors if vector["layer"] == "hci"]
    yield b"".join(events[:4])
    for reply in REPLIES:
        yield bytes.fromhex(reply)
    yield b"".join(bytes.fromhex(FRAGMENT.format(status=status)) for status in ("20", "20", "20", "00"))
    yield b"".join(bytes.fromhex(FRAGMENT.format(status=status)) for status in ("00", "20", "40"))
    for picture in PICTURES:
        yield bytes.fromhex(picture)
    for document in sorted((tests.parent / "Sources/Devices/Kinds/Documents").glob("*.json")):
        yield json.dumps(json.loads(document.read_text()), ensure_ascii=False, separators=(",", ":")).encode()
    for text in TEXTS + REQUESTS + DEVICES + RESOLUTION:
        yield text.encode("utf-8", "surrogatepass")
    yield (tests / "HCITests/Captures/adv-reports.btsnoop").read_bytes()[:600]


def main(tests: str, folder: str):
    for number, seed in enumerate(seeds(Path(tests))):
        (Path(folder) / f"seed-{number:03}").write_bytes(seed)


if __name__ == "__main__":
    main(*sys.argv[1:])
