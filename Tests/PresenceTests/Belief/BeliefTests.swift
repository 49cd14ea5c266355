import Testing

@testable import Presence

@Suite("What is believed of where somebody may be")
struct BeliefTests {
    @Test("However many places are as likely as each other, none is forgotten for it")
    func many() {
        var belief = Belief()
        let places = (0..<2000).map { Moment.Likelihood(Hypothesis(room: Int64($0), spot: -1), score: 0) }
        belief.take(Moment(elapsed: 1, places), Passages(doors: Doorways([], heard: []), moveRate: 0.05), map: nil)
        #expect(belief.shares.count == 2000)
        #expect(abs(belief.shares.reduce(0) { $0 + $1.chance } - 1) < 1e-9)
    }

    @Test("What is far less likely than the likeliest is forgotten, less so where people seldom move")
    func unlikely() {
        let places = [0.0, -8].enumerated().map { Moment.Likelihood(Hypothesis(room: Int64($0), spot: -1), score: $1) }
        for (moveRate, kept) in [(0.05, 1), (0.001, 2)] {
            var belief = Belief()
            belief.take(
                Moment(elapsed: 1, places), Passages(doors: Doorways([], heard: []), moveRate: moveRate), map: nil)
            #expect(belief.shares.count == kept)
        }
    }
}
