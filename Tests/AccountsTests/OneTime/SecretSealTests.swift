import Foundation
import Testing

@testable import Accounts

@Suite("Sealed secrets")
struct SecretSealTests {
    private let seal: SecretSeal

    init() throws {
        seal = try #require(SecretSeal(key: SecretSeal.newKey()))
    }

    @Test("What was sealed is opened again, and looks different each time")
    func roundTrip() throws {
        let secret = Array("a secret".utf8)
        let sealed = try seal.seal(secret, of: .person(7))
        #expect(try seal.open(sealed, of: .person(7)) == secret)
        #expect(sealed.count == secret.count + 28)
        #expect(try seal.seal(secret, of: .person(7)) != sealed)
    }

    @Test("It is not opened as somebody else's, with another key, or changed")
    func broken() throws {
        let sealed = try seal.seal([1, 2, 3], of: .person(7))
        let other = try #require(SecretSeal(key: SecretSeal.newKey()))
        #expect(throws: SecretSeal.Broken.self) { try seal.open(sealed, of: .person(8)) }
        #expect(throws: SecretSeal.Broken.self) { try seal.open(sealed, of: .webhook(7)) }
        #expect(throws: SecretSeal.Broken.self) { try other.open(sealed, of: .person(7)) }
        for index in sealed.indices {
            var changed = sealed
            changed[index] ^= 1
            #expect(throws: SecretSeal.Broken.self) { try seal.open(changed, of: .person(7)) }
        }
        #expect(throws: SecretSeal.Broken.self) { try seal.open([], of: .person(7)) }
        #expect(throws: SecretSeal.Broken.self) { try seal.open(Array(sealed.dropLast(4)), of: .person(7)) }
    }

    @Test("A key has 32 bytes", arguments: [0, 16, 31, 33])
    func keyLength(count: Int) {
        #expect(SecretSeal(key: Data(count: count)) == nil)
    }
}
