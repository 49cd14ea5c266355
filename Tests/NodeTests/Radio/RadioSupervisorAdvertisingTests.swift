import Beacon
import HCI
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Node

@Suite("Advertising while somebody watches over the radio", .mustEnd)
struct RadioSupervisorAdvertisingTests {
    @Test("What is to be advertised may be told later, and is taken up again after a reset")
    func advertiseLater() async throws {
        let scene = RadioScene()
        let fake = try FakeController(.legacy)
        scene.plug(fake)
        let running = scene.start()
        await scene.until { scene.state == .scanning }
        await scene.supervisor.advertise(try Sample.advertisement())
        #expect(fake.isAdvertising)
        fake.emit(ControllerEvent.hardwareError(code: 0x42))
        await scene.time.advance(to: .seconds(31))
        #expect(scene.monitor.status.tally.resets == 1)
        #expect(fake.isAdvertising && fake.isScanning)
        running.cancel()
        try await running.value
    }

    @Test("A controller that will not advertise scans all the same", arguments: ControllerKind.lowEnergy)
    func noAdvertising(kind: ControllerKind) async throws {
        let scene = RadioScene(RadioRoles(scan: .passive, advertisement: try Sample.advertisement()))
        let fake = try FakeController(kind)
        let opcode: HCIOpcode =
            kind == .legacy ? .leSetAdvertisingParameters : .leSetExtendedAdvertisingParameters
        fake.script(opcode, .status(.invalidHCICommandParameters))
        scene.plug(fake)
        let running = scene.start()
        await scene.until { fake.isScanning && scene.state == .scanning }
        #expect(!fake.isAdvertising)
        #expect(scene.openings == 1)
        #expect(scene.log.messages.contains { $0.contains("does not advertise") })
        running.cancel()
        try await running.value
    }

    @Test("A controller that cannot do both scans")
    func notBoth() async throws {
        let scene = RadioScene(RadioRoles(scan: .passive, advertisement: try Sample.advertisement()))
        let fake = try FakeController(.legacy)
        // Twice in each attempt: before the reset and after it.
        fake.script(.leSetScanParameters, .status(.commandDisallowed), times: 4)
        scene.plug(fake)
        let running = scene.start()
        await scene.until { fake.isScanning && scene.state == .scanning }
        #expect(!fake.isAdvertising)
        running.cancel()
        try await running.value
    }
}
