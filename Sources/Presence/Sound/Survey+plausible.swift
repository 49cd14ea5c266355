extension Survey {
    /// A room where placement alone finds less than this share of its survey was surveyed somewhere else.
    private static let leastShare = 0.25
    /// What was heard in so few seconds does not tell how a room sounds.
    private static let leastSeconds = 12

    /// The survey without the rooms that were plainly surveyed somewhere else, or hardly at all.
    /// - Parameter placement: by receiver, the room it stands in.
    func plausible(_ placement: [Int64: Int64], _ doors: Set<Building.Door>) -> Survey {
        // A receiver that came after the survey says nothing of it.
        let receivers = Set(receivers)
        let placement = placement.filter { receivers.contains($0.key) }
        let placed = Set(placement.values)
        let found = self.found(placement, doors)
        let seconds = Dictionary(grouping: labelled.filter { !$0.levels.isEmpty }.compactMap(\.room)) { $0 }
        let wrong = Set(
            rooms.filter { room in
                let seconds = seconds[room]?.count ?? 0
                return seconds < Self.leastSeconds
                    || placed.contains(room) && Double(found[room] ?? 0) < Self.leastShare * Double(seconds)
            })
        return Survey(
            walks: walks.map { walk in
                walk.map { second in
                    wrong.contains(second.room ?? -1) ? Second(levels: second.levels, room: nil) : second
                }
            })
    }

    /// By room, how many of its seconds placement alone finds.
    private func found(_ placement: [Int64: Int64], _ doors: Set<Building.Door>) -> [Int64: Int] {
        var playback = Playback(building: Building(doors: doors), placement: placement, receivers: Set(receivers))
        var found: [Int64: Int] = [:]
        for walk in walks {
            for (second, room) in zip(walk, playback.live(walk.map(\.levels))) {
                if let room, room == second.room { found[room, default: 0] += 1 }
            }
        }
        return found
    }
}
