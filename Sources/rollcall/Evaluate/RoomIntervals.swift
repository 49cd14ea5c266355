/// In which room somebody really was, by session.
struct RoomIntervals {
    struct Interval: Equatable {
        let start: Double
        let end: Double
        let room: Int64
    }

    private(set) var sessions: [String: [Interval]] = [:]

    mutating func add(_ interval: Interval, to session: String) {
        sessions[session, default: []].append(interval)
    }

    /// By second from 0 until before `count`, the room; nil where nobody knows.
    func rooms(_ session: String, seconds count: Int) -> [Int64?] {
        var rooms: [Int64?] = Array(repeating: nil, count: count)
        for interval in sessions[session] ?? [] {
            let first = Int(interval.start.rounded(.up))
            for second in first..<max(first, min(count, Int(interval.end.rounded(.up)))) {
                rooms[second] = interval.room
            }
        }
        return rooms
    }

    /// When the last known stay of a session ends, in seconds.
    func end(of session: String) -> Double? { sessions[session]?.map(\.end).max() }
}
