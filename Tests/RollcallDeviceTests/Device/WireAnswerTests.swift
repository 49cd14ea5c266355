import Devices
import Foundation
import Testing

@testable import rollcall_device

@Suite("A program on a device's wires")
struct WireAnswerTests {
    @Test("It is told each command once, and its answer ends the command")
    func obeying() throws {
        var bench = try Bench("skylight", hasWires: true)
        bench.command("7", "open")
        bench.command("7", "open")
        #expect(bench.told.map(\.id) == ["7"] && bench.outcomes == ["7 accepted", "7 accepted"])
        bench.apply(.told(try WireAnswer(#"{"properties":{"position":40,"moving":true}}"#, kind: bench.device.kind)))
        #expect(bench.state["position"] == .number(40))
        let end = #"{"id":"7","outcome":"obstructed","reason":"a branch","properties":{"obstructed":true}}"#
        bench.apply(.told(try WireAnswer(end, kind: bench.device.kind)))
        #expect(bench.outcomes.last == "7 obstructed" && bench.state["obstructed"] == .bool(true))
    }

    @Test("An end that is said again, or of a command that nobody gave, changes nothing")
    func twice() throws {
        var bench = try Bench("lamp", hasWires: true)
        bench.command("7", "on")
        for outcome in ["done", "failed"] {
            let line = "{\"id\":\"7\",\"outcome\":\"\(outcome)\"}"
            bench.apply(.told(try WireAnswer(line, kind: bench.device.kind)))
        }
        bench.apply(.told(try WireAnswer(#"{"id":"99","outcome":"done"}"#, kind: bench.device.kind)))
        #expect(bench.device.journal.entries["7"]?.end?.outcome == "done")
        #expect(bench.device.journal.entries["99"] == nil)
    }

    @Test("What it measures goes out as a sensor's")
    func measuring() throws {
        var bench = try Bench("weather_station", hasWires: true)
        bench.apply(.told(try WireAnswer(#"{"properties":{"rain":2,"snow":1}}"#, kind: bench.device.kind)))
        #expect(bench.said.map(\.text) == [#"{"cause":"sensor","properties":{"rain":2},"seq":1}"#])
    }

    @Test("What is no answer says so", arguments: ["", "hello", #"{"outcome":"perfect"}"#, #"{"outcome":"accepted"}"#])
    func wrong(line: String) throws {
        let kind = try #require(Kind.shipped.first)
        #expect(throws: DeviceInputError.self) { try WireAnswer(line, kind: kind) }
    }
}
