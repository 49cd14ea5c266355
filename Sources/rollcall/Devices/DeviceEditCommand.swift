import ArgumentParser
import Client
import Devices
import Vocabulary
import Wire

/// `rollcall devices edit`.
struct DeviceEditCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a device, and who may do what with it.")

    @Argument(help: "The device's id; see `rollcall devices list`.")
    var id: Int64

    @Option(help: "What it is called from now on.")
    var name: String?

    @Option(help: "What is printed on it.")
    var serial: String?

    @Option(help: "The number of the room that it is in; an empty text for none.")
    var room: String?

    @Option(help: "How it is spoken to: rollcall, skylux or tasmota.")
    var dialect: Dialect?

    @Flag(
        inversion: .prefixedNo,
        help: "Whether schedules and rules may close it unattended; takes --reason.")
    var unattended: Bool?

    @Option(help: "Why that is safe.")
    var reason: String?

    @Flag(help: "Make another token. The one before ends at once.")
    var newToken = false

    @Flag(help: "Make another registration code. The one before ends at once.")
    var newCode = false

    @Flag(help: "For ten minutes it is registered without a code.")
    var openRegistration = false

    @Option(
        name: .customLong("grant"),
        help: ArgumentHelp(
            "Grant view, operate or manage: view:person=ADDRESS, operate:group=NAME, manage:zone=NAME "
                + "(its staff). May be repeated.", valueName: "level:sort=name"))
    var grants: [String] = []

    @Option(
        name: .customLong("revoke"),
        help: ArgumentHelp("Revoke a grant. May be repeated.", valueName: "sort=name"))
    var revoked: [String] = []

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        try requireChange(
            name, serial, room, dialect, unattended, reason, newToken ? true : nil, newCode ? true : nil,
            openRegistration ? true : nil, grants.isEmpty ? nil : grants, revoked.isEmpty ? nil : revoked)
        _ = try (grants.map(Self.grant), revoked.map { try Self.holder(Substring($0)) })
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(
            EditDevice(
                deviceID: id, deviceName: name, serial: serial, roomNumber: room, dialect: dialect,
                unattended: unattended, reason: reason, newToken: newToken ? true : nil, newCode: newCode ? true : nil,
                openRegistration: openRegistration ? true : nil,
                addGrants: grants.isEmpty ? nil : grants.map(Self.grant),
                removeGrants: revoked.isEmpty ? nil : revoked.map { try Self.holder(Substring($0)) },
                label: newCode ? .text : nil))
        var lines: [TerminalText] = ["Changed device \(id)."]
        if let token = reply.token { lines.append("Its password at the broker, shown this once: \(token)") }
        if let code = reply.registrationCode { lines.append("Its registration code, shown this once: \(code)") }
        if let label = reply.label { lines += try DeviceLabelOutput(label: label, file: nil).lines() }
        try output.show(reply, lines)
    }

    private static func grant(_ text: String) throws -> DeviceGrantRecord {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let level = DeviceLevel(rawValue: String(parts[0])) else {
            throw ValidationError("--grant is such as operate:group=10b.")
        }
        let holder = try holder(parts[1])
        return DeviceGrantRecord(
            email: holder.email, groupName: holder.groupName, zoneName: holder.zoneName, level: level)
    }

    private static func holder(_ text: Substring) throws -> DeviceGrantRecord {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        switch (parts.first, parts.count) {
        case ("person", 2): return DeviceGrantRecord(email: parts[1])
        case ("group", 2): return DeviceGrantRecord(groupName: parts[1])
        case ("zone", 2): return DeviceGrantRecord(zoneName: parts[1])
        default: throw ValidationError("Say person=ADDRESS, group=NAME or zone=NAME.")
        }
    }
}
