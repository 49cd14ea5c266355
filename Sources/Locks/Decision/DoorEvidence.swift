public import Foundation

/// The evidence that a person is at a door. The listeners are those of the lock, or by default the scanners of the
/// rooms at the door.
public struct DoorEvidence: Equatable, Sendable {  // generated: init
    /// A reading of one of their badges at a scanner.
    public struct Heard: Equatable, Sendable {
        public var scanner: Int64
        /// Whether the scanner is one of the listeners.
        public var isListener: Bool
        /// In dBm; nil if the scanner reported none.
        public var rssi: Int?
        public var at: Date

        public init(by scanner: Int64 = 0, isListener: Bool = true, rssi: Int?, at: Date) {
            (self.scanner, self.isListener, self.rssi, self.at) = (scanner, isListener, rssi, at)
        }
    }

    public var hasLivingListener: Bool
    /// Whether the school may locate people at this time.
    public var isLawful: Bool = true
    /// Whether their badge is heard in two places: then neither it nor any conclusion from it counts.
    public var isBadgeTwice: Bool = false
    /// All scanners' readings of their badges, in any order.
    public var heard: [Heard] = []
    /// When they were last heard, if they are present in a room at the door.
    public var whereabouts: Date?
    /// When their phone last reported a room at the door.
    public var client: Date?
}

extension LockRules {
    /// The maximum number of seconds by which a scanner's clock may be ahead.
    private static let ahead: TimeInterval = 5

    /// Returns the result of the evidence. Of several sightings, the latest counts.
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

    /// A reading without a level is not loud enough if a level is required.
    private func loud(_ heard: [DoorEvidence.Heard], _ minRSSI: Int) -> Date? {
        heard.filter { one in one.isListener && one.rssi.map { $0 >= minRSSI } ?? false }.map(\.at).max()
    }

    private func isFresh(_ instant: Date, _ now: Date) -> Bool {
        (-Self.ahead...TimeInterval(within)).contains(now.timeIntervalSince(instant))
    }
}
