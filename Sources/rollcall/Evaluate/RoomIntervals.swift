/// In which room a person really was, by session.
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

    /// By second of a span, the room; nil if no person knows.
    func rooms(_ session: String, seconds: Range<Int>) -> [Int64?] {
        let rooms = Self.rooms(sessions[session] ?? [])
        return seconds.map { rooms[$0] }
    }

    /// By session, how many seconds are said to be in two rooms; without those in which none are.
    var doubled: [String: Int] {
        sessions.mapValues { stays in
            var (rooms, twice): ([Int: Int64], Set<Int>) = ([:], [])
            for stay in stays {
                for second in stay.seconds where rooms.updateValue(stay.room, forKey: second) ?? stay.room != stay.room
                {
                    twice.insert(second)
                }
            }
            return twice.count
        }.filter { $0.value > 0 }
    }

    /// From when to when a person's rooms are known; nil if they are not.
    func span(of session: String) -> Range<Int>? {
        guard let stays = sessions[session], let start = stays.map(\.seconds.lowerBound).min() else { return nil }
        return start..<(stays.map(\.seconds.upperBound).max() ?? start)
    }

    /// How many seconds of sessions of the same name another one knows too.
    func seconds(alsoIn other: RoomIntervals) -> Int {
        sessions.reduce(0) { count, session in
            let known = Self.rooms(other.sessions[session.key] ?? [])
            return count + Self.rooms(session.value).keys.count { known[$0] != nil }
        }
    }

    /// Stays in the order of time, of which those of one room that meet or overlap are one: a stay may be written in
    /// pieces, or twice.
    static func visits(_ stays: [Interval]) -> [Interval] {
        stays.sorted { $0.start < $1.start }.reduce(into: []) { visits, stay in
            guard let last = visits.last, last.room == stay.room, stay.start <= last.end else {
                return visits.append(stay)
            }
            visits[visits.count - 1] = Interval(start: last.start, end: max(last.end, stay.end), room: last.room)
        }
    }

    /// By second of some stays, the room: where they overlap, that of the later one.
    static func rooms(_ stays: [Interval]) -> [Int: Int64] {
        var rooms: [Int: Int64] = [:]
        for stay in stays.sorted(by: { $0.start < $1.start }) {
            for second in stay.seconds { rooms[second] = stay.room }
        }
        return rooms
    }
}

/// What does not fit, in words, for a terminal.
extension RoomIntervals {
    /// Of sessions whose rooms are known, but at quite other times than they were heard in.
    func apart(from sessions: [RecordedSession]) -> [String] {
        sessions.compactMap { session in
            let heard = session.seconds
            guard let said = span(of: session.name), !said.overlaps(heard), !said.isEmpty else { return nil }
            return "  times            \(session.name): heard from \(heard.lowerBound) to \(heard.upperBound) s, "
                + "its rooms are from \(said.lowerBound) to \(said.upperBound) s"
        }
    }

    /// Of sessions that are said to be in two rooms at once.
    /// - Parameter table: the option that names the table.
    func twice(in table: String) -> [String] {
        doubled.sorted { $0.key < $1.key }.map { session, seconds in
            "  stays            \(session) in \(table): \(seconds) s in two rooms at once; "
                + "the one that began later counts"
        }
    }

    /// Of sessions that one table knows and the other does not.
    /// - Parameters:
    ///   - rooms: the option that names this table.
    ///   - sightings: that of the other; nil if it is told elsewhere that it lacks some.
    func unmatched(_ rooms: String, with sessions: [RecordedSession], _ sightings: String?) -> [String] {
        let (said, heard) = (Set(self.sessions.keys), Set(sessions.map(\.name)))
        let silent = sightings.map { table in
            said.subtracting(heard).sorted().map {
                "  sessions         \($0) in \(rooms) alone: \(table) has nothing of it"
            }
        }
        return heard.subtracting(said).sorted().map { "  sessions         \($0) has no room in \(rooms): passed over" }
            + (silent ?? [])
    }
}
