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
}
