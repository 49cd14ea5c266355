public import ArgumentParser
import Client
public import Devices
import Foundation
import Vocabulary
import Wire

struct DevicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "Skylights, garage doors, lamps and other devices of rooms.",
        subcommands: [
            List.self, Create.self, DeviceEditCommand.self, Delete.self, Register.self, DeviceTellCommand.self,
        ],
        defaultSubcommand: List.self)

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "The devices that you may see, with what they said last.")

        @Option(help: "Only devices of this room.")
        var room: String?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                GetDevices(roomNumber: room, search: pages.search, page: pages.page, pageSize: pages.pageSize))
            let none: [TerminalText] = ["There are no devices that you may see."]
            try output.show(
                reply, reply.devices.isEmpty ? none : Table(Self.columns, of: reply.devices, times: output.times).lines)
        }

        private static let columns: [Column<DeviceRecord>] = [
            Column("ID") { String($0.deviceID) },
            Column("NAME") { $0.deviceName },
            Column("KIND") { $0.kind },
            Column("ROOM") { $0.roomNumber ?? "" },
            Column("SERIAL") { $0.serial },
            Column("STATE") { $0.properties.text },
            Column("SAID") { $1.text($0.reportedAt) ?? "never" },
            Column("CONNECTED") { $0.connected ? "yes" : "no" },
            Column("") { $0.retiredAt != nil ? "retired" : $0.obstructedAt != nil ? "obstructed" : "" },
        ]
    }

    struct Create: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Make a device known; its token and code are shown once.")

        @Argument(help: "The name of its kind; see `rollcall kinds list`.")
        var kind: String

        @Argument(help: "What it is called.")
        var name: String

        @Option(help: "What is printed on it, such as its MAC address.")
        var serial: String

        @Option(help: "The number of the room that it is in.")
        var room: String?

        @Option(help: "How it is spoken to: rollcall, skylux or tasmota.")
        var dialect: Dialect?

        @Option(help: "Write the label to this file, as SVG or PNG.", completion: .file(extensions: ["svg", "png"]))
        var labelFile: String?

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            if let labelFile, LabelFormat(file: labelFile) == nil {
                throw ValidationError("--label-file ends with .svg or .png.")
            }
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                CreateDevice(
                    kind: kind, deviceName: name, serial: serial, roomNumber: room, dialect: dialect,
                    label: labelFile.flatMap(LabelFormat.init(file:)) ?? .text))
            let label = try reply.label.map { try DeviceLabelOutput(label: $0, file: labelFile).lines() } ?? []
            try output.show(
                reply,
                [
                    "Made device \(reply.deviceID).",
                    "Its name at the broker is \(reply.deviceID), its password, shown this once: \(reply.token)",
                    "Its registration code, shown this once: \(reply.registrationCode)",
                ] + label)
        }
    }

    struct Delete: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "delete", abstract: "Put a device out of use.")

        @Argument(help: "The device's id; see `rollcall devices list`.")
        var id: Int64

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            try confirmation.confirm("Delete device \(id)? Its token ends at once.")
            let reply = try await client.send(DeleteDevice(deviceID: id))
            try output.show(reply, TerminalText.gone("device \(id)", retired: reply.retired))
        }
    }

    struct Register: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "register", abstract: "Make a device yours, with the code of its label.")

        @Argument(help: "What is printed on the device; with --station it may be left out.")
        var serial: String?

        @Option(help: "The registration code. It is not needed while an admin has opened the registration.")
        var code: String?

        @Option(help: "What it is called from now on.")
        var name: String?

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            if serial == nil, remote.chosen.station == nil {
                throw ValidationError("Say what is printed on the device, or name a --station.")
            }
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            guard let serial = try serial ?? remote.chosen.device() else { throw ExitCode.validationFailure }
            let reply = try await client.send(RegisterDevice(serial: serial, code: code, deviceName: name))
            try output.show(reply, "Device \(reply.deviceID) is yours.")
        }
    }
}

extension Dialect: ExpressibleByArgument {}

extension LabelFormat {
    /// By the end of a file's name.
    init?(file: String) {
        switch file.split(separator: ".").last?.lowercased() {
        case "svg": self = .svg
        case "png": self = .png
        default: return nil
        }
    }
}

extension DeviceProperties {
    /// `position=50 moving=false`.
    var text: String { sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ") }
}

/// A label as a command shows or keeps it.
struct DeviceLabelOutput {
    let label: String
    /// Nil if it is for the terminal.
    let file: String?

    func lines() throws -> [TerminalText] {
        guard let file else { return label.split(separator: "\n").map { "\(String($0))" } }
        let bytes = LabelFormat(file: file) == .png ? Data(base64Encoded: label) : Data(label.utf8)
        guard let bytes, FileManager.default.createFile(atPath: file, contents: bytes) else {
            throw CommandError("The label cannot be written to \(file).")
        }
        return ["Its label is in \(file)."]
    }
}
