import Store
import Vocabulary

/// The rules of all alert kinds, as stored in the database. Until they are read, all kinds are enabled with their
/// default thresholds.
struct AlertRules: Equatable, Sendable {
    private var rules: [AlertKind: AlertRule] = [:]

    init(_ rules: [AlertRule] = []) {
        self.rules = Dictionary(rules.map { ($0.kind, $0) }, uniquingKeysWith: { $1 })
    }

    func isEnabled(_ kind: AlertKind) -> Bool { rules[kind]?.isEnabled ?? true }

    func severity(_ kind: AlertKind) -> AlertSeverity { rules[kind]?.severity ?? .warning }

    /// The value from which a kind raises an alert, in its unit.
    func threshold(_ kind: AlertKind) -> Double { rules[kind]?.threshold ?? kind.usualThreshold }
}

extension AlertKind {
    /// What the threshold counts; nil if the kind has none.
    var unit: String? {
        switch self {
        case .scannerSilent, .radioFailed, .scannerDeaf, .clockOff, .scannersLate, .badgeTwice, .doorHeld, .lockSilent,
            .stationUnreachable:
            "seconds"
        case .nodeDisk: "MiB free"
        case .beaconUnheard: "lawful days"
        case .badgeTooFast: "seconds a door"
        case .backupOld: "days"
        case .unlockDenied: "attempts a minute"
        case .lockBattery: "%"
        default: nil
        }
    }

    /// The default threshold in the schema; 0 if the kind has none.
    fileprivate var usualThreshold: Double {
        switch self {
        case .scannerSilent, .clockOff, .scannersLate: 60
        case .badgeTwice: 30
        case .nodeDisk: 64
        case .beaconUnheard, .badgeTooFast: 2
        case .backupOld: 8
        case .stationUnreachable: 900
        case .unlockDenied: 5
        case .doorHeld: 30
        case .lockBattery: 15
        case .lockSilent, .radioFailed, .scannerDeaf: 120
        default: 0
        }
    }

    /// Whether an alert stays open until an admin closes it: its cause must be investigated although it is over.
    var isClosedByHand: Bool {
        switch self {
        case .spoolRolledBack, .badgeTwice, .badgeTooFast, .doorForced, .lockForgery: true
        default: false
        }
    }

    /// How long after the last signal the cause counts as gone, in seconds; nil if a signal reports its end.
    var fadesAfter: Double? {
        switch self {
        case .unknownBadge, .unlockDenied: 60
        default: nil
        }
    }
}
