public import Logging
import Store

/// All that a server has to be made of again, in one file: the database as of one moment, the key of sealed secrets,
/// and who was erased.
public struct Backup: Sendable {
    let configuration: ServerConfiguration
    let logger: Logger

    public init(_ configuration: ServerConfiguration, logger: Logger) {
        self.configuration = configuration
        self.logger = logger
    }

    /// What was made.
    public struct Report: Sendable {
        public let manifest: BackupManifest
        /// Of the whole file.
        public let bytes: Int64
    }

    /// Makes it, also while a server runs. What stood in its place is replaced once it is whole.
    /// - Parameter progress: told how many bytes of the database were written.
    /// - Throws: `BackupError`, or what keeps the database from being reached.
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
