"""Computes the published vector of the handshake once more, with noiseprotocol. The argument is its file."""

import json
import sys
import warnings

from noise.connection import Keypair, NoiseConnection


def connection(vector, side):
    # It warns of keys that are not new, which a vector's are not.
    warnings.simplefilter("ignore")
    noise = NoiseConnection.from_name(vector["protocol_name"].encode())
    noise.set_prologue(bytes.fromhex(vector[f"{side}_prologue"]))
    noise.set_psks(psks=[bytes.fromhex(psk) for psk in vector[f"{side}_psks"]])
    noise.set_keypair_from_private_bytes(Keypair.EPHEMERAL, bytes.fromhex(vector[f"{side}_ephemeral"]))
    if side == "init":
        noise.set_as_initiator()
        noise.set_keypair_from_public_bytes(Keypair.REMOTE_STATIC, bytes.fromhex(vector["init_remote_static"]))
    else:
        noise.set_as_responder()
        noise.set_keypair_from_private_bytes(Keypair.STATIC, bytes.fromhex(vector["resp_static"]))
    noise.start_handshake()
    return noise


def main(path):
    with open(path, encoding="utf-8") as file:
        vector = json.load(file)
    sides = [connection(vector, "init"), connection(vector, "resp")]
    for number, message in enumerate(vector["messages"]):
        sender, receiver = sides[number % 2], sides[1 - number % 2]
        payload = bytes.fromhex(message["payload"])
        said = sender.write_message(payload) if number < 2 else sender.encrypt(payload)
        if said.hex() != message["ciphertext"]:
            return f"{path}: message {number + 1} is {said.hex()}"
        heard = receiver.read_message(bytes(said)) if number < 2 else receiver.decrypt(bytes(said))
        if heard != payload:
            return f"{path}: message {number + 1} is decrypted to another payload"
    if any(side.get_handshake_hash().hex() != vector["handshake_hash"] for side in sides):
        return f"{path}: the handshake hash differs"
    print("noiseprotocol computes the same vector, byte for byte.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
