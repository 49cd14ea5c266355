import Vocabulary
import Wire

/// The printed form of roll-calls.
enum MusterLines {
    static func list(
        _ reply: GetMuster.Reply, _ columns: [Column<MusterLineRecord>], _ times: TimeText
    ) -> [TerminalText] {
        let name = reply.muster.map { "\($0.name), since \(times.text($0.startedAt))" } ?? "No muster is in progress"
        let title: TerminalText = "\(name): \(summary(reply.counts))"
        return [title] + Table(columns, of: reply.people, times: times).lines
    }

    /// Returns, in one line, how many people are accounted for, are missing, or are not expected.
    static func summary(_ counts: MusterCountsRecord) -> String {
        "\(counts.accountedFor) of \(counts.expected) accounted for, \(counts.missing) missing; not expected: "
            + "\(counts.left) left today, \(counts.notHeard) not heard today, \(counts.noBadge) never had a badge, "
            + "\(counts.disabled) disabled"
    }

    static func report(_ reply: GetMusterReport.Reply) -> [TerminalText] {
        func seconds(_ seconds: Double?) -> String { seconds.map { "\(Int($0)) s" } ?? "not reached" }
        return [
            "\(reply.muster.name): \(summary(reply.counts))",
            "half after \(seconds(reply.secondsToHalf)), 90 % after \(seconds(reply.secondsToMost))",
            "all after \(seconds(reply.secondsToAll))",
            "\(reply.believedPresentFound) of \(reply.believedPresent) believed present were found",
            "\(reply.foundUnexpectedly) others were found, too",
        ]
    }

    static func links(_ reply: GetMusterLinks.Reply, _ times: TimeText) -> [TerminalText] {
        let rows = reply.links.flatMap { link in
            [Line(link: link)] + link.phones.map { Line(link: link, phone: $0) }
        }
        let columns: [Column<Line>] = [
            Column("LINK") { String($0.link.linkID) },
            Column("PHONE") { $0.phone.map { String($0.phoneID) } ?? "" },
            Column("NAME") { $0.phone?.name ?? $0.link.label },
            Column("ZONE") { $0.phone == nil ? $0.link.zoneName ?? "all people" : "" },
            Column("LAST SEEN") { $0.phone.map { times.text($0.seenAt) } ?? "" },
            Column("UNTIL") { $0.phone == nil ? times.text($0.link.expiresAt) : "" },
            Column("ENDED") { ($0.phone.map(\.endedAt) ?? $0.link.endedAt).map(times.text) ?? "" },
        ]
        return Table(columns, of: rows, times: times).lines
    }

    /// A link, or one of its phones.
    private struct Line {
        let link: MusterLinkRecord
        var phone: MusterPhoneRecord?
    }
}
