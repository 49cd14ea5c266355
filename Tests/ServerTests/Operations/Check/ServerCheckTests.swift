import Configuration
import Foundation
import Logging
import Postgres
import TestSupport
import Testing

@testable import Server

@Suite("Checking a server", .mustEnd)
struct ServerCheckTests {
    private static let logger = Logger(label: "check") { _ in SwiftLogNoOpLogHandler() }

    private static func configuration(_ values: [AbsoluteConfigKey: ConfigValue]) throws -> ServerConfiguration {
        try ServerConfiguration(reader: ConfigReader(provider: InMemoryProvider(values: values)))
    }

    private static func bad(_ configuration: ServerConfiguration) async -> [String] {
        await ServerCheck(configuration, logger: logger).findings().filter { $0.level == .bad }.map(\.what)
    }

    @Test("A private cluster has nothing bad, whether a server runs on it or not, until its key can be read by others")
    func privateCluster() async throws {
        let folder = FileManager.default.temporaryDirectory.path + "/rollcall-check-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let configuration = try Self.configuration(["rollcall.data.dir": .init(.string(folder), isSecret: false)])
        #expect(await Self.bad(configuration) == [])
        try await Database(configuration, logger: Self.logger).serve { access in
            try await access.migrate(logger: Self.logger)
            #expect(await Self.bad(configuration) == [])
            _ = try SecretKeyFile(path: configuration.secretKeyFile).existingOrNew()
            #expect(await Self.bad(configuration) == [])
            #expect(chmod(configuration.secretKeyFile, 0o644) == 0)
            let bad = await Self.bad(configuration)
            #expect(bad.count == 1 && bad.first?.contains("secret.key") == true)
        }
    }

    @Test("A database by URL that logs what fails is bad, and so is one that cannot be reached")
    func byURL() async throws {
        let database = try await Template.copy().database
        let host = try #require(database.host?.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        let url = "postgresql://postgres@\(host)/\(try #require(database.database))"
        let configuration = try Self.configuration(["rollcall.database.url": .init(.string(url), isSecret: false)])
        let bad = await Self.bad(configuration)
        #expect(bad.contains { $0.contains("log_min_error_statement=error") })
        // The cluster of the tests has no checksums, does not wait for its disk, and its accounts are all there.
        let all = await ServerCheck(configuration, logger: Self.logger).findings()
        #expect(all.contains { $0.what.contains("admins without a second factor: 1") })
        #expect(all.contains { $0.what.contains("fsync is off") })
        let nowhere = try Self.configuration(["rollcall.database.url": "postgresql://postgres@127.0.0.1:1/none"])
        #expect(await Self.bad(nowhere).contains { $0.contains("cannot be checked") })
        try await TestCluster.shared.drop(database)
    }
}
