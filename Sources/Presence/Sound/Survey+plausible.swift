extension Survey {
    /// The survey without the rooms that were plainly surveyed somewhere else, or hardly at all.
    /// - Parameter placement: by receiver that the survey heard, the room it stands in.
    func plausible(_ placement: [Int64: Int64], _ doors: Set<Building.Door>) -> Survey {
        let attended = attended(placement)
        let found = attended.found(by: placement, Building(doors: doors))
        let judged = attended.labelledSeconds
        let (heard, labelled) = (heardSeconds, labelledSeconds)
        let kept = labelled.filter { room, seconds in
            let elsewhere = judged[room, default: 0] - found[room, default: 0]
            return heard[room, default: 0] >= Parameters.current.survey.leastSeconds
                && Double(seconds - elsewhere) >= Parameters.current.survey.leastShare * Double(seconds)
        }
        // Of a survey that is wrong for the most part the rest is right by chance.
        let credible = kept.keys.reduce(0) { $0 + judged[$1, default: 0] } * 2 >= judged.values.reduce(0, +)
        return withLabels { _, room in credible && kept[room] != nil }
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
