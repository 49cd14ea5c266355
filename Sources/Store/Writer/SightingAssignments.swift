import Beacon
import Foundation

/// What sightings refer to, at one version: which beacon has an identity, who carries it, where it is installed, where
/// each scanner stood, and when. A sighting is resolved by the beacon, the carrier of the badge and the place of the
/// receiver at the time it was heard.
///
/// A value type: rows of the database go in, and resolved sightings come out.
public struct SightingAssignments: Sendable {
    /// It avoids optionals, each of which would take eight more bytes: a school may have 20,000 badges.
    struct Beacon: Sendable {
        let id: Int64
        private let addressOrNone: UInt64
        private let roomOrNone: Int64
        private let retiredAtOrNever: Date

        init(id: Int64, address: DeviceAddress?, room: Int64?, retiredAt: Date?) {
            self.id = id
            addressOrNone = address?.value ?? .max
            roomOrNone = room ?? .min
            retiredAtOrNever = retiredAt ?? .distantFuture
        }

        /// Nil for a badge.
        var room: Int64? { roomOrNone == .min ? nil : roomOrNone }
        /// Whether its address is unknown: it then stands for its identity if no beacon with the sighting's address
        /// exists.
        var isAnonymous: Bool { addressOrNone == .max }

        func has(_ address: DeviceAddress) -> Bool { addressOrNone == address.value }
        func isInUse(at time: Date) -> Bool { time.isStored(before: retiredAtOrNever) }
    }

    /// The period in which a person has had a badge.
    struct Issue: Sendable {
        let person: Int64
        let from: Date
        private let untilOrNever: Date

        init(person: Int64, from: Date, until: Date?) {
            (self.person, self.from, untilOrNever) = (person, from, until ?? .distantFuture)
        }

        func contains(_ time: Date) -> Bool {
            !time.isStored(before: from) && time.isStored(before: untilOrNever)
        }
    }

    /// From when on an object has been in a room; nil if always.
    struct Stand: Sendable {
        let since: Date?
        let room: Int64
    }

    /// Increases with each change in the database.
    public internal(set) var version: Int64 = 0
    var beacons = SmallMultimap<BeaconIdentity, Beacon>()
    /// By beacon.
    var issues = SmallMultimap<Int64, Issue>()
    /// By beacon, only for beacons that were moved; the latest last.
    var beaconPlaces: [Int64: [Stand]] = [:]
    /// By scanner; the latest last.
    var scannerPlaces: [Int64: [Stand]] = [:]
    /// In seconds, by room.
    var leaveTimes: [Int64: Double] = [:]
    var people: Set<Int64> = []
    /// The badges that are, or were, used in a survey.
    var surveyed: Set<Int64> = []

    /// Returns whether sightings of a badge may belong to a survey.
    public func isSurveyed(_ beacon: Int64) -> Bool { surveyed.contains(beacon) }

    /// Removes beacons and everything known about them.
    mutating func remove(beacons ids: Set<Int64>) {
        guard !ids.isEmpty else { return }
        beacons.removeAll { ids.contains($0.id) }
        for id in ids {
            issues.removeAll(of: id)
            beaconPlaces[id] = nil
            surveyed.remove(id)
        }
    }
}

extension SightingAssignments {
    /// Resolves a scanner's sighting; nil if the beacon is not a badge, or the scanner had no place.
    public func meaning(of sighting: ReceivedBatch.Sighting, by scanner: Int64) -> StoredSighting.Resolved? {
        guard let badge = beacon(sighting), badge.room == nil,
            let room = Self.room(scannerPlaces[scanner], at: sighting.heardAt), let leaveAfter = leaveTimes[room]
        else { return nil }
        let issue = issues.first(of: badge.id) { $0.contains(sighting.heardAt) }
        return StoredSighting.Resolved(
            beacon: badge.id, room: room, person: issue?.person, leaveAfter: leaveAfter, issuedAt: issue?.from)
    }

