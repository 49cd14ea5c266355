extension Transit {
    /// By place, the chances before and a while later. Whoever was somewhere that comes into question no more is anywhere.
    func forward(_ shares: [Belief.Share]) -> [Flow] {
        // Quicker than repeating one, which looks up the type each time.
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

    /// Takes those who stroll in a room or leave it where steps are known to lead, and to the rooms where they may be
    /// anywhere.
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

    /// By place, what was believed.
    private func spread(_ shares: [Belief.Share], over places: inout MutableSpan<Flow>) {
        let spots = spots.span
        var (number, held) = (0, 0.0)
        for share in shares {
            while number < runs.count, runs[number].room < share.hypothesis.room { number += 1 }
            guard number < runs.count, runs[number].room == share.hypothesis.room else { continue }
            held += share.chance
            let run = runs[number]
            let place = run.place(of: share.hypothesis.spot)
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
