import Presence

extension Score {
    /// What was said of a session, second by second. The last of it holds until silence means that they have left.
    struct FinalDecisions {
        private let start: Int
        private let rooms: [Int64?]

        /// - Parameters:
        ///   - rooms: by second from `start` on, the room; nil for none. Something was heard in the last second.
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
