import ArgumentParser
import Client
import Devices
import Foundation
import Wire

/// `rollcall devices tell`.
struct DeviceTellCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "tell", abstract: "Send a command and wait for its result.",
        usage: "rollcall devices tell <device> <command> [<name=value> ...]",
        discussion: """
            The exit status is 0 only where it is done, or --wait is 0. With --station the device may be left out: it \
            is that of the station.
            """, aliases: ["command"])

    @Argument(
        help: ArgumentHelp(
            "The device's id, or what is printed on it; a command of its kind, or words that are spoken for one; and "
                + "the command's arguments, as name=value.", valueName: "word"))
    var words: [String]

    @Option(help: "Seconds after which it is not to be begun any more, 1 to 3,600 (30 if absent).")
    var expiresIn: Int?

    @Option(help: "Seconds to wait for it to be over, 0 to 30.")
    var wait = 30

    @OptionGroup var remote: RemoteOptions

    /// The server may wait for the device before it answers.
    var timeout: Duration { .seconds(30 + max(0, wait)) }

    func validate() throws {
        _ = try Order(words, hasStation: remote.chosen.station != nil)
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let order = try Order(words, hasStation: remote.chosen.station != nil)
        let device = try order.device ?? remote.chosen.device()
        let id = order.device.flatMap { Int64($0) }
        let reply = try await client.send(
            CommandDevice(
                deviceID: id, serial: id == nil ? device : nil, command: order.command,
                args: order.args.isEmpty ? nil : order.args, expiresIn: expiresIn, wait: wait))
        let reason = reply.reason.map { " (\($0))" } ?? ""
        try output.show(reply, "Command \(reply.commandID): \(reply.state.rawValue)\(reason).")
        if wait > 0, reply.state != .done { throw ExitCode.failure }
    }

    /// What the words of the command line say.
    struct Order: Equatable {
        /// Nil if it is that of the station.
        let device: String?
        let command: String
        let args: DeviceProperties

        /// - Parameter hasStation: whether the device may be left out: then the second word is an argument, or missing.
        init(_ words: [String], hasStation: Bool) throws {
            let isWithout = hasStation && (words.dropFirst().first?.contains("=") ?? true)
            let rest = words.dropFirst(isWithout ? 0 : 1)
            guard let command = rest.first else { throw ValidationError("Say which device, and what it is to do.") }
            device = isWithout ? nil : words.first
            self.command = command
            args = try DeviceTellCommand.properties(Array(rest.dropFirst()))
        }
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
        commandName: "commands", abstract: "Commands of devices, and their results.",
        subcommands: [List.self, Show.self, Cancel.self], defaultSubcommand: List.self)

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List commands, the newest first.")

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
            commandName: "show", abstract: "Show the history of a command.")

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
