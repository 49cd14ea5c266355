public import Foundation

/// Makes a link with which people without an account help at the roll-call in progress: they see names, groups, rooms,
/// how long ago people were heard, and entries, and say entries. It ends by itself, with `admin.end_muster_link`, and
/// when the roll-call is closed. At most 50 phones use a link at a time.
public struct CreateMusterLink: Request {
    public static let type = RequestType.adminCreateMusterLink

    /// What it is for, 1…100 characters: it stands behind the name of the person who uses it.
    public let label: String
    /// Only people whose last known room is in this zone, or was when the roll-call began; absent for all people.
    public let zoneName: String?
    /// 1…240, after which it ends.
    public let minutes: Int

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let linkID: Int64
        /// To be opened on the helpers' phones, or shown as a QR code. It is told only now.
        public let url: String
        public let expiresAt: Date
    }
}

/// Ends a link with all its phones, or one phone of it: within a second, on every server.
public struct EndMusterLink: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEndMusterLink

    public let linkID: Int64
    /// Only this phone; absent for the link.
    public let phoneID: Int64?
}

/// The links of a roll-call with their phones, the newest link first.
public struct GetMusterLinks: Request, ListRequest {
    public static let type = RequestType.adminGetMusterLinks

    /// Absent for the one in progress; where none is, there are no links.
    public let musterID: Int64?
    /// Only links whose labels hold this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let links: [MusterLinkRecord]
        public let total: Int
    }
}

/// A link for helpers.
public struct MusterLinkRecord: Codable, Equatable, Sendable {
    public let linkID: Int64
    public let label: String
    /// Nil if all people are shown, and where the zone was deleted.
    public let zoneName: String?
    public let createdAt: Date
    public let expiresAt: Date
    /// By hand, or by the close of the roll-call.
    public let endedAt: Date?
    /// The one that came first stands first.
    public var phones: [MusterPhoneRecord] = []
}

/// A phone that opened a link.
public struct MusterPhoneRecord: Codable, Equatable, Sendable {
    public let phoneID: Int64
    /// As it was typed on the phone: no person has checked it.
    public let name: String
    public let joinedAt: Date
    /// When it last asked for something, to 15 seconds.
    public let seenAt: Date
    /// By hand.
    public let endedAt: Date?
}
