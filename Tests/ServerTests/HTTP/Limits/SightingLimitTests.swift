import Beacon
import Configuration
import Foundation
import TestSupport
import Testing
import Wire

@Suite("How many sightings a scanner may hand in", .mustEnd)
struct SightingLimitTests {
    @Test("Beyond the limit a scanner is told when to come again, and others are heard")
    func limit() async throws {
        try await School.open(settings: ["rollcall.limit.scanner_sightings": 1]) { school in
            let (near, far, _, badge) = try await school.neighbours()
            let hundred = school.report(badge, rssi: -60, each: school.now.addingTimeInterval(-100)..<school.now)
            #expect(try await near(hundred).stored == 100)
            // Five are admitted at once, and 95 are to be paid off.
            let answer = try await near.answer(to: school.report(badge))
            #expect(answer.status == 429)
            let retryAfter = try #require(answer.headers["retry-after"].flatMap { Int($0) })
            #expect((1...100).contains(retryAfter))
            #expect(try await far(hundred).stored == 100)
            #expect(try await school.count("select count(*) from sighting") == 200)
        }
    }

    @Test("Requests that hold no sightings count for none")
    func heartbeats() async throws {
        try await School.open(settings: ["rollcall.limit.scanner_sightings": 1]) { school in
            let (near, _, _, badge) = try await school.neighbours()
            for _ in 0..<50 { _ = try await near(Heartbeat(spoolDepth: 0)) }
            #expect(try await near(school.report(badge)).stored == 1)
        }
    }
}
