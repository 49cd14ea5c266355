import Foundation
import Testing
import Wire

@testable import rollcall

struct SurveyLinesTests {
    private static let heard = [
        SurveyHeardRecord(scannerName: "one", roomNumber: "101", packets: 30, seconds: 30, rssi: -50.4),
        SurveyHeardRecord(scannerName: "two", roomNumber: "102", packets: 4, seconds: 3),
    ]
    private static let times = TimeText(now: Date(timeIntervalSince1970: 0))

    @Test("While somebody walks about, seconds and packets by receiver are shown")
    func progress() {
        #expect(SurveyLines.progress(seconds: 3, []).description == "3 s  nothing heard yet")
        let line = SurveyLines.progress(seconds: 30, Self.heard).description
        #expect(line == "30 s  one ×30 at -50 dBm, two ×4")
    }

    @Test("The summary has a line for each stay, and says where nothing was heard")
    func summary() {
        let start = Date(timeIntervalSince1970: 0)
        let survey = SurveyRecord(
            surveyID: 1, badgeID: 2, startedAt: start, inUse: true,
            stays: [
                SurveyStayRecord(roomNumber: "101", enteredAt: start, leftAt: start + 60, heard: Self.heard),
                SurveyStayRecord(roomNumber: "102", enteredAt: start + 70, leftAt: start + 80, heard: []),
            ])
        let lines = SurveyLines.summary([survey], Self.times).map(\.description)
        #expect(lines.count == 4)
        #expect(lines[1] == "101   60       34       one ×30 at -50 dBm, two ×4")
        #expect(lines[3].hasPrefix("Nothing was heard in 102"))
    }

    @Test("Why somebody is where they are: rooms, and what each receiver says for them")
    func why() {
        let explanation = ExplanationRecord(
            candidates: [
                CandidateRecord(roomNumber: "101", chance: 0.93), CandidateRecord(roomNumber: "102", chance: 0.07),
            ],
            heard: [
                EvidenceRecord(scannerName: "one", roomNumber: "101", rssi: -50.2, age: 0.6, forFirst: 0),
                EvidenceRecord(scannerName: "two", roomNumber: "102", rssi: -71, age: 2, forSecond: -4.62),
            ])
        let lines = ExplanationLines.lines(explanation, Self.times).map(\.description)
        #expect(
            lines == [
                "Rooms: 101 93 %, 102 7 %", "HEARD BY  IN   DBM  AGE  FOR 101  FOR 102",
                "one       101  -50  1 s  +0.0", "two       102  -71  2 s           -4.6",
            ])
        #expect(ExplanationLines.lines(nil, Self.times).map(\.description) == ["Nothing was heard of late."])
    }
}
