/// In which room somebody really was, by session.
struct RoomIntervals {
    struct Interval: Equatable {
        let start: Double
        let end: Double
        let room: Int64

        /// A second is what was heard since the one before it.
        var seconds: Range<Int> {
            let first = Int(start.rounded(.up))
            return first..<max(first, Int(end.rounded(.up)))
        }
    }

    private(set) var sessions: [String: [Interval]] = [:]

    mutating func add(_ interval: Interval, to session: String) {
        sessions[session, default: []].append(interval)
    }

    /// By second of a span, the room; nil where nobody knows.
    func rooms(_ session: String, seconds: Range<Int>) -> [Int64?] {
        var rooms: [Int64?] = Array(repeating: nil, count: seconds.count)
        for interval in sessions[session] ?? [] {
            for second in interval.seconds.clamped(to: seconds) { rooms[second - seconds.lowerBound] = interval.room }
        }
        return rooms
    }
}
