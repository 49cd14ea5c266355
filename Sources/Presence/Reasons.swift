import Foundation

/// What each receiver says for the rooms that are compared, in a second like the last.
struct Reasons {
    private let placement: Placement.Scores
    /// How much a decibel of placement counts.
    private let weight: Double
    /// By room, the power that its receivers hear together.
    private var powers: [Int64: Double] = [:]
    /// Nil where nobody surveyed one of the rooms: placement alone decides between them.
    private let map: SoundMap?
    /// How much counts of what each receiver says by what a survey taught.
    private let share: Double
    /// How much louder the badge is heard than those of the survey, in dB.
    private let louder: Double

    init(
        _ placement: Placement.Scores, _ heard: [Level], less louder: Double, among rooms: [Int64],
        _ surroundings: Surroundings
    ) {
        (self.placement, self.louder) = (placement, louder)
        for level in heard where level.link.scanner != nil {
            if let room = level.room { powers[room, default: 0] += Placement.power(level.mean) }
        }
        let usual = Parameters.current.placement.weight
        let map = surroundings.map.flatMap { $0.rooms.isSuperset(of: rooms) ? $0 : nil }
        weight = map?.beside(placement, usual, 1) ?? usual
        share = SoundMap.weight(of: heard.count { level in level.link.scanner.map { map?.hears($0) == true } ?? false })
        self.map = map
    }

    /// As a natural logarithm; nil where it says nothing of the room, and of what a client reports, which is taken at its word.
    func says(_ level: Level, of room: Int64) -> Double? {
        guard let scanner = level.link.scanner else { return nil }
        let learned = map?.evidence(of: scanner, level.mean - louder, for: room).map { $0 * share }
        let placed = level.room == room && map?.comparesPlacement != false ? placed(level, in: room) : nil
        return learned == nil && placed == nil ? nil : (learned ?? 0) + (placed ?? 0)
    }

    /// Placement speaks for a room as a whole: its receivers share that out by how loud they hear.
    private func placed(_ level: Level, in room: Int64) -> Double? {
        powers[room].map { placement.score(of: room, weight: weight) * Placement.power(level.mean) / $0 }
    }
}

extension SoundMap {
    fileprivate func hears(_ receiver: Int64) -> Bool { scape.places[receiver] != nil }

    /// The logarithm of how much likelier a receiver hears this level, in dBm, in a room than anywhere in the building; nil
    /// where the survey says nothing of it.
    fileprivate func evidence(of receiver: Int64, _ level: Double, for room: Int64) -> Double? {
        guard let place = scape.places[receiver], let spots = scape.spotsOf[room] else { return nil }
        let likelihood = zip(scape.spots[spots], scape.sounds(of: place, in: room)).reduce(0) { sum, spot in
            sum + spot.0.share * spot.1.likelihood(of: level)
        }
        let usual = scape.background[place].likelihood(of: level)
        return log(max(likelihood, .leastNormalMagnitude) / max(usual, .leastNormalMagnitude))
    }
}
