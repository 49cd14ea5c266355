import Foundation

/// The transition model: how often people go to another room, and through which doors.
///
/// In: a move rate per second and the doors. Out: the probability of having left a room after some seconds, 1 - (1 -
/// rate)^seconds, and where the moves lead: 95 % of them through a known door, the rest anywhere.
struct TransitionModel: Equatable, Sendable {
    private let doors: Doors
    /// The rate of moves to another room, per second.
    private let moveRate: Double
    /// The log-probability of staying in a room for a second.
    private let staying: Double
    /// The log-probability of staying at a spot for a second.
    private let lingering: Double

    init(doors: Doors, moveRate: Double) {
        self.doors = doors
        self.moveRate = moveRate
        staying = log(1 - moveRate)
        lingering = log(1 - Parameters.current.transition.strolling)
    }

    /// The share of the likeliest state below which a state is dropped. It is at most the probability of moving to
    /// another room and back in two seconds, if moves are rare.
    var negligible: Double { min(Parameters.current.transition.negligible, moveRate * moveRate) }

    /// Returns the probability of having moved to another room after some seconds.
    func leaving(after seconds: Double) -> Double { 1 - exp(seconds * staying) }

    /// Returns the probability of being at another spot of the room after some seconds.
    func strolling(for seconds: Double) -> Double { 1 - exp(seconds * lingering) }

    /// Returns where a person who has left a room may have gone, among the candidate rooms; that room is one of them.
    func ways(from room: Int64, among rooms: some Collection<Int64>) -> Ways {
        let others = Double(max(1, rooms.count - 1))
        guard let exits = doors.exits(of: room), case let near = rooms.count(where: { exits.lead(to: $0) }), near > 0
        else { return Ways(room: room, exits: nil, direct: 0, stray: 1 / others) }
        return Ways(
            room: room, exits: exits, direct: Parameters.current.transition.throughDoors / Double(near),
            stray: (1 - Parameters.current.transition.throughDoors) / others)
    }
}

extension TransitionModel {
    /// The rooms that a person who has left a room may have gone to.
    struct Ways {
        let room: Int64
        /// The exits through its doors; nil if they do not count, because none is known or none leads to a candidate
        /// room.
        let exits: Doors.Exits?
        /// The additional probability of each room behind a door, compared with any other room.
        let direct: Double
        /// The probability of every other room.
        let stray: Double

        func chance(of other: Int64) -> Double {
            guard other != room else { return 0 }
            return exits?.lead(to: other) == true ? direct + stray : stray
        }
    }

    /// The rooms that lie behind the doors of each room. A person is never located in a room without emissions, such as
    /// a corridor that has no scanner and was not surveyed. Adjacent rooms of this kind form one hall, and all rooms
    /// around the hall count as lying behind each other's doors.
    struct Doors: Equatable, Sendable {
        /// By room.
        private let exits: [Int64: Exits]

        /// - Parameter heard: the rooms with emissions.
        init(_ doors: Set<Building.Door>, heard: Set<Int64>) {
            let behind = Dictionary(grouping: doors.flatMap { [($0.one, $0.other), ($0.other, $0.one)] }, by: \.0)
                .mapValues { $0.map(\.1) }
            var (halls, inHalls): ([[Int64]], [Int64: [Int]]) = ([], [:])
            for hall in behind.keys.sorted() where !heard.contains(hall) && inHalls[hall] == nil {
                let rooms = Self.rooms(about: hall, behind, heard: heard)
                for room in rooms { inHalls[room, default: []].append(halls.count) }
                halls.append(rooms.sorted())
            }
            exits = Dictionary(
                uniqueKeysWithValues: behind.map { room, others in
                    (
                        room,
                        Exits(room: room, others: others.sorted(), halls: inHalls[room, default: []].map { halls[$0] })
                    )
                })
        }

        /// Returns the rooms of a hall, with those that its doors lead to.
        private static func rooms(about hall: Int64, _ behind: [Int64: [Int64]], heard: Set<Int64>) -> Set<Int64> {
            var (found, next): (Set<Int64>, [Int64]) = ([hall], [hall])
            while let room = next.popLast() {
                guard !heard.contains(room) else { continue }
                next += (behind[room] ?? []).filter { found.insert($0).inserted }
            }
            return found
        }

        /// - Returns: the exits of a room; nil if none is known.
        func exits(of room: Int64) -> Exits? { exits[room] }

        /// The exits of a room. They are looked up for each pair of rooms in each second, so the lookup must be a
        /// search in a list.
        struct Exits: Equatable, Sendable {
            let room: Int64
            /// The rooms behind its own doors, in ascending order.
            fileprivate let others: [Int64]
            /// The halls that its doors lead to, or that it is part of: the rooms of each hall, in ascending order.
            fileprivate let halls: [[Int64]]

            func lead(to other: Int64) -> Bool {
                other != room && (others.holds(other) || halls.contains { $0.holds(other) })
            }
        }
    }
}

extension [Int64] {
    /// Returns whether an ascending list contains a number.
    fileprivate func holds(_ number: Int64) -> Bool {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < endIndex && self[low] == number
    }
}

extension TransitionModel {
    /// The transition from one second to the next, among the candidate states.
    ///
    /// In: the filter's distribution. Out: the predicted distribution or, backwards, the message before the step. A
    /// state keeps its spot, moves within its room as surveyed walks did, or leaves through a door.
    struct Step {
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

        func ways(from room: Int64) -> TransitionModel.Ways {
            transitions.ways(from: room, among: runs.lazy.map(\.room))
        }

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
}

extension TransitionModel.Step {
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

extension TransitionModel.Step {
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
