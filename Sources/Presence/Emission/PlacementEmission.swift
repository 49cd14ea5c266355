import Foundation

/// The emission by placement: the log-likelihood of each room by the levels of the receivers that stand in it.
///
/// The receivers of a room count by their softened mean power, so that neither their number nor the loudest of them
/// decides. A share of seconds is treated as outliers, so that one reading never moves a person.
struct Placement {
    private var rooms: [Scores.Room] = []

    init(links: Int) {
        rooms.reserveCapacity(links)
    }

    /// - Parameter level: the level that a receiver of the room hears, in dBm; nil if it hears nothing.
    mutating func hear(_ level: Double?, in room: Int64) {
        let power = Self.power(level ?? Parameters.current.link.floor)
        if let index = rooms.firstIndex(where: { $0.room == room }) {
            rooms[index].power += power
            rooms[index].receivers += 1
        } else {
            rooms.append(Scores.Room(room: room, power: power))
        }
    }

    /// - Parameter level: the level, in dBm.
    static func power(_ level: Double) -> Double { exp(level / Parameters.current.placement.softness) }

    /// - Parameters:
    ///   - notListening: the rooms whose receivers are all dead. Such a room is as likely as `likeliest`, apart from
    ///     what its receivers had heard: their silence neither moves a person there nor keeps one away.
    ///   - likeliest: the likeliest of the other rooms; nil if nothing is known yet.
    consuming func scores(notListening: Set<Int64> = [], beside likeliest: Int64? = nil) -> Scores {
        Scores(rooms, notListening: notListening, beside: likeliest)
    }

    /// The log-likelihood of each room.
    struct Scores {
        struct Room {
            let room: Int64
            /// The sum of the power over its receivers.
            fileprivate var power: Double
            fileprivate var receivers = 1.0
            /// The level that its receivers hear together, in dBm; set once all levels are known.
            fileprivate(set) var level = Parameters.current.link.floor

            fileprivate init(room: Int64, power: Double) {
                (self.room, self.power) = (room, power)
            }
        }

        let rooms: [Room]
        private let best: Double
        private let notListening: Set<Int64>
        /// The level of a room in which no receiver listens, in dBm.
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

        /// Returns the score of a room. A room whose receivers hear nothing, or that has no receiver, has the lowest
        /// level, unless no receiver listens.
        /// - Parameter weight: the weight of a decibel.
        func score(of room: Int64, weight: Double) -> Double {
            let level =
                rooms.first { $0.room == room }?.level
                ?? (notListening.contains(room) ? unheard : Parameters.current.link.floor)
            let outliers = Parameters.current.emission.outlierShare
            return log((1 - outliers) * exp((level - best) * weight) + outliers)
        }
    }
}
