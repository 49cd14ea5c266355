/// The way from one second to the next among the places in question.
struct Transit {
    /// The places of one room, which follow each other.
    struct Run {
        let room: Int64
        /// The number of its first spot; negative where it has none.
        let spot: Int
        let places: Range<Int>

        func place(of spot: Int32) -> Int { places.lowerBound + Int(spot) - self.spot }
        func spot(at place: Int) -> Int { spot + place - places.lowerBound }
    }

    /// How likely a place was, and is a while later.
    struct Flow {
        var before = 0.0
        var after = 0.0
    }

    /// A share so small is what rounding leaves.
    static let rounding = 1e-12

    let likelihoods: [Moment.Likelihood]
    let elapsed: Double
    let spots: [Spot]
    let walks: Walks
    let runs: [Run]
    let stays: Double
    let strolling: Double
    let passages: Passages

    init(_ moment: Moment, _ map: SoundMap?, _ passages: Passages) {
        likelihoods = moment.likelihoods
        elapsed = moment.elapsed
        spots = map?.scape.spots ?? []
        walks = map?.scape.walks ?? .unknown
        self.passages = passages
        strolling = passages.strolling(for: moment.elapsed)
        runs = Self.runs(moment.likelihoods)
        stays = runs.count > 1 ? 1 - passages.leaving(after: moment.elapsed) : 1
    }

    private static func runs(_ likelihoods: [Moment.Likelihood]) -> [Run] {
        var runs: [Run] = []
        runs.reserveCapacity(Rooms.usual)
        var start = 0
        while start < likelihoods.count {
            let first = likelihoods[start].hypothesis
            var end = start + 1
            while end < likelihoods.count, likelihoods[end].hypothesis.room == first.room { end += 1 }
            runs.append(Run(room: first.room, spot: Int(first.spot), places: start..<end))
            start = end
        }
        return runs
    }

    func ways(from room: Int64) -> Ways { passages.ways(from: room, among: runs.lazy.map(\.room)) }

    func exits(of place: Int) -> Walks.Exits {
        walks.exits(of: Int(likelihoods[place].hypothesis.spot), after: elapsed)
    }

    /// The steps of a way out of a spot.
    func steps(_ exit: Walks.Exit) -> ArraySlice<Walks.Step> {
        walks.steps[Int(exit.steps.lowerBound)..<Int(exit.steps.upperBound)]
    }

    /// Nil where the room it leads to does not come into question.
    func target(of step: Walks.Step) -> Int? {
        let room = spots[Int(step.spot)].room
        return runs.first { $0.room == room && $0.spot >= 0 }?.place(of: step.spot)
    }

    /// The share of its room that a place has.
    func part(_ place: Int, of run: Run) -> Double { Self.part(place, of: run, spots.span) }

    static func part(_ place: Int, of run: Run, _ spots: Span<Spot>) -> Double {
        run.spot < 0 ? 1 : spots[run.spot(at: place)].share
    }
}
