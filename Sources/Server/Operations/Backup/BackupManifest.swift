public import Foundation
public import Store

/// The list of a backup's contents. It follows the parts that it lists, so that a truncated file has no manifest.
public struct BackupManifest: Codable, Equatable, Sendable {  // generated: keys
    /// The version of the backup format; this program reads no other.
    static let format = 1

    public let format: Int
    /// The schema of the database at the time of the backup.
    public let schema: SchemaPosition
    /// The backup contains everything that was acknowledged before this time.
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

    /// The names of the files in the archive.
    enum Name {
        static let database = "database.dump"
        static let secretKey = "secret.key"
        static let erasures = "erasures"
        static let manifest = "manifest.json"
        /// The digest of the manifest, as `sha256sum` writes it.
        static let seal = "manifest.json.sha256"
    }
}
