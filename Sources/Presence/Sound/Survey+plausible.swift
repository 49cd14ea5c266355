extension Survey {
    /// A room where placement alone finds less than this share of its survey was surveyed somewhere else.
    private static let leastShare = 1.0 / 3
    /// What was heard in so few seconds does not tell how a room sounds.
    private static let leastSeconds = 12

    /// The survey without the rooms that were plainly surveyed somewhere else, or hardly at all.
    /// - Parameter placement: by receiver, the room it stands in.
    func plausible(_ placement: [Int64: Int64], _ doors: Set<Building.Door>) -> Survey {
        // A receiver that came after the survey says nothing of it.
        let receivers = Set(receivers)
        let placement = placement.filter { receivers.contains($0.key) }
        let placed = Set(placement.values)
        let found = found(by: placement, Building(doors: doors))
        let heard = heardSeconds
        let wrong = byRoom.filter { room, seconds in
            heard[room, default: 0] < Self.leastSeconds
                || placed.contains(room) && Double(found[room] ?? 0) < Self.leastShare * Double(seconds.count)
        }.map(\.room)
        return Survey(
            walks: walks.map { walk in
                walk.map { second in
                    guard let room = second.room, wrong.contains(room) else { return second }
                    return Second(levels: second.levels, room: nil, deaf: second.deaf)
                }
            })
    }
}
