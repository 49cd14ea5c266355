/// The transition from one second to the next, among the candidate states.
///
/// In: the filter's distribution. Out: the predicted distribution or, backwards, the message before the step. A state
/// keeps its spot, moves within its room as surveyed walks did, or leaves through a door.
struct TransitionStep {
    /// The states of one room, which are consecutive.
    struct Run {
        let room: Int64
        /// The number of its first spot; negative if it has none.
        let spot: Int
        let places: Range<Int>

        func place(of spot: Int32) -> Int { places.lowerBound + Int(spot) - self.spot }
        func spot(at place: Int) -> Int { spot + place - places.lowerBound }
    }

    /// The probability of a state before and after the step.
    struct Flow {
        var before = 0.0
        var after = 0.0
    }

    /// Shares below this are rounding errors.
    static let rounding = 1e-12

    let likelihoods: [StateLikelihoods.Likelihood]
    let elapsed: Double
    let spots: [Fingerprints.Spot]
    let walks: SpotTransitions
    let runs: [Run]
    let stays: Double
    let strolling: Double
    let transitions: TransitionModel

    init(_ moment: StateLikelihoods, _ map: RadioMap?, _ transitions: TransitionModel) {
        likelihoods = moment.likelihoods
        elapsed = moment.elapsed
        spots = map?.fingerprints.spots ?? []
        walks = map?.fingerprints.walks ?? .unknown
        self.transitions = transitions
        strolling = transitions.strolling(for: moment.elapsed)
        runs = Self.runs(moment.likelihoods)
        stays = runs.count > 1 ? 1 - transitions.leaving(after: moment.elapsed) : 1
    }

    private static func runs(_ likelihoods: [StateLikelihoods.Likelihood]) -> [Run] {
        var runs: [Run] = []
        runs.reserveCapacity(Rooms.usual)
        var start = 0
        while start < likelihoods.count {
            let first = likelihoods[start].state
            var end = start + 1
            while end < likelihoods.count, likelihoods[end].state.room == first.room { end += 1 }
            runs.append(Run(room: first.room, spot: Int(first.spot), places: start..<end))
            start = end
        }
        return runs
    }

    func ways(from room: Int64) -> TransitionModel.Ways { transitions.ways(from: room, among: runs.lazy.map(\.room)) }

    func exits(of place: Int) -> SpotTransitions.Exits {
        walks.exits(of: Int(likelihoods[place].state.spot), after: elapsed)
    }

    /// Returns the steps of an exit from a spot.
    func steps(_ exit: SpotTransitions.Exit) -> ArraySlice<SpotTransitions.Step> {
        walks.steps[Int(exit.steps.lowerBound)..<Int(exit.steps.upperBound)]
    }

    /// Returns nil if the room it leads to is not a candidate.
    func target(of step: SpotTransitions.Step) -> Int? {
        let room = spots[Int(step.spot)].room
        return runs.first { $0.room == room && $0.spot >= 0 }?.place(of: step.spot)
    }

    /// Returns the share of its room that a state has.
    func part(_ place: Int, of run: Run) -> Double { Self.part(place, of: run, spots.span) }

    static func part(_ place: Int, of run: Run, _ spots: Span<Fingerprints.Spot>) -> Double {
        run.spot < 0 ? 1 : spots[run.spot(at: place)].share
    }
}

extension TransitionStep {
    /// Returns the probabilities of each state before and after the step. The probability of states that are no longer
    /// candidates is spread over all states.
    func forward(_ shares: [ForwardFilter.Share]) -> [Flow] {
        // Faster than repeating one value, which looks up the type each time.
        var flows = likelihoods.map { _ in Flow() }
        var places = flows.mutableSpan
        spread(shares, over: &places)
        var arriving = runs.map { _ in 0.0 }
        for index in runs.indices { goOut(of: index, &places, &arriving) }
        let spots = spots.span
        for (index, run) in runs.enumerated() where arriving[index] > 0 {
            for place in run.places { places[place].after += Self.part(place, of: run, spots) * arriving[index] }
        }
        return flows
    }

    /// Moves the probability of strolling and of leaving along the known steps, and to the rooms that may be reached at
    /// any spot.
    private func goOut(of index: Int, _ places: inout MutableSpan<Flow>, _ arriving: inout [Double]) {
        let run = runs[index]
        var (strolling, leaving) = (0.0, 0.0)
        let steps = walks.steps.span
        for place in run.places {
            let before = places[place].before
            guard before > Self.rounding else { continue }
            let exits = walks.exits(of: run.spot(at: place), after: elapsed)
            let (strolls, leaves) = (before * stays * self.strolling, before * (1 - stays))
            places[place].after += before * stays - strolls
            strolling += strolls * Double(exits.within.rest)
            leaving += leaves * Double(exits.across.rest)
            for number in exits.within.steps {
                let step = steps[Int(number)]
                places[run.place(of: step.spot)].after += strolls * Double(step.chance)
            }
            for number in exits.across.steps {
                let step = steps[Int(number)]
                guard let other = target(of: step) else { continue }
                places[other].after += leaves * Double(step.chance)
            }
        }
        arriving[index] += strolling
        guard leaving > 0 else { return }
        let ways = ways(from: run.room)
        for other in runs.indices { arriving[other] += leaving * ways.chance(of: runs[other].room) }
    }

    /// Sets the probability of each state before the step.
    private func spread(_ shares: [ForwardFilter.Share], over places: inout MutableSpan<Flow>) {
        let spots = spots.span
        var (number, held) = (0, 0.0)
        for share in shares {
            while number < runs.count, runs[number].room < share.state.room { number += 1 }
            guard number < runs.count, runs[number].room == share.state.room else { continue }
            held += share.chance
            let run = runs[number]
            let place = run.place(of: share.state.spot)
            if run.places.contains(place) {
                places[place].before += share.chance
            } else {
                for other in run.places { places[other].before += share.chance * Self.part(other, of: run, spots) }
            }
        }
        let lost = max(0, 1 - held) / Double(max(1, runs.count))
        guard lost > Self.rounding else { return }
        for run in runs {
            for place in run.places { places[place].before += lost * Self.part(place, of: run, spots) }
        }
    }
}

extension TransitionStep {
    /// Returns the backward message before the step, from the message after it: for each state the likelihood of
    /// everything that follows.
    func backward(_ later: [Double]) -> [Double] {
        let averages = runs.map { run in run.places.reduce(0) { $0 + later[$1] * part($1, of: run) } }
        var before = later
        for (index, run) in runs.enumerated() {
            let ways = ways(from: run.room)
            let outflow = zip(runs, averages).reduce(0) { $0 + ways.chance(of: $1.0.room) * $1.1 }
            for place in run.places {
                let exits = exits(of: place)
                var strolled = Double(exits.within.rest) * averages[index]
                var left = Double(exits.across.rest) * outflow
                for step in steps(exits.within) {
                    strolled += Double(step.chance) * later[run.place(of: step.spot)]
                }
                for step in steps(exits.across) {
                    if let other = target(of: step) { left += Double(step.chance) * later[other] }
                }
                before[place] = stays * ((1 - strolling) * later[place] + strolling * strolled) + (1 - stays) * left
            }
        }
        return before
    }
}
