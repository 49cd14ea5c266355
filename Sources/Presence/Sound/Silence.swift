import Foundation

/// What it means, by spot of a map, that none of the receivers that listen hears somebody.
struct Silence: Equatable, Sendable {
    /// By the place of a receiver in the map, whether it listens.
    private var listening: [Bool]
    /// Logarithms of chances.
    private(set) var atSpots: [Double]
    /// The same for a room that was not surveyed.
    private(set) var elsewhere = 0.0

    /// Where nobody listens.
    init(_ map: SoundMap) {
        listening = Array(repeating: false, count: map.places.count)
        atSpots = Array(repeating: 0, count: map.spots.count)
    }

    func listens(_ place: Int) -> Bool { listening[place] }

    /// A receiver begins to listen, or stops.
    mutating func note(_ place: Int, listens: Bool, _ map: SoundMap) {
        guard listening[place] != listens else { return }
        listening[place] = listens
        let sign = listens ? 1.0 : -1
        let base = place * map.spots.count
        for spot in atSpots.indices { atSpots[spot] += sign * map.silences[base + spot] }
        elsewhere += sign * log(map.background[place].silence)
    }
}
