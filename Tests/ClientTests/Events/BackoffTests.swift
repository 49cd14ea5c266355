import Testing

@testable import Client

@Suite("Back-off")
struct BackoffTests {
    private var random = SystemRandomNumberGenerator()

    @Test("Each wait is between half and the whole of a step that doubles up to the longest")
    mutating func doubling() {
        var backoff = RollcallClient.Backoff(first: .seconds(1), maximum: .seconds(5))
        for step in [1.0, 2, 4, 5, 5] {
            let wait = backoff.next(using: &random)
            #expect(wait >= .seconds(step / 2) && wait <= .seconds(step))
        }
    }

    @Test("A success starts it over")
    mutating func success() {
        var backoff = RollcallClient.Backoff()
        for _ in 0..<100 { _ = backoff.next(using: &random) }
        backoff.succeeded()
        #expect(backoff.next(using: &random) <= backoff.first)
    }

    @Test("What the server asks for is not undercut, still differs, and sends no client away for good")
    mutating func asked() {
        var backoff = RollcallClient.Backoff()
        let waits = (1...100).map { _ in backoff.next(atLeast: .seconds(60), using: &random) }
        #expect(waits.allSatisfy { $0 > .seconds(60) })
        #expect(Set(waits).count > 1)
        #expect(backoff.next(atLeast: .seconds(-60), using: &random) > .zero)
        let maximum = backoff.maxAsked + backoff.maximum
        #expect(backoff.next(atLeast: .seconds(Int.max), using: &random) <= maximum)
    }
}
