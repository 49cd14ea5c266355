import Foundation
import Wire

/// The printed form of surveys.
enum SurveyLines {
    /// Returns a table of all surveys, the learned rooms, and remarks on rooms and scanners.
    static func list(
        _ reply: RecordSurvey.Reply, _ columns: [Column<SurveyRecord>], _ times: TimeText
    ) -> [TerminalText] {
        guard !reply.surveys.isEmpty else {
            return ["No surveys yet. Record one with: rollcall survey --person E-MAIL"]
        }
        let rooms = reply.learnedRooms.isEmpty ? "none" : reply.learnedRooms.joined(separator: ", ")
        return Table(columns, of: reply.surveys, times: times).lines + ["Rooms learned: \(rooms)"]
            + [leftOut(of: reply.surveys, learned: reply.learnedRooms)].compactMap(\.self)
            + reply.doubtfulScanners.map(doubt)
    }

    /// Returns the line that is shown while a stay is recorded.
    static func progress(_ room: String, seconds: Int, _ heard: [SurveyHeardRecord]) -> TerminalText {
        let words = heard.prefix(4).map(text).joined(separator: ", ")
        return "\(room)  \(seconds) s  \(words.isEmpty ? "nothing heard yet" : words)"
    }

    /// Returns a line about the survey that a new walk continues; nil if the survey is new.
    static func resumption(of survey: SurveyRecord) -> TerminalText? {
        let earlier = survey.stays.dropLast()
        guard let last = earlier.last else { return nil }
        let id = survey.surveyID
        if last.leftAt == survey.stays.last?.enteredAt {
            return """
                Survey \(id) was being recorded in \(last.roomNumber) until now, by another person or in a walk that \
                was interrupted, and continues. If the badge was elsewhere meanwhile, drop the survey and begin again: \
                rollcall surveys drop \(id)
                """
        }
        let rooms = Set(earlier.map(\.roomNumber)).sorted().joined(separator: ", ")
        return "Survey \(id) continues; so far it has \(rooms). To start again, first run: rollcall surveys drop \(id)"
    }

    /// Returns a line about rooms that surveys in use name but that were not learned; nil if there are no such rooms.
    static func leftOut(of surveys: [SurveyRecord], learned: [String]) -> TerminalText? {
        let surveyed = Set(surveys.filter(\.inUse).flatMap(\.stays).map(\.roomNumber))
        let rooms = surveyed.subtracting(learned).sorted()
        guard !rooms.isEmpty else { return nil }
        return """
            Surveyed but not learned: \(rooms.joined(separator: ", ")). Too little was heard there, or the survey \
            contradicts the positions of the scanners. People in these rooms are located by these positions instead.
            """
    }

    /// Returns a line about a scanner whose room contradicts the surveys.
    static func doubt(_ scanner: DoubtfulScannerRecord) -> TerminalText {
        let louder = scanner.louderBy.map { "\(Int($0.rounded())) dB louder in" } ?? "only elsewhere, loudest in"
        return """
            Scanner \(scanner.scannerName) is registered in \(scanner.roomNumber), but heard the badge \(louder) \
            \(scanner.loudestRoomNumber): check the room of the scanner and the rooms of the survey.
            """
    }

    /// Returns a table of the stays, and a line for each stay in which nothing was heard.
    static func summary(_ surveys: [SurveyRecord], _ times: TimeText) -> [TerminalText] {
        let stays = surveys.flatMap(\.stays)
        return Table(columns, of: stays, times: times).lines
            + stays.filter(\.heard.isEmpty).map {
                "Nothing was heard in \($0.roomNumber): no scanner in range, or a stay outside the lawful hours."
            }
    }

    private static let columns: [Column<SurveyStayRecord>] = [
        Column("ROOM") { $0.roomNumber },
        Column("SECONDS") { String(seconds($0)) },
        Column("PACKETS") { String($0.heard.reduce(0) { $0 + $1.packets }) },
        Column("HEARD BY") { $0.heard.map(text).joined(separator: ", ") },
    ]

    static func seconds(_ stay: SurveyStayRecord) -> Int {
        stay.leftAt.map { Int($0.timeIntervalSince(stay.enteredAt).rounded()) } ?? 0
    }

    private static func text(_ heard: SurveyHeardRecord) -> String {
        let level = heard.rssi.map { " at \(Int($0.rounded())) dBm" } ?? ""
        return "\(heard.scannerName) ×\(heard.packets)\(level)"
    }
}
