public import Foundation
import Vocabulary

/// Why a person is believed to be where they are: the likeliest rooms, and what each receiver has to say of them.
public struct Explanation: Equatable, Sendable {
    /// A room that comes into question.
    public struct Candidate: Equatable, Sendable {
        public let room: Int64
        /// 0…1.
        public let chance: Double
        /// Since when it has come into question; nil for the room they are believed to be in.
        public let since: Date?
    }

    /// What one receiver heard.
    public struct Reading: Equatable, Sendable {
        public let link: Link
        /// Where the fixed one of receiver and beacon stands; nil if no person said.
        public let room: Int64?
        /// The beacon that was heard.
        public let beacon: Int64
        /// Smoothed, in dBm.
        public let level: Double
        public let heardAt: Date
        /// Whether it is a scanner that has fallen quiet: what it said last stands.
        public let isQuiet: Bool
        /// How strongly it speaks for each candidate in a second like the last, as a natural logarithm: by how much
        /// likelier than anywhere this level is in the room, where a survey taught that, and its share of what
        /// placement says of the room, where it stands in it and placement counts between surveyed rooms. Where one of
        /// the candidates was not surveyed, placement alone. Nil if it has nothing to say of it, and of a client's
        /// beacon.
        public let says: [Double?]
    }

    /// At most two, the likeliest first, and the room they are held in among them; the second may have no chance left.
    /// None for a person who is not present.
    public let candidates: [Candidate]
    /// The loudest first.
    public let readings: [Reading]
    /// How much louder the badge is heard than those of the survey, in dB: what a survey taught is compared with levels
    /// less that.
    public let louder: Double
}

extension Engine {
    /// Why a person is believed to be where they are; nil for a person of whom nothing is known.
    public func explanation(of person: Int64, at now: Date) -> Explanation? {
        guard let track = people[person]?.track else { return nil }
        let held = track.whereabouts?.state == .present ? track.whereabouts?.room : nil
        // What is only taken to have been heard, since it is from before a restart, is no person's word; nor is what
        // fell silent.
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

    /// The likeliest room and the one they are held in, where that is another, or else the next likeliest. Where one
    /// alone is left in question, the other is where a receiver hears loudest, so that it can be seen what speaks
    /// against it.
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
    /// What each receiver says for the rooms that are compared, in a second like the last.
    struct Reasons {
        private let placement: Placement.Scores
        /// How much a decibel of placement counts.
        private let weight: Double
        /// By room, the power that its receivers hear together.
        private var powers: [Int64: Double] = [:]
        /// Nil if no person surveyed one of the rooms: placement alone decides between them.
        private let map: RadioMap?
        /// How much counts of what each receiver says by what a survey taught.
        private let share: Double
        /// How much louder the badge is heard than those of the survey, in dB.
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

        /// As a natural logarithm; nil if it says nothing of the room, and of what a client reports, which is taken
        /// at its word.
        func says(_ level: PersonTrack.Level, of room: Int64) -> Double? {
            guard let scanner = level.link.scanner else { return nil }
            let learned = map?.evidence(of: scanner, level.mean - louder, for: room).map { $0 * share }
            let placed = level.room == room && map?.comparesPlacement != false ? placed(level, in: room) : nil
            return learned == nil && placed == nil ? nil : (learned ?? 0) + (placed ?? 0)
        }

        /// Placement speaks for a room as a whole: its receivers share that out by how loud they hear.
        private func placed(_ level: PersonTrack.Level, in room: Int64) -> Double? {
            powers[room].map { placement.score(of: room, weight: weight) * Placement.power(level.mean) / $0 }
        }
    }
}

extension RadioMap {
    fileprivate func hears(_ receiver: Int64) -> Bool { fingerprints.places[receiver] != nil }

    /// The logarithm of how much likelier a receiver hears this level, in dBm, in a room than anywhere in the building;
    /// nil if the survey says nothing of it.
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
