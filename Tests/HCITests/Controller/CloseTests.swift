import HCI
import TestSupport
import Testing
import Vocabulary

@Suite(.mustEnd) struct CloseTests {
    @Test(
        "Closing leaves the controller neither scanning nor advertising",
        arguments: [ControllerKind.legacy, .extended], RadioMode.allCases)
    func bothOff(_ kind: ControllerKind, _ mode: RadioMode) async throws {
        let scene = try await ControllerScene(kind, mode: mode)
        try await scene.controller.startScanning(active: false)
        try await scene.controller.startAdvertising([0x02, 0x01, 0x06], interval: .milliseconds(100))
        #expect(scene.fake.isScanning && scene.fake.isAdvertising)
        await scene.controller.close()
        #expect(!scene.fake.isScanning && !scene.fake.isAdvertising)
    }

    @Test("A task that is cancelled can still close")
    func cancelled() async throws {
        let scene = try await ControllerScene(.extended)
        try await scene.controller.startScanning(active: false)
        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await scene.controller.close()
        }.value
        #expect(!scene.fake.isScanning)
    }

    @Test("Closing ends the reports without an error, after those that were waiting")
    func endsReports() async throws {
        let scene = try await ControllerScene(.legacy)
        scene.fake.emit(ControllerEvent.advertisingReports([[0x01, 0x09]]))
        try await scene.settle()
        await scene.controller.close()
        var heard = 0
        for try await batch in scene.controller.reports() { heard += batch.count }
        #expect(heard == 1)
    }

    @Test("Closing twice and using a closed controller harm nothing")
    func twice() async throws {
        let scene = try await ControllerScene(.legacy)
        await scene.controller.close()
        await scene.controller.close()
        await #expect(throws: AdapterError.gone("hci0")) { try await scene.controller.startScanning(active: false) }
    }
}
