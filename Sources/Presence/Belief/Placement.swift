import Foundation

/// What placement says in a second: the logarithm of each room's likelihood by how loud its own receivers hear.
///
/// Several receivers of a room count by their mean power, softly, so that neither their number nor the best of them
/// decides. A share of seconds is taken for odd, so that one reading moves nobody.
struct Placement {
    /// dB.
    private static let softness = 6.0
    private static let odd = 0.05

    private var powers: [(room: Int64, sum: Double, count: Double)] = []

    init(links: Int) {
        powers.reserveCapacity(links)
    }

    /// - Parameter level: what a receiver of the room hears, in dBm; nil for nothing.
    mutating func hear(_ level: Double?, in room: Int64) {
        let power = exp((level ?? Level.floor) / Self.softness)
        if let index = powers.firstIndex(where: { $0.room == room }) {
            powers[index] = (room, powers[index].sum + power, powers[index].count + 1)
        } else {
            powers.append((room, power, 1))
        }
    }

    /// - Parameter weight: how much a decibel counts.
    func scores(weight: Double) -> Scores {
        let loudness = powers.map { (room: $0.room, level: Self.softness * log($0.sum / $0.count)) }
        let best = loudness.reduce(Level.floor) { max($0, $1.level) }
        func score(_ level: Double) -> Double { log((1 - Self.odd) * exp((level - best) * weight) + Self.odd) }
        return Scores(rooms: loudness.map { ($0.room, score($0.level)) }, silent: score(Level.floor))
    }

    struct Scores {
        let rooms: [(room: Int64, score: Double)]
        /// That of a room whose receivers hear nothing, or that has none.
        let silent: Double

        func score(of room: Int64) -> Double { rooms.first { $0.room == room }?.score ?? silent }
    }
}
