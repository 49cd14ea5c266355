import Beacon
import Foundation

/// What sightings mean, at one version of it: which beacon has an identity, who carries it, where it hangs, where each
/// scanner stood, and when. A sighting means what its beacon, its badge's carrier and its receiver's place meant at the
/// time it was heard.
///
/// A value: rows of the database go in, and what a sighting means comes out.
public struct SightingAssignments: Sendable {
    /// Without optionals, each of which would take eight bytes more: a school may have 20,000 badges.
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
        /// Whether it alone has its identity, or is meant where none is whose address is known.
        var isAnonymous: Bool { addressOrNone == .max }

        func has(_ address: DeviceAddress) -> Bool { addressOrNone == address.value }
        func isInUse(at time: Date) -> Bool { time.isStored(before: retiredAtOrNever) }
    }

    /// Since when a person has had a badge, and until when.
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

    /// Since when something has been in a room; nil since ever.
    struct Stand: Sendable {
        let since: Date?
        let room: Int64
    }

    /// Rises with each change in the database.
    public internal(set) var version: Int64 = 0
    var beacons = SmallMultimap<BeaconIdentity, Beacon>()
    /// By beacon.
    var issues = SmallMultimap<Int64, Issue>()
    /// The latest last, of beacons that were moved.
    var beaconPlaces: [Int64: [Stand]] = [:]
    /// The latest last, by scanner.
    var scannerPlaces: [Int64: [Stand]] = [:]
    /// By room, seconds.
    var leaveTimes: [Int64: Double] = [:]
    var people: Set<Int64> = []
    /// The badges that walk, or walked, in a survey.
    var surveyed: Set<Int64> = []

    /// Whether what is heard of a badge may belong to a survey.
    public func isSurveyed(_ beacon: Int64) -> Bool { surveyed.contains(beacon) }

    /// Forgets beacons and all that is known of them.
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
    /// What it means that a scanner heard a beacon; nil if that is no badge, or where the scanner stood nowhere.
    public func meaning(of sighting: ReceivedBatch.Sighting, by scanner: Int64) -> StoredSighting.Resolved? {
        guard let badge = beacon(sighting), badge.room == nil,
            let room = Self.room(scannerPlaces[scanner], at: sighting.heardAt), let leaveAfter = leaveTimes[room]
        else { return nil }
        let issue = issues.first(of: badge.id) { $0.contains(sighting.heardAt) }
        return StoredSighting.Resolved(
            beacon: badge.id, room: room, person: issue?.person, leaveAfter: leaveAfter, issuedAt: issue?.from)
    }

    /// What it means that a person's client heard a beacon; nil if that is no room's, or there is no such person.
    public func meaning(of sighting: ReceivedBatch.Sighting, byClientOf person: Int64) -> StoredSighting.Resolved? {
        guard people.contains(person), let fixed = beacon(sighting),
            let room = Self.room(beaconPlaces[fixed.id], at: sighting.heardAt) ?? fixed.room,
            let leaveAfter = leaveTimes[room]
        else { return nil }
        return StoredSighting.Resolved(
            beacon: fixed.id, room: room, person: person, leaveAfter: leaveAfter, issuedAt: nil)
    }

    /// Why nothing is registered as what a scanner heard; nil if something is.
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

    /// Where several share one identity the address says which it was, whether badge or room's beacon; whose address is
    /// not known is meant where no other is. What has its identity alone is meant from any address: many change theirs.
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
    /// Whether it is earlier in the database, which counts whole microseconds: two times that are one there may differ
    /// in the last bit here.
    fileprivate func isStored(before other: Date) -> Bool { microseconds < other.microseconds }

    private var microseconds: Double { (timeIntervalSinceReferenceDate * 1_000_000).rounded() }
}
