import Devices
import Foundation
import Vocabulary
import Wire

extension Examples {
    private static let kind = Kind(
        name: "lamp", label: LocalizedText("Lamp", ["da": "Lampe"]),
        properties: [Kind.Property("on", label: LocalizedText("On", ["da": "Tændt"]), type: .bool, isSettable: true)],
        commands: [
            Kind.Command(
                "on", label: LocalizedText("On", ["da": "Tænd"]), sets: Kind.Effect("on", value: .bool(true)))
        ])
    private static let grant = DeviceGrantRecord(email: "a@b.c", level: .operate)

    private static let resolver = StationResolverRecord(
        host: "resolver.example", state: .refused, acceptedAt: time, reachable: true, reason: "invitation")

    static let devices = [
        RequestExample(GetKinds(search: "l", page: 1, pageSize: 5)), RequestExample(CreateKind(kind: kind)),
        RequestExample(DeleteKind(kind: "lamp")),
        RequestExample(GetDevices(deviceID: 1, roomNumber: "101", search: "l", page: 1, pageSize: 5)),
        RequestExample(
            CreateDevice(
                kind: "lamp", deviceName: "Desk", serial: "a4:c1", roomNumber: "101", dialect: .skylux, label: .png)),
        RequestExample(
            EditDevice(
                deviceID: 1, deviceName: "Desk", serial: "a4:c1", roomNumber: "101", dialect: .tasmota,
                unattended: true, reason: "A net.", newToken: true, newCode: true, openRegistration: true,
                addGrants: [grant, DeviceGrantRecord(groupName: "10b", level: .view)],
                removeGrants: [DeviceGrantRecord(zoneName: "East")], label: .text)),
        RequestExample(DeleteDevice(deviceID: 1)),
        RequestExample(RegisterDevice(serial: "a4:c1", code: "0000-0000-0000-0000", deviceName: "Desk")),
        RequestExample(
            CommandDevice(
                deviceID: 1, serial: "a4:c1", command: "set_level", args: ["level": .number(50)], expiresIn: 30,
                wait: 5)),
        RequestExample(GetCommands(commandID: 1, deviceID: 1, open: true, search: "o", page: 1, pageSize: 5)),
        RequestExample(CancelCommand(commandID: 1)),
        RequestExample(GetStation(label: .text)),
        RequestExample(
            EditStation(
                findable: .serial, port: 443, servers: ["resolver.example"], invitation: "0000-0000-0000-0000",
                newKey: true)),
    ]

    /// Replies and records with all their members given.
    static let deviceReplies: [any Encodable & Sendable] = [
        GetStation.Reply(
            serial: "00:0c:29:ab:cd:ef", code: "00000-00000-00000-00000-00000", link: "rollcall://station?x",
            label: "<svg/>", findable: .code, port: 443, address: "192.0.2.1", resolvers: [resolver]),
        StationEvent(findable: .serial, port: 443, address: "192.0.2.1", resolvers: [resolver]),
        GetKinds.Reply(kinds: [KindRecord(kind: kind, shipped: true, devices: 1, createdAt: time)], total: 1),
        GetDevices.Reply(
            devices: [
                DeviceRecord(
                    deviceID: 1, deviceName: "Desk", kind: "lamp", serial: "a4:c1", roomNumber: "101",
                    zoneName: "East", level: .manage, properties: ["on": .bool(true)], cause: "button",
                    reportedAt: time, connected: true, connectedAt: time, obstructedAt: time, unattended: true,
                    setup: DeviceSetupRecord(
                        dialect: .rollcall, owner: "a@b.c", unattendedReason: "A net.",
                        grants: [
                            grant, DeviceGrantRecord(email: "a@b.c", groupName: "10b", zoneName: "East", level: .view),
                        ], firmware: "1.0", refused: ["not_json": 2], codeUntil: time, registrationOpenUntil: time,
                        createdAt: time), retiredAt: time)
            ], kinds: [kind], total: 1),
        CreateDevice.Reply(
            deviceID: 1, token: "t", registrationCode: "0000-0000", link: "https://x/", label: "<svg/>"),
        EditDevice.Reply(token: "t", registrationCode: "0000-0000", link: "https://x/", label: "<svg/>"),
        DeleteDevice.Reply(retired: true), RegisterDevice.Reply(deviceID: 1),
        CommandDevice.Reply(commandID: 1, state: .asked, reason: "device_away"),
        GetCommands.Reply(
            commands: [
                CommandRecord(
                    commandID: 1, deviceID: 1, deviceName: "Desk", command: "on", args: ["level": .number(50)],
                    state: .timedOut, reason: "expired", source: .rule, askedBy: "Ada Lovelace", way: "api",
                    scheduleID: 1, ruleID: 1, askedAt: time, expiresAt: time, endedAt: time,
                    properties: ["on": .bool(false)],
                    steps: [CommandStepRecord(at: time, state: .asked, who: "person", way: "api", reason: "x")])
            ], total: 1),
        DeviceEvent(
            deviceID: 1, properties: ["on": .bool(true)], connected: true, obstructedAt: time, reportedAt: time),
        CommandEvent(commandID: 1, deviceID: 1, state: .done),
    ]
}
