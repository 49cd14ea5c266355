/// What does not fit, in words, for a terminal.
extension RoomIntervals {
    /// Of sessions whose rooms are known, but at quite other times than they were heard in.
    func apart(from sessions: [RecordedSession]) -> [String] {
        sessions.compactMap { session in
            let heard = session.seconds
            guard let said = span(of: session.name), !said.overlaps(heard), !said.isEmpty else { return nil }
            return
                "  times            \(session.name): heard from \(heard.lowerBound) to \(heard.upperBound) s, its rooms "
                + "are from \(said.lowerBound) to \(said.upperBound) s"
        }
    }

    /// Of sessions that are said to be in two rooms at once.
    /// - Parameter table: the option that names the table.
    func twice(in table: String) -> [String] {
        doubled.sorted { $0.key < $1.key }.map { session, seconds in
            "  stays            \(session) in \(table): \(seconds) s in two rooms at once; the one that began later counts"
        }
    }

    /// Of sessions that one table knows and the other does not.
    /// - Parameters:
    ///   - rooms: the option that names this table.
    ///   - sightings: that of the other; nil where it is told elsewhere that it lacks some.
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
