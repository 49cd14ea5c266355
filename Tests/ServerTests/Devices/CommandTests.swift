import Devices
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Store

@Suite(.mustEnd)
struct CommandTests {
    @Test("Who asks learns at once that the device is away, and sees each step of the command")
    func asked() async throws {
        try await School.inProcess { school in
            let device = try await school.makeDevice()
            let reply = try await school.admin(CommandDevice(serial: "s1", command: "open the window"))
            #expect(reply.state == .asked && reply.reason == "device_away")
            try await school.move(reply.commandID, to: .sent)
            try await school.move(reply.commandID, from: .sent, to: .done)
            let commands = try await school.admin(GetCommands(deviceID: device)).commands
            #expect(commands.map(\.command) == ["open"] && commands[0].state == .done && commands[0].way == "api")
            #expect(commands[0].steps.map(\.state) == [.asked, .sent, .done] && commands[0].askedBy != nil)
            #expect(try await school.admin(GetCommands(open: true)).total == 0)
            #expect(try await school.audit("device_commanded").first?.details["command"] == "open")
        }
    }

    @Test("A lock says how it is, and neither a command, a schedule nor a rule moves it, old or new, by any path")
    func lock() async throws {
        try await School.inProcess { school in
            let (lock, lamp) = (try await school.makeDevice("lock", serial: "L1"), try await school.makeDevice("lamp"))
            let sentence = "No command, schedule or rule moves a lock. `universal.unlock` alone opens it."
            for command in ["open", "unlock", "close"] {
                let refused = try await school.admin.refusal(of: CommandDevice(deviceID: lock, command: command))
                #expect(refused.reason == sentence && refused.code == .cannotBeDone)
            }
            #expect(try await school.admin(CommandDevice(deviceID: lock, command: "status")).state == .asked)
            let at = TimeOfDay.wall(540)
            for command in ["status", "open"] {
                let schedule = CreateSchedule(deviceID: lock, command: command, at: at)
                #expect(try await school.admin.refusal(of: schedule).reason == sentence)
                let rule = CreateRule(
                    ruleName: "Door", when: [ConditionRecord(.weather, measure: .wind, above: 12)],
                    then: [OrderRecord(deviceID: lock, command: command)])
                #expect(try await school.admin.refusal(of: rule).reason == sentence)
            }
            // One that was made while its device was none.
            let schedule = try await school.admin(CreateSchedule(deviceID: lamp, command: "on", at: at)).scheduleID
            try await school.sql.query("update schedule set device_id = \(lock) where schedule_id = \(schedule)")
            try await school.sql.withTransaction {
                let stored = try await ScheduleRepository($0).enabled()[0]
                try await RuleTransaction($0).carryOut([(at: school.now, verdict: .run)], of: stored, at: school.now)
            }
            let last = try #require(try await school.admin(GetCommands(deviceID: lock)).commands.first)
            #expect(last.state == .refused && last.reason == "lock" && last.source == .schedule)
        }
    }

