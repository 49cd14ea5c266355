/// The number of doors between two rooms, on the shortest way.
public struct DoorDistances: Sendable {
    /// The maximum distance of the search.
    public static let farthest = 64

    private let known: [Int64: [Int64: Int]]

    /// - Parameters:
    ///   - doors: the two rooms that each door joins.
    ///   - rooms: the rooms from which distances are needed.
    public init(_ doors: [(one: Int64, other: Int64)], from rooms: Set<Int64>) {
        var neighbours: [Int64: [Int64]] = [:]
        for door in doors {
            neighbours[door.one, default: []].append(door.other)
            neighbours[door.other, default: []].append(door.one)
        }
        known = Dictionary(uniqueKeysWithValues: rooms.map { ($0, Self.distances(from: $0, neighbours)) })
    }

    /// Returns nil if no way is known.
    public func doors(from one: Int64, to other: Int64) -> Int? {
        one == other ? 0 : known[one]?[other]
    }

    private static func distances(from room: Int64, _ neighbours: [Int64: [Int64]]) -> [Int64: Int] {
        var found = [room: 0]
        var edge = [room]
        for distance in 1...farthest where !edge.isEmpty {
            edge = edge.flatMap { neighbours[$0] ?? [] }.filter { next in
                guard found[next] == nil else { return false }
                found[next] = distance
                return true
            }
        }
        return found
    }
}
