import Configuration
import Foundation
import Logging
import TestSupport
import Testing

@testable import Accounts
@testable import Server

@Suite("How a server hashes passwords", .mustEnd)
struct HashingTests {
    @Test("A server that gets no hasher from the code that builds it hashes with OWASP's parameters")
    func parameters() async throws {
        let database = try await Template.copy().database
        // What tests use, under names that a setting could have.
        let settings: [AbsoluteConfigKey: ConfigValue] = [
            "rollcall.argon2.memory": 64, "rollcall.argon2.passes": 1, "rollcall.password.memory": 64,
            "rollcall.password.passes": 1, "rollcall.hash.memory": 64, "rollcall.hash.passes": 1,
        ]
        let passwords = try await RunningServer.assembly(on: database, settings: settings).services.passwords
        let hash = try await passwords.hash(Template.password, for: .address("192.0.2.1"))
        #expect(hash.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"))
        #expect(passwords.isOutdated(try Argon2(memory: 64, passes: 1).hash(Template.password)))
        try await TestCluster.shared.drop(database)
    }
}
