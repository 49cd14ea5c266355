/// What does not fit, in words, for a terminal.
extension RoomIntervals {
    /// Of a session whose rooms are known, but at quite other times than it was heard in; nil for any other.
    func apart(from session: RecordedSession) -> String? {
        guard let said = span(of: session.name), !said.overlaps(session.seconds), !said.isEmpty else { return nil }
        let heard = session.seconds
        return
            "  times            \(session.name): heard from \(heard.lowerBound) to \(heard.upperBound) s, its rooms are "
            + "from \(said.lowerBound) to \(said.upperBound) s"
    }

    /// Of sessions that are said to be in two rooms at once.
    var twice: [String] {
        doubled.sorted { $0.key < $1.key }.map { session, seconds in
            "  stays            \(session): \(seconds) s in two rooms at once; the one that began later counts"
        }
    }
}
