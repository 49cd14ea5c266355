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
            args = try rest.dropFirst().map { text in
                guard let property = PropertyArgument(argument: text) else {
                    throw ValidationError("Arguments are such as position=50.")
                }
                return property
            }.properties
        }
    }
}
