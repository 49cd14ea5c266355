import Devices
import Foundation
import Testing

@testable import Locks

@Suite("A proof")
struct LockProofTests {
    /// The keys of the examples in docs/locks.md: bytes 0 to 63, or 0 to 15.
    private func keys(_ dialect: LockDialect) throws -> LockKeys {
        let bytes = (0..<dialect.keySize).map(UInt8.init)
        return try #require(LockKeys(dialect: dialect, device: 12, epoch: 3, bytes: bytes))
    }

    private let nonce = (0..<16).map { UInt8(0xa0 + $0) }

    @Test("The examples of docs/locks.md are as the page has them", arguments: LockExample.all)
    func examples(_ example: LockExample) throws {
        let page = try LockExample.page()
        let proof = try keys(example.dialect).proof(example.proven(nonce))
        let text = try #require(proof).hex
        #expect(page.contains(text), "\(example.name): \(text)")
        if example.dialect == .hmac {
            let message = try keys(.hmac).message(example.proven(nonce)).hex
            #expect(page.contains(message), "\(example.name): \(message)")
        }
    }

    @Test("The other values that docs/locks.md works out are right")
    func otherExamples() throws {
        let page = try LockExample.page()
        let code = try #require(ActivationCode(typed: "7K4M-9QXT-2WPA-B3CD"))
        #expect(page.contains(code.preSharedKey.hex), "\(code.preSharedKey.hex)")
        let vector = try Vector.read()
        let publicKey = try vector.bytes(vector.init_remote_static)
        #expect(
            page.contains(LockFingerprint(publicKey: publicKey).text), "\(LockFingerprint(publicKey: publicKey).text)")
        let prologue = LockIdentity(site: "k1", device: 12).prologue(epoch: 3)
        #expect(page.contains(String(decoding: prologue, as: UTF8.self).replacing("\n", with: #"\n"#)))
    }

    @Test("The handshake that docs/locks.md works out is right")
    func handshakeExample() throws {
        let (page, vector) = (try LockExample.page(), try Vector.read())
        let secret = try #require(ActivationCode(typed: "7K4M-9QXT-2WPA-B3CD")).preSharedKey
        let prologue = LockIdentity(site: "k1", device: 12).prologue(epoch: 3)
        var server = NoiseInitiator(
            prologue: prologue, other: try vector.bytes(vector.init_remote_static), preSharedKey: secret,
            ephemeral: try vector.key(vector.init_ephemeral))
        var lock = NoiseResponder(
            prologue: prologue, ownKey: try vector.key(vector.resp_static), preSharedKey: secret,
            ephemeral: try vector.key(vector.resp_ephemeral))
        let first = try server.first()
        _ = try lock.first(first)
        let (second, end) = try lock.second()
        #expect(try server.second(second).keys == end.keys)
        let keys = [Array(end.keys.prefix(32)), Array(end.keys.suffix(32))]
        for value in [vector.resp_static, vector.init_ephemeral, vector.resp_ephemeral, first.hex, second.hex]
            + keys.map(\.hex)
        {
            #expect(page.contains("`\(value)`"), "\(value)")
        }
    }

    @Test("It counts for its purpose, lock, epoch, attempt, nonce and seconds alone")
    func binding() throws {
        let keys = try keys(.hmac)
        let proven = Proven(purpose: .open, attempt: 7, nonce: nonce, hold: 5)
        let proof = try #require(keys.proof(proven))
        #expect(keys.isGenuine(proof, proven))
        var others = ProofPurpose.allCases.filter { $0 != .open }
            .map { Proven(purpose: $0, attempt: 7, nonce: nonce, hold: 5) }
        others += [
            Proven(purpose: .open, attempt: 8, nonce: nonce, hold: 5),
            Proven(purpose: .open, attempt: 7, nonce: nonce.reversed(), hold: 5),
            Proven(purpose: .open, attempt: 7, nonce: nonce, hold: 6),
        ]
        for other in others { #expect(!keys.isGenuine(proof, other)) }
        for (device, epoch) in [(13, 3), (12, 4)] as [(Int64, UInt32)] {
            let foreign = try #require(LockKeys(dialect: .hmac, device: device, epoch: epoch, bytes: keys.bytes))
            #expect(!foreign.isGenuine(proof, proven))
        }
    }

    @Test("A proof that is missing or of another length is none", arguments: LockDialect.allCases)
    func lengths(_ dialect: LockDialect) throws {
        let keys = try keys(dialect)
        let proven = Proven(purpose: .open, attempt: 7, nonce: nonce, hold: 5)
        let proof = try #require(keys.proof(proven))
        for wrong in [nil, [], Array(proof.dropLast()), proof + [0]] { #expect(!keys.isGenuine(wrong, proven)) }
        let short = Proven(purpose: .open, attempt: 7, nonce: Array(nonce.dropLast()), hold: 5)
        if dialect == .aes128 { #expect(!keys.isGenuine(proof, short)) }
        #expect(LockKeys(dialect: dialect, device: 12, epoch: 1, bytes: Array(keys.bytes.dropLast())) == nil)
    }

    @Test("The block of the weak dialect is AES-128's (FIPS 197, appendix B)")
    func aes() throws {
        let key = try #require([UInt8](hex: "2b7e151628aed2a6abf7158809cf4f3c"))
        let block = try #require([UInt8](hex: "3243f6a8885a308d313198a2e0370734"))
        let keys = try #require(LockKeys(dialect: .aes128, device: 12, epoch: 1, bytes: key))
        #expect(keys.proof(Proven(purpose: .open, nonce: block))?.hex == "3925841d02dc09fbdc118597196a0b32")
        #expect(keys.proof(Proven(purpose: .opened, nonce: block)) == nil)
    }
}

/// A proof that docs/locks.md works out.
struct LockExample: CustomTestStringConvertible {
    let name: String
    let dialect: LockDialect
    let purpose: ProofPurpose
    let isOfAttempt: Bool

    var testDescription: String { name }

    static let all =
        ProofPurpose.allCases.map {
            LockExample(
                name: "hmac \($0)", dialect: .hmac, purpose: $0, isOfAttempt: $0 != .confirm && $0 != .active)
        } + [
            LockExample(name: "aes128 open", dialect: .aes128, purpose: .open, isOfAttempt: true),
            LockExample(name: "aes128 confirm", dialect: .aes128, purpose: .confirm, isOfAttempt: false),
        ]

    func proven(_ nonce: [UInt8]) -> Proven {
        isOfAttempt
            ? Proven(purpose: purpose, attempt: 1_207, nonce: nonce, hold: 5) : Proven(purpose: purpose)
    }

    static func page() throws -> String {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return try String(contentsOf: root.appending(path: "docs/locks.md"), encoding: .utf8)
    }
}
