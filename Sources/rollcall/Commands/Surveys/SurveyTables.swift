import Foundation
import Tables
import Wire

/// Surveys as the tables of an evaluation: each is a session, in which seconds count from its start.
struct SurveyTables {
    private(set) var rooms = "session,start,end,room\n"
    private(set) var sightings = "session,t,receiver,rssi\n"
    private(set) var absences = "session,receiver,start,end\n"

    mutating func add(_ survey: SurveyRecord, _ heard: [SurveySightingRecord], _ away: [SurveyAbsenceRecord]) {
        let session = "survey-\(survey.surveyID)"
        func time(_ date: Date) -> String { String(format: "%.3f", date.timeIntervalSince(survey.startedAt)) }
        let last = heard.last?.heardAt ?? survey.startedAt
        for stay in survey.stays {
            let end = max(stay.enteredAt, stay.leftAt ?? last)
            rooms += Self.line([session, time(stay.enteredAt), time(end), stay.roomNumber])
        }
        for one in heard {
            sightings += Self.line([session, time(one.heardAt), one.scannerName, one.rssi.map(String.init) ?? ""])
        }
        for one in away {
            absences += Self.line([session, one.scannerName, time(one.from), time(one.until)])
        }
    }

    static func receivers(_ scanners: [ScannerRecord]) -> String {
        scanners.reduce("receiver,room\n") { $0 + line([$1.scannerName, $1.roomNumber]) }
    }

    static func doors(_ doors: [DoorRecord]) -> String {
        doors.reduce("room_a,room_b\n") { $0 + line([$1.roomA, $1.roomB]) }
    }

    /// Names are written as they are, so that the tables join.
    private static func line(_ values: [String]) -> String { CSVCell.exactLine(values) + "\n" }
}
