import Devices
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Pages of schedules", .mustEnd)
struct SchedulePageTests {
    @Test("A schedule is made by a form, with days, a time by the sun, and a span, and is shown with the device")
    func create() async throws {
        try await School.inProcess { school in
            let lamp = try await school.makeDevice("lamp")
            let path = "/device/schedules?device=\(lamp)"
            #expect(try await school.admin.get(path).text.contains("name=\"args.level\""))
            let sent = try await school.admin.send(
                "universal.create_schedule", from: path,
                [
                    ("device_id", "\(lamp)"), ("command", "set_level"), ("args.level", "40"), ("at", "sunset-30"),
                    ("weekdays", ""), ("weekdays", "mon"), ("weekdays", "fri"), ("from", "2026-09-01"), ("until", ""),
                    ("late_by", "60"),
                ])
            #expect(sent.status == 303, "\(sent.text)")
            let made = try #require(try await school.admin(GetSchedules()).schedules.first)
            #expect(made.command == "set_level" && made.args == ["level": .number(40)] && made.at == .sunset(-30))
            #expect(made.weekdays == [.mon, .fri] && made.from == CivilDay("2026-09-01") && made.until == nil)
            #expect(made.lateBy == 60)
            for page in [path, "/device?id=\(lamp)"] {
                let text = try await school.admin.get(page).text
                #expect(text.contains("Mon, Fri 30 min before sunset from 2026-09-01"), "\(page)")
            }
            let danish = try await school.admin.get(path, headers: ["accept-language": "da"]).text
            #expect(danish.contains("man, fre 30 min før solnedgang fra 2026-09-01"))
        }
    }

    @Test("What is refused comes back with its fields and days, the reason at the field")
    func refused() async throws {
        try await School.inProcess { school in
            let lamp = try await school.makeDevice("lamp")
            let path = "/device/schedules?device=\(lamp)"
            func send(_ changed: (String, String)...) async throws -> String {
                let fields = [
                    ("device_id", "\(lamp)"), ("command", "set_level"), ("weekdays", ""), ("weekdays", "tue"),
                ]
                let answer = try await school.admin.send(
                    "universal.create_schedule", key: "set_level", from: path, fields + changed)
                #expect(answer.status != 303)
                return answer.text
            }
            let time = try await send(("args.level", "40"), ("at", "noon"))
            #expect(time.contains(/id="universal-create_schedule-set_level-at" [^>]*aria-invalid="true" required/))
            #expect(time.contains("value=\"noon\"") && time.contains("value=\"tue\" checked"))
            #expect(time.contains("role=\"alert\""))
            let level = try await send(("args.level", "400"), ("at", "07:30"))
            #expect(level.contains(/id="universal-create_schedule-set_level-args-level" [^>]*aria-invalid="true"/))
            let none = try await school.admin.send(
                "universal.create_schedule", key: "on", from: path,
                [("device_id", "\(lamp)"), ("command", "on"), ("at", "07:30"), ("weekdays", "")])
            #expect(none.status == 400 && none.text.contains("must have at least one day"))
            #expect(none.text.contains("href=\"#universal-create_schedule-on-weekdays\""))
        }
    }

    @Test("A schedule is changed, turned off and deleted by forms")
    func change() async throws {
        try await School.inProcess { school in
            let lamp = try await school.makeDevice("lamp")
            let id = try await school.admin(
                CreateSchedule(
                    deviceID: lamp, command: "set_level", args: ["level": .number(40)], at: .wall(450),
                    until: CivilDay("2026-12-18"))
            ).scheduleID
            let path = "/device/schedule?device=\(lamp)&id=\(id)"
            #expect(try await school.admin.get(path).text.contains("name=\"args.level\""))
            let type = "universal.edit_schedule"
            let number = ("schedule_id", "\(id)")
            let edit = [number, ("args.level", "10"), ("at", "08:00"), ("weekdays", ""), ("weekdays", "sat")]
            #expect(try await school.admin.send(type, from: path, edit).status == 303)
            #expect(try await school.admin.send(type, from: path, [number, ("without", "until")]).status == 303)
            #expect(try await school.admin.send(type, from: path, [number, ("enabled", "false")]).status == 303)
            let changed = try #require(try await school.admin(GetSchedules()).schedules.first)
            #expect(changed.args == ["level": .number(10)] && changed.at == .wall(480) && changed.weekdays == [.sat])
            #expect(changed.until == nil && !changed.enabled)
            #expect(try await school.admin.get(path).text.contains("turned off"))
            let gone = try await school.admin.send(
                "universal.delete_schedule", from: path, then: "/device/schedules?device=\(lamp)", [number])
            #expect(gone.headers["location"] == "/device/schedules?device=\(lamp)")
            #expect(try await school.admin.get(path).status == 404)
        }
    }

