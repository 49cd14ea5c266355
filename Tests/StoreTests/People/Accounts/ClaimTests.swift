import Foundation
import Phrases
import Postgres
import TestSupport
import Testing
import Vocabulary

@testable import Store

@Suite("One-time codes for accounts", .mustEnd)
struct ClaimTests {
    private static let now = TestStore.now
    private static let code = [UInt8](repeating: 1, count: 32)

    @Test("A code opens its own account, in time, until another is given out")
    func claimant() async throws {
        try await TestStore.with { store in
            let credentials = CredentialRepository(store.pool)
            let ada = try await store.makePerson("ada")
            #expect(try await credentials.issueClaimCode(hash: Self.code, for: 99, at: Self.now) == nil)
            let end = try #require(try await credentials.issueClaimCode(hash: Self.code, for: ada, at: Self.now))
            #expect(end == Self.now + 72 * 3600)
            func claimant(_ email: String = "ADA@example.org", _ code: [UInt8] = Self.code, after: Double = 0)
                async throws -> Int64?
            { try await credentials.claimant(email: email, codeHash: code, at: Self.now + after) }
            #expect(try await claimant() == ada)
            #expect(try await claimant("alan@example.org") == nil)
            #expect(try await claimant(after: 72 * 3600) == nil)
            let other = [UInt8](repeating: 2, count: 32)
            #expect(try await claimant("ada@example.org", other) == nil)
            _ = try await credentials.issueClaimCode(hash: other, for: ada, at: Self.now)
            #expect(try await claimant() == nil)
            #expect(try await claimant("ada@example.org", other) == ada)
        }
    }

    @Test(
        "What changes whose an account is takes its code back, anything else does not",
        arguments: [
            (PersonRepository.Changes(passwordHash: "x"), false), (PersonRepository.Changes(isDisabled: true), false),
            (PersonRepository.Changes(classification: .staff), false),
            (PersonRepository.Changes(email: "other@example.org"), false),
            (PersonRepository.Changes(firstName: "Augusta"), true),
            (PersonRepository.Changes(email: "ada@example.org"), true),
        ])
    func takenBack(changes: PersonRepository.Changes, stays: Bool) async throws {
        try await TestStore.with { store in
            let ada = try await store.makePerson("ada")
            _ = try await CredentialRepository(store.pool).issueClaimCode(hash: Self.code, for: ada, at: Self.now)
            try await PersonRepository(store.pool).edit(ada, changes, only: nil, at: Self.now)
            let codes = try await store.admin.single("select count(*) from claim_code", as: Int.self)
            #expect(codes == (stays ? 1 : 0))
        }
    }

    @Test("A name is lowered as the database does where it looks for an account")
    func lowered() async throws {
        try await TestStore.with { store in
            let credentials = CredentialRepository(store.pool)
            let ada = try await store.makePerson("ida")
            for name in ["IDA@example.org", "\u{130}DA@EXAMPLE.org"] {
                #expect(try await credentials.find(email: name, browser: nil)?.personID == ada)
                #expect(try await credentials.lowered(name) == "ida@example.org")
            }
        }
    }

    @Test("Of many who use a code at once one does")
    func once() async throws {
        try await TestStore.with { store in
            let credentials = CredentialRepository(store.pool)
            let ada = try await store.makePerson("ada")
            _ = try await credentials.issueClaimCode(hash: Self.code, for: ada, at: Self.now)
            let claims = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        try await credentials.claim(
                            ada, codeHash: Self.code, passwordHash: "hash \(number)", at: Self.now)
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(claims == 1)
        }
    }

    @Test("The code of a time step is used once, and none before it after that")
    func steps() async throws {
        try await TestStore.with { store in
            let totp = TOTPRepository(store.pool)
            let ada = try await store.makePerson("ada", .staff)
            try await totp.enrol(ada, sealedSecret: [1])
            try await totp.enrol(ada, sealedSecret: [2])
            #expect(try await totp.find(ada)?.sealedSecret == [2])
            #expect(try await totp.confirm(ada, step: 10, recoveryCodeHashes: [Self.code], at: Self.now))
            #expect(try await !totp.confirm(ada, step: 11, recoveryCodeHashes: [], at: Self.now))
            await #expect(throws: Refusal.self) { try await totp.enrol(ada, sealedSecret: [3]) }
            for (step, isTaken) in [(10, false), (9, false), (11, true), (11, false), (12, true)] {
                #expect(try await totp.use(step: Int64(step), of: ada) == isTaken)
            }
            // Once the clock, which was an hour ahead, is right again.
            for (step, isTaken) in [(132, true), (13, true), (12, false), (13, false), (14, true)] {
                #expect(try await totp.use(step: Int64(step), of: ada) == isTaken)
            }
            #expect(try await totp.useRecoveryCode(hash: Self.code, of: ada))
            #expect(try await !totp.useRecoveryCode(hash: Self.code, of: ada))
            #expect(try await totp.remove(ada))
            #expect(try await !totp.remove(ada))
        }
    }
}
