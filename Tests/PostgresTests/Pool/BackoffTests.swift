import Testing

@testable import Postgres

@Suite("When to connect again")
struct BackoffTests {
    private let failure = PostgresError(.connectionFailed, message: "away")

    @Test("Delays double up to the longest")
    func doubling() {
        var backoff = Connector.Backoff()
        var now = ContinuousClock.now
        var delays: [Duration] = []
        for _ in 0..<10 {
            backoff.failed(failure, at: now, jitter: 0)
            let retryAt = backoff.retryAt ?? now
            delays.append(retryAt - now)
            now = retryAt
        }
        #expect(delays.prefix(4) == [.milliseconds(50), .milliseconds(100), .milliseconds(200), .milliseconds(400)])
        #expect(delays.last == Connector.Backoff.maximum)
    }

    @Test("Jitter shortens a delay by up to a half")
    func jitter() {
        var backoff = Connector.Backoff()
        let now = ContinuousClock.now
        backoff.failed(failure, at: now, jitter: 1)
        #expect(backoff.retryAt == now + .milliseconds(25))
    }

    @Test("Until then the last error is given at once, and attempts that fail meanwhile do not add up")
    func refusal() {
        var backoff = Connector.Backoff()
        let now = ContinuousClock.now
        #expect(backoff.refusal(at: now) == nil)
        backoff.failed(failure, at: now, jitter: 0)
        backoff.failed(failure, at: now, jitter: 0)
        #expect(backoff.refusal(at: now)?.code == .connectionFailed)
        #expect(backoff.refusal(at: now + .milliseconds(50)) == nil)
        backoff.succeeded()
        #expect(backoff.refusal(at: now) == nil)
    }
}
