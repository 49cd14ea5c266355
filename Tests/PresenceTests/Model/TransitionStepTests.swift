import Testing

@testable import Presence

@Suite("The way from one second to the next")
struct TransitionStepTests {
    @Test("It is the same way forward and backward", arguments: [1.0, 2, 7])
    func adjoint(elapsed: Double) {
        var fingerprints = RadioScape([10: [1: -55, 2: -75], 20: [1: -75, 2: -55], 30: [1: -66, 2: -66]])
        let survey = Survey(walks: [fingerprints.walk([10, 30, 20, 30, 10])])
        let map = RadioMap(learning: survey, maxSpots: 4)
        #expect(!map.fingerprints.walks.steps.isEmpty)
        let transitions = TransitionModel(
            doors: TransitionModel.Doors([.init(10, 30)], heard: [10, 20, 30]), moveRate: 0.05)
        // Room 40 was not surveyed, and room 20 does not come into question now.
        let places = map.fingerprints.spots.enumerated().map { HiddenState(room: $1.room, spot: Int32($0)) }
        let asked = places.filter { $0.room != 20 } + [HiddenState(room: 40, spot: -1)]
        let moment = StateLikelihoods(elapsed: elapsed, asked.map { StateLikelihoods.Likelihood($0, score: 0) })
        let transit = TransitionModel.Step(moment, map, transitions)
        var random = SplitMix64(seed: 5)
        func chances() -> [Double] { asked.map { _ in Double.random(in: 0...1, using: &random) } }
        let (before, later) = (chances(), chances())
        let total = before.reduce(0, +)
        let shares = zip(asked, before).map { ForwardFilter.Share(state: $0, chance: $1 / total) }
        let forward: Double = zip(transit.forward(shares), later).map { $0.after * $1 }.reduce(0, +)
        let backward: Double = zip(shares, transit.backward(later)).map { $0.chance * $1 }.reduce(0, +)
        #expect(abs(forward - backward) < 1e-9)
    }

    @Test("A belief outlives the map it was made with")
    func anotherMap() {
        var fingerprints = RadioScape([10: [1: -55, 2: -75], 20: [1: -75, 2: -55], 30: [1: -66, 2: -66]])
        let whole = Survey(walks: [fingerprints.walk([10, 30, 20, 30, 10])])
        let part = Survey(walks: [fingerprints.walk([20])])
        let maps = [(whole, 12), (whole, 2), (whole, 20), (part, 3), (whole, 5)].map {
            RadioMap(learning: $0.0, maxSpots: $0.1)
        }
        let transitions = TransitionModel(doors: TransitionModel.Doors([], heard: []), moveRate: 0.05)
        var filter = ForwardFilter()
        for map in maps.map(Optional.some) + [nil, maps[0]] {
            let spots = map.map { map in
                map.fingerprints.spots.enumerated().map { HiddenState(room: $1.room, spot: Int32($0)) }
            }
            let places = spots ?? [HiddenState(room: 10, spot: -1), HiddenState(room: 20, spot: -1)]
            let moment = StateLikelihoods(elapsed: 1, places.map { StateLikelihoods.Likelihood($0, score: 0) })
            if !filter.shares.isEmpty {
                let flows = TransitionModel.Step(moment, map, transitions).forward(filter.shares)
                #expect(abs(flows.map(\.before).reduce(0, +) - 1) < 1e-9, "nobody is lost from map to map")
            }
            filter.take(moment, transitions, map: map)
            #expect(abs(filter.shares.map(\.chance).reduce(0, +) - 1) < 1e-9)
            #expect(filter.rooms.allSatisfy { $0.chance <= 1 }, "whatever rounding makes of a room's spots")
            #expect(filter.shares.allSatisfy { places.contains($0.state) })
        }
    }
}
