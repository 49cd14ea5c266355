import Foundation

extension PersonTrack {
    /// The links of one person, in ascending order: there are few, so a list is better than a table.
    ///
    /// In: observations. Out: for each link its smoothed level, by an exponential mean with weight 1 - exp(-gap /
    /// smoothing), and its evidence at a given time.
    struct Levels: Equatable, Sendable, RandomAccessCollection {
        private var all: [Level] = []

        var startIndex: Int { all.startIndex }
        var endIndex: Int { all.endIndex }
        subscript(index: Int) -> Level { all[index] }

        subscript(link: Link) -> Level? { all.first { $0.link == link } }

        /// Changes the stored level of a link, if there is one.
        /// - Returns: whether there is one.
        mutating func change(_ link: Link, _ change: (inout Level) -> Bool) -> Bool {
            guard let index = all.firstIndex(where: { $0.link == link }) else { return false }
            return change(&all[index])
        }

        /// Replaces the stored level of the same link.
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
