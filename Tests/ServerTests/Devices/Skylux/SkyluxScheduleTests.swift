import Devices
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Schedules by the old paths", .mustEnd, .sharesSchool)
struct SkyluxScheduleTests {
    private static func schedule(
        _ school: School, _ token: String?, _ command: String?, _ time: String?, mac: String? = nil
    ) async throws -> RawAnswer {
        let fields = ["token": token, "Command": command, "TIME": time, "MAC": mac]
        return try await school.stranger.skylux("schedule", fields.compactMapValues(\.self))
    }

    @Test(
        "A command at a time becomes a schedule, every day or once",
        arguments: [
            ("OPEN", "07:30", "open", 450, nil), ("40", "07:30", "set_position", 450, nil),
            ("Close", "2030-06-01 21:05", "close", 1_265, "2030-06-01"),
            ("close", "2030-06-01T21:05", "close", 1_265, "2030-06-01"),
        ] as [(String, String, String, Int, String?)])
    func made(_ command: String, _ time: String, _ name: String, _ minutes: Int, _ day: String?) async throws {
        try await School.inProcess { school in
            let skylight = try await Skylight(school)
            let answer = try await Self.schedule(school, skylight.token, command, time)
            #expect(answer.status == 200 && answer.object?["successful"] as? Bool == true, "\(answer.text)")
            let mia = try await school.stranger.loggedIn(as: "mia@home.example")
            let made = try #require(try await mia(GetSchedules()).schedules.first)
            #expect(answer.object?["schedule_id"] as? Int == Int(made.scheduleID))
            #expect(made.command == name && made.at == .wall(minutes) && made.weekdays.count == 7)
            #expect(made.from == day.flatMap { CivilDay($0) } && made.until == made.from)
            #expect(try await school.audit("schedule_created").count == 1)
        }
    }

    @Test("A form does as well as JSON, its token in a header")
    func form() async throws {
        try await School.inProcess { school in
            let skylight = try await Skylight(school)
            let headers = [
                "content-type": "application/x-www-form-urlencoded", "authorization": "Bearer \(skylight.token)",
            ]
            let answer = try await school.stranger.post(
                "COMMAND=open&Time=07%3A30&mac=\(Skylight.mac)", to: "/skylux/api/schedule", headers: headers)
            #expect(answer.status == 200, "\(answer.text)")
            #expect(try await school.admin(GetSchedules()).schedules.map(\.command) == ["open"])
        }
    }

    @Test(
        "A time that is none, or over, is refused",
        arguments: ["", "soon", "24:00", "7:30", "2030-02-30 07:30", "2030-06-01 soon", "2020-01-01 07:30", "1 2 3"])
    func wrongTime(_ time: String) async throws {
        try await School.inProcess { school in
            let skylight = try await Skylight(school)
            let refusal = try await Self.schedule(school, skylight.token, "open", time).failure()
            #expect(refusal.code == .badArguments && refusal.argument == "time")
            #expect(try await school.admin(GetSchedules()).total == 0)
        }
    }

    @Test("A command that the device does not know is refused, and one that is missing")
    func wrongCommand() async throws {
        try await School.inProcess { school in
            let skylight = try await Skylight(school)
            for command in ["fly", "101", nil] {
                let answer = try await Self.schedule(school, skylight.token, command, "07:30")
                #expect(answer.status == (command == nil ? 400 : 422))
                #expect(try answer.failure().argument != nil)
            }
            #expect(try await school.admin(GetSchedules()).total == 0)
        }
    }

    @Test("Nobody makes one without a token, with an old one, or after their session")
    func tokens() async throws {
        try await School.open { school in
            let skylight = try await Skylight(school)
            func refused(_ token: String?) async throws {
                let answer = try await Self.schedule(school, token, "open", "07:30")
                #expect(answer.status == 401)
                #expect(try answer.failure().code == .loginNecessary)
            }
            try await refused(nil)
            try await refused("x")
            let mia = try await school.stranger.loggedIn(as: "mia@home.example")
            _ = try await mia(LogoutEverywhere())
            try await refused(skylight.token)
            let answer = try await school.stranger.skylux(
                "login", ["username": "mia@home.example", "password": Template.password])
            let token = try #require(answer.object?["token"] as? String)
            school.clock.advance(by: 3_601)
            try await refused(token)
            #expect(try await school.admin(GetSchedules()).total == 0)
        }
    }

    @Test("Nobody schedules a device that is not theirs, or that they may only see")
    func otherDevices() async throws {
        try await School.inProcess { school in
            let skylight = try await Skylight(school)
            let lamp = try await school.admin(CreateDevice(kind: "lamp", deviceName: "Lamp", serial: "L1")).deviceID
            let unseen = try await Self.schedule(school, skylight.token, "on", "07:30", mac: "L1")
            #expect(try unseen.failure().code == .notFound)
            try await school.grant(.view, of: lamp, to: try await school.stranger.loggedIn(as: "mia@home.example"))
            let unnamed = try await Self.schedule(school, skylight.token, "open", "07:30")
            #expect(try unnamed.failure().argument == "mac")
            let seen = try await Self.schedule(school, skylight.token, "on", "07:30", mac: "l1")
            #expect(try seen.failure().code == .notAllowed)
            #expect(try await school.admin(GetSchedules()).total == 0)
        }
    }

    @Test("The path takes nothing but POST")
    func methods() async throws {
        try await School.shared { school in
            let answer = try await school.stranger.get("/skylux/api/schedule")
            #expect(answer.status == 405)
        }
    }
}
