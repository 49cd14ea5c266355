import Testing

@testable import Node

@Suite("Back-off")
struct BackoffTests {
    @Test("It doubles to its longest, each wait spread over its upper half")
    func doubling() {
        var backoff = Backoff(first: .seconds(1), maximum: .seconds(60))
        var generator = SplitMix64(seed: 7)
        for full in [1, 2, 4, 8, 16, 32, 60, 60, 60] {
            let wait = backoff.next(using: &generator)
            #expect(wait >= .seconds(full) / 2 && wait <= .seconds(full))
        }
    }

    @Test("No number of failures is too many, and a success begins anew")
    func bounds() {
        var backoff = Backoff.adapter
        var generator = SplitMix64(seed: 7)
        for _ in 0..<10_000 {
            #expect(backoff.next(using: &generator) <= .seconds(60))
        }
        backoff.reset()
        #expect(backoff.next(using: &generator) <= .seconds(1))
    }

    @Test("What the server asks for is the least")
    func asked() {
        var backoff = Backoff.upload
        var generator = SplitMix64(seed: 7)
        #expect(backoff.next(atLeast: .seconds(90), using: &generator) == .seconds(90))
    }
}
