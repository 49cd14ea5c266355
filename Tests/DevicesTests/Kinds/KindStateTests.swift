import Devices
import Testing

@Suite("What a kind knows of a state")
struct KindStateTests {
    @Test("What is wrong in a state is left out and counted; the rest holds")
    func check() throws {
        let checked = try shipped("skylight").check(state: [
            "position": .number(101), "moving": .text("yes"), "obstructed": .bool(false), "colour": .text("red"),
        ])
        #expect(checked.accepted == ["obstructed": .bool(false)])
        #expect(checked.refused == [.unknownProperty, .wrongType, .outOfRange])
    }

    @Test("A reported number need not be on a step; one that is none is refused")
    func reported() throws {
        let skylight = try shipped("skylight")
        #expect(skylight.check(state: ["position": .number(33.3)]).accepted == ["position": .number(33.3)])
        #expect(skylight.check(state: ["position": .number(.nan)]).refused == [.notFinite])
        #expect(skylight.check(state: ["position": .number(.infinity)]).refused == [.notFinite])
    }

    @Test("The button names what it will do now")
    func button() throws {
        let door = try shipped("garage_door")
        #expect(door.buttonCommand(in: ["door": .text("closed")])?.name == "open")
        #expect(door.buttonCommand(in: ["door": .text("between"), "moving": .bool(true)])?.name == "stop")
        #expect(door.buttonCommand(in: ["door": .text("open"), "moving": .bool(false)])?.name == "close")
        #expect(door.buttonCommand(in: [:])?.name == "close")
        #expect(try shipped("thermostat").buttonCommand(in: [:]) == nil)
    }

    @Test("A command that may bring a moving device nearer to closed may close it")
    func closing() throws {
        let skylight = try shipped("skylight")
        func closes(_ name: String, _ position: Double?, from current: Double?) throws -> Bool {
            let arguments = position.map { ["position": PropertyValue.number($0)] } ?? [:]
            let state = current.map { ["position": PropertyValue.number($0)] } ?? [:]
            return skylight.mayClose(try #require(skylight.command(name)), arguments, from: state)
        }
        #expect(try closes("close", nil, from: 100))
        #expect(try closes("close", nil, from: 0))
        #expect(try !closes("open", nil, from: 0))
        #expect(try closes("open", nil, from: nil))
        #expect(try closes("set_position", 30, from: 60))
        #expect(try !closes("set_position", 60, from: 30))
        #expect(try !closes("stop", nil, from: 60))
        #expect(try !closes("status", nil, from: 60))
        let door = try shipped("garage_door")
        #expect(door.mayClose(try #require(door.command("press")), [:], from: ["door": .text("closed")]))
        // Its picture's number is closed at its lowest value, whether or not the document says so there too.
        var gate = door
        gate.properties[1].isSettable = true
        let half = Kind.Command(
            "half", label: LocalizedText("Half", ["da": "Halvt"]), sets: .init("position", value: .number(50)))
        #expect(gate.mayClose(half, [:], from: ["position": .number(100)]))
        #expect(!gate.mayClose(half, [:], from: ["position": .number(0)]))
        let lamp = try shipped("lamp")
        #expect(!lamp.mayClose(try #require(lamp.command("off")), [:], from: [:]))
    }
}
