/// The transitions of a survey's walks: from each spot to the spot a second later.
struct SpotTransitions: Equatable, Sendable {
    /// Another spot, a second later.
    struct Step: Equatable, Sendable {
        let spot: Int32
        /// The probability among all steps of the same kind.
        let chance: Float
    }

    /// The steps from a spot to other spots of its room, or those to other rooms.
    struct Exit: Equatable, Sendable {
        static let unknown = Exit(steps: 0..<0, rest: 1)

        /// Their indices in the list of steps.
        let steps: Range<Int32>
        /// The probability of a step that was never walked.
        let rest: Float
    }

    /// The exits from a spot.
    struct Exits: Equatable, Sendable {
        static let unknown = Exits(within: .unknown, across: .unknown)

        let within: Exit
        let across: Exit
    }

    /// The transitions if no walk is known.
    static let unknown = SpotTransitions([], rooms: [])

    private(set) var steps: [Step] = []
    /// By spot.
    private var exits: [Exits] = []

    /// - Parameters:
    ///   - walks: the number of the spot in each second; nil if unknown.
    ///   - rooms: the room of each spot.
    init(_ walks: [[Int?]], rooms: [Int64]) {
        var counts: [[Int: Int]] = Array(repeating: [:], count: rooms.count)
        for walk in walks {
            for case (let from?, let to?) in zip(walk, walk.dropFirst()) where from != to {
                counts[from][to, default: 0] += 1
            }
        }
        for (spot, counts) in counts.enumerated() {
            let within = append(counts.filter { rooms[$0.key] == rooms[spot] })
            let across = append(counts.filter { rooms[$0.key] != rooms[spot] })
            exits.append(Exits(within: within, across: across))
        }
    }

    private mutating func append(_ counts: [Int: Int]) -> Exit {
        let all = Float(counts.values.reduce(0, +)) + Parameters.current.transition.unseenSteps
        let first = Int32(steps.count)
        steps += counts.sorted { $0.key < $1.key }.map { Step(spot: Int32($0.key), chance: Float($0.value) / all) }
        return Exit(steps: first..<Int32(steps.count), rest: Parameters.current.transition.unseenSteps / all)
    }

    /// - Parameter elapsed: how long ago the person was there, in seconds.
    func exits(of spot: Int, after elapsed: Double) -> Exits {
        elapsed <= Parameters.current.transition.stepReach && exits.indices.contains(spot) ? exits[spot] : .unknown
    }
}
