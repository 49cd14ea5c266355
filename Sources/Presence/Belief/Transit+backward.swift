extension Transit {
    /// By hypothesis now, how likely what follows is, from how likely it is by hypothesis a while later.
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
