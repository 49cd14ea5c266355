import Crypto
import Foundation
import Testing

@testable import Locks

/// The published vector of the handshake, with the names that its file has.
struct Vector: Decodable {
    struct Message: Decodable {
        let payload: String
        let ciphertext: String
    }

    let init_prologue, init_ephemeral, init_remote_static: String
    let resp_prologue, resp_static, resp_ephemeral: String
    let init_psks, resp_psks: [String]
    let handshake_hash: String
    let messages: [Message]

    static func read() throws -> Vector {
        let folder = try #require(Bundle.module.url(forResource: "Vectors", withExtension: nil))
        return try JSONDecoder().decode(Vector.self, from: Data(contentsOf: folder.appending(path: "nkpsk0.json")))
    }

    func bytes(_ text: String) throws -> [UInt8] { try #require([UInt8](hex: text)) }

    func key(_ text: String) throws -> Curve25519.KeyAgreement.PrivateKey {
        try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: bytes(text))
    }

    /// Points of order 1, 2, 4 and 8 on the curve and its twist, and those that are the same modulo 2²⁵⁵ - 19.
    static let pointsOfLowOrder = [
        "0000000000000000000000000000000000000000000000000000000000000000",
        "0100000000000000000000000000000000000000000000000000000000000000",
        "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
        "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    ]
}
