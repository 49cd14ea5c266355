import Presence

extension Score {
    /// The decisions of a session by second. The last room remains valid until silence means that the person has left.
    struct FinalDecisions {
        private let start: Int
        private let rooms: [Int64?]

        /// - Parameters:
        ///   - rooms: the room of each second from `start` on; nil for no room. The last second contains a sighting.
        init(_ rooms: [Int64?], from start: Int) {
            self.rooms = rooms
            self.start = start
        }

        subscript(second: Int) -> Int64? {
            guard second >= start, let last = rooms.indices.last, second - start < last + Int(WalkReplay.leaveAfter)
            else {
                return nil
            }
            return rooms[min(second - start, last)]
        }
    }
}
