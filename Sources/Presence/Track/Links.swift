import Foundation

extension PersonTrack {
    /// The links of one person, in ascending order: they are few, so that a list serves better than a table.
    ///
    /// In: observations. Out: for each link its smoothed level, by an exponential mean with weight 1 - exp(-gap /
    /// smoothing), and what it says at an instant.
    struct Levels: Equatable, Sendable, RandomAccessCollection {
        private var all: [Level] = []

        var startIndex: Int { all.startIndex }
        var endIndex: Int { all.endIndex }
        subscript(index: Int) -> Level { all[index] }

        subscript(link: Link) -> Level? { all.first { $0.link == link } }

        /// Changes what is kept of a link, where there is something.
        /// - Returns: whether there is.
        mutating func change(_ link: Link, _ change: (inout Level) -> Bool) -> Bool {
            guard let index = all.firstIndex(where: { $0.link == link }) else { return false }
            return change(&all[index])
        }

        /// Takes the place of what was kept of the same link.
        mutating func put(_ level: Level) {
            let index = all.firstIndex { level.link <= $0.link } ?? all.endIndex
            if index < all.endIndex, all[index].link == level.link {
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

    /// How strongly one link speaks for its room: a smoothed level that sinks once the link falls silent.
    ///
    /// All people have several, so that they are kept small: levels in single precision, which tells a
    /// hundred-thousandth of a dB, and the properties in an order that leaves no gaps between them.
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
        /// What came since the last decision: the sum of the levels, and how many.
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

        /// dBm.
        var mean: Double { Double(smoothed) }

        /// Exponential smoothing for unevenly spaced readings: the older the mean, the more a new one counts.
        mutating func hear(_ rssi: Double, at time: Date, smoothing: Double) {
            let gap = time.timeIntervalSince(heardAt)
            guard gap >= 0 else { return }
            // What had fallen silent begins anew: how long it was is not how often it is heard.
            if value(at: time) == nil { interval = 1 }
            smoothed += Float(Self.weight(after: gap, smoothing) * (rssi - mean))
            interval +=
                Parameters.current.link.intervalShare
                * (Float(min(gap, Parameters.current.scanner.quietAfter)) - interval)
            fresh = Fresh(sum: fresh.sum + Float(rssi), count: fresh.count + 1)
            heardAt = time
        }

        /// Takes in a reading that came late: the link was not silent, and is no louder for it.
        mutating func recall(_ rssi: Double, at time: Date, smoothing: Double) {
            let gap = time.timeIntervalSince(heardAt)
            guard gap >= 0 else { return }
            smoothed += Float(Self.weight(after: gap, smoothing) * min(0, rssi - mean))
            heardAt = time
        }

        private static func weight(after gap: Double, _ smoothing: Double) -> Double {
            gap == 0 ? 0.5 : 1 - exp(-gap / smoothing)
        }

        /// The mean of what came since the last decision, in dBm; nil if nothing did.
        var freshMean: Double? { fresh.count > 0 ? Double(fresh.sum) / Double(fresh.count) : nil }

        /// The same as a scanner's reading; nil for a client's.
        var freshReading: (receiver: Int64, level: Double)? {
            guard let receiver = link.scanner, let level = freshMean else { return nil }
            return (receiver, level)
        }

        mutating func growOld() { fresh = Fresh(sum: 0, count: 0) }

        /// The level in dBm at a time, or nil once it has sunk below the floor. Silence counts only after the link
        /// has missed three of its usual sightings.
        func value(at time: Date) -> Double? {
            let silent =
                time.timeIntervalSince(heardAt)
                - max(Parameters.current.link.timeout, Parameters.current.link.missedIntervals * Double(interval))
            let value = silent > 0 ? mean - Parameters.current.link.sinking * silent : mean
            return value > Parameters.current.link.floor ? value : nil
        }
    }

    /// What speaks for one room: its strongest link. Links of no known room stand together.
    struct Evidence: Equatable, Sendable {
        let room: Int64?
        let link: Link
        /// dBm.
        let level: Double
        let beacon: Int64
        let leaveAfter: Double
        let heardAt: Date
        /// False if the link's scanner is quiet, so that its last word still stands but proves nothing new.
        let isLive: Bool

        /// Whether another for the same room says more: what a client says now does so beside what a dead scanner last
        /// said. Of two scanners the louder does, dead or not: a faint one that is left over must not speak for the
        /// room alone.
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
    /// What the link says at `now`; nil once it has fallen silent.
    func evidence(at now: Date, context: Context) -> PersonTrack.Evidence? {
        let said: Double?
        var isLive = true
        if let scanner = link.scanner {
            // A scanner's silence counts only as far as its evidence has arrived: no person moves because it died.
            let contact = context.contact(with: scanner)
            said = value(at: min(now, contact.completeThrough))
            // What it said before it fell quiet, or before the engine started, stands, and proves nothing new.
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
