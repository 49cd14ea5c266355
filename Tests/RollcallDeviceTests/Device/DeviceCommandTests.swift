import Devices
import Foundation
import Testing

@testable import rollcall_device

@Suite("A device and its commands")
struct DeviceCommandTests {
    @Test("It says accepted, takes its time, and says that it is done")
    func opening() throws {
        var bench = try Bench("skylight")
        bench.command("7", "open")
        #expect(bench.outcomes == ["7 accepted"])
        bench.wait(10)
        #expect(bench.state["position"] == .number(50) && bench.state["moving"] == .bool(true))
        bench.wait(10)
        #expect(bench.outcomes.first { $0 != "7 accepted" } == "7 done")
        #expect(bench.state["position"] == .number(100) && bench.state["moving"] == .bool(false))
    }

    @Test("The id is written down before anything else is done")
    func writtenFirst() throws {
        var device = try Bench("lamp").device
        let message = DeviceMessages.Command(id: "7", command: "on", args: [:], expiresIn: 1_000)
        let payload = DeviceMessages.bytes(message)
        let actions = device.apply(.message(channel: "command", payload: payload), at: Bench.start)
        #expect(actions.first == .write([.begun(id: "7", at: Bench.start)]))
    }

    @Test("A known id is answered and not done again: accepted while it is under way, its end after that")
    func repeated() throws {
        var bench = try Bench("lamp")
        bench.command("7", "toggle")
        bench.command("7", "toggle")
        #expect(bench.state["on"] == .bool(true))
        #expect(bench.outcomes == ["7 done", "7 done"])
        var door = try Bench("garage_door")
        door.command("8", "press")
        door.wait(1)
        door.command("8", "press")
        #expect(door.outcomes == ["8 accepted", "8 accepted"] && door.state["moving"] == .bool(true))
    }

    @Test("An end is said again after 1, 2, 4 s and so on, until it is acknowledged")
    func repeats() throws {
        var bench = try Bench("lamp")
        bench.command("7", "on")
        bench.wait(7.5)
        #expect(bench.outcomes == ["7 done", "7 done", "7 done", "7 done"])
        bench.acknowledge("7")
        bench.wait(600)
        #expect(bench.outcomes.count == 4)
        bench.command("7", "on")
        #expect(bench.outcomes.count == 5)
    }

    @Test("While it is not connected it says nothing, and all that nobody acknowledged once it is")
    func reconnected() throws {
        var bench = try Bench("lamp")
        bench.apply(.disconnected)
        bench.command("7", "on")
        bench.wait(100)
        let before = bench.outcomes.count
        bench.apply(.connected)
        #expect(bench.outcomes.count == before + 1)
        #expect(bench.said.contains { $0.channel == "hello" })
    }

    @Test("After a restart what had begun is interrupted, with the state as it is")
    func restarted() throws {
        var first = try Bench("skylight")
        first.command("7", "open")
        first.wait(5)
        var journal = Journal()
        for line in first.lines { journal.take(line) }
        var second = try Bench("skylight", journal: journal)
        #expect(second.device.journal.boot == 2)
        #expect(second.state["moving"] == .bool(false) && second.state["position"] == .number(25))
        #expect(second.device.journal.entries["7"]?.end?.outcome == "interrupted")
        second.command("7", "open")
        #expect(second.outcomes == ["7 interrupted"] && second.state["moving"] == .bool(false))
    }

    @Test("A newer command and a stop interrupt the one under way")
    func interrupted() throws {
        var bench = try Bench("skylight")
        bench.command("7", "open")
        bench.wait(5)
        bench.command("8", "close")
        #expect(bench.outcomes.contains("7 interrupted") && bench.outcomes.contains("8 accepted"))
        bench.command("9", "stop")
        #expect(bench.outcomes.contains("8 interrupted") && bench.outcomes.contains("9 done"))
        #expect(bench.state["moving"] == .bool(false))
    }

    @Test("What it does not know, what is wrong and what came too late is refused")
    func refused() throws {
        var bench = try Bench("skylight")
        bench.command("1", "fly")
        bench.command("2", "set_position", ["position": .number(101)])
        let late = DeviceMessages.Command(id: "3", command: "open", expiresIn: 0)
        bench.apply(.message(channel: "command", payload: DeviceMessages.bytes(late)))
        #expect(bench.outcomes == ["1 refused", "2 refused", "3 refused"])
        #expect(bench.state["position"] == .number(0))
    }

    @Test("What cannot be read changes nothing", arguments: ["", "{", "[]", "{\"id\":7}", "{\"command\":NaN}"])
    func unreadable(text: String) throws {
        var bench = try Bench("lamp")
        for channel in ["command", "ack", "other"] {
            bench.apply(.message(channel: channel, payload: Array(text.utf8)))
        }
        #expect(bench.said.isEmpty)
    }

    @Test("A status says hello and state; with an id it is also done")
    func status() throws {
        var bench = try Bench("lamp")
        let question = DeviceMessages.Command(id: nil, command: "status")
        bench.apply(.message(channel: "command", payload: DeviceMessages.bytes(question)))
        #expect(bench.said.map(\.channel) == ["hello", "state"])
        bench.command("7", "status")
        #expect(bench.said.map(\.channel) == ["hello", "state", "hello", "state", "outcome"])
    }

    @Test("It warns before it moves, and stands still meanwhile")
    func warning() throws {
        var bench = try Bench("skylight", settings: Machine.Settings(), journal: Journal())
        bench.command("6", "open")
        bench.wait(20)
        bench.command("7", "close", warning: 5_000)
        bench.wait(4.5)
        #expect(bench.state["position"] == .number(100) && bench.state["moving"] == .bool(false))
        bench.wait(10.5)
        #expect(bench.state["position"] == .number(50))
    }

    @Test("Each state has a seq that rises, and only what changed")
    func states() throws {
        var bench = try Bench("lamp")
        bench.command("7", "on")
        bench.command("8", "set_level", ["level": .number(40)])
        let states = bench.said.filter { $0.channel == "state" }.map(\.text)
        #expect(
            states == [
                #"{"cause":"command:7","properties":{"on":true},"seq":2}"#,
                #"{"cause":"command:8","properties":{"level":40},"seq":3}"#,
            ])
    }
}
