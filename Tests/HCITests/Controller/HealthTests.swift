import HCI
import TestSupport
import Testing

@Suite(.mustEnd) struct HealthTests {
    @Test("A command that is never answered is told when its time is over, and the next one is sent")
    func silent() async throws {
        let scene = try await ControllerScene(.legacy)
        scene.fake.script(.readBDADDR, .silent, times: 1)
        let check = Task { try await scene.controller.checkAlive() }
        await scene.clock.waitForSleeper()
        scene.clock.advance(by: .seconds(2))
        await #expect(throws: AdapterError.notAnswering("hci0", .readBDADDR)) { try await check.value }
        try await scene.controller.checkAlive()
    }

    @Test("Commands wait for one another, also when the first is answered late")
    func oneAtATime() async throws {
        let scene = try await ControllerScene(.legacy)
        scene.fake.script(.leSetScanParameters, .silent, times: 1)
        let scan = Task { try await scene.controller.startScanning(active: false) }
        await scene.clock.waitForSleeper()
        let check = Task { try await scene.controller.checkAlive() }
        scene.fake.emit(ControllerEvent.commandComplete(.leSetScanParameters, [0]))
        try await scan.value
        try await check.value
        #expect(scene.fake.commands.map(\.opcode) == [.leSetScanParameters, .leSetScanEnable, .readBDADDR])
    }

    @Test("After an answer that allows no command the next waits until one is allowed")
    func noneAllowed() async throws {
        let scene = try await ControllerScene(.legacy)
        scene.fake.script(.readBDADDR, .allowingNoCommands, times: 1)
        try await scene.controller.checkAlive()
        let check = Task { try await scene.controller.checkAlive() }
        await scene.clock.waitForSleeper()
        #expect(scene.fake.commands.count == 1)
        scene.fake.emit(ControllerEvent.commandComplete(HCIOpcode(rawValue: 0), []))
        try await check.value
        #expect(scene.fake.commands.count == 2)
    }

    @Test("A hardware error is told by the next check, until the controller is reset")
    func hardwareError() async throws {
        let scene = try await ControllerScene(.extended)
        try await scene.controller.startScanning(active: false)
        scene.fake.emit(ControllerEvent.hardwareError(code: 0x05))
        await #expect(throws: AdapterError.hardwareError("hci0", code: 0x05)) {
            try await scene.controller.checkAlive()
        }
        try await scene.controller.reset()
        try await scene.controller.checkAlive()
        #expect(!scene.fake.isScanning)
    }

    @Test("An adapter pulled out ends the command under way and the reports")
    func gone() async throws {
        let scene = try await ControllerScene(.legacy)
        try await scene.controller.startScanning(active: false)
        scene.fake.script(.readBDADDR, .silent)
        let check = Task { try await scene.controller.checkAlive() }
        await scene.clock.waitForSleeper()
        scene.fake.unplug()
        await #expect(throws: AdapterError.gone("hci0")) { try await check.value }
        await #expect(throws: AdapterError.gone("hci0")) { _ = try await scene.reports(1) }
        await scene.controller.close()
    }
}
