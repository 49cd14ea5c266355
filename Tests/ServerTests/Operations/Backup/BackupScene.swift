import Configuration
import Foundation
import Logging
import Postgres
import TestSupport
import Testing

@testable import Server

/// A folder for backups and for what is made of them, gone with the value.
final class BackupScene: Sendable {
    static let logger = Logger(label: "backup") { _ in SwiftLogNoOpLogHandler() }

    let folder: String
    var file: String { folder + "/backup.tar" }

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/rb-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// A server on a database of the tests' cluster.
    func configuration(_ database: ConnectionSettings) throws -> ServerConfiguration {
        let host = try #require(database.host?.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        let name = try #require(database.database)
        return try configuration(
            dataFolder: name,
            ["rollcall.database.url": .init(.string("postgresql://postgres@\(host)/\(name)"), isSecret: false)])
    }

    /// A server on a private cluster.
    func configuration(
        dataFolder: String, _ values: [AbsoluteConfigKey: ConfigValue] = [:]
    ) throws -> ServerConfiguration {
        let own: [AbsoluteConfigKey: ConfigValue] = [
            "rollcall.data.dir": .init(.string("\(folder)/\(dataFolder)"), isSecret: false)
        ]
        let provider = InMemoryProvider(values: values.merging(own) { given, _ in given })
        return try ServerConfiguration(reader: ConfigReader(provider: provider))
    }

    @discardableResult
    func backUp(_ configuration: ServerConfiguration, withSightings: Bool = false) async throws -> Backup.Report {
        try await Backup(configuration, logger: Self.logger)
            .make(at: file, withSightings: withSightings, progress: { _ in })
    }

    @discardableResult
    func restore(_ configuration: ServerConfiguration, erasures: String? = nil) async throws -> Restore.Report {
        try await Restore(configuration, logger: Self.logger).run(file, erasures: erasures)
    }

    /// The code of the error with which a restore is refused.
    func refusal(_ configuration: ServerConfiguration) async throws -> BackupError {
        try #require(await #expect(throws: BackupError.self) { try await restore(configuration) })
    }

    /// What is in the folder beside the backup.
    func others() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0 != "backup.tar" }.sorted()
    }
}

extension Querying {
    /// All rows of a table, as one text.
    func text(of table: String) async throws -> String {
        try await query(
            Query(unescaped: "select coalesce(string_agg(t::text, E'\\n' order by t::text), '') from \(table) t"))[0]
            .decode(0)
    }
}
