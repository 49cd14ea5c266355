import ArgumentParser
import Foundation
import Testing
import Vocabulary
import Wire

@testable import rollcall

@Suite("Surveys as tables")
struct SurveyTablesTests {
    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    /// Half a minute in each of two rooms, the second of which nobody has left yet.
    private static var survey: SurveyRecord {
        SurveyRecord(
            surveyID: 7, badgeID: 1, startedAt: start, inUse: false,
            stays: [
                SurveyStayRecord(roomNumber: "hall", enteredAt: start, leftAt: start + 30, heard: []),
                SurveyStayRecord(roomNumber: "room, small", enteredAt: start + 30, heard: []),
            ])
    }

    private static var heard: [SurveySightingRecord] {
        (0..<60).flatMap { second in
            [("R1", second < 30 ? -55 : -75), ("R2", second < 30 ? -75 : -55)].map {
                SurveySightingRecord(
                    heardAt: start + Double(second) + 0.5, scannerName: $0.0, rssi: second == 3 ? nil : $0.1, count: 1)
            }
        }
    }

    @Test("Each is a session, in which seconds count from its start")
    func tables() {
        var tables = SurveysCommand.Tables()
        let away = SurveyAbsenceRecord(scannerName: "R2", from: Self.start + 4, until: Self.start + 30)
        tables.add(Self.survey, Array(Self.heard.prefix(8)), [away])
        #expect(tables.absences == "session,receiver,start,end\nsurvey-7,R2,4.000,30.000\n")
        #expect(
            tables.rooms
                == "session,start,end,room\nsurvey-7,0.000,30.000,hall\nsurvey-7,30.000,30.000,\"room, small\"\n")
        #expect(tables.sightings.hasPrefix("session,t,receiver,rssi\nsurvey-7,0.500,R1,-55\n"))
        #expect(tables.sightings.hasSuffix("survey-7,3.500,R1,\nsurvey-7,3.500,R2,\n"))
    }

    @Test("An evaluation reads them")
    func evaluated() throws {
        let folder = try TableFolder()
        var tables = SurveysCommand.Tables()
        tables.add(Self.survey, Self.heard, [])
        let scanners = [("R1", "hall"), ("R2", "room, small")].map {
            ScannerRecord(scannerID: 1, scannerName: $0.0, roomNumber: $0.1, state: .alive)
        }
        let files = [
            ("receivers.csv", SurveysCommand.Tables.receivers(scanners)), ("sightings.csv", tables.sightings),
            ("rooms.csv", tables.rooms),
            ("doors.csv", SurveysCommand.Tables.doors([DoorRecord(doorID: 1, roomA: "hall", roomB: "room, small")])),
        ]
        for (name, text) in files { try folder.write([String(text.dropLast())], to: name) }
        var run = Evaluation.Run(
            try folder.files("--rooms", folder.path("rooms.csv"), "--doors", folder.path("doors.csv")))
        let score = try #require(try run.run().last?.score)
        #expect(score.labelled == 60 && score.right > 56)
        try folder.remove()
    }

    @Test("An export replaces no table without a word")
    func replacing() throws {
        let folder = try TableFolder()
        let export = try SurveysCommand.Export.parse(["1", "--into", folder.path("")])
        try export.confirmReplacing()
        try folder.write(["session,start,end,room"], to: "rooms.csv")
        let error = try #require(throws: CommandError.self) { try export.confirmReplacing() }
        #expect(error.message.hasPrefix("Nothing was written"))
        try SurveysCommand.Export.parse(["1", "--into", folder.path(""), "--yes"]).confirmReplacing()
        try folder.remove()
    }
}
