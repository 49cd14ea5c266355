import HCI
import TestSupport
import Testing
import Vocabulary

/// Beside another program, whose commands only show in their answers.
@Suite(.mustEnd) struct RestoreTests {
    @Test("When another program has changed the scan, it is started anew once that program is quiet")
    func scan() async throws {
        let scene = try await ControllerScene(.legacy, mode: .shared)
        try await scene.controller.startScanning(active: false)
        scene.fake.forgetCommands()
        scene.fake.emit(ControllerEvent.commandComplete(.leSetScanEnable, [0]))
        await scene.clock.waitForSleeper()
        scene.clock.advance(by: .seconds(1))
        await scene.fake.waitForCommands(4)
        #expect(
            scene.fake.commands.map(\.opcode) == [
                .leSetScanParameters, .leSetScanEnable, .leSetScanParameters, .leSetScanEnable,
            ])
        #expect(scene.fake.isScanning)
    }

    @Test("After another program's reset both scan and advertising are started anew")
    func reset() async throws {
        let scene = try await ControllerScene(.extended, mode: .shared)
        try await scene.controller.startScanning(active: false)
        try await scene.controller.startAdvertising([0x02, 0x01, 0x06], interval: .milliseconds(100))
        scene.fake.carryOutForeign(.reset)
        await scene.clock.waitForSleeper()
        scene.fake.forgetCommands()
        scene.clock.advance(by: .seconds(1))
        await scene.fake.waitForCommands(5)
        #expect(scene.fake.isScanning && scene.fake.isAdvertising)
    }

    @Test(
        "When another program has changed the advertising sets, ours is started anew",
        arguments: [0x2039, 0x203C, 0x203D] as [UInt16])
    func advertisingSets(opcode: UInt16) async throws {
        let scene = try await ControllerScene(.extended, mode: .shared)
        try await scene.controller.startAdvertising([0x02, 0x01, 0x06], interval: .milliseconds(100))
        scene.fake.forgetCommands()
        scene.fake.emit(ControllerEvent.commandComplete(HCIOpcode(rawValue: opcode), [0]))
        await scene.clock.waitForSleeper()
        scene.clock.advance(by: .seconds(1))
        await scene.fake.waitForCommands(6)
        #expect(scene.fake.commands.last == .leSetExtendedAdvertisingEnable(true, handle: 0xEF))
        #expect(scene.fake.isAdvertising)
    }

    @Test("Alone, an answer after its time changes nothing")
    func exclusive() async throws {
        let scene = try await ControllerScene(.legacy)
        try await scene.controller.startScanning(active: false)
        scene.fake.forgetCommands()
        scene.fake.emit(ControllerEvent.commandComplete(.leSetScanEnable, [0]))
        try await scene.settle()
        #expect(scene.clock.sleeperCount == 0)
        #expect(scene.fake.commands == [.readBDADDR])
    }
}
