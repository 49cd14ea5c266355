import Crypto
import Foundation
import Resolution

/// The Ed25519 key of a station.
struct StationKey: Hashable, Sendable {
    static let length = 32

    /// The point in the encoding of RFC 8032.
    let bytes: [UInt8]

    /// Returns nil unless the key has 32 bytes and is not a point of small order, for which one signature is valid for
    /// every text.
    init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.length, !Self.isOfSmallOrder(bytes) else { return nil }
        self.bytes = bytes
    }

    /// The key as stored in the registry, where it was checked before.
    init(stored bytes: [UInt8]) {
        self.bytes = bytes
    }

    func signs(_ text: [UInt8], with signature: [UInt8]) -> Bool {
        guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes) else { return false }
        return key.isValidSignature(signature, for: text)
    }

    /// A key that no station has registered. Signatures for an unknown serial are checked with it, so that the response
    /// time does not reveal which serials exist.
    static let ofNone = StationKey(
        stored: Array(Curve25519.Signing.PrivateKey().publicKey.rawRepresentation))
}

extension StationKey {
    /// The first 125 bits of the SHA-256 of the key, in printed form.
    var code: PrintedCode {
        PrintedCode(Array(SHA256.hash(data: bytes)), length: PrintedCode.lengthOfStation)
    }

    /// The hash that a client with the code sends.
    var find: FindHash {
        FindHash(SHA256.hash(data: SignedText.find(code: code)))
    }

    /// The y coordinate of each point whose order divides 8, little-endian, in all its encodings; the highest bit of
    /// the last byte is the sign of x and is cleared. They come from the points of order 8 on RFC 8032's curve, and
    /// from p − 1, p and p + 1, of which the last two are other encodings of 0 and 1.
    private static let smallOrder: [[UInt8]] = [
        [UInt8](repeating: 0, count: 32),
        [1] + [UInt8](repeating: 0, count: 31),
        [
            0x26, 0xE8, 0x95, 0x8F, 0xC2, 0xB2, 0x27, 0xB0, 0x45, 0xC3, 0xF4, 0x89, 0xF2, 0xEF, 0x98, 0xF0,
            0xD5, 0xDF, 0xAC, 0x05, 0xD3, 0xC6, 0x33, 0x39, 0xB1, 0x38, 0x02, 0x88, 0x6D, 0x53, 0xFC, 0x05,
        ],
        [
            0xC7, 0x17, 0x6A, 0x70, 0x3D, 0x4D, 0xD8, 0x4F, 0xBA, 0x3C, 0x0B, 0x76, 0x0D, 0x10, 0x67, 0x0F,
            0x2A, 0x20, 0x53, 0xFA, 0x2C, 0x39, 0xCC, 0xC6, 0x4E, 0xC7, 0xFD, 0x77, 0x92, 0xAC, 0x03, 0x7A,
        ],
        [0xEC] + [UInt8](repeating: 0xFF, count: 30) + [0x7F],
        [0xED] + [UInt8](repeating: 0xFF, count: 30) + [0x7F],
        [0xEE] + [UInt8](repeating: 0xFF, count: 30) + [0x7F],
    ]

    private static func isOfSmallOrder(_ bytes: [UInt8]) -> Bool {
        smallOrder.contains { $0.dropLast() == bytes.dropLast() && $0[31] == bytes[31] & 0x7F }
    }
}
