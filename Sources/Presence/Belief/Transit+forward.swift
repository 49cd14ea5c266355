extension Transit {
    /// By place, the chances before and a while later. Whoever was somewhere that comes into question no more is anywhere.
    func forward(_ shares: [Belief.Share]) -> [Flow] {
        var flows = spread(shares)
        var arriving = runs.map { _ in 0.0 }
        var places = flows.mutableSpan
        for index in runs.indices { goOut(of: index, &places, &arriving) }
        for (run, share) in zip(runs, arriving) where share > 0 {
            for place in run.places { places[place].after += part(place, of: run) * share }
        }
        return flows
    }

    /// Takes those who stroll in a room or leave it where steps are known to lead, and to the rooms where they may be
    /// anywhere.
    private func goOut(of index: Int, _ places: inout MutableSpan<Flow>, _ arriving: inout [Double]) {
        let run = runs[index]
        var (strolling, leaving) = (0.0, 0.0)
        for place in run.places where places[place].before > Self.rounding {
            let before = places[place].before
            let exits = exits(of: place)
            let (strolls, leaves) = (before * stays * self.strolling, before * (1 - stays))
            places[place].after += before * stays - strolls
            strolling += strolls * Double(exits.within.rest)
            leaving += leaves * Double(exits.across.rest)
            for step in steps(exits.within) {
                places[run.place(of: step.spot)].after += strolls * Double(step.chance)
            }
            for step in steps(exits.across) {
                guard let other = target(of: step) else { continue }
                places[other].after += leaves * Double(step.chance)
            }
        }
        arriving[index] += strolling
        guard leaving > 0 else { return }
        let ways = ways(from: run.room)
        for other in runs.indices { arriving[other] += leaving * ways.chance(of: runs[other].room) }
    }

    /// By place, what was believed.
    private func spread(_ shares: [Belief.Share]) -> [Flow] {
        var flows = Array(repeating: Flow(), count: likelihoods.count)
        var places = flows.mutableSpan
        var (number, held) = (0, 0.0)
        for share in shares {
            while number < runs.count, runs[number].room < share.hypothesis.room { number += 1 }
            guard number < runs.count, runs[number].room == share.hypothesis.room else { continue }
            held += share.chance
            let run = runs[number]
            let place = run.place(of: share.hypothesis.spot)
            if run.places.contains(place), likelihoods[place].hypothesis == share.hypothesis {
                places[place].before += share.chance
            } else {
                for other in run.places { places[other].before += share.chance * part(other, of: run) }
            }
        }
        let lost = max(0, 1 - held) / Double(max(1, runs.count))
        guard lost > Self.rounding else { return flows }
        for run in runs {
            for place in run.places { places[place].before += lost * part(place, of: run) }
        }
        return flows
    }
}
