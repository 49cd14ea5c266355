/// The rooms in which people really were, by session.
struct RoomIntervals {
    struct Interval: Equatable {
        let start: Double
        let end: Double
        let room: Int64

        /// The seconds that end within the interval. Second n is the time from n - 1 to n.
        var seconds: Range<Int> {
            let first = Int(start.rounded(.up))
            return first..<max(first, Int(end.rounded(.up)))
        }
    }

    private(set) var sessions: [String: [Interval]] = [:]

    mutating func add(_ interval: Interval, to session: String) {
        sessions[session, default: []].append(interval)
    }

    /// Returns the room of each second; nil if the room is unknown.
    func rooms(_ session: String, seconds: Range<Int>) -> [Int64?] {
        let rooms = Self.rooms(sessions[session] ?? [])
        return seconds.map { rooms[$0] }
    }

    /// The number of seconds with two rooms, by session; sessions without such seconds are left out.
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

    /// Returns the range from the first second with a room to the last; nil if no room of the session is known.
    func span(of session: String) -> Range<Int>? {
        guard let stays = sessions[session], let start = stays.map(\.seconds.lowerBound).min() else { return nil }
        return start..<(stays.map(\.seconds.upperBound).max() ?? start)
    }

    /// Returns the number of seconds whose room is also known to `other`, in sessions of the same name.
    func seconds(alsoIn other: RoomIntervals) -> Int {
        sessions.reduce(0) { count, session in
            let known = Self.rooms(other.sessions[session.key] ?? [])
            return count + Self.rooms(session.value).keys.count { known[$0] != nil }
        }
    }

    /// Returns the visits in the order of time. Stays in one room that meet or overlap are one visit, because a table
    /// may list a stay in parts, or twice.
    static func visits(_ stays: [Interval]) -> [Interval] {
        stays.sorted { $0.start < $1.start }.reduce(into: []) { visits, stay in
            guard let last = visits.last, last.room == stay.room, stay.start <= last.end else {
                return visits.append(stay)
            }
            visits[visits.count - 1] = Interval(start: last.start, end: max(last.end, stay.end), room: last.room)
        }
    }

    /// Returns the room by second; if stays overlap, the room of the stay that began later.
    static func rooms(_ stays: [Interval]) -> [Int: Int64] {
        var rooms: [Int: Int64] = [:]
        for stay in stays.sorted(by: { $0.start < $1.start }) {
            for second in stay.seconds { rooms[second] = stay.room }
        }
        return rooms
    }
}

/// Lines for a terminal about intervals that do not match the sightings or each other.
extension RoomIntervals {
    /// Returns a line for each session whose rooms and sightings do not overlap in time.
    func apart(from sessions: [RecordedSession]) -> [String] {
        sessions.compactMap { session in
            let heard = session.seconds
            guard let said = span(of: session.name), !said.overlaps(heard), !said.isEmpty else { return nil }
            return "  times            \(session.name): sightings from \(heard.lowerBound) to \(heard.upperBound) s, "
                + "but rooms from \(said.lowerBound) to \(said.upperBound) s"
        }
    }

    /// Returns a line for each session that is in two rooms at once.
    /// - Parameter table: the option that names the table.
    func twice(in table: String) -> [String] {
        doubled.sorted { $0.key < $1.key }.map { session, seconds in
            "  stays            \(session) in \(table): \(seconds) s in two rooms at once; "
                + "the stay that began later counts"
        }
    }

    /// Returns a line for each session that only one of two tables has.
    /// - Parameters:
    ///   - rooms: the option that names this table.
    ///   - sightings: the option that names the other table; nil if sessions without sightings are reported elsewhere.
    func unmatched(_ rooms: String, with sessions: [RecordedSession], _ sightings: String?) -> [String] {
        let (said, heard) = (Set(self.sessions.keys), Set(sessions.map(\.name)))
        let silent = sightings.map { table in
            said.subtracting(heard).sorted().map {
                "  sessions         \($0) only in \(rooms): \(table) has no row for this session"
            }
        }
        return heard.subtracting(said).sorted().map { "  sessions         \($0) has no room in \(rooms): ignored" }
            + (silent ?? [])
    }
}
