/// What was said of a session, second by second; the last of it holds, as nothing changes it.
struct HeldDecisions {
    private let start: Int
    private let rooms: [Int64?]

    /// - Parameters:
    ///   - rooms: by second from `start` on, the room; nil for none.
    init(_ rooms: [Int64?], from start: Int) {
        self.rooms = rooms
        self.start = start
    }

    subscript(second: Int) -> Int64? {
        guard second >= start, let last = rooms.indices.last else { return nil }
        return rooms[min(second - start, last)]
    }
}
