import Crypto
import Foundation
import Testing

@testable import Locks

@Suite("The handshake")
struct NoiseHandshakeTests {
    typealias PrivateKey = Curve25519.KeyAgreement.PrivateKey

    let lockKey = PrivateKey()
    let secret = [UInt8](repeating: 7, count: 32)

    func initiator(_ prologue: String = "p", secret: [UInt8]? = nil, other: [UInt8]? = nil) -> NoiseInitiator {
        NoiseInitiator(
            prologue: Array(prologue.utf8), other: other ?? Array(lockKey.publicKey.rawRepresentation),
            preSharedKey: secret ?? self.secret)
    }

    func responder() -> NoiseResponder {
        NoiseResponder(prologue: Array("p".utf8), ownKey: lockKey, preSharedKey: secret)
    }

    @Test("Both sides say what the published vector says, byte for byte, and agree on its keys")
    func vector() throws {
        let vector = try Vector.read()
        let hash = try #require([UInt8](hex: vector.handshake_hash))
        var server = NoiseInitiator(
            prologue: try vector.bytes(vector.init_prologue), other: try vector.bytes(vector.init_remote_static),
            preSharedKey: try vector.bytes(vector.init_psks[0]), ephemeral: try vector.key(vector.init_ephemeral))
        var lock = NoiseResponder(
            prologue: try vector.bytes(vector.resp_prologue), ownKey: try vector.key(vector.resp_static),
            preSharedKey: try vector.bytes(vector.resp_psks[0]), ephemeral: try vector.key(vector.resp_ephemeral))

        let first = try server.first(try vector.bytes(vector.messages[0].payload))
        #expect(first.hex == vector.messages[0].ciphertext)
        #expect(try lock.first(first).hex == vector.messages[0].payload)
        let answer = try lock.second(try vector.bytes(vector.messages[1].payload))
        #expect(answer.message.hex == vector.messages[1].ciphertext)
        let end = try server.second(answer.message)
        #expect(end.payload.hex == vector.messages[1].payload)
        #expect(end.keys == answer.end.keys)
        #expect(end.hash == hash && answer.end.hash == hash)

        for (message, key) in zip(vector.messages[2...], [end.keys.prefix(32), end.keys.suffix(32)]) {
            let nonce = try ChaChaPoly.Nonce(data: Data(count: 12))
            let box = try ChaChaPoly.seal(
                Data(vector.bytes(message.payload)), using: SymmetricKey(data: key), nonce: nonce)
            #expect(Array(box.ciphertext + box.tag).hex == message.ciphertext)
        }
    }

    @Test("Each handshake leads to other keys")
    func freshKeys() throws {
        let keys = try (0..<2).map { _ in
            var (server, lock) = (initiator(), responder())
            _ = try lock.first(try server.first())
            return try server.second(try lock.second().message).keys
        }
        #expect(keys[0] != keys[1])
        #expect(keys[0].count == 64)
    }

    @Test("A message that was cut anywhere is refused, and what comes after it still counts")
    func cut() throws {
        var (server, lock) = (initiator(), responder())
        let first = try server.first()
        for count in 0..<first.count {
            #expect(throws: HandshakeError.cut) { try lock.first(Array(first.prefix(count))) }
        }
        _ = try lock.first(first)
        let second = try lock.second().message
        for count in 0..<second.count {
            #expect(throws: HandshakeError.cut) { try server.second(Array(second.prefix(count))) }
        }
        #expect(try server.second(second).payload.isEmpty)
    }

    @Test("A message with any bit altered, or with bytes behind it, is refused")
    func altered() throws {
        var (server, lock) = (initiator(), responder())
        let first = try server.first()
        // The highest bit of a point says nothing (RFC 7748, section 5), but the hash is over all bits.
        for bit in 0..<first.count * 8 {
            var message = first
            message[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(throws: HandshakeError.self) { try lock.first(message) }
        }
        #expect(throws: HandshakeError.notGenuine) { try lock.first(first + [0]) }
        _ = try lock.first(first)
        let second = try lock.second().message
        for bit in stride(from: 0, to: second.count * 8, by: 3) {
            var message = second
            message[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(throws: HandshakeError.self) { try server.second(message) }
        }
        #expect(throws: HandshakeError.notGenuine) { try server.second(second + [0]) }
    }

    @Test("Another code, another lock's key or another prologue is refused")
    func foreign() throws {
        let other = Array(PrivateKey().publicKey.rawRepresentation)
        let strangers = [
            initiator(secret: [UInt8](repeating: 8, count: 32)), initiator(other: other), initiator("q"),
        ]
        for var stranger in strangers {
            var lock = responder()
            let first = try stranger.first()
            #expect(throws: HandshakeError.notGenuine) { try lock.first(first) }
        }
    }

    @Test("Points of low order are refused on both sides")
    func lowOrder() throws {
        for text in Vector.pointsOfLowOrder {
            let point = try #require([UInt8](hex: text))
            var lock = responder()
            let zeros = [UInt8](repeating: 0, count: 16)
            #expect(throws: HandshakeError.lowOrder) { try lock.first(point + zeros) }
            var server = initiator()
            _ = try server.first()
            #expect(throws: HandshakeError.lowOrder) { try server.second(point + zeros) }
            var deceived = initiator(other: point)
            #expect(throws: HandshakeError.lowOrder) { try deceived.first() }
        }
    }

    @Test("Nobody speaks out of turn")
    func order() throws {
        var (server, lock) = (initiator(), responder())
        #expect(throws: HandshakeError.outOfOrder) { try server.second([UInt8](repeating: 1, count: 48)) }
        #expect(throws: HandshakeError.outOfOrder) { try lock.second().message }
        let first = try server.first()
        #expect(throws: HandshakeError.outOfOrder) { try server.first() }
        _ = try lock.first(first)
        #expect(throws: HandshakeError.outOfOrder) { try lock.first(first) }
    }
}
