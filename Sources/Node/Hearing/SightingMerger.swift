import Beacon
public import Foundation
public import Wire

/// Merges the frames of one beacon (identity and address) in one second of the node's clock into one sighting.
///
/// A value: frames in by `hear`, sightings out by `advance`. It contains at most `limit` sightings; frames of a further
/// beacon are dropped and counted.
public struct SightingMerger: Sendable {
    /// Frames that were dropped because the limit was reached.
    public private(set) var dropped = 0

    private let limit: Int
    private var open: [Key: Merge] = [:]

    public init(limit: Int = 20_000) {
        self.limit = limit
    }

    public mutating func hear(_ frame: HeardFrame) {
        let key = Key(frame)
        guard open[key] != nil || open.count < limit else {
            dropped += 1
            return
        }
        open[key, default: Merge(heardAt: frame.heardAt)].add(frame)
    }

    /// Returns the sightings of all seconds that have ended, in the order they were last heard.
    ///
    /// Frames with later timestamps, from a clock that has been set back since, were heard just before: they are
    /// returned too, so that they do not wait until the clock reaches that time, and then count as new.
    public mutating func advance(to now: Date) -> [SightingRecord] {
        let second = now.timeIntervalSince1970.rounded(.down)
        let ended = open.filter { $0.key.second < second || $0.key.second > second + Self.ahead }
        for key in ended.keys {
            open[key] = nil
        }
        return ended.sorted { ($0.value.heardAt, $0.key) < ($1.value.heardAt, $1.key) }
            .map { $0.value.sighting(of: $0.key, notAfter: now) }
    }

    /// The seconds by which a timestamp may be ahead of `now` although no clock was set, as in a recording that is
    /// played fast.
    private static let ahead = 10.0
}

extension SightingMerger {
    struct Key: Hashable {
        /// Whole seconds since 1970.
        let second: Double
        let beacon: BeaconIdentity
        let address: DeviceAddress?

        init(_ frame: HeardFrame) {
            second = frame.heardAt.timeIntervalSince1970.rounded(.down)
            beacon = frame.beacon
            address = frame.address
        }
    }

    struct Merge {
        /// The time of the last frame in the second.
        var heardAt: Date
        var count = 0
        var levels = RSSITally()

        mutating func add(_ frame: HeardFrame) {
            heardAt = max(heardAt, frame.heardAt)
            count += 1
            if let rssi = frame.rssi {
                levels.add(rssi)
            }
        }

        func sighting(of key: Key, notAfter now: Date) -> SightingRecord {
            SightingRecord(
                uuid: key.beacon.uuid, major: key.beacon.major, minor: key.beacon.minor, address: key.address,
                rssi: levels.median, count: count, heardAt: min(heardAt, now))
        }
    }
}

extension SightingMerger.Key: Comparable {
    static func < (left: Self, right: Self) -> Bool {
        (left.beacon.uuid, left.beacon.major, left.beacon.minor, left.address?.value ?? 0)
            < (right.beacon.uuid, right.beacon.major, right.beacon.minor, right.address?.value ?? 0)
    }
}

extension SightingMerger {
    /// How often each level was heard: room for any number of readings in one counter for each level.
    struct RSSITally: Sendable {
        private var counts: [Int: Int] = [:]
        private var total = 0

        mutating func add(_ rssi: Int) {
            counts[rssi, default: 0] += 1
            total += 1
        }

        /// In dBm; for two middle readings their mean, rounded away from zero. Nil without readings.
        var median: Int? {
            guard total > 0 else { return nil }
            let sum = reading((total - 1) / 2) + reading(total / 2)
            return Int((Double(sum) / 2).rounded())
        }

        /// Returns the reading at an index of all readings in order, from the weakest.
        private func reading(_ index: Int) -> Int {
            var passed = 0
            for (rssi, count) in counts.sorted(by: { $0.key < $1.key }) {
                passed += count
                if index < passed { return rssi }
            }
            return 0
        }
    }
}
