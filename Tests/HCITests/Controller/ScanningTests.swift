import HCI
import TestSupport
import Testing

@Suite(.mustEnd) struct ScanningTests {
    @Test("A legacy scan is its parameters, then enable; its end is disable")
    func legacy() async throws {
        let scene = try await ControllerScene(.legacy)
        try await scene.controller.startScanning(active: false)
        #expect(scene.fake.isScanning)
        try await scene.controller.stopScanning()
        #expect(
            scene.sent == [
                [UInt8](hex: "01 0b20 07  00 6000 6000 00 00"),
                [UInt8](hex: "01 0c20 02  01 00"),
                [UInt8](hex: "01 0c20 02  00 00"),
            ])
        #expect(!scene.fake.isScanning)
    }

    @Test("An extended scan is its parameters, then enable; its end is disable")
    func extended() async throws {
        let scene = try await ControllerScene(.extended)
        try await scene.controller.startScanning(active: true)
        #expect(scene.fake.isScanning)
        try await scene.controller.stopScanning()
        #expect(
            scene.sent == [
                [UInt8](hex: "01 4120 08  00 00 01  01 6000 6000"),
                [UInt8](hex: "01 4220 06  01 00 0000 0000"),
                [UInt8](hex: "01 4220 06  00 00 0000 0000"),
            ])
        #expect(!scene.fake.isScanning)
    }

    @Test("LE Coded is asked for where the controller has it, and given up where it refuses", arguments: [true, false])
    func coded(isRefused: Bool) async throws {
        let scene = try await ControllerScene(.extended)
        if isRefused {
            scene.fake.script(
                .leSetExtendedScanParameters, .status(.unsupportedFeatureOrParameterValue), times: 1)
        }
        try await scene.controller.startScanning(active: false, codedPHY: true)
        #expect(scene.fake.isScanning)
        let parameters = scene.fake.commands.filter { $0.opcode == .leSetExtendedScanParameters }
        #expect(parameters.map { $0.parameters[2] } == (isRefused ? [5, 1] : [5]))

        let old = try await ControllerScene(.legacy)
        try await old.controller.startScanning(active: false, interval: .milliseconds(100), codedPHY: true)
        #expect(old.fake.isScanning)
        #expect(old.log.messages.contains { $0.contains("cannot scan on LE Coded") })
    }

    @Test("Where a scan is on already it is disabled and started once more")
    func disallowed() async throws {
        let scene = try await ControllerScene(.legacy)
        scene.fake.script(.leSetScanEnable, .status(.commandDisallowed), times: 1)
        try await scene.controller.startScanning(active: false)
        #expect(
            scene.fake.commands.map(\.opcode) == [
                .leSetScanParameters, .leSetScanEnable, .leSetScanEnable, .leSetScanParameters, .leSetScanEnable,
            ])
        #expect(scene.fake.isScanning)
    }

    @Test("Refused again, the scan is given up and the refusal told")
    func refused() async throws {
        let scene = try await ControllerScene(.legacy)
        scene.fake.script(.leSetScanEnable, .status(.commandDisallowed))
        await #expect(throws: AdapterError.refused("hci0", .leSetScanEnable, .commandDisallowed)) {
            try await scene.controller.startScanning(active: false)
        }
        #expect(scene.fake.commands.count == 5)
    }

    @Test("A refusal by Command Status is one as well")
    func commandStatus() async throws {
        let scene = try await ControllerScene(.legacy)
        scene.fake.script(.leSetScanParameters, .commandStatus(.hardwareFailure))
        await #expect(throws: AdapterError.refused("hci0", .leSetScanParameters, .hardwareFailure)) {
            try await scene.controller.startScanning(active: false)
        }
    }

    @Test("Started while on, a scan is started anew")
    func restart() async throws {
        let scene = try await ControllerScene(.extended)
        try await scene.controller.startScanning(active: false)
        try await scene.controller.startScanning(active: true)
        #expect(scene.fake.isScanning)
    }

    @Test("A scan that was not started is not stopped")
    func notStarted() async throws {
        let scene = try await ControllerScene(.extended)
        try await scene.controller.stopScanning()
        #expect(scene.sent.isEmpty)
    }
}
