import Accounts
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite(.mustEnd)
struct SecretsAtRestTests {
    /// All rows of all tables as text.
    private static func dump(_ school: School) async throws -> String {
        let tables = try await school.sql.query(
            """
            select quote_ident(relname) from pg_class where relnamespace = 'public'::regnamespace and relkind in \
            ('r', 'p')
            """
        )
        var dump = ""
        for table in tables {
            let rows = try await school.sql.query(
                .init(
                    unescaped:
                        """
                        select coalesce(string_agg(t::text, E'\\n'), '') from \
                        \(try table.decode(0, as: String.self)) t
                        """
                ))
            dump += try rows[0].decode(0, as: String.self)
        }
        return dump
    }

    @Test("The database holds no password, token or code in a form that could be used")
    func dump() async throws {
        try await School.inProcess { school in
            var staff = try await school.makePeer(.staff)
            let secret = try await staff(EnrolTOTP(password: Template.password)).secret
            let authenticator = Authenticator(secret)
            let code = authenticator.code(at: school.now)
            let recovery = try await staff.renew(by: ConfirmTOTP(code: code)).recoveryCodes
            try await school.makeStudent("Ada")
            let claim = try await school.admin(IssueClaimCode(email: "ada@school.example")).code
            _ = try await school.stranger.answer(to: Login(username: "typed by mistake", password: "x"))
            let dump = try await Self.dump(school).lowercased()
            #expect(dump.contains("$argon2id$"))
            let plain = recovery + [claim]
            let hex = authenticator.totp.secret.map { String(format: "%02x", $0) }.joined()
            let secrets: [String] =
                plain + plain.map { $0.replacing("-", with: "") }
                + [Template.password, staff.cookie ?? "?", staff.device ?? "?", secret, hex, "typed by mistake"]
            for secret in secrets { #expect(!dump.contains(secret.lowercased()), "\(secret)") }
        }
    }

    @Test("A hash of former parameters gives way at the next login")
    func rehashed() async throws {
        try await School.inProcess { school in
            // "correct horse" with 4 MiB and 3 passes.
            let old =
                "$argon2id$v=19$m=4096,t=3,p=1$c29tZXNhbHRzb21lc2FsdA$acbZCckOfABB/s2U/eE8vrM+V9HWTIj4syKxzIwhax8"
            try await school.sql.query("update person set password_hash = \(old)")
            let outdated = "select count(*) from person where password_hash = '\(old)'"
            _ = try await school.stranger.answer(to: Login(username: Template.admin, password: "wrong"))
            #expect(try await school.count(outdated) == 1)
            for _ in 0..<2 { _ = try await school.stranger.loggedIn(as: Template.admin, password: "correct horse") }
            #expect(try await school.count(outdated) == 0)
        }
    }

    @Test("The key is made once, for its owner alone, and a lost one is told instead of replaced")
    func keyFile() throws {
        let folder = RunningServer.dataDirectory + "/keys-\(UUID().uuidString)"
        let file = SecretKeyFile(path: folder + "/secret.key")
        #expect(throws: ConfigurationError.self) { try file.existing() }
        let sealed = try file.existingOrNew().seal([1, 2, 3], of: .person(1))
        #expect(try file.existingOrNew().open(sealed, of: .person(1)) == [1, 2, 3])
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["secret.key"])
        try Data("no key".utf8).write(to: URL(filePath: file.path))
        #expect(throws: ConfigurationError.self) { try file.existingOrNew() }
        try FileManager.default.removeItem(atPath: folder)
    }
}
