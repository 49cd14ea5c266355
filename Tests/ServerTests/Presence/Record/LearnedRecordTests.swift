import Beacon
import Foundation
import TestSupport
import Testing
import Wire

/// The record where nobody has surveyed, or not every room: its sure seconds teach how rooms sound.
@Suite(.mustEnd)
struct LearnedRecordTests {
    /// The scanner in room 102 hears badly: in a corner of its own room it hears less than the one next door.
    @Test(
        "What was recorded before the rooms' sounds were known is looked through again once they are",
        arguments: [(restarts: false, surveyed: false), (true, false), (false, true)])
    func again(restarts: Bool, surveyed: Bool) async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102", leaveAfter: 20)
            var (good, bad) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "102"))
            let (ada, bob) = (try await school.makeStudent("Ada"), try await school.makeStudent("Bob"))
            let (hers, his) = (try await school.issueBadge(to: ada), try await school.issueBadge(to: bob))
            if surveyed { try await survey(school, with: his, good, bad) }
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
            var isAwaited = restarts
            for _ in 0..<600 {
                guard try await school.isUntaught(at: .distantFuture) else { break }
                try await school.hear(his, good, -62, bad, -60)
                // Before this nothing can be known of room 102, and what is known by now is in memory alone.
                guard isAwaited, try await school.isRecorded(through: start.addingTimeInterval(150)) else { continue }
                try await school.restart()
                (good.port, bad.port) = (school.server.port, school.server.port)
                isAwaited = false
            }
            #expect(try await !school.isUntaught(at: .distantFuture))
            #expect(!isAwaited)
            try await school.eventuallyDone()
            #expect(try await school.visits(of: ada).map(\.roomNumber) == ["102"])
            #expect(try await school.visits(of: bob).map(\.roomNumber) == ["101", "102"])
        }
    }

    @Test("So it is where the server is restarted each minute, and nobody is ever heard in one of the rooms")
    func restarts() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102", "103", leaveAfter: 20)
            var (good, bad) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "102"))
            _ = try await school.makeScanner(in: "103")
            let (ada, bob) = (try await school.makeStudent("Ada"), try await school.makeStudent("Bob"))
            let (hers, his) = (try await school.issueBadge(to: ada), try await school.issueBadge(to: bob))
            let start = school.now
            var next = start + 60
            for second in 0..<480 {
                if second >= 130, try await !school.isUntaught(at: start) { break }
                if second < 12 {
                    _ = try await good(school.report(hers, rssi: -66))
                    _ = try await bad(school.report(hers, rssi: -68))
                }
                let levels = second < 130 ? (-50, -80) : (-62, -60)
                try await school.hear(his, good, levels.0, bad, levels.1)
                guard try await school.isRecorded(through: next) else { continue }
                if next < start + 100 { #expect(try await school.visits(of: ada).map(\.roomNumber) == ["101"]) }
                try await school.restart()
                (good.port, bad.port, next) = (school.server.port, school.server.port, next + 60)
            }
            try await school.eventuallyDone()
            #expect(try await school.visits(of: ada).map(\.roomNumber) == ["102"])
        }
    }

    /// Room 101 alone, and after it nothing for as long as the record would still take it for part of what follows.
    private func survey(_ school: School, with badge: BeaconIdentity, _ good: Peer, _ bad: Peer) async throws {
        let begun = try await school.admin(RecordSurvey(action: .start, badgeID: 2, roomNumber: "101")).surveys
        for _ in 0..<60 { try await school.hear(badge, good, -50, bad, -80) }
        _ = try await school.admin(RecordSurvey(action: .stop, surveyID: begun.first?.surveyID))
        try await school.learned(["101"])
    }
}
