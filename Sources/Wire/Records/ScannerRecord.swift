public import Foundation

/// A scanner node as an admin sees it.
public struct ScannerRecord: Codable, Equatable, Sendable {
    public let scannerID: Int64
    public let scannerName: String
    public let roomNumber: String
    public let state: ScannerState
    /// When the server last heard of it.
    public let lastSeenAt: Date?
    /// Batches that waited on the node at its last heartbeat.
    public let spoolDepth: Int?
    public let adapter: AdapterRecord?
    /// As the last heartbeat told it; nil where that had none.
    public let radio: RadioRecord?
    public let retiredAt: Date?

    enum CodingKeys: String, CodingKey {
        case scannerID = "scanner_id"
        case scannerName = "scanner_name"
        case roomNumber = "room_number"
        case state
        case lastSeenAt = "last_seen_at"
        case spoolDepth = "spool_depth"
        case adapter, radio
        case retiredAt = "retired_at"
    }

    public init(
        scannerID: Int64, scannerName: String, roomNumber: String, state: ScannerState, lastSeenAt: Date? = nil,
        spoolDepth: Int? = nil, adapter: AdapterRecord? = nil, radio: RadioRecord? = nil, retiredAt: Date? = nil
    ) {
        self.scannerID = scannerID
        self.scannerName = scannerName
        self.roomNumber = roomNumber
        self.state = state
        self.lastSeenAt = lastSeenAt
        self.spoolDepth = spoolDepth
        self.adapter = adapter
        self.radio = radio
        self.retiredAt = retiredAt
    }
}