    /// Resolves a sighting by a person's client; nil if the beacon is not a room beacon, or the person does not exist.
    public func meaning(of sighting: ReceivedBatch.Sighting, byClientOf person: Int64) -> StoredSighting.Resolved? {
        guard people.contains(person), let fixed = beacon(sighting),
            let room = Self.room(beaconPlaces[fixed.id], at: sighting.heardAt) ?? fixed.room,
            let leaveAfter = leaveTimes[room]
        else { return nil }
        return StoredSighting.Resolved(
            beacon: fixed.id, room: room, person: person, leaveAfter: leaveAfter, issuedAt: nil)
    }

    /// Returns why a sighting matches no registered beacon; nil if it does.
    public func refusal(of sighting: ReceivedBatch.Sighting) -> ReceivedBatch.RefusedBeacon.Reason? {
        guard beacon(sighting) == nil else { return nil }
        let identity = sighting.identity
        let swapped = BeaconIdentity(
            uuid: identity.uuid, major: identity.major.byteSwapped, minor: identity.minor.byteSwapped)
        if isKnown(identity, at: sighting.heardAt) { return .otherAddress }
        return isKnown(swapped, at: sighting.heardAt) ? .swappedBytes : .unknown
    }

    private func isKnown(_ identity: BeaconIdentity, at time: Date) -> Bool {
        beacons.first(of: identity) { $0.isInUse(at: time) } != nil
    }

    /// Returns the beacon of a sighting, a badge or a room beacon. If several share one identity, the address decides;
    /// a beacon with an unknown address is chosen if no other matches. A beacon with a unique identity is accepted from
    /// any address, as many change theirs.
    private func beacon(_ sighting: ReceivedBatch.Sighting) -> Beacon? {
        func first(_ isMeant: (Beacon) -> Bool) -> Beacon? {
            beacons.first(of: sighting.identity) { isMeant($0) && $0.isInUse(at: sighting.heardAt) }
        }
        return sighting.address.flatMap { address in first { $0.has(address) } } ?? first(\.isAnonymous)
            ?? beacons.only(of: sighting.identity) { $0.isInUse(at: sighting.heardAt) }
    }

    private static func room(_ stands: [Stand]?, at time: Date) -> Int64? {
        stands?.last { $0.since.map { !time.isStored(before: $0) } ?? true }?.room
    }
}

extension Date {
    /// Returns whether it is earlier at the database's resolution of whole microseconds: two times that are equal there
    /// may differ in the last bit here.
    fileprivate func isStored(before other: Date) -> Bool { microseconds < other.microseconds }

    private var microseconds: Double { (timeIntervalSinceReferenceDate * 1_000_000).rounded() }
}

extension SightingAssignments {
    /// Values by key, usually one for each: the first is stored without an array, which would take more memory than the
    /// value.
    struct SmallMultimap<Key: Hashable & Sendable, Value: Sendable>: Sendable {
        private var firsts: [Key: Value] = [:]
        private var others: [Key: [Value]] = [:]

        mutating func append(_ value: Value, for key: Key) {
            if firsts[key] == nil {
                firsts[key] = value
            } else {
                others[key, default: []].append(value)
            }
        }

        /// Returns the first value of a key that satisfies the predicate, in insertion order.
        func first(of key: Key, where holds: (Value) -> Bool) -> Value? {
            guard let first = firsts[key] else { return nil }
            return holds(first) ? first : others.isEmpty ? nil : others[key]?.first(where: holds)
        }

        /// Returns the value of a key that satisfies the predicate; nil if several do.
        func only(of key: Key, where holds: (Value) -> Bool) -> Value? {
            guard let found = first(of: key, where: holds) else { return nil }
            let count = (firsts[key].map(holds) == true ? 1 : 0) + (others[key] ?? []).count(where: holds)
            return count == 1 ? found : nil
        }

        mutating func removeAll(of key: Key) {
            firsts[key] = nil
            others[key] = nil
        }

        /// Removes all values that satisfy the predicate, by scanning all of them.
        mutating func removeAll(where holds: (Value) -> Bool) {
            let keys =
                firsts.filter { holds($0.value) }.map(\.key) + others.filter { $0.value.contains(where: holds) }.keys
            for key in Set(keys) {
                let left = ((firsts[key].map { [$0] } ?? []) + (others[key] ?? [])).filter { !holds($0) }
                removeAll(of: key)
                for value in left { append(value, for: key) }
            }
        }
    }
}
