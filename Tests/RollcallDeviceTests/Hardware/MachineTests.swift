import Devices
import Foundation
import Testing

@testable import rollcall_device

@Suite("The hardware of a simulated device")
struct MachineTests {
    @Test("A jammed motor does not move, and the command fails after half as long again")
    func jammed() throws {
        var bench = try Bench("skylight", settings: Machine.Settings(isJammed: true))
        bench.command("7", "open")
        bench.wait(29)
        #expect(bench.outcomes == ["7 accepted"])
        bench.wait(1)
        #expect(bench.outcomes.contains("7 failed"))
        #expect(bench.state["position"] == .number(0) && bench.state["moving"] == .bool(false))
    }

    @Test("A valve closes when its minutes are over, and says how many are left")
    func sprinkler() throws {
        var bench = try Bench("sprinkler")
        bench.command("7", "run", ["valve": .number(3), "minutes": .number(2)])
        bench.wait(30)
        #expect(bench.state["valve"] == .number(3) && bench.state["minutes_left"] == .number(2))
        bench.apply(.disconnected)
        bench.wait(91)
        #expect(bench.state["valve"] == .number(0) && bench.state["minutes_left"] == .number(0))
        bench.apply(.connected)
        #expect(bench.outcomes.last == "7 done")
    }

    @Test("Another valve, and a stop, interrupt the one that runs")
    func sprinklerStops() throws {
        var bench = try Bench("sprinkler")
        bench.command("1", "run", ["valve": .number(3), "minutes": .number(2)])
        bench.command("2", "run", ["valve": .number(4), "minutes": .number(2)])
        #expect(bench.outcomes.contains("1 interrupted") && bench.state["valve"] == .number(4))
        bench.command("3", "stop")
        #expect(bench.outcomes.contains("2 interrupted") && bench.outcomes.contains("3 done"))
        #expect(bench.state["valve"] == .number(0))
    }

    @Test("After a power cut no valve is open, and a valve that is not there is refused")
    func sprinklerRestarted() throws {
        let kind = try #require(Kind.shipped.first { $0.name == "sprinkler" })
        let state: DeviceProperties = ["valve": .number(3), "valves": .number(8), "minutes_left": .number(5)]
        var machine = Machine(kind, state: state)
        #expect(machine.state["valve"] == .number(0) && machine.state["valves"] == .number(8))
        let run = try #require(kind.command("run"))
        let arguments: DeviceProperties = ["valve": .number(9), "minutes": .number(1)]
        let beginning = machine.begin(run, arguments, at: Bench.start)
        #expect(beginning == .ended(Ending(.refused, "the device has only 8")))
    }

    @Test("A lamp and a thermostat are what they are told")
    func settings() throws {
        var lamp = try Bench("lamp")
        lamp.command("1", "toggle")
        lamp.command("2", "set_level", ["level": .number(40)])
        #expect(lamp.state == ["on": .bool(true), "level": .number(40)])
        var thermostat = try Bench("thermostat")
        let program = WeekProgram([.init(weekdays: ["mon"], at: "06:30", value: 21)])
        thermostat.command("1", "set_program", ["program": .program(program)])
        thermostat.command("2", "set_mode", ["mode": .text("program")])
        thermostat.command("3", "set_target", ["target": .number(20.5)])
        #expect(thermostat.state["program"] == .program(program) && thermostat.state["mode"] == .text("program"))
        #expect(thermostat.outcomes.filter { $0.hasSuffix("done") }.count >= 3)
    }

    @Test("A thermostat follows its program, in the week before where nothing came yet in this one")
    func program() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let program = WeekProgram([
            .init(weekdays: ["mon", "fri"], at: "06:30", value: 21), .init(weekdays: ["fri"], at: "16:00", value: 15),
        ])
        func value(_ text: String) throws -> Double? {
            program.value(at: try Date(text, strategy: .iso8601), calendar: calendar)
        }
        #expect(try value("2026-08-31T06:29:00Z") == 15)
        #expect(try value("2026-08-31T06:30:00Z") == 21)
        #expect(try value("2026-09-04T16:00:00Z") == 15)
        #expect(try value("2026-08-30T12:00:00Z") == 15)
        #expect(WeekProgram([]).value(at: Bench.start) == nil)
        var bench = try Bench("thermostat")
        bench.command("1", "set_mode", ["mode": .text("program")])
        let always = WeekProgram([.init(weekdays: ["mon"], at: "00:00", value: 19)])
        bench.command("2", "set_program", ["program": .program(always)])
        bench.apply(.input(.measured("measured", .number(17))))
        bench.wait(60)
        #expect(bench.state["target"] == .number(19) && bench.state["heating"] == .bool(true))
    }

    @Test("What only a sensor could know is not known at first")
    func unknown() throws {
        #expect(try Bench("weather_station").state.isEmpty)
        #expect(try Bench("thermostat").state["measured"] == nil)
        #expect(try Bench("garage_door").state["sensor_works"] == .bool(true))
    }

    @Test("A kind of one's own works by its document: a blind that is closed at 100")
    func ownKind() throws {
        let document = """
            {"kind": "blind", "label": {"en": "Blind", "da": "Persienne"}, "class": "moves",
             "properties": [{"name": "down", "label": {"en": "Down", "da": "Nede"}, "type": "number", "min": 0,
                             "max": 100, "settable": true, "closed": 100}],
             "commands": [{"name": "lower", "label": {"en": "Lower", "da": "Sænk"},
                           "sets": {"property": "down", "value": 100}}],
             "picture": {"property": "down", "drawn": "bar"}}
            """
        let kind = try Kind(document: Array(document.utf8))
        var machine = Machine(kind, settings: .init(travel: 10, obstructAt: 60), state: ["down": .number(0)])
        let lower = try #require(kind.command("lower"))
        #expect(machine.begin(lower, [:], at: Bench.start) == .inFlight)
        #expect(machine.advance(to: Bench.start + 5) == nil)
        #expect(machine.state["down"] == .number(50))
        #expect(machine.advance(to: Bench.start + 7)?.outcome == .obstructed)
        #expect(machine.state["down"] == .number(60))
    }
}
