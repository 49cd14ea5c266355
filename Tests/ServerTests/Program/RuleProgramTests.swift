import Devices
import TestSupport
import Testing
import Wire

@Suite("Schedules and rules by the command line", .mustEnd)
struct RuleProgramTests {
    @Test("A schedule is made, shown, changed and deleted")
    func schedules() async throws {
        try await School.open { school in
            _ = try await school.makeDevice("lamp")
            try await Program.open(school) { rollcall in
                #expect(
                    try await rollcall(
                        "schedules", "create", "1", "set_level", "level=40", "--at", "09:00", "--weekdays", "mon,fri",
                        "--if", #"{"not": {"is": "device", "device_id": 1, "property": "on", "equals": true}}"#)
                        == "Made schedule 1.\n")
                let list = try await rollcall("schedules", "list", "--device", "1")
                for word in ["The lamp", "set_level level=40", "09:00", "mon,fri"] { #expect(list.contains(word)) }
                _ = try await rollcall("schedules", "edit", "1", "--at", "sunset-30", "--without", "if", "--no-enabled")
                let changed = try #require(try await school.admin(GetSchedules()).schedules.first)
                #expect(changed.at == .sunset(-30) && changed.requirement == nil && !changed.enabled)
                #expect(try await rollcall("schedules", "delete", "1", "--yes") == "Deleted schedule 1.\n")
                #expect(try await rollcall.run(["schedules", "create", "1", "on", "--at", "25:00"]).status == 64)
            }
        }
    }

    @Test("A rule is made, starts by the weather, explains itself, is tried, changed and deleted")
    func rules() async throws {
        try await School.open { school in
            _ = try await school.makeDevice("lamp")
            try await Program.open(school) { rollcall in
                let rain = #"{"is": "weather", "measure": "rain", "above": 1}"#
                #expect(
                    try await rollcall(
                        "rules", "create", "Rain", "--when", rain, "--then", #"{"device_id": 1, "command": "on"}"#)
                        == "Made rule Rain (id 1).\n")
                _ = try await rollcall("weather", "--rain", "4")
                try await eventually("the rule starts") {
                    try await school.count("select count(*) from rule_firing") == 1
                }
                let explained = try await rollcall("rules", "explain", "Rain")
                #expect(explained.contains("weather rain > 1") && explained.contains("run"))
                try await school.pass(5)
                #expect(try await rollcall("rules", "try", "Rain").contains("dry_run"))
                _ = try await rollcall("rules", "edit", "Rain", "--rename", "Wet", "--dry-run")
                let list = try await rollcall("rules", "list")
                #expect(list.contains("Wet") && list.contains("dry run"))
                #expect(try await rollcall("rules", "delete", "Wet", "-y") == "Deleted rule Wet.\n")
            }
        }
    }
}
