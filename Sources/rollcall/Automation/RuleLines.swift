import Devices
import Wire

/// Rules as they are printed.
enum RuleLines {
    static func state(_ rule: RuleRecord) -> String {
        rule.stoppedAt != nil ? "stopped" : !rule.enabled ? "off" : rule.dryRun ? "dry run" : "on"
    }

    static func explained(_ reply: ExplainRule.Reply, _ times: TimeText) -> [TerminalText] {
        let rows = reply.when.map { (part: "when", state: $0) } + reply.requirement.map { (part: "if", state: $0) }
        let columns: [Column<(part: String, state: ConditionState)>] = [
            Column("PART") { $0.part },
            Column("IS") { $0.state.condition.words },
            Column("VALUE") { $0.state.value.rawValue },
            Column("SINCE") { $1.text($0.state.since) },
            Column("MET") { $0.state.met ? "yes" : "no" },
            Column("MISSING") { $0.state.missing.joined(separator: " ") },
        ]
        let started = reply.firings.isEmpty ? [] : Table(firings, of: reply.firings, times: times).lines
        let stopped = reply.stoppedAt.map { ["The rule was stopped at \(times.text($0))."] as [TerminalText] } ?? []
        return stopped + (reply.enabled ? [] : ["The rule is switched off."])
            + Table(columns, of: rows, times: times).lines + (started.isEmpty ? [] : [""]) + started
    }

    static func tried(_ reply: TryRule.Reply, _ times: TimeText) -> [TerminalText] {
        reply.firings.isEmpty ? ["The rule would not have run."] : Table(firings, of: reply.firings, times: times).lines
    }

    /// The times at which a rule started.
    private static let firings: [Column<RuleFiringRecord>] = [
        Column("AT") { $1.text($0.at) },
        Column("BY") { "when[\($0.condition)]" },
        Column("VERDICT") { $0.verdict },
        Column("COMMANDS") { $0.commands.map(String.init).joined(separator: ", ") },
        Column("REFUSED") { $0.refusals.joined(separator: " ") },
    ]
}

extension ConditionRecord {
    /// The condition in one line, such as `room_empty 101 for 600 s`.
    fileprivate var words: String {
        let test = [equals.map { "= \($0)" }, above.map { "> \($0)" }, below.map { "< \($0)" }]
        let counts = [atLeast.map { "≥ \($0)" }, atMost.map { "≤ \($0)" }]
        let times = [at?.description, from.map { "from \($0)" }, until.map { "until \($0)" }]
        let names = [roomNumber, zoneName, deviceID.map(String.init), property, measure?.rawValue]
        let words = [sort.rawValue] + (names + test + counts + times).compactMap(\.self)
        return (words + [holdsFor.map { "for \($0) s" }].compactMap(\.self)).joined(separator: " ")
    }
}
