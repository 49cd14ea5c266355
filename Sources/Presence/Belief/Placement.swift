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

    var scores: Scores {
        Scores(rooms: powers.map { ($0.room, Self.softness * log($0.sum / $0.count)) })
    }

    /// The logarithm of each room's likelihood.
    struct Scores {
        /// By room, how loud its receivers hear together, in dBm.
        let rooms: [(room: Int64, level: Double)]
        private let best: Double

        fileprivate init(rooms: [(room: Int64, level: Double)]) {
            self.rooms = rooms
            best = rooms.reduce(Level.floor) { max($0, $1.level) }
        }

        /// A room whose receivers hear nothing, or that has none, is as silent as can be.
        /// - Parameter weight: how much a decibel counts.
        func score(of room: Int64, weight: Double) -> Double {
            let level = rooms.first { $0.room == room }?.level ?? Level.floor
            return log((1 - Placement.odd) * exp((level - best) * weight) + Placement.odd)
        }
    }
}
