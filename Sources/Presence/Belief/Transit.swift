/// The way from one second to the next among the places in question.
struct Transit {
    /// The places of one room, which follow each other.
    private struct Run {
        let room: Int64
        var places: Range<Int>
    }

    /// A share so small is what rounding leaves.
    private static let rounding = 1e-12

    private let likelihoods: [Moment.Likelihood]
    private let spots: [Spot]
    private var runs: [Run] = []
    private let stays: Double
    private let strolling: Double
    private let passages: Passages

    init(_ moment: Moment, _ map: SoundMap?, _ passages: Passages) {
        likelihoods = moment.likelihoods
        spots = map?.scape.spots ?? []
        self.passages = passages
        strolling = passages.strolling(for: moment.elapsed)
        runs.reserveCapacity(Rooms.usual)
        for (index, likelihood) in likelihoods.enumerated() {
            if runs.last?.room == likelihood.hypothesis.room {
                runs[runs.count - 1].places = runs[runs.count - 1].places.lowerBound..<index + 1
            } else {
                runs.append(Run(room: likelihood.hypothesis.room, places: index..<index + 1))
            }
        }
        stays = runs.count > 1 ? 1 - passages.leaving(after: moment.elapsed) : 1
    }

    /// The chances a while later. Whoever was somewhere that comes into question no more is anywhere.
    func forward(_ shares: [Belief.Share]) -> [Belief.Share] {
        var chances = likelihoods.map { Belief.Share(hypothesis: $0.hypothesis, chance: 0) }
        let held = spread(shares, over: &chances)
        var inflow = Array(repeating: 0.0, count: runs.count)
        for (run, share) in zip(runs, held) where share > Self.rounding {
            let ways = ways(from: run.room)
            for index in runs.indices { inflow[index] += share * ways.chance(of: runs[index].room) }
        }
        for (index, run) in runs.enumerated() {
            let arriving = stays * strolling * held[index] + (1 - stays) * inflow[index]
            for place in run.places {
                chances[place].chance = stays * (1 - strolling) * chances[place].chance + part(place) * arriving
            }
        }
        return chances
    }

    /// Puts what was believed where it belongs now.
    /// - Returns: by room, the chance of having been there.
    private func spread(_ shares: [Belief.Share], over chances: inout [Belief.Share]) -> [Double] {
        var held = Array(repeating: 0.0, count: runs.count)
        var (run, place) = (0, 0)
        for share in shares {
            while run < runs.count, runs[run].room < share.hypothesis.room { run += 1 }
            guard run < runs.count, runs[run].room == share.hypothesis.room else { continue }
            held[run] += share.chance
            place = max(place, runs[run].places.lowerBound)
            while place < runs[run].places.upperBound, chances[place].hypothesis < share.hypothesis { place += 1 }
            if place < runs[run].places.upperBound, chances[place].hypothesis == share.hypothesis {
                chances[place].chance += share.chance
            } else {
                for other in runs[run].places { chances[other].chance += share.chance * part(other) }
            }
        }
        let lost = max(0, 1 - held.reduce(0, +)) / Double(max(1, runs.count))
        for (index, run) in runs.enumerated() where lost > Self.rounding {
            held[index] += lost
            for place in run.places { chances[place].chance += lost * part(place) }
        }
        return held
    }

    /// By hypothesis now, how likely what follows is, from how likely it is by hypothesis a while later.
    func backward(_ later: [Double]) -> [Double] {
        let averages = runs.map { run in run.places.reduce(0) { $0 + later[$1] * part($1) } }
        var before = later
        for (index, run) in runs.enumerated() {
            let ways = ways(from: run.room)
            let outflow = zip(runs, averages).reduce(0) { $0 + ways.chance(of: $1.0.room) * $1.1 }
            for place in run.places {
                let within = (1 - strolling) * later[place] + strolling * averages[index]
                before[place] = stays * within + (1 - stays) * outflow
            }
        }
        return before
    }

    private func ways(from room: Int64) -> Ways { passages.ways(from: room, among: runs.lazy.map(\.room)) }

    /// The share of its room that a place has.
    private func part(_ place: Int) -> Double {
        let spot = likelihoods[place].hypothesis.spot
        return spot < 0 ? 1 : spots[Int(spot)].share
    }
}
