"""A lock in Python, made from docs/locks.md alone: both dialects, with noiseprotocol and cryptography. It keeps nothing
on a disk. tools/locks/play.py plays it over MQTT, or without a network.
"""

import hashlib
import hmac
import secrets
import struct

from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from noise.connection import Keypair, NoiseConnection

PROTOCOL = b"Noise_NKpsk0_25519_ChaChaPoly_SHA256"
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
NO_NONCE = bytes(16)
NONCE_LIFE, MOST_NONCES, MOST_WRONG, DEAFNESS, READINESS = 10, 4, 5, 30, 300


class Keys:
    """What server and lock share in one epoch."""

    def __init__(self, dialect, device, epoch, secret):
        self.dialect, self.device, self.epoch, self.secret = dialect, device, epoch, secret

    def proof(self, purpose, attempt=0, nonce=NO_NONCE, hold=0):
        if self.dialect == "aes128":
            block = {"open": nonce, "confirm": b"rollcall confirm"}.get(purpose)
            return block and aes(self.secret, block)
        message = b"rollcall lock " + purpose.encode() + b"\0"
        message += struct.pack(">QIQ", self.device, self.epoch, attempt) + nonce + struct.pack(">I", hold)
        half = self.secret[:32] if purpose in ("open", "confirm") else self.secret[32:]
        return hmac.new(half, message, hashlib.sha256).digest()

    def is_right(self, proof, *about):
        return hmac.compare_digest(proof, self.proof(*about))


def aes(key, block):
    encryptor = Cipher(algorithms.AES(key), modes.ECB()).encryptor()
    return encryptor.update(block) + encryptor.finalize()


