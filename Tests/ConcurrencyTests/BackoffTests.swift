import Concurrency
import Testing

@Suite("Back-off")
struct BackoffTests {
    private var random = SystemRandomNumberGenerator()

    @Test("Delays double up to the maximum")
    func doubling() {
        var backoff = Backoff(first: .seconds(1), maximum: .seconds(60), spread: 0.5)
        let delays = (0..<9).map { _ in backoff.next(jitter: 0) }
        #expect(delays == [1, 2, 4, 8, 16, 32, 60, 60, 60].map { .seconds($0) })
    }

    @Test("Jitter shortens a delay by up to the spread")
    mutating func jitter() {
        var backoff = Backoff(first: .seconds(1), maximum: .seconds(1), spread: 0.75)
        #expect(backoff.next(jitter: 1) == .milliseconds(250))
        for _ in 0..<1_000 {
            let delay = backoff.next(using: &random)
            #expect(delay >= .milliseconds(250) && delay <= .seconds(1))
        }
    }

    @Test("No number of failures is too many, and a success begins anew")
    func bounds() {
        var backoff = Backoff(first: .milliseconds(500), maximum: .seconds(60), spread: 0.5)
        for _ in 0..<10_000 { _ = backoff.next(jitter: 0) }
        #expect(backoff.next(jitter: 0) == .seconds(60))
        backoff.reset()
        #expect(backoff.next(jitter: 0) == .milliseconds(500))
    }
}
