import Testing

@testable import Presence

@Suite("What is believed of where somebody may be")
struct ForwardFilterTests {
    @Test("However many places are as likely as each other, none is forgotten for it")
    func many() {
        var filter = ForwardFilter()
        let places = (0..<2000).map { StateLikelihoods.Likelihood(HiddenState(room: Int64($0), spot: -1), score: 0) }
        filter.take(
            StateLikelihoods(elapsed: 1, places),
            TransitionModel(doors: TransitionModel.Doors([], heard: []), moveRate: 0.05), map: nil
        )
        #expect(filter.shares.count == 2000)
        #expect(abs(filter.shares.reduce(0) { $0 + $1.chance } - 1) < 1e-9)
    }

    @Test("What is far less likely than the likeliest is forgotten, less so where people seldom move")
    func unlikely() {
        let places = [0.0, -8].enumerated().map {
            StateLikelihoods.Likelihood(HiddenState(room: Int64($0), spot: -1), score: $1)
        }
        for (moveRate, kept) in [(0.05, 1), (0.001, 2)] {
            var filter = ForwardFilter()
            filter.take(
                StateLikelihoods(elapsed: 1, places),
                TransitionModel(doors: TransitionModel.Doors([], heard: []), moveRate: moveRate),
                map: nil)
            #expect(filter.shares.count == kept)
        }
    }
}
