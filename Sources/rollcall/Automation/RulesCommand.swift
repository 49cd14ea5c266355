public import ArgumentParser
import Client
public import Devices
import Foundation
import Wire

struct RulesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "Rules: send commands when a condition is met.",
        discussion: "docs/rules.md says what can be written, and has rules to begin with.",
        subcommands: [List.self, Create.self, Edit.self, Delete.self, RuleExplainCommand.self, RuleTryCommand.self],
        defaultSubcommand: List.self)

    struct List: ListCommand {
        typealias Listed = Rows

        static let configuration = CommandConfiguration(commandName: "list", abstract: "List rules.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions
    }

    struct Create: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Make a rule.",
            discussion: """
                Such as: rollcall rules create "Skylight" --when '{"is": "room_empty", "room_number": "101"}' \
                --then '{"device_id": 7, "command": "close"}'
                """)

        @Argument(help: "The rule's name.")
        var name: String

        @Option(help: "A condition that starts it, as JSON or @FILE; may be repeated.")
        var when: [JSONArgument<ConditionRecord>]

        @Option(help: "A command, as JSON or @FILE; may be repeated.")
        var then: [JSONArgument<OrderRecord>]

        @Option(name: .customLong("if"), help: "A condition that must hold too, as JSON or @FILE.")
        var requirement: JSONArgument<RequirementRecord>?

        @Option(help: "What to do when the weather is unknown: hold or fire (default: hold).")
        var whenUnknown: Rule.WhenUnknown?

        @Flag(help: "Only record what it would do.")
        var dryRun = false

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                CreateRule(
                    ruleName: name, when: when.map(\.value), requirement: requirement?.value, then: then.map(\.value),
                    whenUnknown: whenUnknown, dryRun: dryRun))
            try output.show(reply, "Made rule \(name) (id \(reply.ruleID)).")
        }
    }

    struct Edit: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change a rule. It begins anew, also where it was stopped.")

        @OptionGroup var rule: NameOrID<Rows>

        @Option(help: "The rule's new name.")
        var rename: String?

        @Option(help: "A condition that starts it, as JSON or @FILE; may be repeated.")
        var when: [JSONArgument<ConditionRecord>] = []

        @Option(help: "A command, as JSON or @FILE; may be repeated.")
        var then: [JSONArgument<OrderRecord>] = []

        @Option(name: .customLong("if"), help: "A condition that must hold too, as JSON or @FILE.")
        var requirement: JSONArgument<RequirementRecord>?

        @Flag(help: "Remove the condition.")
        var withoutIf = false

        @Option(help: "What to do when the weather is unknown: hold or fire.")
        var whenUnknown: Rule.WhenUnknown?

        @Flag(inversion: .prefixedNo, help: "Whether it is only recorded what it would do.")
        var dryRun: Bool?

        @Flag(inversion: .prefixedNo, help: "Whether it does anything at all.")
        var enabled: Bool?

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(
                rename, when.first, then.first, requirement, withoutIf ? true : nil, whenUnknown, dryRun, enabled)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await rule.resolve(client)
            let reply = try await client.send(
                EditRule(
                    ruleID: id, ruleName: rename, when: when.isEmpty ? nil : when.map(\.value),
                    requirement: requirement?.value, withoutIf: withoutIf ? true : nil,
                    then: then.isEmpty ? nil : then.map(\.value), whenUnknown: whenUnknown, dryRun: dryRun,
                    enabled: enabled))
            try output.show(reply, "Changed rule \(rule.words).")
        }
    }

    struct Delete: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "delete", abstract: "Delete a rule.")

        @OptionGroup var rule: NameOrID<Rows>
        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await rule.resolve(client)
            try confirmation.confirm("Delete rule \(rule.words)?")
            try output.show(try await client.send(DeleteRule(ruleID: id)), "Deleted rule \(rule.words).")
        }
    }

    enum Rows: Listing {
        static let words = ListingPhrases(singular: "rule", plural: "rules", creation: "--help")

        static let columns: [Column<RuleRecord>] = [
            Column("ID") { String($0.ruleID) },
            Column("NAME") { $0.ruleName },
            Column("WHEN") { $0.when.map(\.sort.rawValue).joined(separator: ", ") },
            Column("THEN") { $0.then.map { "\($0.deviceID) \($0.command)" }.joined(separator: ", ") },
            Column("STATE") { rule in
                rule.stoppedAt != nil ? "stopped" : !rule.enabled ? "off" : rule.dryRun ? "dry run" : "on"
            },
            Column("LAST") { row, times in row.lastAt.map { times.text($0) } ?? "" },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetRules {
            GetRules(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetRules.Reply) -> (rows: [RuleRecord], total: Int) { (reply.rules, reply.total) }

        static func id(of row: RuleRecord) -> Int64 { row.ruleID }

        static func name(of row: RuleRecord) -> String? { row.ruleName }
    }
}

extension Rule.WhenUnknown: ExpressibleByArgument {}
