import HCI
import Logging
import TestSupport
import Testing
import Vocabulary

@Suite(.mustEnd) struct PrepareTests {
    private func controller(_ fake: FakeController, mode: RadioMode = .exclusive) -> Controller {
        Controller(
            transport: fake.transport, mode: mode, clock: TestClock(),
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
    }

    @Test("A controller of ours alone is reset, its events chosen, and asked what it can do")
    func exclusive() async throws {
        let fake = try FakeController(.extended)
        try await controller(fake).prepare()
        #expect(
            fake.commands == [
                .reset, .setEventMask, .readLocalSupportedCommands, .leReadLocalSupportedFeatures,
                .leReadSupportedStates, .readBDADDR, .leSetEventMask,
            ])
    }

    @Test("A shared controller is only asked: it is neither reset nor are its events chosen")
    func shared() async throws {
        let fake = try FakeController(.legacy)
        try await controller(fake, mode: .shared).prepare()
        #expect(
            fake.commands == [
                .readLocalSupportedCommands, .leReadLocalSupportedFeatures, .leReadSupportedStates, .readBDADDR,
            ])
    }

    @Test("What it can do is asked once")
    func once() async throws {
        let fake = try FakeController(.legacy)
        let controller = controller(fake)
        try await controller.prepare()
        fake.forgetCommands()
        try await controller.prepare()
        #expect(fake.commands == [.reset, .setEventMask, .leSetEventMask])
    }

    @Test(
        "The extended commands are used by a controller that has them", arguments: [ControllerKind.legacy, .extended])
    func commands(_ kind: ControllerKind) async throws {
        let controller = controller(try FakeController(kind))
        try await controller.prepare()
        #expect(await controller.capabilities?.usesExtendedCommands == (kind == .extended))
    }

    @Test("A controller without Low Energy is named as such")
    func classic() async throws {
        let controller = controller(try FakeController(.classic))
        await #expect(throws: AdapterError.noLE("hci0")) { try await controller.prepare() }
    }

    @Test("A controller that does not know the command for its states can do without")
    func noStates() async throws {
        let fake = try FakeController(.legacy)
        fake.script(.leReadSupportedStates, .status(.unknownHCICommand))
        let controller = controller(fake)
        try await controller.prepare()
        #expect(await controller.capabilities?.canScanWhileAdvertising == true)
    }
}
