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
        var later: [Hypothesis: Double] = [:]
        for index in moments.indices.reversed() {
            decide(at: index, beliefs[index], later)
            later = Self.earlier(moments[index], later, passages, map)
        }
    }

    private mutating func decide(at index: Int, _ belief: Belief, _ later: [Hypothesis: Double]) {
        var rooms: [Int64: Double] = [:]
        let least = later.values.min() ?? 1
        for share in belief.shares {
            rooms[share.hypothesis.room, default: 0] += share.chance * (later[share.hypothesis] ?? least)
        }
        let best = rooms.max { ($0.value, $1.key) < ($1.value, $0.key) }
        self.rooms[index] = best?.key
        chances[index] = (best?.value ?? 0) / max(rooms.values.reduce(0, +), .leastNormalMagnitude)
    }

    private static func earlier(
        _ moment: Moment, _ later: [Hypothesis: Double], _ passages: Passages, _ map: SoundMap?
    ) -> [Hypothesis: Double] {
        guard !moment.likelihoods.isEmpty else { return later }
        let least = later.values.min() ?? 1
        let values = moment.likelihoods.map { $0.ratio * (later[$0.hypothesis] ?? least) }
        let before = Transit(moment, map, passages).backward(values)
        let greatest = max(before.max() ?? 1, .leastNormalMagnitude)
        return Dictionary(
            uniqueKeysWithValues: zip(moment.likelihoods, before).map { ($0.hypothesis, $1 / greatest) })
    }
}
