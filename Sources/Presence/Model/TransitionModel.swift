import Foundation

/// The transition model: how often people go to another room, and through which doors.
///
/// In: a move rate per second and the doors. Out: the probability of having left a room after some seconds, 1 - (1 -
/// rate)^seconds, and where the moves lead: 95 % of them through a known door, the rest anywhere.
struct TransitionModel: Equatable, Sendable {
    private let doors: Doors
    /// The rate of moves to another room, per second.
    private let moveRate: Double
    /// The log-probability of staying in a room for a second.
    private let staying: Double
    /// The log-probability of staying at a spot for a second.
    private let lingering: Double

    init(doors: Doors, moveRate: Double) {
        self.doors = doors
        self.moveRate = moveRate
        staying = log(1 - moveRate)
        lingering = log(1 - Parameters.current.transition.strolling)
    }

    /// The share of the likeliest state below which a state is dropped. It is at most the probability of moving to
    /// another room and back in two seconds, if moves are rare.
    var negligible: Double { min(Parameters.current.transition.negligible, moveRate * moveRate) }

    /// Returns the probability of having moved to another room after some seconds.
    func leaving(after seconds: Double) -> Double { 1 - exp(seconds * staying) }

    /// Returns the probability of being at another spot of the room after some seconds.
    func strolling(for seconds: Double) -> Double { 1 - exp(seconds * lingering) }

    /// Returns where a person who has left a room may have gone, among the candidate rooms; that room is one of them.
    func ways(from room: Int64, among rooms: some Collection<Int64>) -> Ways {
        let others = Double(max(1, rooms.count - 1))
        guard let exits = doors.exits(of: room), case let near = rooms.count(where: { exits.lead(to: $0) }), near > 0
        else { return Ways(room: room, exits: nil, direct: 0, stray: 1 / others) }
        return Ways(
            room: room, exits: exits, direct: Parameters.current.transition.throughDoors / Double(near),
            stray: (1 - Parameters.current.transition.throughDoors) / others)
    }
}

extension TransitionModel {
    /// The rooms that a person who has left a room may have gone to.
    struct Ways {
        let room: Int64
        /// The exits through its doors; nil if they do not count, because none is known or none leads to a candidate
        /// room.
        let exits: Doors.Exits?
        /// The additional probability of each room behind a door, compared with any other room.
        let direct: Double
        /// The probability of every other room.
        let stray: Double

        func chance(of other: Int64) -> Double {
            guard other != room else { return 0 }
            return exits?.lead(to: other) == true ? direct + stray : stray
        }
    }

    /// The rooms that lie behind the doors of each room. A person is never located in a room without emissions, such as
    /// a corridor that has no scanner and was not surveyed. Adjacent rooms of this kind form one hall, and all rooms
    /// around the hall count as lying behind each other's doors.
    struct Doors: Equatable, Sendable {
        /// By room.
        private let exits: [Int64: Exits]

        /// - Parameter heard: the rooms with emissions.
        init(_ doors: Set<Building.Door>, heard: Set<Int64>) {
            let behind = Dictionary(grouping: doors.flatMap { [($0.one, $0.other), ($0.other, $0.one)] }, by: \.0)
                .mapValues { $0.map(\.1) }
            var (halls, inHalls): ([[Int64]], [Int64: [Int]]) = ([], [:])
            for hall in behind.keys.sorted() where !heard.contains(hall) && inHalls[hall] == nil {
                let rooms = Self.rooms(about: hall, behind, heard: heard)
                for room in rooms { inHalls[room, default: []].append(halls.count) }
                halls.append(rooms.sorted())
            }
            exits = Dictionary(
                uniqueKeysWithValues: behind.map { room, others in
                    (
                        room,
                        Exits(room: room, others: others.sorted(), halls: inHalls[room, default: []].map { halls[$0] })
                    )
                })
        }

        /// Returns the rooms of a hall, with those that its doors lead to.
        private static func rooms(about hall: Int64, _ behind: [Int64: [Int64]], heard: Set<Int64>) -> Set<Int64> {
            var (found, next): (Set<Int64>, [Int64]) = ([hall], [hall])
            while let room = next.popLast() {
                guard !heard.contains(room) else { continue }
                next += (behind[room] ?? []).filter { found.insert($0).inserted }
            }
            return found
        }

        /// - Returns: the exits of a room; nil if none is known.
        func exits(of room: Int64) -> Exits? { exits[room] }

        /// The exits of a room. They are looked up for each pair of rooms in each second, so the lookup must be a
        /// search in a list.
        struct Exits: Equatable, Sendable {
            let room: Int64
            /// The rooms behind its own doors, in ascending order.
            fileprivate let others: [Int64]
            /// The halls that its doors lead to, or that it is part of: the rooms of each hall, in ascending order.
            fileprivate let halls: [[Int64]]

            func lead(to other: Int64) -> Bool {
                other != room && (others.holds(other) || halls.contains { $0.holds(other) })
            }
        }
    }
}

extension [Int64] {
    /// Returns whether an ascending list contains a number.
    fileprivate func holds(_ number: Int64) -> Bool {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < endIndex && self[low] == number
    }
}
