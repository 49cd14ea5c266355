public import Foundation
public import Vocabulary

/// A scanner node as an admin sees it.
public struct ScannerRecord: Codable, Equatable, Sendable {
    public let scannerID: Int64
    public let scannerName: String
    public let roomNumber: String
    public let state: ScannerState
    /// When the server last received a request from it.
    public let lastSeenAt: Date?
    /// The number of batches waiting on the node at its last heartbeat.
    public let spoolDepth: Int?
    public let adapter: AdapterRecord?
    /// As the last heartbeat reported it; nil if that contained none.
    public let radio: RadioRecord?
    /// The labels to which fleet settings refer, in lower case.
    public var labels: [String] = []
    /// The version of its program. This and the following values are from the last heartbeat; nil if it did not contain
    /// them.
    public let version: String?
    /// How far its clock is ahead of the server's, in seconds.
    public let clockOffset: Double?
    public let spool: SpoolRecord?
    /// The settings in use, with their sources.
    public let settings: [NodeSettingRecord]?
    public let retiredAt: Date?
}

/// A scanner fell silent or came back, as sent by `GET /events` to admins.
public struct ScannerEvent: Codable, Equatable, Sendable {
    public let scannerID: Int64
    public let state: ScannerState
}

/// Scanner nodes, found by `search`, by a label, by their state, and in pages.
public struct GetScanners: Request, ListRequest {
    public static let type = RequestType.adminGetScanners
    public static let callers: Callers = .admin

    /// Only scanners with this label, ignoring case.
    public let label: String?
    public let state: ScannerState?
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let scanners: [ScannerRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}

/// Registers a scanner node.
public struct CreateScanner: Request {
    public static let type = RequestType.adminCreateScanner
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    public let scannerName: String
    public let roomNumber: String
    /// At most 20, each of 1 to 45 characters; converted to lower case.
    public let labels: [String]?

    public struct Reply: Codable, Sendable {
        public let scannerID: Int64
        /// The token that the node sends with each request; returned only once.
        public let token: String
    }
}

/// Changes the given values and leaves the others unchanged.
public struct EditScanner: Request {
    public static let type = RequestType.adminEditScanner
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .sometimes("with `new_token`")

    public let scannerID: Int64
    public let scannerName: String?
    public let roomNumber: String?
    /// All labels from now on: at most 20, each of 1 to 45 characters; converted to lower case.
    public let labels: [String]?
    /// True replaces the token; the old one becomes invalid at once.
    public let newToken: Bool?

    public var needsConfirmation: Bool { newToken == true }

    public struct Reply: Codable, Sendable {
        /// The new token, if one was requested; returned only once.
        public let token: String?
    }
}

/// Deletes a scanner, or retires it if it has reported; its token becomes invalid at once.
public struct DeleteScanner: Request {
    public static let type = RequestType.adminDeleteScanner
    public static let callers: Callers = .admin

    public let scannerID: Int64

    public struct Reply: Codable, Sendable {
        /// True if it has history and was therefore retired instead of deleted.
        public let retired: Bool
    }
}
