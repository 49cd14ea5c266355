public import Vocabulary

/// How alerts of one kind are told.
public struct AlertKindRecord: Codable, Equatable, Sendable {
    public let kind: AlertKind
    /// Whether alerts of this kind are opened.
    public let enabled: Bool
    /// Of the alerts that open from now on.
    public let severity: AlertSeverity
    /// From when on it is told; nil if there is nothing to choose.
    public let threshold: Double?
    /// What the threshold counts, such as `seconds`; nil if absent.
    public let unit: String?
    /// Whether its alerts stay open until a person closes them.
    public let closedByHand: Bool
}

/// All kinds of alerts, with how they are told.
public struct GetAlertKinds: Request {
    public static let type = RequestType.adminGetAlertKinds

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let kinds: [AlertKindRecord]
    }
}

/// Changes what is given of how a kind is told, on all servers within seconds, and leaves the rest. Open alerts of a
/// kind that is no longer told close, but for those that only a person can close.
public struct EditAlertKind: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditAlertKind

    public let kind: AlertKind
    public let enabled: Bool?
    public let severity: AlertSeverity?
    /// Above 0, at most 1,000,000; only of a kind that has one.
    public let threshold: Double?
}

/// What has become of an alert, as `GET /events` tells it.
public struct AlertEvent: Codable, Equatable, Sendable {
    public let change: AlertEvent.Change
    public let alert: AlertRecord

    /// What happened to it.
    public enum Change: String, WireEnum {
        case opened, reopened, acknowledged, closed
    }
}
