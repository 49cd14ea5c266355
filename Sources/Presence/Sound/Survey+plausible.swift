extension Survey {
    /// The survey without the rooms that were plainly surveyed somewhere else.
    func plausible(_ placement: [Int64: Int64]) -> Survey {
        let wrong = Set(rooms.filter { isContradicted($0, placement) })
        return Survey(
            walks: walks.map { walk in
                walk.map { second in
                    wrong.contains(second.room ?? -1) ? Second(levels: second.levels, room: nil) : second
                }
            })
    }

    /// Whether all receivers of a room hear its survey worse than they hear the surveys of other rooms.
    private func isContradicted(_ room: Int64, _ placement: [Int64: Int64]) -> Bool {
        let own = placement.filter { $0.value == room }.keys
        let (here, elsewhere) = (labelled.filter { $0.room == room }, labelled.filter { $0.room != room })
        guard !own.isEmpty, !here.isEmpty, !elsewhere.isEmpty else { return false }
        return own.allSatisfy { Self.loudness(of: $0, here) < Self.loudness(of: $0, elsewhere) }
    }

    /// The mean level in dBm; a second in which nothing was heard counts as -100.
    private static func loudness(of receiver: Int64, _ seconds: [Second]) -> Double {
        seconds.reduce(0) { $0 + ($1.levels[receiver] ?? -100) } / Double(seconds.count)
    }
}
