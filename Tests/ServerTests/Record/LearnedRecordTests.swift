import Beacon
import Foundation
import Testing
import Wire

/// The record where nobody has surveyed: its sure seconds teach how rooms sound.
@Suite(.timeLimit(.minutes(10)))
struct LearnedRecordTests {
    /// The scanner in room 102 hears badly: in a corner of its own room it hears less than the one next door.
    @Test("What was recorded before the rooms' sounds were known is looked through again once they are")
    func again() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102", leaveAfter: 20)
            let (good, bad) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "102"))
            let (ada, bob) = (try await school.makeStudent("Ada"), try await school.makeStudent("Bob"))
            let (hers, his) = (try await school.issueBadge(to: ada), try await school.issueBadge(to: bob))
            let start = school.now
            for second in 0..<130 {
                if second < 12 {
                    _ = try await good(school.report(hers, rssi: -66))
                    _ = try await bad(school.report(hers, rssi: -68))
                }
                try await school.hear(his, good, -50, bad, -80)
            }
            try await school.recorded(through: start.addingTimeInterval(60))
            #expect(try await school.visits(of: ada).map(\.roomNumber) == ["101"])
            for _ in 0..<160 { try await school.hear(his, good, -62, bad, -60) }
            try await school.recorded(through: start.addingTimeInterval(180))
            try await school.eventuallyDone()
            #expect(try await school.visits(of: ada).map(\.roomNumber) == ["102"])
            #expect(try await school.visits(of: bob).map(\.roomNumber) == ["101", "102"])
        }
    }
}
