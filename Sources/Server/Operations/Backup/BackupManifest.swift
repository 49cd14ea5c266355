public import Foundation
public import Store

/// What a backup holds. It stands behind the parts that it tells of, so that a file that was cut short has none.
public struct BackupManifest: Codable, Equatable, Sendable {  // generated: keys
    /// The version of the form of backups; this program reads no other.
    static let format = 1

    public let format: Int
    /// The schema that the database had.
    public let schema: SchemaPosition
    /// What was acknowledged before this time is in it.
    public let madeAt: Date
    public let hasSightings: Bool  // key: with_sightings
    public let parts: [Part]

    /// A file of the archive.
    public struct Part: Codable, Equatable, Sendable {
        public let name: String
        public let bytes: Int64
        /// 64 hexadecimal digits.
        public let sha256: String
    }

    /// The names of files in the archive.
    enum Name {
        static let database = "database.dump"
        static let secretKey = "secret.key"
        static let erasures = "erasures"
        static let manifest = "manifest.json"
        /// The digest of the manifest, as `sha256sum` writes it.
        static let seal = "manifest.json.sha256"
    }
}
