import ArgumentParser
import Client
import Foundation
import Vocabulary
import Wire

/// Where people are and were.
enum WhereaboutsCommands {
    struct Where: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "where", abstract: "Where a person is believed to be.")

        @Argument(help: "The person: e-mail address or numeric id.")
        var person: PersonArgument

        @Flag(
            help: "Say why: who hears them, how loud, and what that says for the likeliest rooms (natural logarithms).")
        var why = false

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                GetStudentLocation(email: person.email, personID: person.personID, explain: why ? true : nil))
            let location = Fields(location: reply.location, times: output.times).lines
            try output.show(
                reply, why ? location + Explanation.lines(reply.explanation, output.times) : location)
        }
    }

    /// Why a person is believed to be where they are, in words.
    enum Explanation {
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

    struct History: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "history", abstract: "The visits of a person, the newest first.")

        @Argument(help: "The person: e-mail address or numeric id; yourself if absent.")
        var person: PersonArgument?

        @Option(help: TimeArgument.help("Only visits that touch the time after this"))
        var from: TimeArgument?

        @Option(help: TimeArgument.help("Only visits that touch the time before this"))
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
            guard !visits.isEmpty else { return ["No visits of \(person?.words ?? "yours") in that time."] }
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

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "whereabouts", abstract: "List the whereabouts of all people, by name.")

        @Option(help: "Only who is in this zone, or was last known to be.")
        var zone: String?

        @Option(help: "Only members of this group, by its id.")
        var group: Int64?

        @Option(help: "Only who is present, unknown or left.")
        var state: WhereaboutsState?

        @Flag(help: "Only members of your own groups.")
        var ownGroups = false

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                GetWhereabouts(
                    zoneName: zone, groupID: group, state: state, ownGroups: ownGroups ? true : nil,
                    search: pages.search, page: pages.page, pageSize: pages.pageSize))
            let (at, counts) = (output.times.text(reply.at), reply.counts)
            let title = "At \(at): \(counts.present) present, \(counts.unknown) unknown, \(counts.left) left"
            let table = Table(Self.columns, of: reply.people, times: output.times).lines
            try output.show(reply, ["\(title)"] + (reply.people.isEmpty ? [] : table))
        }

        private static let columns: [Column<LocationRecord>] = [
            Column("NAME") { "\($0.firstName) \($0.lastName)" },
            Column("E-MAIL") { $0.email },
            Column("STATE") { $0.state.rawValue },
            Column("ROOM") { $0.roomNumber ?? "" },
            Column("ZONE") { $0.zoneName ?? "" },
            Column("SINCE") { $1.text($0.since) ?? "" },
            Column("LAST HEARD") { $1.text($0.heardAt) ?? "" },
            Column("SAID BY") { $0.saidBy ?? "" },
        ]
    }

    struct Room: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "room", abstract: "Who is in a room, now or at a past moment.")

        @Argument(help: "The room's number.")
        var number: String

        @Option(help: TimeArgument.help("The moment; now if absent"))
        var at: TimeArgument?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(GetRoomOccupants(roomNumber: number, at: at?.date))
            try output.show(reply, lines(reply, output.times))
        }

        private func lines(_ reply: GetRoomOccupants.Reply, _ times: TimeText) -> [TerminalText] {
            let title = "Room \(reply.roomNumber) at \(times.text(reply.at)): \(Self.words(for: reply.people.count))"
            guard !reply.people.isEmpty else { return ["\(title)"] }
            return ["\(title)"] + Table(Self.columns, of: reply.people, times: times).lines
        }

        private static func words(for count: Int) -> String {
            switch count {
            case 0: "no people"
            case 1: "1 person"
            default: "\(count) people"
            }
        }

        private static let columns: [Column<OccupantRecord>] = [
            Column("NAME") { "\($0.firstName) \($0.lastName)" },
            Column("E-MAIL") { $0.email },
            Column("CLASS") { $0.classification.rawValue },
            Column("SINCE") { $1.text($0.since) },
            Column("LAST HEARD") { $1.text($0.heardAt) ?? "" },
            Column("SOURCE") { $0.source?.rawValue ?? "" },
            Column("SAID BY") { $0.saidBy ?? "" },
        ]
    }
}

extension Fields {
    /// What is believed of a person. Where they are not present, the room is where they were last.
    init(location: LocationRecord, times: TimeText) {
        let room = location.roomNumber.map { room in location.zoneName.map { "\(room) (\($0))" } ?? room }
        self.init([
            ("Person", "\(location.firstName) \(location.lastName) <\(location.email)>"),
            ("State", location.state.rawValue),
            (location.state == .present ? "Room" : "Last room", room),
            ("Since", times.text(location.since)),
            ("Last heard", times.text(location.heardAt)),
            ("Confidence", location.confidence.map { "\(Int(min(max($0, 0), 1) * 100)) %" }),
            ("Beacon", Self.keys(location)),
            ("Source", location.source?.rawValue),
            ("Said by", location.saidBy),
            ("Said", times.text(location.saidAt)),
        ])
    }

    private static func keys(_ location: LocationRecord) -> String? {
        guard let major = location.majorKey, let minor = location.minorKey else { return nil }
        return "major \(major), minor \(minor)"
    }
}
