public import Foundation
public import Vocabulary

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
    /// As the last heartbeat told it; nil if that had none.
    public let radio: RadioRecord?
    /// What the fleet's settings know it by, in small letters.
    public var labels: [String] = []
    /// The version of its program. This and what follows is what the last heartbeat told; nil if that did not.
    public let version: String?
    /// Seconds by which its clock is ahead of the server's.
    public let clockOffset: Double?
    public let spool: SpoolRecord?
    /// What it runs with, and where it has that from.
    public let settings: [NodeSettingRecord]?
    public let retiredAt: Date?
}

/// A scanner fell silent or came back, as `GET /events` tells admins.
public struct ScannerEvent: Codable, Equatable, Sendable {
    public let scannerID: Int64
    public let state: ScannerState
}

/// Scanner nodes, found by `search`, by a label, by their state, and in pages.
public struct GetScanners: Request, ListRequest {
    public static let type = RequestType.adminGetScanners

    /// Only scanners that have this label, in any case.
    public let label: String?
    public let state: ScannerState?
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let scanners: [ScannerRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
    }
}

/// Registers a scanner node.
public struct CreateScanner: Request {
    public static let type = RequestType.adminCreateScanner

    public let scannerName: String
    public let roomNumber: String
    /// At most 20, each of 1 to 45 characters; capitals are made small.
    public let labels: [String]?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let scannerID: Int64
        /// What the node shows with each request; told this once.
        public let token: String
    }
}

/// Changes what is given and leaves the rest.
public struct EditScanner: Request {
    public static let type = RequestType.adminEditScanner

    public let scannerID: Int64
    public let scannerName: String?
    public let roomNumber: String?
    /// All that it has from now on: at most 20, each of 1 to 45 characters; capitals are made small.
    public let labels: [String]?
    /// True replaces the token; the old one ends at once.
    public let newToken: Bool?

    public var needsConfirmation: Bool { newToken == true }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// The new token, where one was asked for; told this once.
        public let token: String?
    }
}

/// Deletes a scanner, or retires it where it has reported; its token ends at once.
public struct DeleteScanner: Request {
    public static let type = RequestType.adminDeleteScanner

    public let scannerID: Int64

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// True if it has history, so that it was taken out of use rather than deleted.
        public let retired: Bool
    }
}
