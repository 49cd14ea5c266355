extension Transit {
    /// The chances a while later. Whoever was somewhere that comes into question no more is anywhere.
    func forward(_ shares: [Belief.Share]) -> [Belief.Share] {
        let before = spread(shares)
        var after = before.map { $0 * stays * (1 - strolling) }
        var arriving = Array(repeating: 0.0, count: runs.count)
        for index in runs.indices { goOut(of: index, before, &after, &arriving) }
        var chances: [Belief.Share] = []
        chances.reserveCapacity(after.count)
        for (run, share) in zip(runs, arriving) {
            for place in run.places {
                let chance = after[place] + part(place) * share
                chances.append(Belief.Share(hypothesis: likelihoods[place].hypothesis, chance: chance))
            }
        }
        return chances
    }

    /// Takes those who stroll in a room or leave it where steps are known to lead, and to the rooms where they may be
    /// anywhere.
    private func goOut(of index: Int, _ before: [Double], _ after: inout [Double], _ arriving: inout [Double]) {
        let run = runs[index]
        var leaving = 0.0
        for place in run.places where before[place] > Self.rounding {
            let exits = exits(of: place)
            let (strolls, leaves) = (before[place] * stays * strolling, before[place] * (1 - stays))
            arriving[index] += strolls * Double(exits.within.rest)
            leaving += leaves * Double(exits.across.rest)
            for number in exits.within.steps {
                let step = walks.steps[Int(number)]
                after[run.place(of: step.spot)] += strolls * Double(step.chance)
            }
            for number in exits.across.steps {
                let step = walks.steps[Int(number)]
                guard let other = target(of: step) else { continue }
                after[other] += leaves * Double(step.chance)
            }
        }
        guard leaving > 0 else { return }
        let ways = ways(from: run.room)
        for other in runs.indices { arriving[other] += leaving * ways.chance(of: runs[other].room) }
    }

    /// By place, what was believed.
    private func spread(_ shares: [Belief.Share]) -> [Double] {
        var before = Array(repeating: 0.0, count: likelihoods.count)
        var (run, place, held) = (0, 0, 0.0)
        for share in shares {
            while run < runs.count, runs[run].room < share.hypothesis.room { run += 1 }
            guard run < runs.count, runs[run].room == share.hypothesis.room else { continue }
            held += share.chance
            place = max(place, runs[run].places.lowerBound)
            while place < runs[run].places.upperBound, likelihoods[place].hypothesis < share.hypothesis { place += 1 }
            if place < runs[run].places.upperBound, likelihoods[place].hypothesis == share.hypothesis {
                before[place] += share.chance
            } else {
                for other in runs[run].places { before[other] += share.chance * part(other) }
            }
        }
        let lost = max(0, 1 - held) / Double(max(1, runs.count))
        guard lost > Self.rounding else { return before }
        for place in before.indices { before[place] += lost * part(place) }
        return before
    }
}
