import Foundation
import Vocabulary

/// The state that the engine keeps of one person.
///
/// In: observations of their badges, and what their clients hear. Out: whereabouts. Each second the links become
/// readings, the readings update the filter, and the filter's posterior decides. Small properties are placed in the
/// gaps that others leave, since each person has one of these.
struct PersonTrack: Equatable, Sendable {
    /// A room that gains on the current one, or is ahead of it, and since when.
    struct Candidate: Equatable, Sendable {
        let room: Int64
        let since: Date
        /// Its probability at the last check.
        var chance = 0.0
    }

    let person: Int64
    /// The badge that is followed, once a scanner has heard one.
    var badge: Int64? {
        didSet { whereabouts?.badge = badge }
    }
    /// Whether the followed badge is set from outside, so that the engine does not choose one.
    var isLed = false
    /// Whether their client has reported since the last decision.
    var hasNewReport = false
    /// Since when the living scanners have contradicted the last readings of dead scanners, in whole seconds of the
    /// reference date; 0 if they do not. Its position here fills a gap.
    var contrarySince: UInt32 = 0
    /// The state of their other badges.
    var others: [OtherBadge] = []
    /// The clients that have reported where they are.
    var clients = CarriedClients()
    var whereabouts: Whereabouts?
    var levels = Levels()
    var candidate: Candidate?
    /// The contest between a rival room and theirs.
    var contest: Contest?
    var filter = ForwardFilter()
    /// When the filter was last updated.
    var listenedAt: Date?
    /// When their whereabouts were last decided.
    var decidedAt: Date?
    /// The evidence of the last second, if trails are kept, until it is read: an array of at most one, which takes less
    /// memory than an optional step.
    var steps: [TrailStep] = []
    /// When a receiver last heard that badge, or their client last reported, even if no decision is made.
    var heardAt: Date?
    /// The level offset of that badge to the survey; nil before the first comparison, and unchanged while there is
    /// nothing to compare it with. Its position here fills a gap.
    var offset: LiveOffset?

    init(person: Int64, badge: Int64? = nil) {
        self.person = person
        self.badge = badge
    }

    /// A person as restored from the database. The last report of their client counts as if made when the engine
    /// started, since it could not report before that. The level at a scanner is stored only for one that fell quiet.
    /// - Parameters:
    ///   - ranUntil: when the engine last ran before; nil if unknown.
    ///   - quiet: what a scanner that fell quiet had heard of them, louder than any other.
    init(
        restored whereabouts: Whereabouts, of person: Int64, in context: Context, ranUntil: Date? = nil,
        quiet: QuietScanner? = nil
    ) {
        self.person = person
        self.whereabouts = whereabouts
        heardAt = whereabouts.heardAt
        if let client = whereabouts.client {
            let isTold = whereabouts.link?.isClient == true
            clients = CarriedClients(
                following: CarriedClients.Client(
                    followed: client, carriedAt: whereabouts.clientCarriedAt,
                    in: isTold ? whereabouts.room : nil, isHearing: whereabouts.state == .present,
                    at: context.startedAt))
        }
        badge = whereabouts.badge ?? whereabouts.link.flatMap { $0.isClient ? nil : whereabouts.beacon }
        guard whereabouts.state != .left else { return }
        filter.settle(in: whereabouts.room)
        listenedAt = whereabouts.heardAt
        let isPresent = whereabouts.state == .present
        guard isPresent || !Self.isOld(whereabouts, at: ranUntil, in: context) else { return }
        func put(_ link: Link, _ beacon: Int64, in room: Int64?, _ level: Double) {
            let observation = Observation(
                person: person, room: room, link: link, beacon: beacon, rssi: nil,
                heardAt: link.isClient ? context.startedAt : whereabouts.heardAt,
                leaveAfter: whereabouts.leaveAfter)
            levels.put(Level(observation, rssi: level))
        }
        // Only the quiet scanner holds an unknown person; no scanner holds a person whom a client reported.
        if let link = whereabouts.link, let beacon = whereabouts.beacon,
            isPresent || !link.isClient && quiet == nil && whereabouts.client == nil
        {
            put(
                link, beacon, in: whereabouts.room,
                link.isClient ? Parameters.current.link.assumedLevel : Parameters.current.link.presumedLevel)
        }
        if let quiet, let badge { put(.scanner(quiet.scanner), badge, in: quiet.room, quiet.level) }
        levels.growOld()
    }

    /// Returns whether an unknown person had not been heard for the leave time: a person who appears after that is
    /// judged without their last state. No scanner was listening while the engine was away.
    private static func isOld(_ held: Whereabouts, at ranUntil: Date?, in context: Context) -> Bool {
        ranUntil.map { $0.timeIntervalSince(held.heardAt) > context.leaveTime(of: held) } ?? false
    }

