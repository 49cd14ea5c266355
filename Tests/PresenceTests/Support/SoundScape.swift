import Presence

/// How rooms sound in a test: for each room, by receiver, the level in dBm around which readings scatter.
struct RadioScape {
    let rooms: [Int64: [Int64: Double]]
    /// The share of readings that are lost.
    private let silence: Double
    private var random: SplitMix64

    init(_ rooms: [Int64: [Int64: Double]], silence: Double = 0.1, seed: UInt64 = 1) {
        self.rooms = rooms
        self.silence = silence
        random = SplitMix64(seed: seed)
    }

    /// One second in a room.
    mutating func second(in room: Int64) -> [Int64: Double] {
        var levels: [Int64: Double] = [:]
        for (receiver, level) in (rooms[room] ?? [:]).sorted(by: { $0.key < $1.key })
        where Double.random(in: 0..<1, using: &random) > silence {
            levels[receiver] = level + (0..<4).reduce(0) { sum, _ in sum + .random(in: -2.5...2.5, using: &random) }
        }
        return levels
    }

    /// A survey that stays in each room in turn; `labels` says otherwise where a room was written down wrongly.
    mutating func walk(
        _ rooms: [Int64], seconds: Int = 60, labels: [Int64: Int64] = [:]
    ) -> [Survey.Second] {
        rooms.flatMap { room in
            (0..<seconds).map { _ in Survey.Second(levels: second(in: room), room: labels[room] ?? room) }
        }
    }

    /// The share of seconds that the engine gets right on another walk.
    mutating func share(
        right path: KeyPath<SessionReplay.Decisions, [Int64?]>, of rooms: [Int64], _ building: Building,
        placement: [Int64: Int64], teaching: SelfTraining? = nil
    ) -> Double {
        let walk = walk(rooms)
        var playback = SessionReplay(
            building: building, placement: placement, receivers: Set(walk.flatMap(\.levels.keys)), teaching: teaching)
        let said = playback.play(walk.map(\.levels))[keyPath: path]
        return Double(zip(walk, said).count { $0.room == $1 }) / Double(walk.count)
    }
}
