import Beacon
import HCI
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Node

@Suite("RadioSupervisor", .mustEnd)
struct RadioSupervisorTests {
    @Test("What the controller reports is handed on, iBeacons alone", arguments: [ControllerKind.legacy, .extended])
    func hearing(kind: ControllerKind) async throws {
        let scene = RadioScene()
        let fake = try FakeController(kind)
        scene.plug(fake)
        let running = scene.start()
        await scene.until { fake.isScanning }
        let frame = IBeaconFrame(identity: try Sample.beacon(), measuredPower: -59)
        fake.emit(ControllerEvent.advertisingReports([frame.advertisingData, [2, 1, 6]], rssi: -71))
        await scene.until { scene.monitor.status.tally.reports == 2 && scene.state == .scanning }
        await scene.until { scene.monitor.status.commands != nil }

        #expect(scene.monitor.status.commands == (kind == .legacy ? .legacy : .extended))
        await scene.until { !scene.heard.isEmpty }
        #expect(scene.heard.map(\.beacon) == [frame.identity])
        #expect(scene.heard.map(\.rssi) == [-71])
        running.cancel()
        try await running.value
    }

    @Test("An hour of silence renews the scan nine times by gentle and rough means, and alarms nobody")
    func silence() async throws {
        let scene = RadioScene()
        let made = RadioScene.Made()
        scene.plug { try made.make(.legacy) }
        let running = scene.start()
        await scene.time.advance(to: .seconds(3600))
        #expect(scene.state == .quiet)
        #expect(scene.monitor.status.fault == nil)
        #expect(scene.monitor.status.tally.restarts == 9)
        #expect(scene.monitor.status.tally.resets == 4)
        #expect(scene.openings == 4)
        #expect(scene.log.messages.filter { $0.hasPrefix("radio: ") }.count == 3, "starting, scanning, quiet")

        made.all.last?.emit(ControllerEvent.advertisingReports([[2, 1, 6]]))
        await scene.until { scene.state == .scanning }
        running.cancel()
        try await running.value
    }

    @Test("A controller that answers and is deaf is reset, then opened anew, until it hears", arguments: [true, false])
    func deaf(isMendedByReset: Bool) async throws {
        let scene = RadioScene()
        let made = RadioScene.Made()
        scene.plug { try made.make(.extended) }
        let running = scene.start()
        await scene.until { made.all.last?.isScanning == true }
        let first = try #require(made.all.first)
        await scene.time.advance(to: .seconds(69))
        first.forgetCommands()
        await scene.time.advance(to: .seconds(72))
        #expect(first.commands.first { $0 == .reset } != nil && scene.openings == 1)
        if !isMendedByReset {
            await scene.time.advance(to: .seconds(160))
            #expect(scene.openings == 2 && !first.isScanning)
        }
        await scene.until { made.all.last?.isScanning == true }
        made.all.last?.emit(ControllerEvent.advertisingReports([[2, 1, 6]]))
        await scene.until { scene.state == .scanning }
        #expect(scene.monitor.status.tally.resets == 1)
        running.cancel()
        try await running.value
    }

    @Test("Beside others silence never takes their adapter down")
    func silenceBesideOthers() async throws {
        let scene = RadioScene(mode: .shared)
        let made = RadioScene.Made()
        scene.plug { try made.make(.legacy) }
        let running = scene.start()
        await scene.time.advance(to: .seconds(3600))
        #expect(scene.monitor.status.tally.resets == 0)
        #expect(scene.openings == 4)
        running.cancel()
        try await running.value
    }

    @Test("One that hangs whenever it has started is not believed, and after ten minutes a person is asked for")
    func hangsAgainAndAgain() async throws {
        let scene = RadioScene()
        let fake = try FakeController(.legacy)
        scene.plug(fake)
        let running = scene.start()
        await scene.until { fake.isScanning }
        // It takes every command of the reset and of the scan, and fails when it is asked how it is.
        fake.script(.readBDADDR, .status(.hardwareFailure))
        var states: [RadioState] = []
        for second in stride(from: 20, through: 700, by: 20) {
            await scene.time.advance(to: .seconds(second))
            states.append(scene.state)
        }
        #expect(states.dropFirst(8).allSatisfy { $0 == .recovering || $0 == .failed })
        #expect(states.last == .failed)
        let lines = scene.log.messages.filter { $0.contains("error=refused") }
        #expect(lines.count >= 2 && lines.allSatisfy { $0.contains("sudo btmgmt --index 0 info") })

        fake.emit(ControllerEvent.advertisingReports([[2, 1, 6]]))
        await scene.until { scene.state == .scanning }
        #expect(scene.monitor.status.fault == nil)
        running.cancel()
        try await running.value
    }

