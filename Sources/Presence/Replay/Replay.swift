public import Foundation
import Vocabulary

/// Replays seconds through the engine.
///
/// In: second by second, which scanners listened and what was heard of each person. Out: live decisions or, with
/// smoothing, the smoothed stays of all people. The replay begins without knowing where people were, so it has to begin
/// some time before the span of interest.
public struct Replay: Sendable {
    private(set) var engine: Engine
    /// The steps of each person, second by second.
    private var trails: [Int64: [PersonTrack.TrailStep]] = [:]
    /// The evidence, by person and second.
    private var evidence: [Int64: [Date: SmoothedStays.Evidence]] = [:]
    private let scanners: Set<Int64>
    /// Whether seconds are kept for smoothing; otherwise each second is decided as it was live.
    private let smooths: Bool
    /// What a person's other clients heard is not evidence and is not part of the replay.
    private static let followedClient = ClientScan(login: ClientScan.Login(number: 0, since: .distantPast))
    /// The latest first.
    private var followed: [FollowedBadge]
    /// The readings that have not yet begun, the latest first, and those in effect.
    private var lastReadings: (coming: [LastReading], holding: [LastReading])

    /// - Parameters:
    ///   - scanners: all scanners that may have listened.
    ///   - followed: the badges of people with several, each with the time from which it was followed; in order of
    ///     time.
    ///   - lastReadings: the readings that kept people from being found elsewhere while a scanner was away; in the
    ///     order of their start times.
    public init(
        building: Building, scanners: Set<Int64>, followed: [FollowedBadge] = [], lastReadings: [LastReading] = [],
        startedAt: Date, smooths: Bool = true
    ) {
        (self.scanners, self.smooths) = (scanners, smooths)
        self.followed = followed.reversed()
        engine = Engine(building: building, startedAt: startedAt, keepsTrail: smooths)
        self.lastReadings = (lastReadings.reversed(), [])
    }

    /// Adds what was heard in the second before `now`.
    /// - Parameter listeners: the scanners that listened; nothing is known of the others.
    public mutating func second(until now: Date, listeners: [Int64], heard: [Observation]) {
        while let next = followed.last, next.since < now {
            engine.follow(next, at: now)
            followed.removeLast()
        }
        hold(until: now, listeners)
        var draft = engine.draft()
        for scanner in listeners { draft.contact(scanner: scanner, at: now, completeThrough: now) }
        for (person, observations) in Dictionary(grouping: heard, by: \.person).sorted(by: { $0.key < $1.key }) {
            let ranged = observations.filter { $0.link.scanner == nil }
            if !ranged.isEmpty { _ = draft.observe(client: Self.followedClient, of: person, hears: ranged, at: now) }
            for observation in observations where observation.link.scanner != nil {
                draft.observe(observation, at: now)
            }
        }
        _ = smooths ? draft.decideOnTouched(at: now) : draft.advance(to: now)
        for (person, step) in draft.trail { trails[person, default: []].append(step) }
        engine.keep((consume draft).finish())
        if smooths { note(heard, at: now, notListening: scanners.subtracting(listeners)) }
    }

    /// Updates what is known of the building.
    mutating func update(building: Building) { engine.update(building: building) }

    /// Returns a person's whereabouts; nil if nothing was heard of them.
    func whereabouts(of person: Int64) -> Whereabouts? { engine.whereabouts(of: person) }

    /// Applies and releases the last readings that held people while a scanner was away.
    private mutating func hold(until now: Date, _ listeners: [Int64]) {
        while let next = lastReadings.coming.last, next.since < now {
            lastReadings.coming.removeLast()
            guard !listeners.contains(next.scanner) else { continue }
            guard engine.take(next, at: now) else { continue }
            lastReadings.holding.append(next)
            // Since the scanner failed, this was unknown until now: the evidence of the seconds since then is void.
            (trails[next.person], evidence[next.person]) = (nil, nil)
        }
        for reading in lastReadings.holding where reading.until.map({ $0 < now }) ?? false { engine.drop(reading) }
        lastReadings.holding.removeAll { $0.until.map { $0 < now } ?? false }
    }

    private mutating func note(_ heard: [Observation], at now: Date, notListening: Set<Int64>) {
        for (person, all) in Dictionary(grouping: heard, by: \.person) {
            let badge = engine.badge(of: person)
            let observations = all.filter { $0.link.isClient || $0.beacon == badge }
            let times = observations.map(\.heardAt)
            guard let first = times.min(), let last = times.max(),
                let leaveAfter = observations.map(\.leaveAfter).max()
            else { continue }
            let isRanged = observations.contains { $0.link.scanner == nil }
            let whereabouts = engine.whereabouts(of: person)
            let room = whereabouts?.state == .present && whereabouts?.link?.scanner == nil ? whereabouts?.room : nil
            evidence[person, default: [:]][now] = SmoothedStays.Evidence(
                badge: badge, heard: first...last, leaveAfter: leaveAfter, named: isRanged ? room : nil,
                isHeard: observations.contains { $0.link.scanner != nil }, levels: Self.levels(observations),
                notListening: notListening.union(Self.untold(observations)))
        }
    }

    private static func levels(_ observations: [Observation]) -> [Int64: Double] {
        var sums: [Int64: (sum: Double, count: Double)] = [:]
        for observation in observations {
            guard let scanner = observation.link.scanner, let rssi = observation.rssi else { continue }
            let before = sums[scanner] ?? (0, 0)
            sums[scanner] = (before.sum + rssi, before.count + 1)
        }
        return sums.mapValues { $0.sum / $0.count }
    }

    /// Returns the scanners that heard the person without a level: they were not silent, but the level is unknown.
    private static func untold(_ observations: [Observation]) -> Set<Int64> {
        let scanned = observations.filter { $0.link.scanner != nil }
        return Set(scanned.compactMap(\.link.scanner)).subtracting(
            scanned.lazy.filter { $0.rssi != nil }.compactMap(\.link.scanner))
    }

    /// Returns a person's smoothed stays, now that everything is known.
    public func smoothed(_ person: Int64) -> SmoothedStays {
        SmoothedStays(engine.record(of: trails[person] ?? []), evidence: evidence[person] ?? [:], engine.context)
    }
}
