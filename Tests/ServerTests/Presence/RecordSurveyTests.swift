import Beacon
import Foundation
import Postgres
import Store
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct RecordSurveyTests {
    @Test("A survey is recorded room by room, holds what was heard in each, and is taken into use when it is stopped")
    func life() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let scanners = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "102"))
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            let admin = school.admin
            let begun = try await admin(RecordSurvey(action: .start, personID: ada, roomNumber: "101")).surveys
            let id = try #require(begun.first?.surveyID)
            try await school.hear(badge, by: scanners.0, for: 30, rssi: -50)
            _ = try await admin(RecordSurvey(action: .pause, surveyID: id))
            try await school.hear(badge, by: scanners.0, for: 5, rssi: -70)
            _ = try await admin(RecordSurvey(action: .start, personID: ada, roomNumber: "102"))
            try await school.hear(badge, by: scanners.1, for: 20, rssi: -55)
            let recorded = try await admin(RecordSurvey(action: .list)).surveys
            #expect(recorded.map(\.surveyID) == [id] && recorded.first?.inUse == false)
            let stopped = try await admin(RecordSurvey(action: .stop, surveyID: id)).surveys
            let survey = try #require(stopped.first)
            #expect(survey.inUse && survey.stoppedAt == school.now)
            #expect(survey.stays.map(\.roomNumber) == ["101", "102"])
            #expect(survey.stays.map { $0.heard.map(\.packets) } == [[30], [20]], "nothing of the way between")
            #expect(survey.stays.map { $0.heard.first?.rssi } == [-50, -55])
            try await school.learned(["101", "102"])
            let actions = try await admin(GetAudit(search: "survey")).entries.map(\.action)
            #expect(actions == ["survey_stopped", "survey_started", "survey_paused", "survey_started"])
        }
    }

    @Test("A survey is set aside, used again and dropped, and the engine goes by it, by placement, and not at all")
    func use() async throws {
        try await School.open { school in
            let id = try await school.surveyNiche().survey
            try await school.learned(["101", "102", "103"])
            _ = try await school.admin(RecordSurvey(action: .setAside, surveyID: id))
            try await school.learned([])
            _ = try await school.admin(RecordSurvey(action: .use, surveyID: id))
            try await school.learned(["101", "102", "103"])
            #expect(try await school.admin(RecordSurvey(action: .drop, surveyID: id)).surveys.isEmpty)
            try await school.learned([])
            #expect(try await school.count("select count(*) from survey_sighting") == 0)
            #expect(try await school.admin.refusal(of: RecordSurvey(action: .use, surveyID: id)).code == .notFound)
        }
    }

    @Test("Scanners that are said to stand in each other's rooms are told of, as long as the survey is in use")
    func strays() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let one = try await school.makeScanner(in: "102", name: "one")
            let other = try await school.makeScanner(in: "101", name: "other")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            var id: Int64 = 0
            for (room, levels) in School.niche.prefix(2) {
                id = try await school.admin(RecordSurvey(action: .start, badgeID: 1, roomNumber: room)).surveys[0]
                    .surveyID
                for _ in 0..<40 { try await school.hear(badge, one, levels.0, other, levels.1) }
                _ = try await school.admin(RecordSurvey(action: .pause, surveyID: id))
            }
            _ = try await school.admin(RecordSurvey(action: .stop, surveyID: id))
            let told = ["one", "other"].map { name in
                DoubtfulScannerRecord(
                    scannerName: name, roomNumber: name == "one" ? "102" : "101",
                    loudestRoomNumber: name == "one" ? "101" : "102", louderBy: 25)
            }
            try await eventually("both are told of") {
                try await school.admin(RecordSurvey(action: .list)).doubtfulScanners == told
            }
            _ = try await school.admin(RecordSurvey(action: .setAside, surveyID: id))
            try await eventually("nothing is said of a survey that is not in use") {
                try await school.admin(RecordSurvey(action: .list)).doubtfulScanners.isEmpty
            }
        }
    }

    @Test("All that was heard of a survey is told in the order of time, as far as it was in a room")
    func sightings() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            let badgeID = try await school.sql.query("select beacon_id from beacon")[0].decode(0, as: Int64.self)
            let begun = try await school.admin(RecordSurvey(action: .start, badgeID: badgeID, roomNumber: "101"))
            let id = try #require(begun.surveys.first?.surveyID)
            let start = school.now
            try await school.hear(badge, by: scanner, for: 20, rssi: -50)
            _ = try await school.admin(RecordSurvey(action: .stop, surveyID: id))
            try await school.hear(badge, by: scanner, for: 5, rssi: -70)
            let all = try await school.admin(GetSurveySightings(surveyID: id))
            #expect(all.after == nil && all.sightings.count == 20)
            #expect(all.sightings.allSatisfy { $0.rssi == -50 && $0.count == 1 })
            let later = try await school.admin(GetSurveySightings(surveyID: id, after: start.addingTimeInterval(9)))
            #expect(later.sightings == Array(all.sightings.drop { $0.heardAt <= start.addingTimeInterval(9) }))
            let first = try await SurveyRepository(school.sql).sightings(of: id, after: nil, limit: 7)
            #expect(first.rows.count == 7 && first.next == all.sightings[6].heardAt)
            #expect(try await school.admin.refusal(of: GetSurveySightings(surveyID: id + 1)).code == .notFound)
        }
    }

    @Test("What is late is still the survey's, and what comes before or after it is not")
    func late() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            try await school.hear(badge, by: scanner, for: 3)
            let begun = try await school.admin(RecordSurvey(action: .start, badgeID: 1, roomNumber: "101")).surveys
            let id = try #require(begun.first?.surveyID)
            let heardAt = school.now.addingTimeInterval(2)
            try await school.pass(10)
            _ = try await school.admin(RecordSurvey(action: .stop, surveyID: id))
            try await school.pass(60)
            _ = try await scanner(school.report(badge, heardAt: heardAt))
            _ = try await scanner(school.report(badge))
            let survey = try #require(try await school.admin(RecordSurvey(action: .list, surveyID: id)).surveys.first)
            #expect(survey.stays.first?.heard.map(\.packets) == [1])
        }
    }

    @Test("What makes no sense is refused with a reason")
    func refusals() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let ada = try await school.makeStudent("Ada")
            _ = try await school.issueBadge(to: ada)
            let admin = school.admin
            for (request, code) in [
                (RecordSurvey(action: .start, badgeID: 1), FailureCode.badArguments),
                (RecordSurvey(action: .start, roomNumber: "101"), .badArguments),
                (RecordSurvey(action: .start, badgeID: 1, personID: ada, roomNumber: "101"), .badArguments),
                (RecordSurvey(action: .start, badgeID: 1, roomNumber: "999"), .notFound),
                (RecordSurvey(action: .start, badgeID: 99, roomNumber: "101"), .notFound),
                (RecordSurvey(action: .stop), .badArguments), (RecordSurvey(action: .stop, surveyID: 9), .notFound),
            ] {
                #expect(try await admin.refusal(of: request).code == code)
            }
            let begun = try await admin(RecordSurvey(action: .start, badgeID: 1, roomNumber: "101")).surveys
            let id = try #require(begun.first?.surveyID)
            #expect(try await admin.refusal(of: RecordSurvey(action: .use, surveyID: id)).code == .conflict)
            _ = try await admin(RecordSurvey(action: .stop, surveyID: id))
            #expect(try await admin.refusal(of: RecordSurvey(action: .stop, surveyID: id)).code == .conflict)
            let other = try await school.issueBadge(to: ada)
            #expect(other.minor == 2)
            let two = RecordSurvey(action: .start, personID: ada, roomNumber: "101")
            let refusal = try await admin.refusal(of: two)
            #expect(refusal.code == .cannotBeDone && refusal.reason.contains("2 (\(other.major)/2)"))
        }
    }
}
