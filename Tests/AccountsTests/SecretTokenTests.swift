import Testing

@testable import Accounts

@Suite("Secret tokens")
struct SecretTokenTests {
    @Test("A token is 43 characters of base64url, and no two are alike")
    func random() {
        let tokens = (0..<500).map { _ in SecretToken().text }
        #expect(tokens.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9_-]{43}/) != nil })
        #expect(Set(tokens).count == tokens.count)
        // All 64 characters occur, so nothing of base64 was left unreplaced or lost.
        #expect(Set(tokens.joined()).count == 64)
    }

    @Test("Its hash is the SHA-256 of its text")
    func hash() {
        // The example of FIPS 180-2, appendix B.1.
        let digest: [UInt8] = [
            0xba, 0x78, 0x16, 0xbf, 0x8f, 0x01, 0xcf, 0xea, 0x41, 0x41, 0x40, 0xde, 0x5d, 0xae, 0x22, 0x23,
            0xb0, 0x03, 0x61, 0xa3, 0x96, 0x17, 0x7a, 0x9c, 0xb4, 0x10, 0xff, 0x61, 0xf2, 0x00, 0x15, 0xad,
        ]
        #expect(SecretToken(shown: "abc").hash == digest)
    }

    @Test("What is shown again has the hash of what was given out")
    func shown() {
        let token = SecretToken()
        #expect(SecretToken(shown: token.text).hash == token.hash)
        #expect(SecretToken(shown: token.text + " ").hash != token.hash)
        #expect(SecretToken(shown: "").hash.count == 32)
    }
}
