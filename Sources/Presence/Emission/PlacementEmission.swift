import Foundation

/// What placement says in a second: the logarithm of each room's likelihood by how loud its own receivers hear.
///
/// Several receivers of a room count by their mean power, softly, so that neither their number nor the best of them
/// decides. A share of seconds is taken for odd, so that one reading moves no person.
struct Placement {
    private var rooms: [Scores.Room] = []

    init(links: Int) {
        rooms.reserveCapacity(links)
    }

    /// - Parameter level: what a receiver of the room hears, in dBm; nil for nothing.
    mutating func hear(_ level: Double?, in room: Int64) {
        let power = Self.power(level ?? Parameters.current.link.floor)
        if let index = rooms.firstIndex(where: { $0.room == room }) {
            rooms[index].power += power
            rooms[index].receivers += 1
        } else {
            rooms.append(Scores.Room(room: room, power: power))
        }
    }

    /// - Parameter level: in dBm.
    static func power(_ level: Double) -> Double { exp(level / Parameters.current.placement.softness) }

    /// - Parameters:
    ///   - notListening: rooms whose receivers are all dead. One is as likely as `likeliest`, but for what such a
    ///     receiver had heard: so no person goes there for its silence, nor stays away.
    ///   - likeliest: of the other rooms; nil if nothing is known yet.
    consuming func scores(notListening: Set<Int64> = [], beside likeliest: Int64? = nil) -> Scores {
        Scores(rooms, notListening: notListening, beside: likeliest)
    }

    /// The logarithm of each room's likelihood.
    struct Scores {
        struct Room {
            let room: Int64
            /// The sum over its receivers.
            fileprivate var power: Double
            fileprivate var receivers = 1.0
            /// How loud its receivers hear together, in dBm; set once all is heard.
            fileprivate(set) var level = Parameters.current.link.floor

            fileprivate init(room: Int64, power: Double) {
                (self.room, self.power) = (room, power)
            }
        }

        let rooms: [Room]
        private let best: Double
        private let notListening: Set<Int64>
        /// The level of a room none of whose receivers listens, in dBm.
        private let unheard: Double

        fileprivate init(_ rooms: consuming [Room], notListening: Set<Int64>, beside likeliest: Int64?) {
            for index in rooms.indices {
                rooms[index].level =
                    Parameters.current.placement.softness * log(rooms[index].power / rooms[index].receivers)
            }
            best = rooms.reduce(Parameters.current.link.floor) { max($0, $1.level) }
            let other = likeliest.map { room in rooms.first { $0.room == room }?.level ?? Parameters.current.link.floor
            }
            unheard = other ?? best
            (self.rooms, self.notListening) = (rooms, notListening)
        }

        /// A room whose receivers hear nothing, or that has none, is as silent as can be, unless none listens.
        /// - Parameter weight: how much a decibel counts.
        func score(of room: Int64, weight: Double) -> Double {
            let level =
                rooms.first { $0.room == room }?.level
                ?? (notListening.contains(room) ? unheard : Parameters.current.link.floor)
            let outliers = Parameters.current.emission.outlierShare
            return log((1 - outliers) * exp((level - best) * weight) + outliers)
        }
    }
}
