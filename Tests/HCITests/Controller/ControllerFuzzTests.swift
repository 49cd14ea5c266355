import HCI
import TestSupport
import Testing
import Vocabulary

@Suite(.mustEnd) struct ControllerFuzzTests {
    private static let count = 20_000
    private static let sound = [
        ControllerEvent.advertisingReports([[0x02, 0x01, 0x06], [0x01, 0x09]]),
        ControllerEvent.extendedReport([1, 2, 3], eventType: 0x20),
        ControllerEvent.extendedReport([4], eventType: 0x00),
        ControllerEvent.commandComplete(.leSetScanEnable, [0]),
        ControllerEvent.commandStatus(.readBDADDR, .hardwareFailure),
        ControllerEvent.hardwareError(code: 1),
    ]

    @Test("After thousands of mutated events a controller still answers and hears", arguments: RadioMode.allCases)
    func mutated(_ mode: RadioMode) async throws {
        let scene = try await ControllerScene(.extended, mode: mode)
        var generator = SplitMix64(seed: 47)
        for index in 0..<Self.count {
            // A packet without bytes would be the end of the connection.
            scene.fake.emit([0x04] + generator.mutation(of: Self.sound[index % Self.sound.count]).dropFirst())
        }
        scene.fake.emit(ControllerEvent.commandComplete(HCIOpcode(rawValue: 0), []))
        try await scene.controller.startScanning(active: false)
        let before = scene.controller.counts
        scene.fake.emit(ControllerEvent.advertisingReports([[0x01, 0x09]]))
        try await scene.controller.stopScanning()
        #expect(before.packets >= Self.count && before.malformed > 1_000)
        // Fragments whose end never came are heard beside it.
        #expect(
            (1...UInt64(AdvertisingReport.Joiner.openLimit + 1)).contains(
                scene.controller.counts.reports - before.reports))
    }
}
