/// Which rooms lie behind the doors of a room. Where nobody would be heard, as in a corridor that has no scanner and was not
/// surveyed, nobody is ever thought to be on the way: such rooms, with those beside them, are one hall, and all rooms about it
/// lie behind each other's doors.
struct Doorways: Equatable, Sendable {
    /// By room.
    private let exits: [Int64: Exits]

    /// - Parameter heard: the rooms in which somebody can be heard to be.
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
                (room, Exits(room: room, others: others.sorted(), halls: inHalls[room, default: []].map { halls[$0] }))
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

    /// - Returns: where the doors of a room lead; nil where none is known.
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
