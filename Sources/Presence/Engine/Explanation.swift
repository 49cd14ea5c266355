public import Foundation
import Vocabulary

/// An explanation of a person's whereabouts: the likeliest rooms, and how each receiver's reading counts for them.
public struct Explanation: Equatable, Sendable {
    /// A room that the person may be in.
    public struct Candidate: Equatable, Sendable {
        public let room: Int64
        /// 0…1.
        public let chance: Double
        /// Since when it has been a candidate; nil for the room they are believed to be in.
        public let since: Date?
    }

    /// What one receiver heard.
    public struct Reading: Equatable, Sendable {
        public let link: Link
        /// The room that the fixed one of receiver and beacon stands in; nil if unknown.
        public let room: Int64?
        /// The beacon that was heard.
        public let beacon: Int64
        /// Smoothed, in dBm.
        public let level: Double
        public let heardAt: Date
        /// Whether it is a scanner that has fallen quiet: its last reading stands.
        public let isQuiet: Bool
        /// The log-likelihood of the reading for each candidate in a second like the last, as a natural logarithm. In a
        /// room that a survey taught, it is relative to the likelihood of the level anywhere, plus the receiver's share
        /// of the room's placement score if the receiver stands in the room and placement counts between surveyed
        /// rooms. If one of the candidates was not surveyed, only placement counts. Nil if the reading does not affect
        /// the candidate, and for a client's beacon.
        public let says: [Double?]
    }

    /// At most two, the likeliest first, one of them the current room; the second may have no probability left. Empty
    /// for a person who is not present.
    public let candidates: [Candidate]
    /// The loudest first.
    public let readings: [Reading]
    /// The badge's level offset to the survey, in dB; it is subtracted from levels before they are compared with a
    /// survey.
    public let louder: Double
}

extension Engine {
    /// Returns an explanation of a person's whereabouts; nil if nothing is known of the person.
    public func explanation(of person: Int64, at now: Date) -> Explanation? {
        guard let track = people[person]?.track else { return nil }
        let held = track.whereabouts?.state == .present ? track.whereabouts?.room : nil
        // Levels that are only assumed, because they are from before a restart, are no receiver's reading; nor are
        // levels of links that fell silent.
        let heard = track.levels.filter {
            $0.heardAt > context.startedAt && $0.evidence(at: now, context: context) != nil
        }
        let rooms = held == nil ? [] : compared(track, heard, held: held)
        let followed = context.map?.tellsOffset == true ? track.offset?.decibels : nil
        let louder = followed ?? context.louder(track.badge)
        let reasons = Explanation.Reasons(
            track.placement(at: now, context), heard, less: louder, among: rooms.map(\.room), context)
        let readings = heard.map { level in
            Explanation.Reading(
                link: level.link, room: level.room, beacon: level.beacon, level: level.mean, heardAt: level.heardAt,
                isQuiet: level.link.scanner.map { context.isDead($0, at: now) } ?? false,
                says: rooms.map { reasons.says(level, of: $0.room) })
        }
        return Explanation(
            candidates: rooms.map { room, chance in
                let isRival = room != held && track.candidate?.room == room
                return .init(room: room, chance: chance, since: isRival ? track.candidate?.since : nil)
            },
            readings: readings.sorted { ($0.level, $0.beacon) > ($1.level, $1.beacon) },
            louder: context.map == nil ? 0 : louder)
    }

    /// Returns the likeliest room and the current room if it is another, or else the next likeliest. If only one room
    /// is a candidate, the other is the room in which a receiver hears the badge loudest, to show the evidence against
    /// it.
    private func compared(
        _ track: PersonTrack, _ heard: [PersonTrack.Level], held: Int64?
    ) -> [(room: Int64, chance: Double)] {
        let rooms = track.filter.rooms
        let rival = rooms.dropFirst().first { $0.room == held } ?? rooms.dropFirst().first
        let likeliest = [rooms.first, rival].compactMap(\.self)
        guard let first = likeliest.first, likeliest.count == 1 else { return likeliest }
        if let held, held != first.room { return likeliest + [(held, 0)] }
        let others = heard.filter { $0.room != nil && $0.room != first.room }
        let loudest = others.max { ($0.mean, $1.room ?? 0) < ($1.mean, $0.room ?? 0) }
        return likeliest + [loudest?.room].compactMap(\.self).map { ($0, 0) }
    }
}

extension Explanation {
    /// How each receiver's reading counts for the rooms that are compared, in a second like the last.
    struct Reasons {
        private let placement: Placement.Scores
        /// The weight of a decibel of placement.
        private let weight: Double
        /// The power that the receivers of a room hear together, by room.
        private var powers: [Int64: Double] = [:]
        /// Nil if one of the rooms was not surveyed: placement alone decides between them.
        private let map: RadioMap?
        /// The weight of each receiver's reading by the survey.
        private let share: Double
        /// The badge's level offset to the survey, in dB.
        private let louder: Double

        init(
            _ placement: Placement.Scores, _ heard: [PersonTrack.Level], less louder: Double, among rooms: [Int64],
            _ context: Context
        ) {
            (self.placement, self.louder) = (placement, louder)
            for level in heard where level.link.scanner != nil {
                if let room = level.room { powers[room, default: 0] += Placement.power(level.mean) }
            }
            let usual = Parameters.current.placement.weight
            let map = context.map.flatMap { $0.rooms.isSuperset(of: rooms) ? $0 : nil }
            weight = map?.beside(placement, usual, 1) ?? usual
            share = RadioMap.weight(
                of: heard.count { level in level.link.scanner.map { map?.hears($0) == true } ?? false })
            self.map = map
        }

        /// Returns the log-likelihood, as a natural logarithm; nil if the level does not affect the room, and for a
        /// client's report, which is believed as it is.
        func says(_ level: PersonTrack.Level, of room: Int64) -> Double? {
            guard let scanner = level.link.scanner else { return nil }
            let learned = map?.evidence(of: scanner, level.mean - louder, for: room).map { $0 * share }
            let placed = level.room == room && map?.comparesPlacement != false ? placed(level, in: room) : nil
            return learned == nil && placed == nil ? nil : (learned ?? 0) + (placed ?? 0)
        }

        /// Returns the receiver's share of the placement score: placement scores a room as a whole, and its receivers
        /// share the score by the power they hear.
        private func placed(_ level: PersonTrack.Level, in room: Int64) -> Double? {
            powers[room].map { placement.score(of: room, weight: weight) * Placement.power(level.mean) / $0 }
        }
    }
}

extension RadioMap {
    fileprivate func hears(_ receiver: Int64) -> Bool { fingerprints.places[receiver] != nil }

    /// Returns the log-ratio of the likelihood that a receiver hears this level, in dBm, in a room and anywhere in the
    /// building; nil if the survey does not cover it.
    fileprivate func evidence(of receiver: Int64, _ level: Double, for room: Int64) -> Double? {
        guard let place = fingerprints.places[receiver], let spots = fingerprints.spotsOf[room] else { return nil }
        let likelihood = zip(fingerprints.spots[spots], fingerprints.sounds(of: place, in: room)).reduce(0) {
            sum, spot in
            sum + spot.0.share * spot.1.likelihood(of: level)
        }
        let usual = fingerprints.background[place].likelihood(of: level)
        return log(max(likelihood, .leastNormalMagnitude) / max(usual, .leastNormalMagnitude))
    }
}
