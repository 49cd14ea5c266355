import Testing

@testable import Presence

@Suite("The walks of a survey")
struct SpotTransitionsTests {
    /// Spots 0 and 1 are in one room, 2 in the next.
    private let rooms: [Int64] = [10, 10, 20]

    @Test("Of a spot it is known how often people went where, beside one step that nobody walked")
    func counts() {
        let walks = SpotTransitions([[0, 0, 1, 2, nil, 1, 2, 1], [1, 0]], rooms: rooms)
        let door = walks.exits(of: 1, after: 1)
        #expect(steps(walks, door.within).map(\.spot) == [0])
        #expect(door.within.rest == 0.5)
        #expect(steps(walks, door.across).map(\.spot) == [2])
        #expect(abs(steps(walks, door.across)[0].chance - 2 / 3) < 1e-6)
        #expect(walks.exits(of: 0, after: 1).across.rest == 1)
    }

    @Test("After a longer silence, and of a spot that is not on the map, nothing is known")
    func nothingKnown() {
        let walks = SpotTransitions([[0, 1, 2]], rooms: rooms)
        #expect(walks.exits(of: 0, after: 2.1).within != .unknown)
        #expect(walks.exits(of: 0, after: 3).within == .unknown)
        #expect(walks.exits(of: -1, after: 1).within == .unknown)
        #expect(walks.exits(of: 3, after: 1).across == .unknown)
    }

    @Test("Somebody who leaves is expected where walks came in, and not farther in")
    func whereWalksCameIn() throws {
        let map = RadioMap(learning: survey, maxSpots: 2)
        let arrival = try #require(map.fingerprints.spotsOf[20])
        let sounds = map.fingerprints.sounds(of: try #require(map.fingerprints.places[1]), in: 20)
        let near = try #require(zip(arrival, sounds).max { $0.1.level < $1.1.level }?.0)
        var filter = ForwardFilter()
        let transitions = TransitionModel(doors: TransitionModel.Doors([], heard: []), moveRate: map.moveRate)
        filter.take(moment(map) { $0.room == 10 ? 0 : -12 }, transitions, map: map)
        filter.take(moment(map) { $0.room == 20 ? 0 : -12 }, transitions, map: map)
        let best = try #require(filter.shares.max { $0.chance < $1.chance })
        #expect(best.state == HiddenState(room: 20, spot: Int32(near)))
    }

    private func steps(_ walks: SpotTransitions, _ exit: SpotTransitions.Exit) -> [SpotTransitions.Step] {
        exit.steps.map { walks.steps[Int($0)] }
    }

    /// From the window (-50 dBm) to the door (-70), through it (-80), and farther in (-95), where most of the time is
    /// spent; and back.
    private var survey: Survey {
        let levels: [(Int64, Double, Int)] = [
            (10, -50, 6), (10, -70, 6), (20, -80, 6), (20, -95, 30), (20, -80, 6), (10, -70, 6),
        ]
        let lap = levels.flatMap { room, level, seconds in
            Array(repeating: Survey.Second(levels: [1: level], room: room), count: seconds)
        }
        return Survey(walks: [Array(repeating: lap, count: 4).flatMap(\.self)])
    }

    private func moment(_ map: RadioMap, _ score: (HiddenState) -> Double) -> StateLikelihoods {
        let states = map.fingerprints.spots.enumerated().map { HiddenState(room: $1.room, spot: Int32($0)) }
        return StateLikelihoods(elapsed: 1, states.map { StateLikelihoods.Likelihood($0, score: score($0)) })
    }
}
