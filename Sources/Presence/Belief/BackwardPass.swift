import Foundation

/// The record of a stretch of seconds as it looks once all of it is known: forward and backward through the model.
struct BackwardPass {
    /// By moment, the most likely room.
    private(set) var rooms: [Int64?]
    /// By moment, how likely that room is.
    private(set) var chances: [Double]

    /// Seconds that follow each other are not independent: the same body stands in the way for all of them. The live
    /// belief must be quick and takes each for whole; seen from afterwards each counts half.
    private static let calm = 0.5

    init(_ moments: [Moment], _ passages: Passages, map: SoundMap?) {
        let moments = moments.map { $0.weighed(Self.calm) }
        var belief = Belief()
        let beliefs = moments.map { moment in
            belief.take(moment, passages, map: map)
            return belief
        }
        rooms = Array(repeating: nil, count: moments.count)
        chances = Array(repeating: 0, count: moments.count)
        var later = Later()
        for index in moments.indices.reversed() {
            decide(at: index, beliefs[index], later)
            later = Self.earlier(moments[index], later, passages, map)
        }
    }

    private mutating func decide(at index: Int, _ belief: Belief, _ later: Later) {
        var best: (room: Int64, chance: Double)?
        var room: (room: Int64, chance: Double)?
        var all = 0.0
        for (share, value) in zip(belief.shares, later.values(of: belief.shares.lazy.map(\.hypothesis))) {
            if room?.room != share.hypothesis.room { room = (share.hypothesis.room, 0) }
            room?.chance += share.chance * value
            all += share.chance * value
            if let room, room.chance > best?.chance ?? 0 { best = room }
        }
        rooms[index] = best?.room
        chances[index] = (best?.chance ?? 0) / max(all, .leastNormalMagnitude)
    }

    private static func earlier(_ moment: Moment, _ later: Later, _ passages: Passages, _ map: SoundMap?) -> Later {
        guard !moment.likelihoods.isEmpty else { return later }
        let values = later.values(of: moment.likelihoods.lazy.map(\.hypothesis))
        let weighed = zip(moment.likelihoods, values).map { $0.ratio * $1 }
        let before = Transit(moment, map, passages).backward(weighed)
        return Later(moment.likelihoods.map(\.hypothesis), before)
    }
}
