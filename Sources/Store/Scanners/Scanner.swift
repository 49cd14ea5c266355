public import Foundation

/// A scanner node and when it was last heard of.
public struct Scanner: Equatable, Sendable {
    public let id: Int64
    public let name: String
    public let roomNumber: String
    public let lastSeenAt: Date?
    public let spoolDepth: Int?
    public let adapterName: String?
    public let adapterState: String?
    /// Nil where its last heartbeat told of none.
    public let radio: ScannerRadio?
    public let retiredAt: Date?
}