    mutating func observe(_ observation: Observation) {
        if !observation.link.isClient, badge == nil { badge = observation.beacon }
        guard isOwn(observation) else {
            note(observation)
            return changeOther(observation.beacon) { $0.observe(observation) }
        }
        hasNewReport = hasNewReport || observation.link.scanner == nil
        // An observation without a level leaves the level unchanged.
        let isKnown = take(observation) {
            $0.hear(observation.rssi ?? $0.mean, at: observation.heardAt, smoothing: Parameters.current.link.smoothing)
        }
        if !isKnown { levels.put(Level(observation, rssi: observation.rssi ?? Parameters.current.link.assumedLevel)) }
    }

    /// Adds an observation that came too late to move the person: it still shows that they were not silent then.
    mutating func recall(_ observation: Observation) {
        guard isOwn(observation) else {
            return changeOther(observation.beacon) { $0.track.recall(observation) }
        }
        guard whereabouts?.state != .left else { return }
        _ = take(observation) {
            $0.recall(
                observation.rssi ?? $0.mean, at: observation.heardAt, smoothing: Parameters.current.link.smoothing)
        }
    }

    /// Returns whether an observation is of the followed badge, or a client's.
    func isOwn(_ observation: Observation) -> Bool {
        observation.link.isClient || badge == nil || observation.beacon == badge
    }

    private mutating func changeOther(_ badge: Int64, _ change: (inout OtherBadge) -> Void) {
        for index in others.indices where others[index].track.badge == badge { change(&others[index]) }
    }

    /// - Returns: whether its link has a level to change.
    private mutating func take(_ observation: Observation, _ change: (inout Level) -> Void) -> Bool {
        heardAt = max(heardAt ?? observation.heardAt, observation.heardAt)
        whereabouts?.heardAt = heardAt ?? observation.heardAt
        return levels.change(observation.link) { level in
            guard level.room == observation.room else { return false }
            change(&level)
            level.leaveAfter = observation.leaveAfter
            return true
        }
    }

    mutating func takeSteps() -> [TrailStep] {
        defer { steps = [] }
        return steps
    }
}

extension PersonTrack {
    /// The links of one person, in ascending order: there are few, so a sorted list is better than a table.
    ///
    /// In: observations. Out: for each link its smoothed level, by an exponential mean with weight 1 - exp(-gap /
    /// smoothing), and its evidence at a given time.
    struct Levels: Equatable, Sendable, RandomAccessCollection {
        private var all: [Level] = []

        var startIndex: Int { all.startIndex }
        var endIndex: Int { all.endIndex }
        subscript(index: Int) -> Level { all[index] }

        subscript(link: Link) -> Level? {
            let index = place(of: link)
            return isAt(index, link) ? all[index] : nil
        }

        /// Returns the index of a link, or else the one at which it belongs, by binary search.
        private func place(of link: Link) -> Int {
            var (low, high) = (all.startIndex, all.endIndex)
            while low < high {
                let middle = (low + high) / 2
                if all[middle].link < link { low = middle + 1 } else { high = middle }
            }
            return low
        }

        private func isAt(_ index: Int, _ link: Link) -> Bool { index < all.endIndex && all[index].link == link }

        /// Changes the stored level of a link, if there is one.
        /// - Returns: whether there is one.
        mutating func change(_ link: Link, _ change: (inout Level) -> Bool) -> Bool {
            let index = place(of: link)
            return isAt(index, link) && change(&all[index])
        }

        /// Replaces the stored level of the same link.
        mutating func put(_ level: Level) {
            let index = place(of: level.link)
            if isAt(index, level.link) {
                all[index] = level
            } else {
                all.insert(level, at: index)
            }
        }

        mutating func drop(where isDropped: (Level) -> Bool) {
            guard all.contains(where: isDropped) else { return }
            all.removeAll(where: isDropped)
        }

        mutating func growOld() {
            for index in all.indices where all[index].freshMean != nil { all[index].growOld() }
        }
    }

    /// The evidence of one link for its room: a smoothed level that sinks once the link falls silent.
    ///
    /// Each person has several, so they are kept small: levels in single precision, which resolves a hundred-thousandth
    /// of a dB, and the properties in an order without gaps between them.
    struct Level: Equatable, Sendable {
        private struct Fresh: Equatable {
            let sum: Float
            let count: Int32
        }

        let link: Link
        /// The usual time between two sightings, in seconds.
        private var interval: Float = 1
        let room: Int64?
        private var smoothed: Float
        let beacon: Int64
        var leaveAfter: Double
        private(set) var heardAt: Date
        /// The readings since the last decision: the sum of the levels, and their number.
        private var fresh = Fresh(sum: 0, count: 0)

