import HCI
import TestSupport
import Testing
import Vocabulary

/// Controllers that list the extended commands and refuse them.
@Suite(.mustEnd) struct RefusedExtendedTests {
    @Test(
        "One that does not know a command that it lists is reset and scans by the legacy ones",
        arguments: [HCIOpcode.leSetExtendedScanParameters, .leSetExtendedScanEnable])
    func unknown(opcode: HCIOpcode) async throws {
        let scene = try await ControllerScene(.extended)
        scene.fake.script(opcode, .status(.unknownHCICommand))
        try await scene.controller.startScanning(active: false)
        #expect(scene.fake.isScanning)
        let sent = scene.fake.commands.map(\.opcode)
        #expect(sent.contains(.reset) && sent.suffix(2) == [.leSetScanParameters, .leSetScanEnable])
        #expect(await scene.controller.refusesExtendedCommands)
        #expect(scene.log.messages.filter { $0.contains("refuses the extended commands") }.count == 1)
        scene.fake.forgetCommands()
        try await scene.controller.stopScanning()
        #expect(scene.fake.commands.map(\.opcode) == [.leSetScanEnable])
    }

    @Test("What is advertised by the extended commands goes on by the legacy ones")
    func advertises() async throws {
        let scene = try await ControllerScene(.extended)
        try await scene.controller.startAdvertising([0x02, 0x01, 0x06], interval: .milliseconds(100))
        scene.fake.script(.leSetExtendedScanEnable, .status(.unknownHCICommand))
        try await scene.controller.startScanning(active: false)
        #expect(scene.fake.isScanning && scene.fake.isAdvertising)
        #expect(scene.fake.commands.last?.opcode == .leSetAdvertisingEnable)
    }

    @Test("One that disallows a command is reset by its owner first; disallowed again, the legacy ones are used")
    func disallowed() async throws {
        let scene = try await ControllerScene(.extended)
        scene.fake.script(.leSetExtendedScanEnable, .status(.commandDisallowed))
        let refusal = AdapterError.refused("hci0", .leSetExtendedScanEnable, .commandDisallowed)
        await #expect(throws: refusal) { try await scene.controller.startScanning(active: false) }
        #expect(!scene.fake.commands.contains(.reset))
        try await scene.controller.reset()
        try await scene.controller.startScanning(active: false)
        #expect(scene.fake.isScanning)
        #expect(await scene.controller.refusesExtendedCommands)
    }

    @Test("One that scans alone and not beside its advertisement knows its commands, and tells the refusal")
    func notBoth() async throws {
        let scene = try await ControllerScene(.extended)
        // Disabled and started once more each time, beside the advertisement, before a reset and after it.
        scene.fake.script(.leSetExtendedScanEnable, .status(.commandDisallowed), times: 6)
        let refusal = AdapterError.refused("hci0", .leSetExtendedScanEnable, .commandDisallowed)
        for _ in 0..<2 {
            try await scene.controller.reset()
            try await scene.controller.startAdvertising([0x02, 0x01, 0x06], interval: .milliseconds(100))
            await #expect(throws: refusal) { try await scene.controller.startScanning(active: false) }
        }
        #expect(await !scene.controller.refusesExtendedCommands)
    }

    @Test("Commands that a person chose are sent whatever the controller lists, and are not given up")
    func chosen() async throws {
        let old = try await ControllerScene(.extended, commands: .legacy)
        try await old.controller.startScanning(active: false)
        #expect(old.fake.commands.map(\.opcode) == [.leSetScanParameters, .leSetScanEnable])

        let new = try await ControllerScene(.legacy, commands: .extended)
        await #expect(
            throws: AdapterError.refused("hci0", .leSetExtendedScanParameters, .unknownHCICommand)
        ) { try await new.controller.startScanning(active: false) }
        #expect(await !new.controller.refusesExtendedCommands)
    }
}
