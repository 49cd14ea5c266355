import Beacon
import Wire

/// The room beacons that a client hears, nearest first. A value: frames and elapsed time in, an order out.
///
/// Two beacons change places if their levels differ significantly for the number of readings, so that noise does not
/// make the order flap, and a beacon that is heard often moves sooner than one that is heard rarely.
struct NearRooms: Equatable, Sendable {
    /// A beacon not heard for this long is no longer near.
    static let memory = Duration.seconds(30)
    /// The maximum number of beacons; a sender of new identities every second must not fill the memory.
    static let limit = 64
    /// The number of standard errors by which two levels must differ: this many, because consecutive readings fade
    /// together and the order is checked every second.
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

    /// Removes beacons that were not heard for long, and sorts the rest.
    mutating func advance(to now: Duration) {
        heard = heard.filter { now - $0.value.heardAt < Self.memory }
        for beacon in heard.keys {
            heard[beacon]?.forget(before: now)
        }
        order = sorted()
    }

    /// The list for the server, nearest first.
    var list: [HeardBeacon] {
        order.compactMap { beacon in
            heard[beacon].map {
                HeardBeacon(
                    uuid: beacon.uuid, major: beacon.major, minor: beacon.minor, rssi: $0.level,
                    heardAt: $0.last.heardAt)
            }
        }
    }

    /// Each beacon passes those before it that are farther away; one that already had a place, only if the difference
    /// is clear.
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

    /// A beacon with a level precedes one without.
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
    /// The recent readings of one room beacon.
    struct Readings: Equatable, Sendable {
        /// The maximum age of readings that count towards the level.
        static let window = Duration.seconds(10)
        /// The maximum number of readings: those of the window at the usual ten advertisements a second.
        static let maxReadings = 100
        /// The standard deviation of single readings of a resting receiver, in dB, due to bodies and fading.
        static let scatter = 5.0

        private struct Reading: Equatable {
            let rssi: Int
            let at: Duration
        }

        private var readings: [Reading] = []
        /// As elapsed time on the node.
        private(set) var heardAt: Duration
        /// The newest frame, to be reported.
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

        /// In dBm, the median of the window; nil if the window is empty.
        var level: Int? {
            var tally = SightingMerger.RSSITally()
            readings.forEach { tally.add($0.rssi) }
            return tally.median
        }

        /// The variance of the level in dB²: it decreases with the number of readings.
        var variance: Double {
            Self.scatter * Self.scatter / Double(max(readings.count, 1))
        }
    }
}
