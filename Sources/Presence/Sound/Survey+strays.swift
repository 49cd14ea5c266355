extension Survey {
    /// A room must be louder by so many dB: where rooms meet, the far end of a receiver's own is fainter to it than the near end of
    /// the other (up to 1 dB in the mean in the recordings, which have no wrong receiver).
    private static let plainlyLouder = 6.0
    /// What was heard in so few seconds of a room says nothing.
    private static let leastHeard = 12

    /// The receivers that heard the badge best in another room than their own, the plainest first. Of one whose own room was not
    /// surveyed nothing is known.
    /// - Parameter placement: by receiver, the room it is said to stand in.
    public func strayReceivers(_ placement: [Int64: Int64]) -> [StrayReceiver] {
        let levels = levels
        return placement.compactMap { receiver, room in stray(receiver, of: room, levels[receiver] ?? [:]) }
            .sorted { ($1.louderBy ?? .infinity, $0.receiver) < ($0.louderBy ?? .infinity, $1.receiver) }
    }

    private func stray(_ receiver: Int64, of room: Int64, _ rooms: [Int64: [Double]]) -> StrayReceiver? {
        let means = rooms.filter { $0.value.count >= Self.leastHeard }
            .mapValues { $0.reduce(0, +) / Double($0.count) }
        guard let loudest = means.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), loudest.key != room,
            attended(receiver, in: room)
        else { return nil }
        guard let own = rooms[room] else {
            return StrayReceiver(receiver: receiver, room: room, loudestIn: loudest.key, louderBy: nil)
        }
        let louder = loudest.value - own.reduce(0, +) / Double(own.count)
        return louder < Self.plainlyLouder
            ? nil : StrayReceiver(receiver: receiver, room: room, loudestIn: loudest.key, louderBy: louder)
    }

    /// Whether a room was surveyed for a while in which the receiver listened and somebody heard the badge.
    private func attended(_ receiver: Int64, in room: Int64) -> Bool {
        walks.joined().count { $0.room == room && !$0.levels.isEmpty && !$0.deaf.contains(receiver) } >= Self.leastHeard
    }

    /// By receiver and room, how loud it heard the badge.
    private var levels: [Int64: [Int64: [Double]]] {
        walks.joined().reduce(into: [:]) { found, second in
            guard let room = second.room else { return }
            for (receiver, level) in second.levels { found[receiver, default: [:]][room, default: []].append(level) }
        }
    }
}