    @Test("What recovers for ten minutes is failed, with its hint, and is tried on")
    func recoversForEver() async throws {
        let scene = RadioScene()
        scene.fail(.gone("hci0"))
        let running = scene.start()
        await scene.time.advance(to: .seconds(590))
        #expect(scene.state == .recovering)
        await scene.time.advance(to: .seconds(700))
        #expect(scene.state == .failed && scene.monitor.status.fault?.code == "gone")
        let openings = scene.openings
        await scene.time.advance(to: .seconds(900))
        #expect(scene.openings > openings)
        let lines = scene.log.messages.filter { $0.contains("error=gone") }
        #expect(lines.count == 2 && lines.allSatisfy { $0.contains("Plug the adapter in again") })
        running.cancel()
        try await running.value
    }

    @Test("A controller that does not answer is reset, and scans and advertises again")
    func reset() async throws {
        let scene = RadioScene(RadioRoles(scan: .passive, advertisement: try Sample.advertisement()))
        let fake = try FakeController(.extended)
        scene.plug(fake)
        let running = scene.start()
        await scene.until { fake.isScanning }
        fake.script(.readBDADDR, .silent, times: 1)
        async let moved: Void = scene.time.advance(to: .seconds(11))
        await scene.exhaust(fake, .readBDADDR)
        await moved
        #expect(scene.monitor.status.tally.resets == 1)
        #expect(scene.openings == 1)
        #expect(scene.state == .scanning)
        #expect(fake.isScanning && fake.isAdvertising)
        running.cancel()
        try await running.value
    }

    @Test("One that a reset does not help is opened again and again, at growing pauses")
    func hung() async throws {
        let scene = RadioScene()
        let fake = try FakeController(.legacy)
        scene.plug(fake)
        let running = scene.start()
        await scene.until { fake.isScanning }
        fake.script(.readBDADDR, .silent)
        fake.script(.reset, .silent)
        scene.fail(.notAnswering("hci0", .reset))
        async let moved: Void = scene.time.advance(to: .seconds(200))
        await scene.exhaust(fake, .readBDADDR)
        await scene.exhaust(fake, .reset)
        await moved
        #expect(scene.state == .recovering)
        #expect(scene.monitor.status.fault?.code == "not_answering")
        let waits = scene.time.sleeps.dropFirst()
        for (wait, full) in zip(waits, [1, 2, 4, 8, 16, 32, 60]) {
            #expect(wait >= .seconds(full) / 2 && wait <= .seconds(full))
        }
        scene.plug(try FakeController(.legacy))
        await scene.time.advance(to: .seconds(275))
        #expect(scene.state == .quiet)
        running.cancel()
        try await running.value
    }

    @Test("An adapter unplugged and plugged in again carries on")
    func replug() async throws {
        let scene = RadioScene()
        let first = try FakeController(.legacy)
        scene.plug(first)
        let running = scene.start()
        await scene.until { first.isScanning }
        scene.fail(.noAdapter("hci0"))
        first.unplug()
        await scene.until { scene.state == .recovering }
        await scene.time.advance(to: .seconds(5))
        #expect(scene.state == .failed)

        let second = try FakeController(.extended)
        scene.plug(second)
        await scene.time.advance(to: .seconds(14))
        #expect(second.isScanning)
        #expect(scene.state == .scanning)
        #expect(scene.monitor.status.tally.restarts == 1)
        running.cancel()
        try await running.value
    }

    @Test("What only a person can mend is tried on, and the log names the command once")
    func failing() async throws {
        let scene = RadioScene()
        scene.fail(.blockedByRfkill("hci0", hard: false))
        try await scene.run(to: .seconds(600))
        #expect(scene.openings > 10)
        #expect(scene.log.messages.filter { $0.contains("rfkill unblock bluetooth") }.count == 1)
        #expect(scene.log.messages.contains { $0.hasPrefix("radio: state=failed") })
        #expect(scene.state == .off)
    }

    @Test("A first start that is vital ends it all with the adapter's error")
    func vital() async throws {
        let scene = RadioScene(isFirstStartVital: true)
        scene.fail(.notPermitted("hci0"))
        await #expect(throws: AdapterError.notPermitted("hci0")) { try await scene.start().value }
        #expect(scene.openings == 1)
    }

    @Test("Stopped, it leaves the controller neither scanning nor advertising", arguments: ControllerKind.lowEnergy)
    func stop(kind: ControllerKind) async throws {
        let scene = RadioScene(RadioRoles(scan: .passive, advertisement: try Sample.advertisement()))
        let fake = try FakeController(kind)
        scene.plug(fake)
        let running = scene.start()
        await scene.until { fake.isScanning && fake.isAdvertising && scene.state == .scanning }
        running.cancel()
        try await running.value
        #expect(!fake.isScanning && !fake.isAdvertising)
        #expect(scene.state == .off)
    }
}

extension ControllerKind {
    static let lowEnergy: [ControllerKind] = [.legacy, .extended]
}