    @Test("Conditions are added to a schedule, denied or not, and taken away")
    func conditions() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let lamp = try await school.makeDevice("lamp")
            let id = try await school.admin(CreateSchedule(deviceID: lamp, command: "on", at: .wall(450))).scheduleID
            let path = "/device/schedule?device=\(lamp)&id=\(id)"
            let form = try await school.admin.get(path + "&about=room_empty&not=true").text
            #expect(form.contains("name=\"if.all[0].not.room_number\""))
            let type = "universal.edit_schedule"
            let number = ("schedule_id", "\(id)")
            let empty = [("if.all[0].not.is", "room_empty"), ("if.all[0].not.room_number", "101")]
            #expect(try await school.admin.send(type, from: path, [number] + empty).status == 303)
            let property = "device.\(lamp).on"
            let second = try await school.admin.get(path + "&about=\(property)").text
            #expect(second.contains("name=\"if.all[0].not.is\"") && second.contains("name=\"if.all[1].equals\""))
            let lit = [
                ("if.all[1].is", "device"), ("if.all[1].device_id", "\(lamp)"), ("if.all[1].property", "on"),
                ("if.all[1].equals", "false"), ("if.all[1].for", "60"), ("if.all[1].off_for", ""),
            ]
            #expect(try await school.admin.send(type, from: path, [number] + empty + lit).status == 303)
            let wanted = RequirementRecord(all: [
                RequirementRecord(not: RequirementRecord(ConditionRecord(.roomEmpty, roomNumber: "101"))),
                RequirementRecord(
                    ConditionRecord(.device, deviceID: lamp, property: "on", equals: .bool(false), holdsFor: 60)),
            ])
            #expect(try await school.admin(GetSchedules()).schedules.map(\.requirement) == [wanted])
            let shown = try await school.admin.get(path).text
            #expect(shown.contains("must not be so: Room 101 is empty") && shown.contains("All of these have to be so"))
            let wrong = try await school.admin.send(
                type, key: "if new", from: path + "&about=room_empty",
                [number, ("if.all[0].is", "room_empty"), ("if.all[0].room_number", "999")])
            #expect(wrong.status == 404 && wrong.text.contains("role=\"alert\""))
            #expect(try await school.admin.send(type, from: path, [number, ("without", "if")]).status == 303)
            #expect(try await school.admin(GetSchedules()).schedules.map(\.requirement) == [nil])
        }
    }

    @Test("What came of each time stands there with the reason, and who may only see a device changes nothing")
    func runs() async throws {
        try await School.inProcess { school in
            let (lamp, student) = (try await school.makeDevice("lamp"), try await school.makePeer(.student))
            let id = try await school.admin(CreateSchedule(deviceID: lamp, command: "on", at: .wall(450))).scheduleID
            try await school.sql.query(
                """
                insert into schedule_run (schedule_id, due_at, outcome, reason) values
                    (\(id), \(school.now - 7_200), 'missed', null),
                    (\(id), \(school.now - 3_600), 'refused', 'There is no such device.')
                """)
            let path = "/device/schedule?device=\(lamp)&id=\(id)"
            let page = try await school.admin.get(path).text
            #expect(page.contains("too late, not done") && page.contains("refused: There is no such device."))
            #expect(try await student.get(path).status == 404)
            try await school.grant(.view, of: lamp, to: student)
            let seen = try await student.get(path)
            #expect(seen.status == 200 && !seen.text.contains("/forms/universal.edit_schedule"))
            let list = try await student.get("/device/schedules?device=\(lamp)").text
            #expect(!list.contains("create_schedule"))
        }
    }
}
