import Devices
import Foundation
import MQTT
import Postgres
import TestSupport
import Testing
import Wire

@testable import Server
@testable import Store

/// A real server with a private mosquitto, and devices that are connections to it.
@Suite("The link to the devices", .mustEnd)
struct DeviceLinkTests {
    @Test("A command reaches its device, and its outcome the one who asked")
    func done() async throws {
        try await SchoolWithBroker.open { school, port in
            let lamp = try await school.connectLamp(port)
            async let reply = school.admin(CommandDevice(deviceID: lamp.id, command: "on", wait: 20))
            let command = try await lamp.nextCommand()
            #expect(command.command == "on" && command.expiresIn ?? 0 > 0)
            try await lamp.say("outcome", #"{"id": "\#(command.id ?? "")", "outcome": "accepted"}"#)
            try await lamp.say("outcome", #"{"id": "\#(command.id ?? "")", "outcome": "done", "state": {"on": true}}"#)
            #expect(try await lamp.next("ack").contains("\"\(command.id ?? "")\""))
            #expect(try await reply.state == .done)
            let steps = try await school.admin(GetCommands(deviceID: lamp.id)).commands.first?.steps.map(\.state)
            #expect(steps == [.asked, .sent, .accepted, .done])
        }
    }

    @Test("What a device says in words that the database would not take ends its command all the same")
    func emptyWords() async throws {
        try await SchoolWithBroker.open { school, port in
            let lamp = try await school.connectLamp(port)
            for reason in ["", #"\u0000"#, String(repeating: "e\u{301}", count: 200)] {
                async let reply = school.admin(CommandDevice(deviceID: lamp.id, command: "on", wait: 20))
                let id = try await lamp.nextCommand().id ?? ""
                try await lamp.say("state", #"{"seq": \#(id), "properties": {}, "cause": "command:\u0000"}"#)
                try await lamp.say("outcome", #"{"id": "\#(id)", "outcome": "failed", "reason": "\#(reason)"}"#)
                _ = try await lamp.next("ack")
                #expect(try await reply.state == .failed)
            }
        }
    }

    @Test("A command of which nobody told reaches its device all the same")
    func untold() async throws {
        try await SchoolWithBroker.open { school, port in
            let lamp = try await school.connectLamp(port)
            try await school.sql.query(
                """
                insert into command (device_id, command_name, longest, state, source, way, asked_at, expires_at,
                    next_send_at)
                values (\(lamp.id), 'on', 10, 'asked', 'person', 'api', \(school.now), \(school.now + 60),
                    \(school.now))
                """)
            try await school.school.pass(6)
            #expect(try await lamp.nextCommand().command == "on")
        }
    }

    @Test("What a device says of itself is kept, and what is wrong with it counted")
    func states() async throws {
        try await SchoolWithBroker.open { school, port in
            let lamp = try await school.connectLamp(port)
            try await lamp.say("state", #"{"seq": 1, "properties": {"on": true, "level": 900}, "cause": "button"}"#)
            try await lamp.say("state", #"{"seq": 1, "properties": {"on": false}}"#)
            try await lamp.say("state", String(repeating: "x", count: 4_097))
            try await eventually("the refusals are counted") {
                let device = try await school.admin(GetDevices(deviceID: lamp.id)).devices.first
                return device?.setup?.refused == ["out_of_range": 1, "stale_seq": 1, "too_long": 1]
            }
            let device = try await school.admin(GetDevices(deviceID: lamp.id)).devices.first
            #expect(device?.properties == ["on": .bool(true)] && device?.connected == true)
            let pressed = try await school.admin(GetCommands(deviceID: lamp.id)).commands
            #expect(pressed.map(\.source) == [.button] && pressed.map(\.state) == [.done])
        }
    }

    @Test("A device that went is away, and is told what waits when it is back")
    func away() async throws {
        try await SchoolWithBroker.open { school, port in
            let lamp = try await school.connectLamp(port)
            try await lamp.say("gone", "")
            await lamp.connection.close()
            try await eventually("the lamp is away") {
                try await school.admin(GetDevices(deviceID: lamp.id)).devices.first?.connected == false
            }
            let asked = try await school.admin(CommandDevice(deviceID: lamp.id, command: "on"))
            #expect(asked.state == .asked && asked.reason == "device_away")
            let back = try await lamp.again()
            #expect(try await back.nextCommand().command == "on")
        }
    }

    @Test("Who would wait is told at once that the device is away, and not when it is back")
    func askedWhileAway() async throws {
        try await SchoolWithBroker.open { school, port in
            let lamp = try await school.connectLamp(port)
            try await lamp.say("gone", "")
            await lamp.connection.close()
            try await eventually("the lamp is away") {
                try await school.admin(GetDevices(deviceID: lamp.id)).devices.first?.connected == false
            }
            async let reply = school.admin(CommandDevice(deviceID: lamp.id, command: "on", wait: 30))
            try await eventually("it is asked") {
                try await school.admin(GetCommands(deviceID: lamp.id)).commands.count == 1
            }
            let back = try await lamp.again()
            let id = try await back.nextCommand().id ?? ""
            try await back.say("outcome", #"{"id": "\#(id)", "outcome": "done"}"#)
            _ = try await back.next("ack")
            let told = try await reply
            #expect(told.state == .asked && told.reason == "device_away")
        }
    }

    @Test("After the broker was killed the devices come back, and nothing is lost")
    func brokerKilled() async throws {
        try await SchoolWithBroker.open { school, port in
            let lamp = try await school.connectLamp(port)
            school.killBroker()
            try await eventually("nobody is there") {
                try await school.admin(GetDevices(deviceID: lamp.id)).devices.first?.connected == false
            }
            let asked = try await school.admin(CommandDevice(deviceID: lamp.id, command: "on"))
            let back = try await lamp.again(on: try await school.nextPort())
            let command = try await back.nextCommand()
            #expect(command.id == String(asked.commandID))
            try await back.say("outcome", #"{"id": "\#(asked.commandID)", "outcome": "done"}"#)
            _ = try await back.next("ack")
        }
    }

    @Test("A device that was deleted is cut off")
    func deleted() async throws {
        try await SchoolWithBroker.open { school, port in
            let lamp = try await school.connectLamp(port)
            _ = try await school.admin(DeleteDevice(deviceID: lamp.id))
            try await eventually("the broker lets it say nothing") {
                do {
                    try await lamp.say("state", #"{"seq": 9, "properties": {}}"#)
                    return false
                } catch {
                    return true
                }
            }
        }
    }
}
