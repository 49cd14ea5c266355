import Foundation
import Logging
import Postgres
import Store
import Wire

/// Writes a backup of a database that already runs. The backup is not recorded in the database.
struct BackupWriting: Sendable {
    let secretKeyFile: String
    let erasureFile: String
    let logger: Logger

    /// - Parameters:
    ///   - database: with the login that migrates.
    ///   - progress: called with the number of bytes of the database written so far.
    /// - Throws: `BackupError`.
    func run(
        _ database: ConnectionSettings, to path: String, withSightings: Bool,
        _ progress: @escaping @Sendable (Int64) -> Void = { _ in }
    ) async throws -> (manifest: BackupManifest, bytes: Int64) {
        guard let schema = try await database.connect(logger, SchemaPosition.read) else {
            throw BackupError.noSchema
        }
        let now = Date()
        let writer = try ArchiveWriter(path, at: now)
        do {
            var parts = [try await addDatabase(database, withSightings, to: writer, progress)]
            // The erasures follow the database, so that people erased in the meantime stay erased.
            for (name, file) in [
                (BackupManifest.Name.secretKey, secretKeyFile), (BackupManifest.Name.erasures, erasureFile),
            ] where FileManager.default.fileExists(atPath: file) {
                parts.append(try await writer.add(name, try read(file)))
            }
            let manifest = BackupManifest(
                format: BackupManifest.format, schema: schema, madeAt: now, hasSightings: withSightings,
                parts: parts)
            let text = try WireJSON.encoder().encode(manifest)
            _ = try await writer.add(BackupManifest.Name.manifest, text)
            _ = try await writer.add(BackupManifest.Name.seal, BackupManifest.seal(of: text))
            try Task.checkCancellation()
            return (manifest, try writer.finish())
        } catch {
            writer.abandon()
            throw (error as? DatabaseDump.Failure).map(BackupError.failed) ?? error
        }
    }

    private func addDatabase(
        _ database: ConnectionSettings, _ withSightings: Bool, to writer: ArchiveWriter,
        _ progress: @escaping @Sendable (Int64) -> Void
    ) async throws -> BackupManifest.Part {
        var count: Int64 = 0
        return try await writer.add(BackupManifest.Name.database) { take in
            try await DatabaseDump(of: database).write(withSightings: withSightings) { piece in
                try take(piece)
                count += Int64(piece.count)
                progress(count)
            }
        }
    }

    private func read(_ file: String) throws -> Data {
        do {
            return try Data(contentsOf: URL(filePath: file))
        } catch {
            throw BackupError.unreadable(file, error)
        }
    }
}

extension ConnectionSettings {
    /// Opens a connection for the duration of the body.
    func connect<Result: Sendable>(
        _ logger: Logger, _ body: (Connection) async throws -> Result
    ) async throws -> Result {
        let connection = try await Connection.connect(self, logger: logger)
        do {
            let result = try await body(connection)
            await connection.close()
            return result
        } catch {
            await connection.close()
            throw error
        }
    }
}
