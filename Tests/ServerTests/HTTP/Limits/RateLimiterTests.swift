import Phrases
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Limits on requests")
struct TokenBucketTests {
    private let rate = RateLimiter.TokenBucket.Rate(burst: 3, perSecond: 2)
    private let start = ContinuousClock.now

    @Test("So many at once, then so many a second, never more than at once")
    func bucket() {
        var bucket = RateLimiter.TokenBucket(full: rate, at: start)
        for _ in 0..<3 { #expect(bucket.take(rate, at: start) == nil) }
        #expect(bucket.take(rate, at: start) == 0.5)
        #expect(bucket.take(rate, at: start + .milliseconds(500)) == nil)
        #expect(bucket.take(rate, at: start + .milliseconds(750)) == 0.25)
        #expect(!bucket.isFull(rate, at: start + .seconds(1)) && bucket.isFull(rate, at: start + .seconds(10)))
        for _ in 0..<3 { #expect(bucket.take(rate, at: start + .seconds(100)) == nil) }
        #expect(bucket.take(rate, at: start + .seconds(100)) == 0.5)
    }

    @Test("A time before the last one gives nothing")
    func backwards() {
        var bucket = RateLimiter.TokenBucket(full: rate, at: start)
        for _ in 0..<3 { _ = bucket.take(rate, at: start) }
        #expect(bucket.take(rate, at: start - .seconds(100)) == 0.5)
    }

    @Test("Each session, scanner and address has its own, and who has had too much is told when to come again")
    func limiter() throws {
        var limits = RequestLimits()
        (limits.session, limits.scanner, limits.address) = (1, 1, 1)
        let limiter = RateLimiter(limits)
        for key in [RateLimiter.Key.session("a"), .session("b"), .scanner(1), .address("::1")] {
            for _ in 0..<4 { try limiter.admit(key, at: start) }
            let failure = #expect(throws: Refusal.self) { try limiter.admit(key, at: start) }
            #expect(failure?.code == .slowDown && failure?.retryAfter == 1)
            try limiter.admit(key, at: start + .seconds(1))
        }
    }

    @Test("All sessions of a person together may ask twice as often as one, and no oftener")
    func person() throws {
        var limits = RequestLimits()
        limits.session = 10
        let limiter = RateLimiter(limits)
        for number in 0..<8 {
            for _ in 0..<10 {
                try limiter.admit(.session("\(number)"), at: start)
                try limiter.admit(.person(1), at: start)
            }
        }
        try limiter.admit(.session("another"), at: start)
        #expect(throws: Refusal.self) { try limiter.admit(.person(1), at: start) }
        try limiter.admit(.person(2), at: start)
        for _ in 0..<20 { try limiter.admit(.person(1), at: start + .seconds(1)) }
        #expect(throws: Refusal.self) { try limiter.admit(.person(1), at: start + .seconds(1)) }
    }

    @Test(
        "Sightings are counted by an estimate that is corrected; what was too much is paid off before more is admitted")
    func sightings() throws {
        var limits = RequestLimits()
        limits.scannerSightings = 1000
        let limiter = RateLimiter(limits)
        // A batch of more than the burst waits until there is all of it, and no longer.
        try limiter.admit(.sightings(1), cost: 6000, at: start)
        #expect(throws: Refusal.self) { try limiter.admit(.sightings(1), at: start + .seconds(1)) }
        try limiter.admit(.sightings(1), at: start + .seconds(2))
        limiter.correct(.sightings(1), by: -4000, at: start + .seconds(2))
        try limiter.admit(.sightings(1), cost: 4000, at: start + .seconds(2))
        let failure = #expect(throws: Refusal.self) {
            try limiter.admit(.sightings(1), cost: 4000, at: start + .seconds(2))
        }
        #expect(failure?.code == .slowDown && failure?.retryAfter == 4)
        try limiter.admit(.sightings(2), cost: 5000, at: start)
    }

    @Test("Strangers without number do not fill the memory, and do not throw out who is busy")
    func crowd() throws {
        var limits = RequestLimits()
        limits.address = 1
        let limiter = RateLimiter(limits)
        for number in 0..<60_000 {
            try limiter.admit(.address("\(number)"), at: start + .milliseconds(number))
        }
        for _ in 0..<4 { try limiter.admit(.session("a"), at: start) }
    }
}
