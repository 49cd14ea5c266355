import Beacon
import Wire

/// The room beacons a client hears, nearest first. A value: frames and elapsed time in, an order out.
///
/// Two beacons change places when the levels differ by more than chance makes of so few readings, so that noise does
/// not flap the order, and a beacon heard often is believed sooner than one heard rarely.
struct NearRooms: Equatable, Sendable {
    /// A beacon not heard for so long is near no more.
    static let memory = Duration.seconds(30)
    /// Beacons told apart; a person who makes up new ones every second must not fill the memory.
    static let limit = 64
    /// Standard errors by which two levels must differ: so many, because readings one after the other fade together and
    /// the order is looked at every second.
    static let certainty = 4.0

    private(set) var order: [BeaconIdentity] = []
    private var heard: [BeaconIdentity: Readings] = [:]

    mutating func hear(_ frame: HeardFrame, at now: Duration) {
        if heard[frame.beacon] != nil {
            heard[frame.beacon]?.hear(frame, at: now)
        } else if heard.count < Self.limit {
            heard[frame.beacon] = Readings(frame, at: now)
        }
    }

    /// Forgets what was not heard for long, and puts the rest in order.
    mutating func advance(to now: Duration) {
        heard = heard.filter { now - $0.value.heardAt < Self.memory }
        for beacon in heard.keys {
            heard[beacon]?.forget(before: now)
        }
        order = sorted()
    }

    /// What is told to the server, nearest first.
    var list: [HeardBeacon] {
        order.compactMap { beacon in
            heard[beacon].map {
                HeardBeacon(
                    uuid: beacon.uuid, major: beacon.major, minor: beacon.minor, rssi: $0.level,
                    heardAt: $0.last.heardAt)
            }
        }
    }

    /// Each beacon passes those before it that it is nearer than; one that had a place, only if it clearly is.
    private func sorted() -> [BeaconIdentity] {
        let kept = order.filter { heard[$0] != nil }
        var sorted: [BeaconIdentity] = []
        for beacon in kept {
            let place = sorted.lastIndex { !isClearlyNearer(beacon, than: $0) }.map { $0 + 1 }
            sorted.insert(beacon, at: place ?? 0)
        }
        for beacon in newcomers(beside: kept) {
            let place = sorted.lastIndex { !isNearer(beacon, than: $0) }.map { $0 + 1 }
            sorted.insert(beacon, at: place ?? 0)
        }
        return sorted
    }

    private func newcomers(beside kept: [BeaconIdentity]) -> [BeaconIdentity] {
        heard.keys.filter { !kept.contains($0) }
            .sorted { ($0.uuid, $0.major, $0.minor) < ($1.uuid, $1.major, $1.minor) }
    }

    /// A level goes before none.
    private func isNearer(_ left: BeaconIdentity, than right: BeaconIdentity) -> Bool {
        guard let mine = heard[left]?.level else { return false }
        guard let other = heard[right]?.level else { return true }
        return mine > other
    }

    private func isClearlyNearer(_ left: BeaconIdentity, than right: BeaconIdentity) -> Bool {
        guard let mine = heard[left], let level = mine.level else { return false }
        guard let other = heard[right], let otherLevel = other.level else { return true }
        return Double(level - otherLevel) > Self.certainty * (mine.variance + other.variance).squareRoot()
    }
}

extension NearRooms {
    /// How one room beacon has been heard lately.
    struct Readings: Equatable, Sendable {
        /// Readings that count towards the level are not older.
        static let window = Duration.seconds(10)
        /// Readings kept: those of the window at the usual ten advertisements a second.
        static let maxReadings = 100
        /// dB by which single readings of a resting receiver scatter (standard deviation); bodies and fading cost that
        /// much.
        static let scatter = 5.0

        private struct Reading: Equatable {
            let rssi: Int
            let at: Duration
        }

        private var readings: [Reading] = []
        /// Elapsed time on the node.
        private(set) var heardAt: Duration
        /// The newest as it was heard, to be told.
        private(set) var last: HeardFrame

        init(_ frame: HeardFrame, at now: Duration) {
            heardAt = now
            last = frame
            hear(frame, at: now)
        }

        mutating func hear(_ frame: HeardFrame, at now: Duration) {
            heardAt = now
            last = frame
            guard let rssi = frame.rssi else { return }
            if readings.count == Self.maxReadings { readings.removeFirst() }
            readings.append(Reading(rssi: rssi, at: now))
        }

        mutating func forget(before now: Duration) {
            readings.removeAll { $0.at < now - Self.window }
        }

        /// dBm, the median of the window; nil if it holds no reading.
        var level: Int? {
            var tally = RSSITally()
            readings.forEach { tally.add($0.rssi) }
            return tally.median
        }

        /// dB² by which the level scatters: the more readings, the less.
        var variance: Double {
            Self.scatter * Self.scatter / Double(max(readings.count, 1))
        }
    }
}
