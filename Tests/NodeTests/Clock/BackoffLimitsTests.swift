import Concurrency
import Testing

@testable import Node

@Suite("Back-off of a node")
struct BackoffLimitsTests {
    @Test("The delay that the server requested is the minimum")
    func requested() {
        var backoff = Backoff.upload
        var generator = SplitMix64(seed: 7)
        #expect(backoff.next(atLeast: .seconds(90), using: &generator) == .seconds(90))
        #expect(backoff.next(atLeast: nil, using: &generator) <= .seconds(1))
    }
}
