public import Foundation
public import Vocabulary

/// Something that is wrong, or was.
public struct AlertRecord: Codable, Equatable, Sendable {
    public let alertID: Int64
    public let kind: AlertKind
    public let severity: AlertSeverity
    public let subject: AlertSubjectRecord
    /// A sentence that says what is wrong. It never names a person; the subject does.
    public let text: String
    /// A sentence that says what to do about it.
    public let hint: String
    /// The rooms it tells of, as far as the reader may see who is in them.
    public var rooms: [AlertRoomRecord] = []
    public let openedAt: Date
    /// When the cause was last told.
    public let lastAt: Date
    /// How often the cause was told.
    public let count: Int
    /// The e-mail address of the person who acknowledged it; nil if no person did, or they were erased.
    public let acknowledgedBy: String?
    public let acknowledgedAt: Date?
    /// What a person wrote who acknowledged or closed it.
    public let note: String?
    /// Nil while it is open.
    public let closedAt: Date?
}

/// What an alert is about.
public struct AlertSubjectRecord: Codable, Equatable, Sendable {
    public let sort: AlertSubjectSort
    /// Its number, such as a `scanner_id` or a `person_id`; 0 of the server.
    public let id: Int64
    /// A scanner's name, a beacon's keys as `major/minor`, the host of a webhook, or a person's name; nil if it has
    /// none, or is gone.
    public let name: String?
    /// The zone that it is in; nil if that is not known.
    public let zoneName: String?
}

/// A room that an alert tells of.
public struct AlertRoomRecord: Codable, Equatable, Sendable {
    public let roomNumber: String
    public let zoneName: String
}

/// Whether an alert is open.
public enum AlertState: String, WireEnum {
    case open, closed
}

/// Alerts, the newest first, in pages. Staff see those of their zones and of the people of their groups.
public struct GetAlerts: Request, ListRequest {
    public static let type = RequestType.adminGetAlerts

    /// Nil for both.
    public let state: AlertState?
    /// Nil for all kinds.
    public let kind: AlertKind?
    public let page: Int?
    public let pageSize: Int?

    /// They are found by what they are, not by text.
    public var search: String? { nil }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let alerts: [AlertRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
    }
}

/// Says that a person looks after an open alert. It stays open until its cause is gone, or a person closes it.
public struct AcknowledgeAlert: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminAcknowledgeAlert

    public let alertID: Int64
    /// Nil leaves the note that is there.
    public let note: String?
}

/// Closes an open alert by hand. Where its cause lasts all the same, it is told again ten minutes later.
public struct CloseAlert: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminCloseAlert

    public let alertID: Int64
    /// Nil leaves the note that is there.
    public let note: String?
}
