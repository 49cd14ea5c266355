extension Survey {
    /// A room where placement alone finds less than this share of its survey was surveyed somewhere else.
    private static let leastShare = 1.0 / 3
    /// What was heard in so few seconds does not tell how a room sounds.
    private static let leastSeconds = 12

    /// The survey without the rooms that were plainly surveyed somewhere else, or hardly at all.
    /// - Parameter placement: by receiver that the survey heard, the room it stands in.
    func plausible(_ placement: [Int64: Int64], _ doors: Set<Building.Door>) -> Survey {
        let attended = attended(placement)
        let found = attended.found(by: placement, Building(doors: doors))
        let judged = attended.labelledSeconds
        let heard = heardSeconds
        let kept = labelledSeconds.keys.filter { room in
            heard[room, default: 0] >= Self.leastSeconds
                && Double(found[room, default: 0]) >= Self.leastShare * Double(judged[room, default: 0])
        }
        // Of a survey that is wrong for the most part the rest is right by chance.
        let credible = kept.reduce(0) { $0 + judged[$1, default: 0] } * 2 >= judged.values.reduce(0, +)
        return withLabels { _, room in credible && kept.contains(room) }
    }

    /// The seconds of rooms with a receiver that listened: of no others can placement tell.
    func attended(_ placement: [Int64: Int64]) -> Survey {
        let receivers = Dictionary(grouping: placement.keys) { placement[$0] }.mapValues(Set.init)
        return withLabels { second, room in receivers[room].map { !$0.isSubset(of: second.deaf) } ?? false }
    }

    /// The same seconds, with just these labels.
    private func withLabels(where isKept: (Second, Int64) -> Bool) -> Survey {
        Survey(
            walks: walks.map { walk in
                walk.map { second in
                    guard let room = second.room, !isKept(second, room) else { return second }
                    return second.unlabelled
                }
            })
    }
}
