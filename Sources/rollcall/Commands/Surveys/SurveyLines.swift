import Foundation
import Wire

/// What a survey holds, in words.
enum SurveyLines {
    /// While it is being recorded.
    static func progress(seconds: Int, _ heard: [SurveyHeardRecord]) -> TerminalText {
        let words = heard.prefix(4).map(text).joined(separator: ", ")
        return "\(seconds) s  \(words.isEmpty ? "nothing heard yet" : words)"
    }

    /// Each stay of a survey, and what is wrong with it.
    static func summary(_ surveys: [SurveyRecord], _ times: TimeText) -> [TerminalText] {
        let stays = surveys.flatMap(\.stays)
        return Table(columns, of: stays, times: times).lines
            + stays.filter(\.heard.isEmpty).map {
                "Nothing was heard in \($0.roomNumber): no scanner is in reach, or it is outside the lawful hours."
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
