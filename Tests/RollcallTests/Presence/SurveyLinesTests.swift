import Foundation
import Testing
import Wire

@testable import rollcall

@Suite("The words of a survey")
struct SurveyLinesTests {
    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    /// Begun one after another: each room, how long it was stayed in, and then how long nothing was recorded, in
    /// seconds.
    private static func survey(_ stays: [(room: String, stay: Double, pause: Double)]) -> SurveyRecord {
        var time = start
        let records = stays.map { room, stay, pause in
            defer { time += stay + pause }
            return SurveyStayRecord(roomNumber: room, enteredAt: time, leftAt: time + stay, heard: [])
        }
        return SurveyRecord(surveyID: 7, badgeID: 1, startedAt: start, inUse: false, stays: records)
    }

    @Test("A new walk goes on with nothing")
    func new() {
        #expect(SurveyLines.resumption(of: Self.survey([("101", 0, 0)])) == nil)
    }

    @Test("A walk that goes on says with what, and that nobody had ended the last stay")
    func resumed() throws {
        let paused = Self.survey([("101", 90, 60), ("102", 90, 60), ("101", 0, 0)])
        #expect("\(try #require(SurveyLines.resumption(of: paused)))".contains("has 101, 102."))
        let hanging = Self.survey([("101", 90, 60), ("102", 2_000, 0), ("101", 0, 0)])
        #expect("\(try #require(SurveyLines.resumption(of: hanging)))".contains("in 102 until now"))
    }

    @Test("Rooms that were surveyed and not learned are told, of surveys in use alone")
    func leftOut() throws {
        let stays = Self.survey([("101", 90, 0), ("102", 90, 0)]).stays
        let used = SurveyRecord(surveyID: 1, badgeID: 1, startedAt: Self.start, inUse: true, stays: stays)
        let text = try #require(SurveyLines.leftOut(of: [used], learned: ["101"]))
        #expect("\(text)".hasPrefix("Surveyed but not learned: 102."))
        #expect(SurveyLines.leftOut(of: [used], learned: ["101", "102"]) == nil)
        #expect(SurveyLines.leftOut(of: [Self.survey([("103", 90, 0)])], learned: []) == nil)
    }

    @Test("A scanner that does not fit is told with both rooms")
    func doubt() {
        let louder = DoubtfulScannerRecord(
            scannerName: "n7", roomNumber: "101", loudestRoomNumber: "102", louderBy: 17.6)
        #expect(
            "\(SurveyLines.doubt(louder))".hasPrefix(
                "Scanner n7 is registered in 101, but heard the badge 18 dB louder in 102:"))
        let silent = DoubtfulScannerRecord(scannerName: "n7", roomNumber: "101", loudestRoomNumber: "102")
        #expect("\(SurveyLines.doubt(silent))".contains("heard the badge only elsewhere, loudest in 102:"))
    }
}
