import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Surveys walked with a phone", .mustEnd)
struct SurveyPageTests {
    private static let form = ["content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin"]

    @Test("One chooses a badge, presses the rooms one stands in, sees what is heard, and ends at the survey")
    func walk() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let scanner = try await school.makeScanner(in: "101", name: "<one>")
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            let admin = school.admin
            #expect(try await admin.get("/surveys").text.contains("/survey/walk"))
            let found = try await admin.get("/survey/walk?search=ada")
            #expect(found.text.contains("href=\"/survey/walk?badge=1\""))
            let rooms = try await admin.get("/survey/walk?badge=1")
            #expect(rooms.text.contains("name=\"room_number\" value=\"101\""))
            func press(_ fields: String, then: String) async throws {
                let answer = try await admin.post(
                    "\(fields)&_then=\(then)", to: "/forms/admin.record_survey", headers: Self.form)
                #expect(answer.status == 303 && answer.headers["location"] == then.removingPercentEncoding)
            }
            let page = "/survey/walk%3Fbadge=1"
            try await press("action=start&badge_id=1&room_number=101", then: page)
            #expect(try await admin.get("/survey/walk?badge=1").text.contains("Nothing is heard yet"))
            try await school.hear(badge, by: scanner, for: 95, rssi: -50)
            let heard = try await admin.get("/survey/walk?badge=1").text
            #expect(heard.contains("&lt;one&gt;</th><td>101</td>") && heard.contains("−50.0 dBm"))
            #expect(heard.contains("<p data-stay hidden>") && heard.contains("aria-current=\"true\""))
            try await press("action=pause&survey_id=1", then: page)
            #expect(try await admin.get("/survey/walk?badge=1").text.contains("On the way"))
            try await press("action=stop&survey_id=1", then: "/survey%3Fid=1")
            let ended = try await admin.get("/survey?id=1")
            #expect(ended.text.contains("Doubtful scanners") && ended.text.contains("in use"))
            try await press("action=drop&survey_id=1", then: "/surveys")
            #expect(try await admin.get("/survey?id=1").status == 404)
            let staff = try await school.makePeer(.staff)
            #expect(try await staff.get("/survey/walk").status == 403)
        }
    }
}
