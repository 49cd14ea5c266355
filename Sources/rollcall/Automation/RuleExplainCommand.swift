import ArgumentParser
import Client
import Devices
import Foundation
import Wire

/// `rollcall rules explain`.
struct RuleExplainCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Why a rule does what it does, or nothing.")

    @OptionGroup var rule: NameOrID<RulesCommand.Rows>
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(ExplainRule(ruleID: try await rule.resolve(client)))
        try output.show(reply, Self.lines(reply, output.times))
    }

    private static func lines(_ reply: ExplainRule.Reply, _ times: TimeText) -> [TerminalText] {
        let rows = reply.when.map { (part: "when", state: $0) } + reply.requirement.map { (part: "if", state: $0) }
        let columns: [Column<(part: String, state: ConditionState)>] = [
            Column("PART") { $0.part },
            Column("IS") { $0.state.condition.words },
            Column("VALUE") { $0.state.value.rawValue },
            Column("SINCE") { $1.text($0.state.since) },
            Column("MET") { $0.state.met ? "yes" : "no" },
            Column("MISSING") { $0.state.missing.joined(separator: " ") },
        ]
        let firings = reply.firings.isEmpty ? [] : Table(FiringColumns.all, of: reply.firings, times: times).lines
        let stopped = reply.stoppedAt.map { ["It is stopped since \(times.text($0))."] as [TerminalText] } ?? []
        return stopped + (reply.enabled ? [] : ["It is switched off."])
            + Table(columns, of: rows, times: times).lines + (firings.isEmpty ? [] : [""]) + firings
    }
}

/// `rollcall rules try`.
struct RuleTryCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "try", abstract: "Play a rule over recorded days: when it would have started.")

    @OptionGroup var rule: NameOrID<RulesCommand.Rows>

    @Option(help: TimeArgument.help("From when, at most seven days before the end (a day before it if absent)"))
    var from: TimeArgument?

    @Option(help: TimeArgument.help("Up to when (now if absent)"))
    var to: TimeArgument?

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let id = try await rule.resolve(client)
        let reply = try await client.send(TryRule(ruleID: id, from: from?.date, to: to?.date))
        let none: [TerminalText] = ["It would not have started."]
        try output.show(
            reply,
            reply.firings.isEmpty
                ? none : Table(FiringColumns.all, of: reply.firings, times: output.times).lines)
    }
}

/// How the times at which a rule started are shown.
private enum FiringColumns {
    static let all: [Column<RuleFiringRecord>] = [
        Column("AT") { $1.text($0.at) },
        Column("BY") { "when[\($0.condition)]" },
        Column("VERDICT") { $0.verdict },
        Column("COMMANDS") { $0.commands.map(String.init).joined(separator: ", ") },
        Column("REFUSED") { $0.refusals.joined(separator: " ") },
    ]
}

extension ConditionRecord {
    /// Such as `room_empty 101 for 600 s`.
    fileprivate var words: String {
        let test = [equals.map { "= \($0)" }, above.map { "> \($0)" }, below.map { "< \($0)" }]
        let counts = [atLeast.map { "≥ \($0)" }, atMost.map { "≤ \($0)" }]
        let times = [at?.description, from.map { "from \($0)" }, until.map { "until \($0)" }]
        let names = [roomNumber, zoneName, deviceID.map(String.init), property, measure?.rawValue]
        let words = [sort.rawValue] + (names + test + counts + times).compactMap(\.self)
        return (words + [holdsFor.map { "for \($0) s" }].compactMap(\.self)).joined(separator: " ")
    }
}
