import Devices
import Foundation
import Testing

@testable import rollcall_device

@Suite("What is done at a device itself")
struct DeviceInputTests {
    @Test("The button of a garage door opens, stops, goes back and closes")
    func pressing() throws {
        var bench = try Bench("garage_door")
        func press(_ seconds: Double) -> PropertyValue? {
            bench.apply(.input(.press))
            bench.wait(seconds)
            return bench.state["door"]
        }
        #expect(press(5) == .text("between"))
        #expect(press(0) == .text("between"))
        #expect(bench.state["moving"] == .bool(false))
        #expect(press(5) == .text("closed"))
        #expect(press(20) == .text("open"))
        #expect(press(20) == .text("closed"))
        #expect(bench.said.contains { $0.text.contains(#""cause":"button""#) })
    }

    @Test("A press interrupts the command under way")
    func pressed() throws {
        var bench = try Bench("garage_door")
        bench.command("7", "open")
        bench.wait(5)
        bench.apply(.input(.press))
        #expect(bench.outcomes == ["7 accepted", "7 interrupted"] && bench.state["moving"] == .bool(false))
    }

    @Test("Something in the way halts what closes, until it opens again")
    func obstructed() throws {
        var bench = try Bench("garage_door")
        bench.command("1", "open")
        bench.wait(20)
        bench.command("2", "close")
        bench.wait(10)
        bench.apply(.input(.obstruct))
        #expect(bench.outcomes.last == "2 obstructed")
        #expect(bench.state["door"] == .text("obstructed") && bench.state["position"] == .number(50))
        bench.command("3", "close")
        bench.wait(1)
        #expect(bench.outcomes.contains("3 obstructed"))
        bench.command("4", "open")
        bench.wait(20)
        #expect(bench.state["door"] == .text("open") && bench.outcomes.contains("4 done"))
        bench.apply(.input(.clear))
        bench.command("5", "close")
        bench.wait(20)
        #expect(bench.state["door"] == .text("closed"))
    }

    @Test("A way that is free again is not obstructed any more")
    func cleared() throws {
        var bench = try Bench("skylight", settings: Machine.Settings(obstructAt: 30))
        bench.command("1", "open")
        bench.wait(20)
        bench.command("2", "close")
        bench.wait(20)
        #expect(bench.state["obstructed"] == .bool(true) && bench.state["position"] == .number(30))
        #expect(bench.outcomes.contains("2 obstructed"))
        bench.apply(.input(.clear))
        #expect(bench.state["obstructed"] == .bool(false))
    }

    @Test("A sensor's value is said as the sensor's")
    func measured() throws {
        var bench = try Bench("weather_station")
        bench.apply(.input(.measured("wind", .number(13.5))))
        #expect(bench.said.map(\.text) == [#"{"cause":"sensor","properties":{"wind":13.5},"seq":1}"#])
    }

    @Test("A line is an input, or the error says what is wrong with it")
    func lines() throws {
        let kind = try #require(Kind.shipped.first { $0.name == "weather_station" })
        #expect(try DeviceInput("  press ", kind: kind) == .press)
        #expect(try DeviceInput("set rain 2.5", kind: kind) == .measured("rain", .number(2.5)))
        for line in [
            "jump", "press twice", "set rain", "set rain much", "set rain -1", "set colour red", "set wind nan",
        ] {
            #expect(throws: DeviceInputError.self) { try DeviceInput(line, kind: kind) }
        }
    }
}