    @Test("Who waits is answered once the command is over")
    func waits() async throws {
        try await School.open { school in
            let device = try await school.makeDevice()
            try await school.sql.query("update device_state set connected = true where device_id = \(device)")
            let (school, word) = (school, UUID())
            async let reply = school.admin(CommandDevice(deviceID: device, command: "open", wait: 30), key: word)
            try await eventually("a command") { try await school.count("select count(*) from command") == 1 }
            let id = try await school.admin(GetCommands()).commands[0].commandID
            try await school.move(id, to: .refused)
            #expect(try await reply == CommandDevice.Reply(commandID: id, state: .refused))
            #expect(
                try await school.admin(CommandDevice(deviceID: device, command: "open", wait: 30), key: word).state
                    == .refused)
            #expect(try await school.admin(GetCommands()).total == 1)
        }
    }

    @Test("Nobody is told of a device that is not theirs, and who may only see one tells it nothing")
    func rights() async throws {
        try await School.inProcess { school in
            let (device, student) = (try await school.makeDevice(), try await school.makePeer(.student))
            let order = CommandDevice(deviceID: device, command: "open")
            #expect(try await student.refusal(of: order).code == .notFound)
            try await school.grant(.view, of: device, to: student)
            #expect(try await student.refusal(of: order).code == .notAllowed)
            let asked = try await school.admin(order).commandID
            #expect(try await student(GetCommands()).commands.map(\.askedBy) == [nil])
            #expect(try await student.refusal(of: CancelCommand(commandID: asked)).code == .notAllowed)
            try await school.grant(.operate, of: device, to: student)
            _ = try await student(CancelCommand(commandID: asked))
            #expect(try await student(GetCommands()).commands[0].state == .cancelled)
            #expect(try await student.refusal(of: CancelCommand(commandID: asked)).code == .conflict)
        }
    }

    @Test("What the kind does not have is refused in a sentence")
    func refused() async throws {
        try await School.inProcess { school in
            let device = try await school.makeDevice()
            func refusal(_ request: CommandDevice) async throws -> Failure {
                try await school.admin.refusal(of: request)
            }
            #expect(
                try await refusal(CommandDevice(deviceID: device, command: "fly")).reason
                    == "The device has no command 'fly'.")
            let position = CommandDevice(deviceID: device, command: "set_position", args: ["position": .number(101)])
            #expect(try await refusal(position).code == .cannotBeDone)
            #expect(try await refusal(CommandDevice(command: "open")).code == .badArguments)
            #expect(try await refusal(CommandDevice(deviceID: 99, command: "open")).code == .notFound)
            #expect(try await refusal(CommandDevice(deviceID: device, command: "open", wait: 31)).argument == "wait")
            #expect(
                try await refusal(CommandDevice(deviceID: device, command: "open", expiresIn: 3_601)).argument
                    == "expires_in")
        }
    }

    @Test("Live events tell those who may see a device what it says and how its commands come along")
    func events() async throws {
        try await School.open { school in
            let (device, student) = (try await school.makeDevice(), try await school.makePeer(.student))
            let hidden = try await school.makeDevice("lamp", serial: "L1")
            try await school.grant(.view, of: device, to: student)
            let stream = try await EventStream(student)
            try await school.report(hidden, ["on": .bool(true)])
            try await school.report(device, ["position": .number(7)])
            // That the device was made may be told only now.
            var told: DeviceEvent?
            repeat { told = try await stream.next("device") } while told?.deviceID == device && told?.reportedAt == nil
            #expect(told?.deviceID == device && told?.properties == ["position": .number(7)])
            _ = try await school.admin(CommandDevice(deviceID: hidden, command: "on"))
            let id = try await school.admin(CommandDevice(deviceID: device, command: "open")).commandID
            #expect(
                try await stream.next("command")
                    == CommandEvent(commandID: id, deviceID: device, state: .asked))
        }
    }

    @Test("What a rule found is not told to who may not see the people of the room")
    func rules() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let (device, staff) = (try await school.makeDevice(in: "101"), try await school.makePeer(.staff))
            try await school.grant(.view, of: device, to: staff)
            try await school.sql.query(
                """
                with made as (
                    insert into rule (rule_name, document, created_at, changed_at) values ('Empty', '{}', now(), now())
                    returning rule_id)
                insert into command (device_id, command_name, longest, state, reason, source, way, rule_id, asked_at,
                    expires_at, ended_at)
                select \(device), 'close', 1, 'refused', 'unattended', 'rule', 'rule', rule_id, now(),
                    now() + interval '1 s', now()
                from made
                """)
            let hidden = try await staff(GetCommands()).commands[0]
            #expect(hidden.reason == nil && hidden.ruleID == nil && hidden.source == .rule)
            _ = try await school.admin(EditPersonZones(personID: try await staff.personID, addZones: ["East"]))
            #expect(try await staff(GetCommands()).commands[0].ruleID == 1)
        }
    }
}
