import Devices
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct ScheduleTests {
    private static let nine = TimeOfDay.wall(540)

    @Test("A schedule is made, told, changed and deleted")
    func life() async throws {
        try await School.inProcess { school in
            let lamp = try await school.makeDevice("lamp")
            let id = try await school.admin(
                CreateSchedule(
                    deviceID: lamp, command: "on", weekdays: [.tue, .wed], at: Self.nine, until: CivilDay("2026-12-18"))
            ).scheduleID
            let made = try #require(try await school.admin(GetSchedules(deviceID: lamp)).schedules.first)
            #expect(made.scheduleID == id && made.command == "on" && made.weekdays == [.tue, .wed] && made.enabled)
            #expect(made.nextAt == school.now.addingTimeInterval(1_800) && made.lateBy == 300)
            _ = try await school.admin(
                EditSchedule(scheduleID: id, command: "off", at: .sunset(-30), enabled: false, without: [.until]))
            let changed = try #require(try await school.admin(GetSchedules()).schedules.first)
            #expect(changed.command == "off" && changed.at == .sunset(-30) && changed.until == nil)
            #expect(changed.nextAt == nil && !changed.enabled)
            _ = try await school.admin(DeleteSchedule(scheduleID: id))
            #expect(try await school.admin(GetSchedules()).total == 0)
            #expect(try await school.audit("schedule_created").count == 1)
        }
    }

    @Test("It takes the right to operate the device, and to manage it for what others made")
    func rights() async throws {
        try await School.inProcess { school in
            let lamp = try await school.makeDevice("lamp")
            let (one, other) = (try await school.makePeer(.staff), try await school.makePeer(.staff, "Other"))
            let request = CreateSchedule(deviceID: lamp, command: "on", at: Self.nine)
            #expect(try await one.refusal(of: request).code == .notFound)
            try await school.grant(.view, of: lamp, to: one)
            #expect(try await one.refusal(of: request).code == .notAllowed)
            for peer in [one, other] { try await school.grant(.operate, of: lamp, to: peer) }
            let id = try await one(request).scheduleID
            #expect(try await other(GetSchedules()).total == 1)
            #expect(try await other.refusal(of: DeleteSchedule(scheduleID: id)).code == .notAllowed)
            _ = try await one(EditSchedule(scheduleID: id, lateBy: 60))
            try await school.grant(.manage, of: lamp, to: other)
            _ = try await other(DeleteSchedule(scheduleID: id))
        }
    }

    @Test("Who may not see the people of a room makes no schedule that tells whether it is empty")
    func roomsOfOthers() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let (lamp, student) = (try await school.makeDevice("lamp"), try await school.makePeer(.student))
            try await school.grant(.operate, of: lamp, to: student)
            let request = CreateSchedule(
                deviceID: lamp, command: "on", at: Self.nine,
                requirement: RequirementRecord(ConditionRecord(.roomEmpty, roomNumber: "101")))
            let refusal = try await student.refusal(of: request)
            #expect(refusal.code == .notAllowed)
            // The same for what there is not; and what is no requirement is told first, whatever it names.
            let other = try await school.makeDevice("lamp", serial: "S2")
            for record in [
                ConditionRecord(.roomEmpty, roomNumber: "999"), ConditionRecord(.zoneEmpty, zoneName: "East"),
                ConditionRecord(.zoneEmpty, zoneName: "Nowhere"),
                ConditionRecord(.device, deviceID: other, property: "on", equals: .bool(true)),
                ConditionRecord(.device, deviceID: other, property: "none", equals: .bool(true)),
                ConditionRecord(.device, deviceID: 999, property: "on", equals: .bool(true)),
            ] {
                let asked = CreateSchedule(
                    deviceID: lamp, command: "on", at: Self.nine, requirement: RequirementRecord(record))
                #expect(try await student.refusal(of: asked) == refusal)
            }
            for number in ["101", "999"] {
                let asked = CreateSchedule(
                    deviceID: lamp, command: "on", at: Self.nine,
                    requirement: RequirementRecord(all: [
                        RequirementRecord(ConditionRecord(.roomEmpty, roomNumber: number)),
                        RequirementRecord(ConditionRecord(.time)),
                    ]))
                #expect(try await student.refusal(of: asked).code == .badArguments)
            }
            _ = try await school.admin(request)
            #expect(try await school.admin(GetSchedules()).schedules.map(\.requirement) == [request.requirement])
            #expect(try await student(GetSchedules()).schedules.map(\.requirement) == [nil])
            try await school.sql.query(
                """
                insert into schedule_run (schedule_id, due_at, outcome)
                select schedule_id, created_at, 'not_met' from schedule
                """)
            #expect(try await school.admin(GetSchedules()).schedules.map(\.lastOutcome) == ["not_met"])
            #expect(try await student(GetSchedules()).schedules.map(\.lastOutcome) == [nil])
        }
    }

    @Test("A device has a hundred schedules at most, and is told to have one deleted first")
    func limit() async throws {
        try await School.inProcess { school in
            let lamp = try await school.makeDevice("lamp")
            let request = CreateSchedule(deviceID: lamp, command: "on", at: Self.nine)
            let first = try await school.admin(request).scheduleID
            try await school.sql.query(
                """
                insert into schedule (device_id, command_name, args, weekdays, at, late_by, created_at, looked_until)
                select device_id, command_name, args, weekdays, at, late_by, created_at, looked_until
                from schedule, generate_series(2, 100)
                """)
            let refusal = try await school.admin.refusal(of: request)
            #expect(refusal.code == .cannotBeDone && refusal.reason.contains("at most 100 schedules"))
            #expect(try await school.count("select count(*) from schedule") == 100)
            _ = try await school.admin(DeleteSchedule(scheduleID: first))
            _ = try await school.admin(request)
        }
    }

    @Test("What cannot be done is refused in a sentence")
    func bad() async throws {
        try await School.inProcess { school in
            let lamp = try await school.makeDevice("lamp")
            let requests: [(CreateSchedule, FailureCode)] = [
                (CreateSchedule(deviceID: lamp, command: "fly", at: Self.nine), .cannotBeDone),
                (CreateSchedule(deviceID: lamp, command: "on", weekdays: [], at: Self.nine), .badArguments),
                (CreateSchedule(deviceID: lamp, command: "on", at: Self.nine, lateBy: 3_601), .badArguments),
                (
                    CreateSchedule(
                        deviceID: lamp, command: "on", at: Self.nine, from: CivilDay("2026-09-02"),
                        until: CivilDay("2026-09-01")), .badArguments
                ),
            ]
            for (request, code) in requests { #expect(try await school.admin.refusal(of: request).code == code) }
            let answer = try await school.admin.post(
                #"{"type": "universal.create_schedule", "args": {"device_id": 1, "command": "on", "at": "25:00"}}"#)
            #expect(answer.object?["code"] as? String == "bad_arguments")
        }
    }
}
