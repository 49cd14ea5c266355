public import Vocabulary

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

    public struct Reply: Codable, Sendable {
        public let kinds: [AlertKindRecord]
    }
}

/// Changes the given settings of a kind, on all servers within seconds, and leaves the others unchanged. Open alerts of
/// a kind that is disabled are closed, except those that only an admin can close.
public struct EditAlertKind: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditAlertKind

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
