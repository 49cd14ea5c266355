public import Foundation
public import Vocabulary

/// A problem that exists or existed.
public struct AlertRecord: Codable, Equatable, Sendable {
    public let alertID: Int64
    public let kind: AlertKind
    public let severity: AlertSeverity
    public let subject: AlertSubjectRecord
    /// A sentence that states the problem, in the caller's language; in an event in English. It never names a person;
    /// the subject does.
    public let text: String
    /// A sentence that states what to do about it, in the same language.
    public let hint: String
    /// The rooms concerned, as far as the caller may see who is in them.
    public var rooms: [AlertRoomRecord] = []
    public let openedAt: Date
    /// When the cause was last reported.
    public let lastAt: Date
    /// How often the cause was reported.
    public let count: Int
    /// The e-mail address of the admin who acknowledged it; nil if it was not acknowledged or that admin was erased.
    public let acknowledgedBy: String?
    public let acknowledgedAt: Date?
    /// The note of the admin who acknowledged or closed it.
    public let note: String?
    /// Nil while it is open.
    public let closedAt: Date?
}

/// What an alert is about.
public struct AlertSubjectRecord: Codable, Equatable, Sendable {
    public let sort: AlertSubjectSort
    /// Its ID, such as a `scanner_id` or a `person_id`; 0 for the server.
    public let id: Int64
    /// A scanner's name, a beacon's keys as `major/minor`, the host of a webhook, or a person's name; nil if it has
    /// none, or is gone.
    public let name: String?
    /// The zone in which it is; nil if unknown.
    public let zoneName: String?
}

/// A room that an alert concerns.
public struct AlertRoomRecord: Codable, Equatable, Sendable {
    public let roomNumber: String
    public let zoneName: String
}

/// Whether an alert is open.
public enum AlertState: String, WireEnum {
    case open, closed
}

/// Alerts, newest first, in pages. Staff see those of their zones and those about the people in their groups.
public struct GetAlerts: Request, ListRequest {
    public static let type = RequestType.adminGetAlerts
    public static let callers: Callers = [.admin, .staff]

    /// Nil for open and closed alerts.
    public let state: AlertState?
    /// Nil for all kinds.
    public let kind: AlertKind?
    public let page: Int?
    public let pageSize: Int?

    /// Always nil: text search is not supported.
    public var search: String? { nil }

    public struct Reply: Codable, Sendable {
        public let alerts: [AlertRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}

/// Records that the caller is dealing with an open alert. It stays open until its cause is gone or an admin closes it.
public struct AcknowledgeAlert: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminAcknowledgeAlert
    public static let callers: Callers = .admin

    public let alertID: Int64
    /// If nil, the existing note stays.
    public let note: String?
}

/// Closes an open alert manually. If its cause persists, the alert is reported again ten minutes later.
public struct CloseAlert: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminCloseAlert
    public static let callers: Callers = .admin

    public let alertID: Int64
    /// If nil, the existing note stays.
    public let note: String?
}

/// The settings for alerts of one kind.
public struct AlertKindRecord: Codable, Equatable, Sendable {
    public let kind: AlertKind
    /// Whether alerts of this kind are opened.
    public let enabled: Bool
    /// The severity of alerts opened from now on.
    public let severity: AlertSeverity
    /// The threshold from which an alert is opened; nil if the kind has none.
    public let threshold: Double?
    /// The unit of the threshold, such as `seconds`; nil if absent.
    public let unit: String?
    /// Whether its alerts stay open until an admin closes them.
    public let closedByHand: Bool
}

/// All kinds of alerts, with their settings.
public struct GetAlertKinds: Request {
    public static let type = RequestType.adminGetAlertKinds
    public static let callers: Callers = .admin

    public struct Reply: Codable, Sendable {
        public let kinds: [AlertKindRecord]
    }
}

/// Changes the given settings of a kind, on all servers within seconds, and leaves the others unchanged. Open alerts of
/// a kind that is disabled are closed, except those that only an admin can close.
public struct EditAlertKind: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditAlertKind
    public static let callers: Callers = .admin

    public let kind: AlertKind
    public let enabled: Bool?
    public let severity: AlertSeverity?
    /// Above 0, at most 1,000,000; only for a kind that has a threshold.
    public let threshold: Double?
}

/// A change of an alert, as sent by `GET /events`.
public struct AlertEvent: Codable, Equatable, Sendable {
    public let change: AlertEvent.Change
    public let alert: AlertRecord

    /// What happened to the alert.
    public enum Change: String, WireEnum {
        case opened, reopened, acknowledged, closed
    }
}
