"""A station with a key, and a client of version 2, as docs/resolution.md has them. Needs `cryptography`."""

import hashlib
import json

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def code_of(key):
    """25 characters of 5 bits: the first 125 bits of SHA-256 of a key."""
    number = int.from_bytes(hashlib.sha256(key).digest(), "big") >> (256 - 125)
    return "".join(ALPHABET[number >> (5 * (24 - place)) & 31] for place in range(25))


def find_of(code):
    return hashlib.sha256(b"rollcall-find\n" + code.encode()).hexdigest()


class Station:
    def __init__(self, serial):
        self.serial, self.private = serial, Ed25519PrivateKey.generate()
        self.key = self.private.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
        self.code, self.counter = code_of(self.key), 0

    def registration(self, invitation, old=None):
        text = f"rollcall-register-1\n{self.serial}\n{self.key.hex()}\n{invitation}".encode()
        arguments = {"StationDID": self.serial, "Key": self.key.hex(), "Invitation": invitation,
                     "Signature": self.private.sign(text).hex()}
        if old:
            arguments["OldSignature"] = old.private.sign(text).hex()
        return {"HRHomeStationRegister": arguments}

    def record(self, address="203.0.113.7", **changes):
        self.counter += 1
        members = {"serial": self.serial, "counter": self.counter, "ipv4": address, "port": 443, **changes}
        return json.dumps({name: value for name, value in members.items() if value is not None})

    @staticmethod
    def text(serial, address):
        """A record as one of a real house is: with a name, a certificate and an address of IPv6."""
        return json.dumps({
            "serial": serial, "counter": 1, "time": 1_800_000_000_000, "ipv4": address, "ipv6": ["2001:db8::1:2:3"],
            "port": 443, "name": f"{serial.replace(':', '')}.station", "tls": "0a" * 32, "holds": 900}).encode()

    def update(self, record, serial=None):
        signature = self.private.sign(b"rollcall-station-1\n" + record.encode())
        return {"HRHomeStationUpdate": {
            "StationDID": serial or self.serial, "Record": record, "Signature": signature.hex()}}


def checked(code, answer, least_counter=0):
    """The record of an answer; None where a client throws it away."""
    if answer["Record"] is None or code_of(bytes.fromhex(answer["Key"])) != code:
        return None
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(answer["Key"])).verify(
            bytes.fromhex(answer["Signature"]), b"rollcall-station-1\n" + answer["Record"].encode())
    except InvalidSignature:
        return None
    record = json.loads(answer["Record"])
    return record if record["counter"] >= least_counter else None


def found(talk, code, least_counter=0):
    """What a client of version 2 takes for a station's record."""
    reply = talk.ask({"Version": 2, "HRHomeStationsRequest": [{"Find": find_of(code)}]})
    return checked(code, reply["HRHomeStationReply"][0], least_counter)
