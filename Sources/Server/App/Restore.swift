import Foundation
public import Logging
import OperatorErrors
import Postgres
import Store
import SystemPackage

/// Recreates a server from a backup, on a machine that has none.
public struct Restore: Sendable {
    let configuration: ServerConfiguration
    let logger: Logger

    public init(_ configuration: ServerConfiguration, logger: Logger) {
        self.configuration = configuration
        self.logger = logger
    }

    /// The result of a restore.
    public struct Report: Sendable {
        public let manifest: BackupManifest
        /// The migrations that the backup's schema lacked.
        public let migrations: [String]
        /// The number of erased people who stay erased.
        public let erasures: Int
    }

    /// Verifies the whole backup before it changes anything. If the restore fails, it leaves nothing behind.
    /// - Parameter erasures: a file of erasures that were made after the backup.
    /// - Throws: `BackupError`, or the error that prevents the creation of the database.
    public func run(_ path: String, erasures: String? = nil) async throws -> Report {
        let archive = try BackupArchive(path)
        let files = try Files(archive, later: erasures, configuration)
        if configuration.databaseURL == nil {
            do {
                try cluster.checkEmpty()
            } catch let error as ClusterError where error.code == .notEmpty {
                throw BackupError.notEmpty("'\(configuration.dataDirectory)'", error.message, hint: error.hint)
            }
        }
        do {
            return try await fill { access in
                try await access.migrator.connect(logger, Self.checkEmpty)
                let filling = Filling(archive: archive, files: files, logger: logger)
                return try await filling.run(access)
            }
        } catch let failure as DatabaseDump.Failure {
            throw BackupError.failed(failure)
        }
    }

    private func fill(
        _ body: @escaping @Sendable (DatabaseAccess) async throws -> Report
    ) async throws -> Report {
        guard configuration.databaseURL == nil else {
            return try await Database(configuration, logger: logger).use(body)
        }
        return try await cluster.fill { try await body(DatabaseAccess($0)) }
    }

    private var cluster: PrivateCluster {
        PrivateCluster(dataDirectory: configuration.dataDirectory, logger: logger)
    }

    private static func checkEmpty(_ database: some Querying) async throws {
        guard try await DatabaseDump.isEmpty(database) else {
            throw BackupError.notEmpty(
                "the database", "it contains tables",
                hint: "create a database with 'createdb', and name it with --database-url")
        }
    }

    /// The part of a restore that fills an empty database.
    private struct Filling: Sendable {
        let archive: BackupArchive
        let files: Files
        let logger: Logger

        func run(_ access: DatabaseAccess) async throws -> Report {
            try await access.migrator.connect(logger, DatabaseDump.prepare)
            try await DatabaseDump(of: access.migrator).restore(
                from: archive.pieces(BackupManifest.Name.database))
            let migrations = try await access.migrate(logger: logger)
            try await access.migrator.connect(logger) { connection in
                try await BackupRepository(connection).noteRestore(
                    madeAt: archive.manifest.madeAt, bytes: archive.size,
                    hasSightings: archive.manifest.hasSightings)
                try await ErasureRepository(connection).remember(files.erasures, at: Date())
            }
            try files.write()
            return Report(
                manifest: archive.manifest, migrations: migrations, erasures: files.erasures.count)
        }
    }

    /// The files of the server outside the database.
    private struct Files: Sendable {
        let secretKey: Data?
        let secretKeyFile: String
        let erasures: [UUID]
        let erasureFile: String

        /// Writes nothing. Throws `BackupError`.
        init(_ archive: BackupArchive, later: String?, _ configuration: ServerConfiguration) throws {
            secretKey = try archive.data(BackupManifest.Name.secretKey)
            secretKeyFile = configuration.secretKeyFile
            erasureFile = configuration.erasureFile
            let kept = try archive.data(BackupManifest.Name.erasures)
            let texts = try [kept, later.map(Self.erasures), Self.existing(erasureFile)].compactMap(\.self)
            erasures = Set(texts.flatMap(ErasureFile.subjects)).sorted { $0.uuidString < $1.uuidString }
            let there = try Self.existing(secretKeyFile)
            guard there == nil || there == secretKey else {
                throw BackupError.notEmpty(
                    "'\(secretKeyFile)'", "its key differs from the key in the backup",
                    hint: "move it away with 'mv \(secretKeyFile) \(secretKeyFile).old'")
            }
        }

        /// Reads the erasure file that was named as an argument. It must be valid throughout: any other file would
        /// bring erased people back.
        private static func erasures(_ path: String) throws -> Data {
            let content = try read(path)
            guard ErasureFile.subjects(content).count == ErasureFile.lines(content).count else {
                throw BackupError.noErasures(path)
            }
            return content
        }

        func write() throws {
            do {
                if let secretKey { try Self.write(secretKey, to: secretKeyFile) }
                let lines = erasures.map { $0.uuidString + "\n" }.joined()
                if !erasures.isEmpty { try Self.write(Data(lines.utf8), to: erasureFile) }
            } catch {
                throw BackupError.notWritable(secretKeyFile, error)
            }
        }

        private static func write(_ data: Data, to path: String) throws {
            try FileManager.default.createDirectory(
                at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            try AtomicFile.write(data, to: FilePath(path))
        }

        private static func existing(_ path: String) throws -> Data? {
            FileManager.default.fileExists(atPath: path) ? try read(path) : nil
        }

        private static func read(_ path: String) throws -> Data {
            do {
                return try Data(contentsOf: URL(filePath: path))
            } catch {
                throw BackupError.unreadable(path, error)
            }
        }
    }
}
