public import Foundation

/// Makes a link with which people without an account help at the roll-call in progress: they see names, groups, rooms,
/// how long ago people were heard, and words, and say words. It ends by itself, with `admin.end_muster_link`, and when
/// the roll-call is closed. At most 50 phones use a link at a time.
public struct CreateMusterLink: Request {
    public static let type = RequestType.adminCreateMusterLink

    /// What it is for, 1…100 characters: it stands behind the name of whoever uses it.
    public let label: String
    /// Only people whose last known room is in this zone, or was when the roll-call began; absent for everybody.
    public let zoneName: String?
    /// 1…240, after which it ends.
    public let minutes: Int

    enum CodingKeys: String, CodingKey {
        case label
        case zoneName = "zone_name"
        case minutes
    }

    public init(label: String, zoneName: String? = nil, minutes: Int) {
        self.label = label
        self.zoneName = zoneName
        self.minutes = minutes
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let linkID: Int64
        /// To be opened on the helpers' phones, or shown as a QR code. It is told only now.
        public let url: String
        public let expiresAt: Date

        enum CodingKeys: String, CodingKey {
            case linkID = "link_id"
            case url
            case expiresAt = "expires_at"
        }

        public init(linkID: Int64, url: String, expiresAt: Date) {
            self.linkID = linkID
            self.url = url
            self.expiresAt = expiresAt
        }
    }
}

/// Ends a link with all its phones, or one phone of it: within a second, on every server.
public struct EndMusterLink: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEndMusterLink

    public let linkID: Int64
    /// Only this phone; absent for the link.
    public let phoneID: Int64?

    enum CodingKeys: String, CodingKey {
        case linkID = "link_id"
        case phoneID = "phone_id"
    }

    public init(linkID: Int64, phoneID: Int64? = nil) {
        self.linkID = linkID
        self.phoneID = phoneID
    }
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

    enum CodingKeys: String, CodingKey {
        case musterID = "muster_id"
        case search
        case page
        case pageSize = "page_size"
    }

    public init(musterID: Int64? = nil, search: String? = nil, page: Int? = nil, pageSize: Int? = nil) {
        self.musterID = musterID
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let links: [MusterLinkRecord]
        public let total: Int

        public init(links: [MusterLinkRecord], total: Int) {
            self.links = links
            self.total = total
        }
    }
}

/// A link for helpers.
public struct MusterLinkRecord: Codable, Equatable, Sendable {
    public let linkID: Int64
    public let label: String
    /// Nil where everybody is shown, and where the zone was deleted.
    public let zoneName: String?
    public let createdAt: Date
    public let expiresAt: Date
    /// By hand, or by the close of the roll-call.
    public let endedAt: Date?
    /// The one that came first stands first.
    public let phones: [MusterPhoneRecord]

    enum CodingKeys: String, CodingKey {
        case linkID = "link_id"
        case label
        case zoneName = "zone_name"
        case createdAt = "created_at"
        case expiresAt = "expires_at"
        case endedAt = "ended_at"
        case phones
    }

    public init(
        linkID: Int64, label: String, zoneName: String? = nil, createdAt: Date, expiresAt: Date,
        endedAt: Date? = nil, phones: [MusterPhoneRecord] = []
    ) {
        self.linkID = linkID
        self.label = label
        self.zoneName = zoneName
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.endedAt = endedAt
        self.phones = phones
    }
}

/// A phone that opened a link.
public struct MusterPhoneRecord: Codable, Equatable, Sendable {
    public let phoneID: Int64
    /// As it was typed on the phone: nobody has checked it.
    public let name: String
    public let joinedAt: Date
    /// When it last asked for something, to 15 seconds.
    public let seenAt: Date
    /// By hand.
    public let endedAt: Date?

    enum CodingKeys: String, CodingKey {
        case phoneID = "phone_id"
        case name
        case joinedAt = "joined_at"
        case seenAt = "seen_at"
        case endedAt = "ended_at"
    }

    public init(phoneID: Int64, name: String, joinedAt: Date, seenAt: Date, endedAt: Date? = nil) {
        self.phoneID = phoneID
        self.name = name
        self.joinedAt = joinedAt
        self.seenAt = seenAt
        self.endedAt = endedAt
    }
}
