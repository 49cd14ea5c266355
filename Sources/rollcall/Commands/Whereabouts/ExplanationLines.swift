import Foundation
import Wire

/// Why somebody is believed to be where they are, in words.
enum ExplanationLines {
    static func lines(_ explanation: ExplanationRecord?, _ times: TimeText) -> [TerminalText] {
        guard let explanation, !(explanation.candidates.isEmpty && explanation.heard.isEmpty) else {
            return ["Nothing was heard of late."]
        }
        let rooms = explanation.candidates.map { candidate in
            let since = candidate.since.map { " since \(times.text($0))" } ?? ""
            return "\(candidate.roomNumber) \(Int((candidate.chance * 100).rounded())) %\(since)"
        }
        var first: [TerminalText] = rooms.isEmpty ? [] : ["Rooms: \(rooms.joined(separator: ", "))"]
        if let louder = explanation.badgeLouderBy {
            let comparison = String(format: "%.1f dB %@", abs(louder), louder < 0 ? "fainter" : "louder")
            first.append("The badge is heard \(comparison) than those of the surveys; that is allowed for.")
        }
        guard !explanation.heard.isEmpty else { return first }
        return first + Table(columns(explanation.candidates), of: explanation.heard, times: times).lines
    }

    private static func columns(_ candidates: [CandidateRecord]) -> [Column<EvidenceRecord>] {
        let says: [@Sendable (EvidenceRecord) -> Double?] = [{ $0.forFirst }, { $0.forSecond }]
        return [
            Column("HEARD BY") { ($0.scannerName ?? "own client") + ($0.quiet == true ? ", quiet now" : "") },
            Column("IN") { $0.roomNumber ?? "" },
            Column("DBM") { String(Int($0.rssi.rounded())) },
            Column("AGE") { "\(Int($0.age.rounded())) s" },
        ]
            + zip(candidates, says).map { candidate, says in
                Column("FOR \(candidate.roomNumber)") { says($0).map { String(format: "%+.1f", $0) } ?? "" }
            }
    }
}
