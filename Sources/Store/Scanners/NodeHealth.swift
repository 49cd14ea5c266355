import Foundation
import Postgres

/// The health of a scanner node apart from its radio, as reported in its latest heartbeat; nil if not reported.
public struct NodeHealth: Equatable, Sendable {
    /// The version of its program, 1 to 100 characters.
    public var version: String?
    /// The seconds by which its clock is ahead of the server's.
    public var clockOffset: Double?
    public var spool: NodeHealth.Spool?
    public var settings: [NodeHealth.Setting]?

    public init(
        version: String? = nil, clockOffset: Double? = nil, spool: NodeHealth.Spool? = nil,
        settings: [NodeHealth.Setting]? = nil
    ) {
        self.version = version
        self.clockOffset = clockOffset
        self.spool = spool
        self.settings = settings
    }

    /// The state of the node's spool, and counts of the batches that left it unsent.
    public struct Spool: Equatable, Sendable {  // generated: init
        /// The size of all batches on the disk.
        public let bytes: Int
        /// Seconds since the oldest waiting batch was made.
        public let oldestAge: Int?
        /// Batches dropped because the spool was full.
        public let dropped: Int
        /// Batches that the server will never accept.
        public let setAside: Int
        /// Sightings that wait in memory because the disk cannot be written.
        public let inMemory: Int?
        /// In bytes.
        public let freeDisk: Int?
        /// Why the disk cannot be written, 1 to 100 characters.
        public let error: String?
    }

    /// A setting in effect on the node.
    public struct Setting: Codable, Equatable, Sendable {  // generated: init
        public let name: String
        public let value: String
        /// The source of the setting, as named in the protocol.
        public let source: String
    }
}

extension NodeHealth {
    /// The columns of a scanner that `init(row:)` reads, for a `select`.
    static let columns = """
        version, clock_offset, spool_bytes, spool_oldest_age, spool_dropped, spool_set_aside, spool_in_memory,
        free_disk, disk_error, node_settings
        """

    init(row: Row) throws {
        let settings = try row.decode("node_settings", as: JSONText?.self)
        self.init(
            version: try row.decode("version"), clockOffset: try row.decode("clock_offset"),
            spool: try NodeHealth.Spool(row: row),
            settings: try settings.map { try JSONDecoder().decode([Setting].self, from: Data($0.text.utf8)) })
    }

    /// The value for the column `node_settings`.
    var settingsText: JSONText? {
        settings.flatMap { try? JSONEncoder().encode($0) }.map { JSONText(String(decoding: $0, as: UTF8.self)) }
    }
}

extension NodeHealth.Spool {
    /// Nil if the scanner reported no spool.
    fileprivate init?(row: Row) throws {
        guard let bytes = try row.decode("spool_bytes", as: Int?.self) else { return nil }
        self.init(
            bytes: bytes, oldestAge: try row.decode("spool_oldest_age"), dropped: try row.decode("spool_dropped"),
            setAside: try row.decode("spool_set_aside"), inMemory: try row.decode("spool_in_memory"),
            freeDisk: try row.decode("free_disk"), error: try row.decode("disk_error"))
    }
}
