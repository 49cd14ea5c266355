import ArgumentParser
import Client
import Devices
import Foundation
import Wire

/// `rollcall devices tell`.
struct DeviceTellCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "tell", abstract: "Tell a device what to do, and say what came of it.",
        discussion: "The exit status is 0 only where it is done, or --wait is 0.", aliases: ["command"])

    @Argument(help: "The device's id, or what is printed on it.")
    var device: String

    @Argument(help: "A command of its kind, or words that are spoken for one.")
    var command: String

    @Argument(help: ArgumentHelp("The command's arguments.", valueName: "name=value"))
    var args: [String] = []

    @Option(help: "Seconds after which it is not to be begun any more, 1 to 3,600 (30 if absent).")
    var expiresIn: Int?

    @Option(help: "Seconds to wait for it to be over, 0 to 30.")
    var wait = 30

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        _ = try Self.properties(args)
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let id = Int64(device)
        let reply = try await client.send(
            CommandDevice(
                deviceID: id, serial: id == nil ? device : nil, command: command,
                args: args.isEmpty ? nil : Self.properties(args), expiresIn: expiresIn, wait: wait))
        let reason = reply.reason.map { " (\($0))" } ?? ""
        try output.show(reply, "Command \(reply.commandID): \(reply.state.rawValue)\(reason).")
        if wait > 0, reply.state != .done { throw ExitCode.failure }
    }

    /// `position=50`: what is no JSON is a text.
    static func properties(_ args: [String]) throws -> DeviceProperties {
        try args.reduce(into: [:]) { properties, text in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else { throw ValidationError("Arguments are such as position=50.") }
            let value = try? JSONDecoder().decode(PropertyValue.self, from: Data(parts[1].utf8))
            properties[parts[0]] = value ?? .text(parts[1])
        }
    }
}

struct CommandsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "commands", abstract: "What devices were told, and what came of it.",
        subcommands: [List.self, Show.self, Cancel.self], defaultSubcommand: List.self)

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "What devices were told, the newest first.")

        @Option(help: "Only of this device; see `rollcall devices list`.")
        var device: Int64?

        @Flag(inversion: .prefixedNo, help: "Only commands that are not over, or only those that are.")
        var open: Bool?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                GetCommands(
                    deviceID: device, open: open, search: pages.search, page: pages.page, pageSize: pages.pageSize))
            let none: [TerminalText] = ["There are no commands that you may see."]
            try output.show(
                reply,
                reply.commands.isEmpty ? none : Table(Self.columns, of: reply.commands, times: output.times).lines)
        }

        private static let columns: [Column<CommandRecord>] = [
            Column("ID") { String($0.commandID) },
            Column("ASKED") { $1.text($0.askedAt) },
            Column("DEVICE") { $0.deviceName },
            Column("COMMAND") { ([$0.command] + ($0.args.isEmpty ? [] : [$0.args.text])).joined(separator: " ") },
            Column("BY") { $0.askedBy ?? $0.source.rawValue },
            Column("STATE") { $0.state.rawValue },
            Column("REASON") { $0.reason ?? "" },
        ]
    }

    struct Show: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "How a command came along, step by step.")

        @Argument(help: "The command's id; see `rollcall commands list`.")
        var id: Int64

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(GetCommands(commandID: id))
            guard let command = reply.commands.first else {
                throw CommandError("There is no command \(id).", hint: "See them with: rollcall commands list")
            }
            try output.show(command, Table(Self.columns, of: command.steps, times: output.times).lines)
        }

        private static let columns: [Column<CommandStepRecord>] = [
            Column("AT") { $1.text($0.at) },
            Column("STATE") { $0.state.rawValue },
            Column("WHO") { $0.who },
            Column("BY") { $0.way ?? "" },
            Column("REASON") { $0.reason ?? "" },
        ]
    }

    struct Cancel: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "cancel", abstract: "Take a command back that the device has not begun.")

        @Argument(help: "The command's id; see `rollcall commands list`.")
        var id: Int64

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            try output.show(try await client.send(CancelCommand(commandID: id)), "Cancelled command \(id).")
        }
    }
}
