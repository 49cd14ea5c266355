import Foundation
import GRDB
import OperatorErrors
import Resolution

/// The SQLite file with all stations, open on one connection.
struct RegistryFile: Sendable {
    let path: String
    private let database: DatabaseQueue

    /// Opens the file, and creates it if it does not exist.
    /// - Parameters:
    ///   - isToBeThere: whether a missing file is an error.
    ///   - now: milliseconds since 1970.
    /// - Throws: `ResolverError`.
    init(path: String, isToBeThere: Bool = false, now: Int64) throws {
        self.path = path
        if isToBeThere, !FileManager.default.fileExists(atPath: path) {
            throw ResolverError(
                .unusable, "There is no file \(path)", hint: "Start the resolver with it once, or add a station.")
        }
        do {
            try Self.refuseForeign(path)
            // SQLite creates its additional files with the same permissions.
            if !FileManager.default.fileExists(atPath: path) {
                _ = FileManager.default.createFile(
                    atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
            }
            database = try DatabaseQueue(path: path, configuration: Self.configuration)
            try database.write { try RegistrySchema.prepare($0, path: path, now: now) }
        } catch let error as DatabaseError {
            throw Self.explained(error, path: path)
        }
    }

    /// Checks the file before anything is written to it: even enabling a write-ahead log changes the file.
    private static func refuseForeign(_ path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(5)
        let database = try DatabaseQueue(path: path, configuration: configuration)
        _ = try database.read { try RegistrySchema.isOurs($0, path: path) }
        try database.close()
    }

    /// A write-ahead log, so that the operator's commands work while the daemon runs. Committed changes are on the
    /// disk.
    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "rollcall.resolver.registry"
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { db in
            try db.execute(
                sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY;")
        }
        return configuration
    }

    func write<T>(_ body: (Database) throws -> T) throws -> T {
        try database.write(body)
    }

    func read<T>(_ body: (Database) throws -> T) throws -> T {
        try database.read(body)
    }

    /// Returns a value that changes with each commit of another connection.
    func version() throws -> Int {
        try database.read { try Int.fetchOne($0, sql: "PRAGMA data_version") ?? 0 }
    }

    func close() throws {
        try database.close()
    }

    /// Describes an SQLite error for the operator.
    static func explained(_ error: DatabaseError, path: String) -> ResolverError {
        switch error.resultCode {
        case .SQLITE_NOTADB, .SQLITE_CORRUPT:
            ResolverError(
                .foreign, "The file \(path) is no SQLite database, or a damaged one",
                cause: "\(error)",
                hint: "Name another file with --database, or look at it: sqlite3 \(path) 'PRAGMA integrity_check'")
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            ResolverError(
                .unusable, "Another program has the registry \(path) locked", cause: "\(error)",
                hint: "See which: fuser \(path)")
        case .SQLITE_FULL:
            ResolverError(.unusable, "The disk of the registry \(path) is full", hint: "Make room: df -h \(path)")
        default:
            ResolverError(
                .unusable, "The registry \(path) cannot be used", cause: "\(error)",
                hint: "See who may write there: ls -ld \(path)")
        }
    }
}
