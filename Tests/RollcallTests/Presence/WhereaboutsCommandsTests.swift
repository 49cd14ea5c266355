import Foundation
import Testing
import Wire

@testable import rollcall

@Suite("Why, in words")
struct ExplanationLinesTests {
    private func lines(louderBy louder: Double?) throws -> [String] {
        let explanation = ExplanationRecord(
            candidates: [CandidateRecord(roomNumber: "101", chance: 0.9, since: nil)], heard: [], badgeLouderBy: louder)
        let times = TimeText(now: Date(timeIntervalSince1970: 0), timeZone: try #require(TimeZone(identifier: "UTC")))
        return WhereaboutsCommands.Explanation.lines(explanation, times).map(\.description)
    }

    @Test("A badge unlike those of the surveys is said to be so, by its size and its side")
    func loudness() throws {
        let faint = "The badge is 6.3 dB fainter than the badges of the surveys; the engine allows for this."
        #expect(try lines(louderBy: -6.3) == ["Rooms: 101 90 %", faint])
        #expect(try lines(louderBy: 4).last?.contains("4.0 dB louder") == true)
    }

    @Test("Of one that is like them there is no word")
    func alike() throws {
        #expect(try lines(louderBy: nil) == ["Rooms: 101 90 %"])
    }
}
