import ArgumentParser
import Client
import Foundation
import Vocabulary
import Wire

/// Commands for the whereabouts and visits of people.
enum WhereaboutsCommands {
    /// The printed form of the reasons why a person is believed to be in a room.
    enum Explanation {
        static func lines(_ explanation: ExplanationRecord?, _ times: TimeText) -> [TerminalText] {
            guard let explanation, !(explanation.candidates.isEmpty && explanation.heard.isEmpty) else {
                return ["Nothing was heard recently."]
            }
            let rooms = explanation.candidates.map { candidate in
                let since = candidate.since.map { " since \(times.text($0))" } ?? ""
                return "\(candidate.roomNumber) \(Int((candidate.chance * 100).rounded())) %\(since)"
            }
            var first: [TerminalText] = rooms.isEmpty ? [] : ["Rooms: \(rooms.joined(separator: ", "))"]
            if let louder = explanation.badgeLouderBy {
                let comparison = String(format: "%.1f dB %@", abs(louder), louder < 0 ? "fainter" : "louder")
                first.append("The badge is \(comparison) than the badges of the surveys; the engine allows for this.")
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

    struct History: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "history", abstract: "Show the visits of a person, newest first.")

        @Argument(help: "The person: e-mail address or numeric ID; yourself if absent.")
        var person: PersonArgument?

        @Option(help: TimeArgument.help("Show only visits that overlap the time after this"))
        var from: TimeArgument?

        @Option(help: TimeArgument.help("Show only visits that overlap the time before this"))
        var to: TimeArgument?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let (from, to) = (from?.date, to?.date)
            let reply =
                if let person {
                    try await client.send(
                        GetStudentHistory(email: person.email, personID: person.personID, from: from, to: to))
                } else {
                    try await client.send(GetOwnVisits(from: from, to: to))
                }
            try output.show(reply, lines(reply.visits, output.times))
        }

        private func lines(_ visits: [VisitRecord], _ times: TimeText) -> [TerminalText] {
            guard !visits.isEmpty else { return ["No visits of \(person?.words ?? "yours") in this period."] }
            return Table(Self.columns, of: visits, times: times).lines
        }

        private static let columns: [Column<VisitRecord>] = [
            Column("ID") { String($0.visitID) },
            Column("ENTERED") { $1.text($0.enteredAt) },
            Column("LEFT") { $1.text($0.leftAt) ?? "still there" },
            Column("ROOM") { $0.roomNumber },
            Column("ZONE") { $0.zoneName },
            Column("ENDED") { $0.endReason?.rawValue ?? "" },
            Column("SOURCE") { $0.source?.rawValue ?? "" },
            Column("SAID BY") { $0.saidBy ?? "" },
        ]
    }
}
