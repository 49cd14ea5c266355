import Concurrency
import Testing

@testable import Postgres

@Suite("When to connect again")
struct RetryGateTests {
    private let failure = PostgresError(.connectionFailed, message: "away")

    @Test("Delays double up to the longest")
    func doubling() {
        var gate = Connector.RetryGate()
        var now = ContinuousClock.now
        var delays: [Duration] = []
        for _ in 0..<10 {
            gate.failed(failure, at: now, jitter: 0)
            let retryAt = gate.retryAt ?? now
            delays.append(retryAt - now)
            now = retryAt
        }
        #expect(delays.prefix(4) == [.milliseconds(50), .milliseconds(100), .milliseconds(200), .milliseconds(400)])
        #expect(delays.last == Connector.RetryGate.delays.maximum)
    }

    @Test("Jitter shortens a delay by up to a half")
    func jitter() {
        var gate = Connector.RetryGate()
        let now = ContinuousClock.now
        gate.failed(failure, at: now, jitter: 1)
        #expect(gate.retryAt == now + .milliseconds(25))
    }

    @Test("Until then the last error is given at once, and attempts that fail meanwhile do not add up")
    func refusal() {
        var gate = Connector.RetryGate()
        let now = ContinuousClock.now
        #expect(gate.refusal(at: now) == nil)
        gate.failed(failure, at: now, jitter: 0)
        gate.failed(failure, at: now, jitter: 0)
        #expect(gate.refusal(at: now)?.code == .connectionFailed)
        #expect(gate.refusal(at: now + .milliseconds(50)) == nil)
        gate.succeeded()
        #expect(gate.refusal(at: now) == nil)
    }
}