class Lock:
    """`hear` takes a message and returns what the lock says, as (channel, message); `now` is in seconds."""

    def __init__(self, site, device, dialect="hmac"):
        self.site, self.device, self.dialect = site, device, dialect
        private = X25519PrivateKey.generate()
        self.private = private.private_bytes(Encoding.Raw, PrivateFormat.Raw, NoEncryption())
        self.public = private.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
        self.code = "".join(secrets.choice(ALPHABET) for _ in range(16))
        self.keys = self.pending = None
        self.answered = {}
        self.ready_until = self.deaf_until = float("-inf")
        self.nonces, self.spent, self.wrong = {}, [], 0
        self.opened, self.is_jammed = [], False

    @property
    def label(self):
        return {"fingerprint": hashlib.sha256(self.public).hexdigest(), "code": self.code}

    def press(self, now):
        self.ready_until = now + READINESS

    def hear(self, channel, message, now):
        try:
            if channel == "handshake":
                return [("handshake", answer) for answer in self.handshake(message, now)]
            if channel == "challenge":
                return [("nonce", self.challenge(message["attempt"], now))]
            if channel == "response":
                return [("outcome", self.response(message, now))]
        except (KeyError, TypeError, ValueError, AttributeError):
            pass
        return []

    # Activation

    def handshake(self, said, now):
        epoch = said["epoch"]
        is_ready = self.keys is None or now < self.ready_until
        if said["step"] == "ask":
            if not is_ready:
                return [refusal(epoch, "not_ready")]
            if said.get("dialect") != self.dialect:
                return [refusal(epoch, "wrong_dialect")]
            return [{"step": "key", "epoch": epoch, "key": self.key(epoch).hex()}]
        if said["step"] == "first":
            return [self.first(epoch, said["message"], is_ready, now)]
        if said["step"] == "confirm":
            return self.confirm(epoch, unhex(said["proof"]))
        return []

    def key(self, epoch):
        if self.dialect == "hmac":
            return self.public
        if self.pending is None or self.pending.epoch != epoch:
            self.pending = Keys(self.dialect, self.device, epoch, secrets.token_bytes(16))
        return self.pending.secret

    def first(self, epoch, message, is_ready, now):
        if (epoch, message) in self.answered:
            return self.answered[epoch, message]
        if not is_ready or now < self.deaf_until:
            return refusal(epoch, "deaf" if is_ready else "not_ready")
        try:
            second, secret = self.shake(epoch, unhex(message))
        except Refused as refused:
            self.count_wrong(now)
            return refusal(epoch, str(refused))
        self.pending = Keys(self.dialect, self.device, epoch, secret)
        answer = {"step": "second", "epoch": epoch, "message": second.hex()}
        self.answered = {(epoch, message): answer}
        return answer

    def shake(self, epoch, first):
        if len(first) < 48:
            raise Refused("cut")
        noise = NoiseConnection.from_name(PROTOCOL)
        noise.set_as_responder()
        noise.set_psks(hashlib.sha256(b"rollcall lock activation " + self.code.encode()).digest())
        noise.set_prologue(f"rollcall lock\n{self.site}\n{self.device}\n{epoch}")
        noise.set_keypair_from_private_bytes(Keypair.STATIC, self.private)
        noise.start_handshake()
        try:
            noise.read_message(first)
            second = bytes(noise.write_message())
        except ValueError:
            # cryptography refuses a shared secret of zeros.
            raise Refused("low_order") from None
        except Exception:
            raise Refused("not_genuine") from None
        ends = noise.noise_protocol
        return second, ends.cipher_state_decrypt.k + ends.cipher_state_encrypt.k

    def confirm(self, epoch, proof):
        for keys in (self.pending, self.keys):
            if keys is not None and keys.epoch == epoch and keys.is_right(proof, "confirm"):
                if keys is self.pending:
                    self.keys, self.pending = keys, None
                    self.ready_until = float("-inf")
                    self.nonces, self.spent = {}, []
                active = keys.proof("active")
                return [{"step": "active", "epoch": epoch} | ({"proof": active.hex()} if active else {})]
        return []

    # Challenge and response

    def challenge(self, text, now):
        attempt = number(text)
        fresh = [other for other, (_, born) in self.nonces.items() if now - born < NONCE_LIFE]
        if self.keys is None:
            return {"attempt": text, "refused": "not_active"}
        if now < self.deaf_until:
            return {"attempt": text, "refused": "deaf"}
        if attempt in self.spent or (attempt in self.nonces and attempt not in fresh):
            return {"attempt": text, "refused": "over"}
        if attempt not in fresh:
            if len(fresh) >= MOST_NONCES:
                return {"attempt": text, "refused": "busy"}
            self.nonces = {one: kept for one, kept in self.nonces.items() if now - kept[1] < 6 * NONCE_LIFE}
            self.nonces[attempt] = (secrets.token_bytes(16), now)
        return {"attempt": text, "nonce": self.nonces[attempt][0].hex()}

    def response(self, said, now):
        attempt, hold, proof = number(said["attempt"]), int(said["hold"]), said["proof"]
        if self.keys is None:
            return {"attempt": said["attempt"], "outcome": "denied", "reason": "not_active"}
        if attempt not in self.nonces:
            reason = "replayed" if attempt in self.spent else "unknown_attempt"
            return self.outcome("denied", reason, attempt, NO_NONCE, 0)
        nonce, born = self.nonces.pop(attempt)
        self.spent = [*self.spent, attempt][-64:]
        if now < self.deaf_until:
            return self.outcome("denied", "deaf", attempt, nonce, hold)
        if now - born >= NONCE_LIFE:
            return self.outcome("denied", "expired", attempt, nonce, hold)
        if not (1 <= hold <= 3_600 and self.is_proven(proof, attempt, nonce, hold)):
            self.count_wrong(now)
            return self.outcome("denied", "wrong_proof", attempt, nonce, hold)
        self.wrong = 0
        if self.is_jammed:
            return self.outcome("jammed", None, attempt, nonce, hold)
        self.opened.append(attempt)
        return self.outcome("opened", None, attempt, nonce, hold)

    def is_proven(self, text, attempt, nonce, hold):
        try:
            return self.keys.is_right(unhex(text), "open", attempt, nonce, hold)
        except ValueError:
            return False

    def outcome(self, word, reason, attempt, nonce, hold):
        proof = self.keys.proof(word, attempt, nonce, hold & 0xFFFFFFFF)
        members = {"reason": reason, "proof": proof and proof.hex()}
        return {"attempt": str(attempt), "outcome": word} | {name: value for name, value in members.items() if value}

    def count_wrong(self, now):
        self.wrong += 1
        if self.wrong >= MOST_WRONG:
            self.wrong, self.deaf_until = 0, now + DEAFNESS


class Refused(Exception):
    pass


def refusal(epoch, reason):
    return {"step": "refused", "epoch": epoch, "reason": reason}


def number(text):
    if not (text.isascii() and text.isdigit()) or str(int(text)) != text or int(text) < 1:
        raise ValueError(text)
    return int(text)


def unhex(text):
    if text != text.lower() or any(digit.isspace() for digit in text):
        raise ValueError(text)
    return bytes.fromhex(text)
