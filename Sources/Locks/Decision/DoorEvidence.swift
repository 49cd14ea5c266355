public import Foundation

/// What is known of a person's being at a door. The listeners are those of the lock, or else the scanners of the rooms
/// at the door.
public struct DoorEvidence: Equatable, Sendable {  // generated: init
    /// A badge of theirs, as a scanner heard it.
    public struct Heard: Equatable, Sendable {
        public var scanner: Int64
        /// Whether that is one of the listeners.
        public var isListener: Bool
        /// dBm; nil if the scanner did not say.
        public var rssi: Int?
        public var at: Date

        public init(by scanner: Int64 = 0, isListener: Bool = true, rssi: Int?, at: Date) {
            (self.scanner, self.isListener, self.rssi, self.at) = (scanner, isListener, rssi, at)
        }
    }

    public var hasLivingListener: Bool
    /// Whether the school may know now who is where.
    public var isLawful: Bool = true
    /// Whether their badge is heard in two places: then it counts for nothing, nor does what was concluded from it.
    public var isBadgeTwice: Bool = false
    /// What all scanners heard of them, in any order.
    public var heard: [Heard] = []
    /// When they were last heard, where the live state has them present in a room at the door.
    public var whereabouts: Date?
    /// When their phone last reported a room at the door.
    public var client: Date?
}

/// Whether a person was seen at a door.
public enum DoorPresence: Equatable, Sendable {
    public enum Source: String, CaseIterable, Sendable {
        case badge, whereabouts, client
    }

    public enum Blindness: String, CaseIterable, Sendable {
        /// No scanner at the door lives.
        case noListener = "no_listener"
        /// The school may not know now who is where.
        case outsideLawfulHours = "outside_lawful_hours"
    }

    /// By what, and so many seconds ago.
    case seen(Source, ago: TimeInterval)
    case notSeen
    /// No person could be seen: that is not absence.
    case blind(Blindness)

    public var isSeen: Bool { if case .seen = self { true } else { false } }
}

extension LockRules {
    /// A scanner's clock may be so many seconds ahead.
    private static let ahead: TimeInterval = 5

    /// What the evidence comes to. Of several, the latest counts.
    func sight(_ evidence: DoorEvidence, at now: Date) -> DoorPresence {
        guard evidence.isLawful else { return .blind(.outsideLawfulHours) }
        var signs: [(source: DoorPresence.Source, at: Date)] = []
        if !evidence.isBadgeTwice {
            let heard = evidence.heard.filter { isFresh($0.at, now) }
            signs += (minRSSI.map { loud(heard, $0) } ?? NearestListener.at(heard)).map { [(.badge, $0)] } ?? []
            signs += evidence.whereabouts.map { [(.whereabouts, $0)] } ?? []
        }
        if trustsClient { signs += evidence.client.map { [(.client, $0)] } ?? [] }
        let fresh = signs.filter { isFresh($0.at, now) }
        guard let last = fresh.max(by: { $0.at < $1.at }) else {
            return evidence.hasLivingListener ? .notSeen : .blind(.noListener)
        }
        return .seen(last.source, ago: max(0, now.timeIntervalSince(last.at)))
    }

    /// A level that was not said is not loud enough where one is asked for.
    private func loud(_ heard: [DoorEvidence.Heard], _ minRSSI: Int) -> Date? {
        heard.filter { one in one.isListener && one.rssi.map { $0 >= minRSSI } ?? false }.map(\.at).max()
    }

    private func isFresh(_ instant: Date, _ now: Date) -> Bool {
        (-Self.ahead...TimeInterval(within)).contains(now.timeIntervalSince(instant))
    }
}
