import Foundation
import Testing
import Vocabulary

@testable import Server

@Suite("When a message to a webhook is tried again")
struct RetryScheduleTests {
    private static let failed = SendOutcome(fault: .status, status: 500)

    private static func delays(_ outcome: SendOutcome, jitter: Double) -> [TimeInterval?] {
        (1...10).map { RetrySchedule.delay(after: outcome, attempts: $0, limit: 10, jitter: jitter) }
    }

    @Test("There are ten attempts in 76 hours")
    func schedule() {
        let delays = Self.delays(Self.failed, jitter: 0)
        #expect(delays == [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400, nil])
        let total = delays.compactMap(\.self).reduce(0, +)
        #expect(total / 3_600 > 75 && total / 3_600 < 76)
    }

    @Test("Each wait is up to a tenth shorter or longer")
    func jitter() {
        #expect(Self.delays(Self.failed, jitter: 1).first == 5.5)
        #expect(Self.delays(Self.failed, jitter: -1).first == 4.5)
    }

    @Test("What arrived is not sent again, nor where the receiver wants no more, nor beyond the attempts there may be")
    func over() {
        #expect(Self.delays(SendOutcome(fault: nil, status: 204), jitter: 0) == Array(repeating: nil, count: 10))
        #expect(Self.delays(SendOutcome(fault: .gone, status: 410), jitter: 0) == Array(repeating: nil, count: 10))
        #expect(RetrySchedule.delay(after: Self.failed, attempts: 1, limit: 1, jitter: 0) == nil)
    }

    @Test("A receiver that asks for a pause gets it, for a day at most")
    func retryAfter() {
        func delay(_ text: String?, status: Int = 503) -> TimeInterval? {
            let now = Date(timeIntervalSince1970: 1_788_251_400)
            let outcome = SendOutcome(status: status, retryAfter: text, at: now)
            return RetrySchedule.delay(after: outcome, attempts: 1, limit: 10, jitter: 0)
        }
        #expect(delay("120") == 120 && delay("120", status: 429) == 120)
        #expect(delay("Tue, 01 Sep 2026 08:40:00 GMT") == 600)
        #expect(delay("1") == 5 && delay("99999999") == 86_400)
        for text in [nil, "", "soon", "-5", "1.5", "1e9", "Tue, 01 Sep 2020 08:40:00 GMT"] { #expect(delay(text) == 5) }
        #expect(delay("120", status: 500) == 5)
    }

    @Test(
        "A status tells whether a message arrived",
        arguments: [
            (200, nil), (204, nil), (299, nil), (301, .redirected), (302, .redirected), (307, .redirected),
            (308, .redirected), (400, .status), (404, .status), (410, .gone), (429, .status), (500, .status),
        ] as [(Int, DeliveryFault?)])
    func statuses(status: Int, fault: DeliveryFault?) {
        let outcome = SendOutcome(status: status, retryAfter: nil, at: .now)
        #expect(outcome.fault == fault && outcome.status == status)
    }
}
