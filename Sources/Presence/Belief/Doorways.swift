/// Which rooms lie behind the doors of a room. Where nobody would be heard, as in a corridor that has no scanner and was not
/// surveyed, nobody is ever thought to be on the way: such rooms, with those beside them, are one hall, and all rooms about it
/// lie behind each other's doors.
struct Doorways: Equatable, Sendable {
    private let doors: Set<Building.Door>
    /// By room, the halls that its doors lead to, or that it is part of, each by one of its rooms.
    private let halls: [Int64: Set<Int64>]
    private let rooms: Set<Int64>

    /// - Parameter heard: the rooms in which somebody can be heard to be.
    init(_ doors: Set<Building.Door>, heard: Set<Int64>) {
        let behind = Dictionary(grouping: doors.flatMap { [($0.one, $0.other), ($0.other, $0.one)] }, by: \.0)
            .mapValues { $0.map(\.1) }
        var halls: [Int64: Set<Int64>] = [:]
        for hall in behind.keys.sorted() where !heard.contains(hall) && halls[hall] == nil {
            var (found, next): (Set<Int64>, [Int64]) = ([hall], [hall])
            while let room = next.popLast() {
                halls[room, default: []].insert(hall)
                guard !heard.contains(room) else { continue }
                next += (behind[room] ?? []).filter { found.insert($0).inserted }
            }
        }
        self.doors = Set(doors.flatMap { [$0, Building.Door($0.other, $0.one)] })
        self.halls = halls
        rooms = Set(behind.keys)
    }

    /// - Returns: where the doors of a room lead; nil where none is known.
    func exits(of room: Int64) -> Exits? {
        rooms.contains(room) ? Exits(room: room, halls: halls[room] ?? [], doorways: self) : nil
    }

    struct Exits {
        let room: Int64
        fileprivate let halls: Set<Int64>
        fileprivate let doorways: Doorways

        func lead(to other: Int64) -> Bool {
            guard other != room else { return false }
            return doorways.doors.contains(Building.Door(room, other))
                || !halls.isEmpty && doorways.halls[other].map { !$0.isDisjoint(with: halls) } == true
        }
    }
}