        init(_ observation: Observation, rssi: Double) {
            link = observation.link
            room = observation.room
            beacon = observation.beacon
            leaveAfter = observation.leaveAfter
            smoothed = Float(rssi)
            fresh = Fresh(sum: Float(rssi), count: 1)
            heardAt = observation.heardAt
        }

        /// In dBm.
        var mean: Double { Double(smoothed) }

        /// Exponential smoothing for unevenly spaced readings: the older the mean, the more a new one counts.
        mutating func hear(_ rssi: Double, at time: Date, smoothing: Double) {
            let gap = time.timeIntervalSince(heardAt)
            guard gap >= 0 else { return }
            // A link that had fallen silent starts again: the length of the silence is not the usual interval.
            if value(at: time) == nil { interval = 1 }
            smoothed += Float(Self.weight(after: gap, smoothing) * (rssi - mean))
            interval +=
                Parameters.current.link.intervalShare
                * (Float(min(gap, Parameters.current.scanner.quietAfter)) - interval)
            fresh = Fresh(sum: fresh.sum + Float(rssi), count: fresh.count + 1)
            heardAt = time
        }

        /// Adds a reading that came late: the link was not silent, and its level does not rise.
        mutating func recall(_ rssi: Double, at time: Date, smoothing: Double) {
            let gap = time.timeIntervalSince(heardAt)
            guard gap >= 0 else { return }
            smoothed += Float(Self.weight(after: gap, smoothing) * min(0, rssi - mean))
            heardAt = time
        }

        private static func weight(after gap: Double, _ smoothing: Double) -> Double {
            gap == 0 ? 0.5 : 1 - exp(-gap / smoothing)
        }

        /// The mean of the readings since the last decision, in dBm; nil if there were none.
        var freshMean: Double? { fresh.count > 0 ? Double(fresh.sum) / Double(fresh.count) : nil }

        /// The same mean as a scanner's reading; nil for a client's link.
        var freshReading: (receiver: Int64, level: Double)? {
            guard let receiver = link.scanner, let level = freshMean else { return nil }
            return (receiver, level)
        }

        mutating func growOld() { fresh = Fresh(sum: 0, count: 0) }

        /// Returns the level in dBm at a time, or nil once it has sunk below the floor. Silence counts only after the
        /// link has missed three of its usual sightings.
        func value(at time: Date) -> Double? {
            let silent =
                time.timeIntervalSince(heardAt)
                - max(Parameters.current.link.timeout, Parameters.current.link.missedIntervals * Double(interval))
            let value = silent > 0 ? mean - Parameters.current.link.sinking * silent : mean
            return value > Parameters.current.link.floor ? value : nil
        }
    }

    /// The evidence for one room: its strongest link. Links without a known room are grouped together.
    struct Evidence: Equatable, Sendable {
        let room: Int64?
        let link: Link
        /// In dBm.
        let level: Double
        let beacon: Int64
        let leaveAfter: Double
        let heardAt: Date
        /// False if the link's scanner is quiet, so that its last reading still stands but is not new evidence.
        let isLive: Bool

        /// Returns whether other evidence for the same room is stronger. A client's present report is stronger than the
        /// last reading of a dead scanner. Of two scanners the louder is stronger, dead or not: a remaining faint
        /// scanner must not be the only evidence for the room.
        func isWeaker(than other: Evidence) -> Bool {
            if isLive != other.isLive, link.isClient != other.link.isClient {
                other.isLive
            } else {
                other.level > level
            }
        }
    }
}

extension PersonTrack.Level {
    /// Returns the evidence of the link at `now`; nil once it has fallen silent.
    func evidence(at now: Date, context: Context) -> PersonTrack.Evidence? {
        let said: Double?
        var isLive = true
        if let scanner = link.scanner {
            // A scanner's silence counts only as far as its evidence has arrived: its failure must not move any person.
            let contact = context.contact(with: scanner)
            said = value(at: min(now, contact.completeThrough))
            // A reading from before it fell quiet, or before the engine started, stands, but is not new evidence.
            let listening = contact.aliveSince.map { $0 - Parameters.current.scanner.quietAfter } ?? .distantPast
            isLive = heardAt >= max(listening, context.startedAt) && context.isAlive(contact, at: now)
        } else {
            let age = now.timeIntervalSince(heardAt)
            said = age <= Parameters.current.client.silentAfter ? value(at: heardAt) : nil
        }
        return said.map {
            PersonTrack.Evidence(
                room: room, link: link, level: $0, beacon: beacon, leaveAfter: leaveAfter,
                heardAt: heardAt, isLive: isLive)
        }
    }
}
