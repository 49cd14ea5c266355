import Foundation

/// The forward-backward algorithm: the posterior of each second given all of them (Rabiner 1989, section III.B).
///
/// In: for each second the likelihood of each state. Out: for each second the most likely room, its probability, and
/// the probability of each state.
struct ForwardBackward {
    /// The posteriors, by moment.
    let posteriors: [Posterior]

    init(_ moments: [StateLikelihoods], _ transitions: TransitionModel, map: RadioMap?) {
        let moments = moments.map { $0.weighed(Parameters.current.record.evidenceWeight) }
        var filter = ForwardFilter()
        let beliefs = moments.map { moment in
            filter.take(moment, transitions, map: map)
            return filter
        }
        var posteriors: [Posterior] = []
        posteriors.reserveCapacity(moments.count)
        var later = Message()
        for index in moments.indices.reversed() {
            posteriors.append(Self.judge(beliefs[index], later))
            later = Self.earlier(moments[index], later, transitions, map)
        }
        self.posteriors = posteriors.reversed()
    }

    private static func judge(_ filter: ForwardFilter, _ later: Message) -> Posterior {
        var best: (room: Int64, chance: Double)?
        var room: (room: Int64, chance: Double)?
        let chances = zip(filter.shares, later.values(of: filter.shares.lazy.map(\.state))).map { $0.chance * $1 }
        for (share, chance) in zip(filter.shares, chances) {
            if room?.room != share.state.room { room = (share.state.room, 0) }
            room?.chance += chance
            if let room, room.chance > best?.chance ?? 0 { best = room }
        }
        let all = max(chances.reduce(0, +), .leastNormalMagnitude)
        let places = zip(filter.shares, chances).map { share, chance in
            ForwardFilter.Share(state: share.state, chance: chance / all)
        }
        return Posterior(room: best?.room, chance: (best?.chance ?? 0) / all, places: places)
    }

    private static func earlier(
        _ moment: StateLikelihoods, _ later: Message, _ transitions: TransitionModel, _ map: RadioMap?
    ) -> Message {
        guard !moment.likelihoods.isEmpty else { return later }
        let values = later.values(of: moment.likelihoods.lazy.map(\.state))
        let weighed = zip(moment.likelihoods, values).map { $0.ratio * $1 }
        let before = TransitionModel.Step(moment, map, transitions).backward(weighed)
        return Message(moment.likelihoods.map(\.state), before)
    }
}

extension ForwardBackward {
    /// The backward message: how likely the later seconds are, by the state now.
    struct Message {
        /// In ascending order.
        private let states: [HiddenState]
        /// As fractions of the greatest.
        private let values: [Double]
        /// The value of states that were not candidates then.
        private let minimum: Double

        /// The message of the last second.
        init() {
            (states, values, minimum) = ([], [], 1)
        }

        init(_ states: [HiddenState], _ values: [Double]) {
            let greatest = max(values.max() ?? 1, .leastNormalMagnitude)
            self.states = states
            self.values = values.map { $0 / greatest }
            minimum = self.values.min() ?? 1
        }

        /// - Parameter asked: the states, in ascending order.
        func values(of asked: some Sequence<HiddenState>) -> [Double] {
            var index = 0
            return asked.map { state in
                while index < states.count, states[index] < state { index += 1 }
                return index < states.count && states[index] == state ? values[index] : minimum
            }
        }
    }

    /// The posterior of a second, given all seconds before and after it.
    struct Posterior {
        /// The most likely room.
        let room: Int64?
        /// The probability of that room.
        let chance: Double
        /// The states and their probabilities; unlikely states are left out.
        let places: [ForwardFilter.Share]
    }
}
