import Foundation

/// The record of a stretch of seconds as it looks once all of it is known: forward and backward through the model.
struct BackwardPass {
    /// By moment.
    let judgements: [Judgement]

    init(_ moments: [Moment], _ passages: Passages, map: SoundMap?) {
        let moments = moments.map { $0.weighed(Parameters.current.record.evidenceWeight) }
        var belief = Belief()
        let beliefs = moments.map { moment in
            belief.take(moment, passages, map: map)
            return belief
        }
        var judgements: [Judgement] = []
        judgements.reserveCapacity(moments.count)
        var later = Later()
        for index in moments.indices.reversed() {
            judgements.append(Self.judge(beliefs[index], later))
            later = Self.earlier(moments[index], later, passages, map)
        }
        self.judgements = judgements.reversed()
    }

    private static func judge(_ belief: Belief, _ later: Later) -> Judgement {
        var best: (room: Int64, chance: Double)?
        var room: (room: Int64, chance: Double)?
        let chances = zip(belief.shares, later.values(of: belief.shares.lazy.map(\.hypothesis))).map { $0.chance * $1 }
        for (share, chance) in zip(belief.shares, chances) {
            if room?.room != share.hypothesis.room { room = (share.hypothesis.room, 0) }
            room?.chance += chance
            if let room, room.chance > best?.chance ?? 0 { best = room }
        }
        let all = max(chances.reduce(0, +), .leastNormalMagnitude)
        let places = zip(belief.shares, chances).compactMap { share, chance in
            chance > Parameters.current.record.leastChance * all
                ? Belief.Share(hypothesis: share.hypothesis, chance: chance / all) : nil
        }
        return Judgement(room: best?.room, chance: (best?.chance ?? 0) / all, places: places)
    }

    private static func earlier(_ moment: Moment, _ later: Later, _ passages: Passages, _ map: SoundMap?) -> Later {
        guard !moment.likelihoods.isEmpty else { return later }
        let values = later.values(of: moment.likelihoods.lazy.map(\.hypothesis))
        let weighed = zip(moment.likelihoods, values).map { $0.ratio * $1 }
        let before = Transit(moment, map, passages).backward(weighed)
        return Later(moment.likelihoods.map(\.hypothesis), before)
    }
}

/// How likely what follows is, by where somebody is now.
struct Later {
    /// In ascending order.
    private let hypotheses: [Hypothesis]
    /// In parts of the greatest.
    private let values: [Double]
    /// For places that did not come into question then.
    private let least: Double

    /// Where nothing follows.
    init() {
        (hypotheses, values, least) = ([], [], 1)
    }

    init(_ hypotheses: [Hypothesis], _ values: [Double]) {
        let greatest = max(values.max() ?? 1, .leastNormalMagnitude)
        self.hypotheses = hypotheses
        self.values = values.map { $0 / greatest }
        least = self.values.min() ?? 1
    }

    /// - Parameter asked: in ascending order.
    func values(of asked: some Sequence<Hypothesis>) -> [Double] {
        var index = 0
        return asked.map { hypothesis in
            while index < hypotheses.count, hypotheses[index] < hypothesis { index += 1 }
            return index < hypotheses.count && hypotheses[index] == hypothesis ? values[index] : least
        }
    }
}

/// What became of a second now that all of a stretch is known.
struct Judgement {
    /// The most likely room.
    let room: Int64?
    /// How likely that room is.
    let chance: Double
    /// Where they may have been, and how likely; what is hardly likely is left out.
    let places: [Belief.Share]
}
