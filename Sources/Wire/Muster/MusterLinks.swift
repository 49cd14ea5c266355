public import Foundation

/// Creates a link with which people without an account help at the roll-call in progress: they see names, groups,
/// rooms, entries and when people were last heard, and they can make entries. The link ends when it expires, by
/// `admin.end_muster_link`, or when the roll-call is closed. At most 50 phones can use a link at a time.
public struct CreateMusterLink: Request {
    public static let type = RequestType.adminCreateMusterLink

    /// The purpose of the link, 1…100 characters: it is shown after the name of each helper who uses the link.
    public let label: String
    /// Only people whose last known room is in this zone, or was when the roll-call began; absent for all people.
    public let zoneName: String?
    /// The lifetime of the link in minutes, 1…240.
    public let minutes: Int

    public struct Reply: Codable, Sendable {
        public let linkID: Int64
        /// The URL to open on the helpers' phones, or to show as a QR code. Returned only once.
        public let url: String
        public let expiresAt: Date
    }
}

/// Ends a link for all its phones, or for one of them, within a second on every server.
public struct EndMusterLink: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEndMusterLink

    public let linkID: Int64
    /// Only this phone; absent for the whole link.
    public let phoneID: Int64?
}

/// The links of a roll-call with their phones, newest link first.
public struct GetMusterLinks: Request, ListRequest {
    public static let type = RequestType.adminGetMusterLinks

    /// Absent for the roll-call in progress; if none is in progress, the list is empty.
    public let musterID: Int64?
    /// Only links whose labels contain this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let links: [MusterLinkRecord]
        public let total: Int
    }
}

/// A link for helpers.
public struct MusterLinkRecord: Codable, Equatable, Sendable {
    public let linkID: Int64
    public let label: String
    /// Nil if the link shows all people, or if the zone was deleted.
    public let zoneName: String?
    public let createdAt: Date
    public let expiresAt: Date
    /// When the link was ended by an admin or a member of staff, or by the end of the roll-call.
    public let endedAt: Date?
    /// Ordered by time of joining, earliest first.
    public var phones: [MusterPhoneRecord] = []
}

/// A phone that opened a link.
public struct MusterPhoneRecord: Codable, Equatable, Sendable {
    public let phoneID: Int64
    /// The name typed on the phone; it is not verified.
    public let name: String
    public let joinedAt: Date
    /// When it last sent a request, to 15 seconds.
    public let seenAt: Date
    /// When it was ended by an admin or a member of staff.
    public let endedAt: Date?
}
