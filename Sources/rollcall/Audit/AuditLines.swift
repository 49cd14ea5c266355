import Wire

/// The audit log as it is printed.
enum AuditLines {
    static func entries(
        _ reply: GetAudit.Reply, _ columns: [Column<AuditRecord>], _ times: TimeText
    ) -> [TerminalText] {
        guard !reply.entries.isEmpty else { return ["No entries."] }
        return Table(columns, of: reply.entries, times: times).lines
            + EntryPageOptions.lines(of: reply.total, next: reply.next)
    }

    static func looks(
        _ reply: GetOwnAudit.Reply, _ columns: [Column<LookRecord>], _ times: TimeText
    ) -> [TerminalText] {
        guard !reply.looks.isEmpty else { return ["No entries."] }
        return Table(columns, of: reply.looks, times: times).lines
            + EntryPageOptions.lines(of: reply.total, next: reply.next)
    }

    static func name(_ party: AuditPartyRecord) -> String {
        guard let first = party.firstName, let last = party.lastName else { return "(erased)" }
        return "\(first) \(last)"
    }

    static func about(_ entry: AuditRecord) -> String {
        entry.ofAllPeople ? "all people" : entry.targets.map(name).joined(separator: ", ")
    }

    static func details(_ entry: AuditRecord) -> String {
        entry.details.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
    }
}
