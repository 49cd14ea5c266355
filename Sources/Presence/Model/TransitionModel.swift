import Foundation

/// The transition model: how often people go to another room, and through which doors.
///
/// In: a rate in moves a second and the doors. Out: the probability of having left a room after some seconds,
/// 1 - (1 - rate)^seconds, and where they went: 95 % of moves through a known door, the rest anywhere.
struct TransitionModel: Equatable, Sendable {
    private let doors: Doors
    /// How often a person goes to another room, a second.
    private let moveRate: Double
    /// The logarithm of the chance of staying in a room for a second.
    private let staying: Double
    /// The logarithm of the chance of staying at a spot for a second.
    private let lingering: Double

    init(doors: Doors, moveRate: Double) {
        self.doors = doors
        self.moveRate = moveRate
        staying = log(1 - moveRate)
        lingering = log(1 - Parameters.current.transition.strolling)
    }

    /// What is less likely than this, in parts of the likeliest, is forgotten: than having gone somewhere and back in
    /// two seconds, where that is rare.
    var negligible: Double { min(Parameters.current.transition.negligible, moveRate * moveRate) }

    /// The chance of having gone to another room after so many seconds.
    func leaving(after seconds: Double) -> Double { 1 - exp(seconds * staying) }

    /// The chance of being at some other spot of the room after so many seconds.
    func strolling(for seconds: Double) -> Double { 1 - exp(seconds * lingering) }

    /// Where a person who has left a room may have gone, among the rooms in question; that room is one of them.
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
    /// Where a person who has left a room may have gone.
    struct Ways {
        let room: Int64
        /// Where its doors lead; nil if that does not count: none is known, or none leads to a room in question.
        let exits: Doors.Exits?
        /// The chance of each room behind a door, beside what every other room has.
        let direct: Double
        /// The chance of every other room.
        let stray: Double

        func chance(of other: Int64) -> Double {
            guard other != room else { return 0 }
            return exits?.lead(to: other) == true ? direct + stray : stray
        }
    }

    /// Which rooms lie behind the doors of a room. Where no person would be heard, as in a corridor that has no scanner
    /// and was not surveyed, no person is ever thought to be on the way: such rooms, with those beside them, are one
    /// hall, and all rooms about it lie behind each other's doors.
    struct Doors: Equatable, Sendable {
        /// By room.
        private let exits: [Int64: Exits]

        /// - Parameter heard: the rooms in which a person can be heard to be.
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

        /// The rooms of a hall, with those that its doors lead to.
        private static func rooms(about hall: Int64, _ behind: [Int64: [Int64]], heard: Set<Int64>) -> Set<Int64> {
            var (found, next): (Set<Int64>, [Int64]) = ([hall], [hall])
            while let room = next.popLast() {
                guard !heard.contains(room) else { continue }
                next += (behind[room] ?? []).filter { found.insert($0).inserted }
            }
            return found
        }

        /// - Returns: where the doors of a room lead; nil if none is known.
        func exits(of room: Int64) -> Exits? { exits[room] }

        /// They are asked for each pair of rooms in each second, so that a search in a list has to do.
        struct Exits: Equatable, Sendable {
            let room: Int64
            /// Behind its own doors, in ascending order.
            fileprivate let others: [Int64]
            /// The halls that its doors lead to, or that it is part of: the rooms of each, in ascending order.
            fileprivate let halls: [[Int64]]

            func lead(to other: Int64) -> Bool {
                other != room && (others.holds(other) || halls.contains { $0.holds(other) })
            }
        }
    }
}

extension [Int64] {
    /// Whether an ascending list has a number.
    fileprivate func holds(_ number: Int64) -> Bool {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < endIndex && self[low] == number
    }
}
