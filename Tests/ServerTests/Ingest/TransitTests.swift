import Foundation
import Testing

@testable import Server

@Suite("Requests that were held up on their way")
struct TransitTests {
    private let start = Date(timeIntervalSince1970: 1_800_000_000)

    /// What is said of requests, each by its offset and the second of its receipt.
    private func verdicts(_ requests: [(offset: Double, second: Double)], rate: Double = 1) -> [Transit.Verdict] {
        var transit = Transit()
        return requests.map { transit.judge($0.offset, at: start + $0.second, rate: rate) }
    }

    @Test("A request that took seconds longer than others is asked for again, and the next is taken")
    func heldUp() {
        #expect(verdicts([(0.02, 0), (0.05, 10), (9.7, 30), (0.03, 32)]) == [.onTime, .onTime, .heldUp, .onTime])
    }

    @Test("Requests that one stall lets go together are all asked for again")
    func together() {
        let said = verdicts([(0, 0), (9.7, 30), (9.4, 30.01), (9.1, 30.02), (0, 32), (0, 32.1)])
        #expect(said == [.onTime, .heldUp, .heldUp, .heldUp, .onTime, .onTime])
    }

    @Test("A clock that was set back by seconds is believed when it says so again")
    func setBack() {
        #expect(verdicts([(0, 0), (5, 10), (5, 12), (5, 14)]) == [.onTime, .heldUp, .onTime, .onTime])
    }

    @Test("A clock that was set forward, or far back, is believed at once", arguments: [-20.0, 3_600])
    func leaps(offset: Double) {
        #expect(verdicts([(0, 0), (offset, 10), (offset, 12)]) == [.onTime, .onTime, .onTime])
    }

    @Test("A clock that drifts by a second in ten minutes is not taken for a delay")
    func drift() {
        let requests = (0..<360).map { (offset: Double($0) / 60, second: Double($0) * 10) }
        #expect(verdicts(requests).allSatisfy { $0 == .onTime })
    }

    @Test("Where the server's clock runs faster, requests may take as much more of it")
    func fast() {
        #expect(verdicts([(0, 0), (30, 600), (200, 1_200)], rate: 60) == [.onTime, .onTime, .heldUp])
    }
}
