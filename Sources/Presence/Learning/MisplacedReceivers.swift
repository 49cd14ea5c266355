extension Survey {
    /// A receiver that heard the survey's badge best in another room than the one it is placed in: either the survey or
    /// the placement is wrong.
    public struct MisplacedReceiver: Equatable, Sendable {
        public let receiver: Int64
        /// The room it is placed in.
        public let room: Int64
        /// The room in which it heard the survey's badge loudest.
        public let loudestIn: Int64
        /// By how many dB the badge was louder there, on average; nil if its own room was surveyed and it heard nothing
        /// from it.
        public let louderBy: Double?
    }
}

extension Survey {
    /// Returns the receivers that heard the badge best in another room than their own, the clearest first. Receivers
    /// whose own room was not surveyed, or in which they hardly heard the badge, are left out. Rooms that were walked
    /// with badges of different level offsets have the same effect.
    /// - Parameter placement: the room that each receiver is placed in.
    public func misplacedReceivers(_ placement: [Int64: Int64]) -> [MisplacedReceiver] {
        let (levels, attended) = (levels, attended)
        return placement.compactMap { receiver, room in
            let isAttended = attended(receiver, room) >= Parameters.current.survey.minSeconds
            return isAttended ? stray(receiver, of: room, levels[receiver] ?? [:]) : nil
        }
        .sorted { ($1.louderBy ?? .infinity, $0.receiver) < ($0.louderBy ?? .infinity, $1.receiver) }
    }

    private func stray(_ receiver: Int64, of room: Int64, _ rooms: [Int64: [Double]]) -> MisplacedReceiver? {
        let means = rooms.filter { $0.value.count >= Parameters.current.survey.minSeconds }
            .mapValues { $0.reduce(0, +) / Double($0.count) }
        guard let loudest = means.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), loudest.key != room else {
            return nil
        }
        guard rooms[room] != nil else {
            return MisplacedReceiver(receiver: receiver, room: room, loudestIn: loudest.key, louderBy: nil)
        }
        guard let own = means[room], loudest.value - own >= Parameters.current.link.plainlyLouder else { return nil }
        return MisplacedReceiver(receiver: receiver, room: room, loudestIn: loudest.key, louderBy: loudest.value - own)
    }

    /// The number of seconds of a room in which the badge was heard while the receiver listened.
    private var attended: (_ receiver: Int64, _ room: Int64) -> Int {
        let notListening = walks.joined().reduce(into: [Int64: [Int64: Int]]()) { found, second in
            guard let room = second.room, !second.levels.isEmpty else { return }
            for receiver in second.notListening { found[receiver, default: [:]][room, default: 0] += 1 }
        }
        let heard = heardSeconds
        return { receiver, room in heard[room, default: 0] - (notListening[receiver]?[room] ?? 0) }
    }

    /// The levels at which each receiver heard the badge, by room.
    private var levels: [Int64: [Int64: [Double]]] {
        walks.joined().reduce(into: [:]) { found, second in
            guard let room = second.room else { return }
            for (receiver, level) in second.levels { found[receiver, default: [:]][room, default: []].append(level) }
        }
    }
}
