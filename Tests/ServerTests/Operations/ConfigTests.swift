import Configuration
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Settings", .mustEnd, .sharesSchool)
struct ConfigTests {
    @Test("All are read, each with what it is for, and one by its name")
    func read() async throws {
        try await School.shared { school in
            let all = try await school.admin(ReadConfig()).settings
            #expect(all.count == Set(all.map(\.item)).count && all.allSatisfy { !$0.description.isEmpty })
            let one = try await school.admin(ReadConfig(item: "session_hours"))
            #expect(one.settings.map(\.item) == ["session_hours"] && one.value == .integer(12))
            #expect(try await school.admin.refusal(of: ReadConfig(item: "nothing")).code == .notFound)
        }
    }

    @Test("A setting of the school holds at once, and is in the audit")
    func write() async throws {
        let values: [(String, SettingContent)] = [
            ("time_zone", .text("Europe/Vienna")), ("totp_required", .boolean(true)), ("site_key", .text("school1")),
            ("visit_days", .integer(30)),
            ("lawful_mon", .text("07:15-24:00")), ("lawful_sat", .text("none")), ("session_idle_minutes", .integer(60)),
            ("proximity_uuid", .text("f7826da6-4fa2-4e98-8024-bc5b71e0893e")),
        ]
        try await School.open { school in
            for (item, value) in values where item != "totp_required" {
                #expect(try await !school.admin(WriteConfig(item: item, value: value)).restartNecessary)
                #expect(try await school.admin(ReadConfig(item: item)).value == value)
            }
            let entries = try await school.admin(GetAudit(action: "config_written")).entries
            let zone = try #require(entries.first { $0.details["item"] == "time_zone" })
            #expect(zone.details["value"] == "Europe/Vienna")
        }
    }

    @Test(
        "Where sightings are kept, or taken in, for more days, there is a place for them at once",
        arguments: [("sighting_days", 16), ("spool_days", 20)])
    func moreDays(item: String, days: Int) async throws {
        try await School.inProcess { school in
            let places = "select count(*) from pg_inherits where inhparent = 'sighting'::regclass"
            let before = try await school.count(places)
            _ = try await school.admin(WriteConfig(item: item, value: .integer(days)))
            #expect(try await school.count(places) == before + days - 14)
        }
    }

    @Test("What is of another kind, or out of range, is refused and changes nothing")
    func refused() async throws {
        let values: [(String, SettingContent)] = [
            ("time_zone", .text("Mars/Olympus")), ("time_zone", .integer(1)), ("session_hours", .integer(0)),
            ("session_hours", .text("12")), ("lawful_mon", .text("07:00-25:00")), ("lawful_tue", .text("16:00-08:00")),
            ("lawful_wed", .words(["08:00-16:00"])), ("totp_required", .text("true")),
            ("proximity_uuid", .text("none")),
        ]
        try await School.inProcess { school in
            let before = try await school.admin(ReadConfig()).settings
            for (item, value) in values {
                let failure = try await school.admin.refusal(of: WriteConfig(item: item, value: value))
                #expect(failure.code == .cannotBeDone, "\(item): \(value)")
            }
            #expect(
                try await school.admin.refusal(of: WriteConfig(item: "time_zone", value: nil)).code == .badArguments)
            #expect(
                try await school.admin.refusal(of: WriteConfig(item: "nothing", value: .integer(1))).code == .notFound)
            #expect(try await school.admin(ReadConfig()).settings == before)
        }
    }

    @Test("A server without a settings file says how to have one")
    func noFile() async throws {
        try await School.open { school in
            let failure = try await school.admin.refusal(of: WriteConfig(item: "server.port", value: .integer(8080)))
            #expect(failure.code == .cannotBeDone && failure.reason.contains("--config"))
        }
    }

    @Test("A server's setting goes into its file, where all else stays, and waits for the next start")
    func file() async throws {
        let file = try SettingsFileFixture(#"{"mine": [1, 2.5, null], "rollcall": {"limit": {"scanner": 7}}}"#)
        try await School.open(file: file.path) { school in
            let reply = try await school.admin(WriteConfig(item: "server.limit.connections", value: .integer(500)))
            #expect(reply.restartNecessary)
            let object = try file.object() as NSDictionary
            let expected: NSDictionary = [
                "mine": [1, 2.5, NSNull()], "rollcall": ["limit": ["scanner": 7, "connections": 500]],
            ]
            #expect(object == expected)
            let record = try await school.admin(ReadConfig(item: "server.limit.connections")).settings[0]
            #expect(record.value == .integer(4000) && record.restartNecessary)
            let back = try await school.admin(WriteConfig(item: "server.limit.connections", value: nil))
            #expect(!back.restartNecessary)
            #expect(try file.permissions() == 0o600)
            #expect(try file.neighbours() == ["rollcall.json"])
        }
    }

    @Test("What a server could not start with is refused, and the file stays as it was")
    func unusable() async throws {
        let file = try SettingsFileFixture("{}")
        try await School.open(file: file.path) { school in
            for (item, value) in [
                ("server.port", SettingContent.integer(70_000)), ("server.host", .text("0.0.0.0")),
                ("server.trusted.proxies", .words(["everybody"])), ("server.port", .text("80")),
                ("server.tls.certificate", .text("/no/such/file")), ("server.limit.session", .integer(0)),
            ] {
                let failure = try await school.admin.refusal(of: WriteConfig(item: item, value: value))
                #expect(failure.code == .cannotBeDone, "\(item)")
            }
            #expect(try file.object().isEmpty)
        }
    }

    @Test("Where database and broker are can be written in the file alone; that it is set is told, and not to what")
    func secret() async throws {
        let url = "postgresql://rollcall_report:hush@h/d"
        let file = try SettingsFileFixture("{}")
        try await School.open(file: file.path, settings: ["rollcall.report.database.url": .init(stringLiteral: url)]) {
            school in
            let secrets = ["server.database.url", "server.report.database.url", "server.mqtt.url"]
            for item in secrets {
                for value in [SettingContent.text(url), nil] {
                    let failure = try await school.admin.refusal(of: WriteConfig(item: item, value: value))
                    #expect(failure.code == .cannotBeDone && failure.reason.contains("on the server's machine"))
                }
            }
            #expect(try file.object().isEmpty)
            let answer = try await school.admin.answer(to: ReadConfig())
            #expect(!answer.text.contains("hush"))
            let records = try await school.admin(ReadConfig()).settings.filter(\.secret)
            #expect(records.map(\.item) == secrets + ["server.resolver.invitation"])
            #expect(records.map(\.isSet) == [false, true, false, false] && records.allSatisfy { $0.value == nil })
        }
    }
}
