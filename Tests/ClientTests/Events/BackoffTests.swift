import Concurrency
import Testing

@testable import Client

@Suite("Back-off of a stream of events")
struct BackoffTests {
    private var random = SystemRandomNumberGenerator()

    @Test("What the server requests is not undercut, still differs, and sends no client away for good")
    mutating func requested() {
        var backoff = Backoff.events
        let delays = (1...100).map { _ in backoff.next(after: .seconds(60), using: &random) }
        #expect(delays.allSatisfy { $0 > .seconds(60) })
        #expect(Set(delays).count > 1)
        #expect(backoff.next(after: .seconds(-60), using: &random) > .zero)
        let maximum = Backoff.maxRequested + backoff.maximum
        #expect(backoff.next(after: .seconds(Int.max), using: &random) <= maximum)
    }
}
