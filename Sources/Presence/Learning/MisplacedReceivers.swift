extension Survey {
    /// A receiver that a survey heard best in another room than the one it is said to stand in: one of the two is
    /// wrong.
    public struct MisplacedReceiver: Equatable, Sendable {
        public let receiver: Int64
        /// Where it is said to stand.
        public let room: Int64
        /// Where the survey's badge was loudest to it.
        public let loudestIn: Int64
        /// By how many dB it was louder there, in the mean; nil if its own room was surveyed, and it heard nothing
        /// of that.
        public let louderBy: Double?
    }
}

extension Survey {
    /// The receivers that heard the badge best in another room than their own, the plainest first. Of one whose own
    /// room was not surveyed, or in which it hardly heard the badge, nothing is known. Rooms that were walked with
    /// badges of different level offsets look like that too.
    /// - Parameter placement: by receiver, the room it is said to stand in.
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

    /// In how many seconds of a room a person heard the badge while a receiver listened.
    private var attended: (_ receiver: Int64, _ room: Int64) -> Int {
        let notListening = walks.joined().reduce(into: [Int64: [Int64: Int]]()) { found, second in
            guard let room = second.room, !second.levels.isEmpty else { return }
            for receiver in second.notListening { found[receiver, default: [:]][room, default: 0] += 1 }
        }
        let heard = heardSeconds
        return { receiver, room in heard[room, default: 0] - (notListening[receiver]?[room] ?? 0) }
    }

    /// By receiver and room, how loud it heard the badge.
    private var levels: [Int64: [Int64: [Double]]] {
        walks.joined().reduce(into: [:]) { found, second in
            guard let room = second.room else { return }
            for (receiver, level) in second.levels { found[receiver, default: [:]][room, default: []].append(level) }
        }
    }
}
