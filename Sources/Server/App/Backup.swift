public import Logging
import Store

/// Everything needed to recreate a server, in one file: the database as of one moment, the key of sealed secrets, and
/// the list of erasures.
public struct Backup: Sendable {
    let configuration: ServerConfiguration
    let logger: Logger

    public init(_ configuration: ServerConfiguration, logger: Logger) {
        self.configuration = configuration
        self.logger = logger
    }

    /// The result of a backup.
    public struct Report: Sendable {
        public let manifest: BackupManifest
        /// The size of the whole file.
        public let bytes: Int64
    }

    /// Creates the backup, also while a server runs. When it is complete, it replaces any file at the path.
    /// - Parameter progress: called with the number of bytes of the database written so far.
    /// - Throws: `BackupError`, or the error that prevents the connection to the database.
    public func make(
        at path: String, withSightings: Bool, progress: @escaping @Sendable (Int64) -> Void
    ) async throws -> Report {
        let writing = BackupWriting(
            secretKeyFile: configuration.secretKeyFile, erasureFile: configuration.erasureFile, logger: logger)
        return try await Database(configuration, logger: logger).use { access in
            let made = try await writing.run(access.migrator, to: path, withSightings: withSightings, progress)
            try await access.migrator.connect(logger) {
                try await BackupRepository($0).note(
                    madeAt: made.manifest.madeAt, bytes: made.bytes, hasSightings: withSightings)
            }
            return Report(manifest: made.manifest, bytes: made.bytes)
        }
    }
}
