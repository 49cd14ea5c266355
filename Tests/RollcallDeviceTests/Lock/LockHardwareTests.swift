import Devices
import Foundation
import Testing

@testable import rollcall_device

@Suite("The hardware of a lock")
struct LockHardwareTests {
    let now = Date(timeIntervalSince1970: 1_800_000_000)

    @Test("What it says of itself is what its kind allows")
    func kind() throws {
        let kind = try #require(Kind.shipped.first { $0.name == "lock" })
        var hardware = LockMachine.Hardware(LockMachine.Hardware.Settings(relock: 7, battery: 33, isFailSafe: true))
        for step in 0..<3 {
            if step == 1 { _ = hardware.draw(for: 5, at: now) }
            if step == 2 { hardware.hold(at: now) }
            let checked = kind.check(state: hardware.properties)
            #expect(checked.refused.isEmpty)
            #expect(checked.accepted == hardware.properties)
        }
        #expect(Set(hardware.properties.keys) == Set(kind.properties.map(\.name)))
        #expect(kind.commands.isEmpty)
    }

    @Test("The bolt comes back when its time is over, and a longer time holds it")
    func relock() {
        var hardware = LockMachine.Hardware(LockMachine.Hardware.Settings())
        #expect(hardware.draw(for: 5, at: now) == true)
        #expect(hardware.nextAt == now + 5)
        #expect(hardware.draw(for: 90, at: now + 4) == true)
        #expect(hardware.draw(for: 5, at: now + 4) == true)
        hardware.advance(to: now + 93)
        #expect(hardware.bolt == .unlocked)
        hardware.advance(to: now + 94)
        #expect(hardware.bolt == .locked && hardware.nextAt == nil)
    }

    @Test("It does not lock while the door is open")
    func openDoor() {
        var hardware = LockMachine.Hardware(LockMachine.Hardware.Settings())
        _ = hardware.draw(for: 5, at: now)
        hardware.hold(at: now + 1)
        hardware.advance(to: now + 60)
        #expect(hardware.bolt == .unlocked && hardware.isDoorOpen && hardware.nextAt == nil)
        hardware.hold(at: now + 60)
        #expect(hardware.nextAt == now + 63)
        hardware.advance(to: now + 63)
        #expect(hardware.bolt == .locked && !hardware.isDoorOpen)
    }

    @Test("A bolt that is stuck does not move, until it is freed")
    func jam() {
        var hardware = LockMachine.Hardware(LockMachine.Hardware.Settings())
        hardware.jam()
        #expect(hardware.draw(for: 5, at: now) == false)
        #expect(hardware.bolt == .jammed)
        hardware.jam()
        #expect(hardware.bolt == .locked)
        _ = hardware.draw(for: 5, at: now)
        hardware.jam()
        hardware.advance(to: now + 5)
        #expect(hardware.bolt == .jammed, "It should have come back.")
    }

    @Test("The inputs are understood, and others are not")
    func inputs() throws {
        let inputs: [(String, LockInput)] = [
            ("press", .press), (" open ", .open), ("exit", .exit), ("force", .force), ("hold", .hold), ("jam", .jam),
            ("battery 12.5", .battery(12.5)),
        ]
        for (text, input) in inputs { #expect(try LockInput(text) == input) }
        for text in ["", "opens", "open now", "battery", "battery 101", "battery -1", "battery nan"] {
            #expect(throws: DeviceInputError.self) { try LockInput(text) }
        }
    }
}
