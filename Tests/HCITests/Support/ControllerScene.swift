import HCI
import Logging
import TestSupport
import Vocabulary

/// A controller that is prepared, the fake at its other end, and a clock that stands still.
struct ControllerScene {
    let fake: FakeController
    let clock = TestClock()
    let log = RecordedLog()
    let controller: Controller

    init(
        _ kind: ControllerKind, mode: RadioMode = .exclusive, commands: RadioCommands? = nil,
        queueCapacity: Int = Controller.defaultQueueCapacity,
        hasAddress: Bool = true, recorder: PacketRecorder? = nil
    ) async throws {
        fake = try FakeController(kind, hasAddress: hasAddress)
        controller = Controller(
            transport: fake.transport, mode: mode, commands: commands, queueCapacity: queueCapacity, clock: clock,
            logger: log.logger, recorder: recorder)
        try await controller.prepare()
        fake.forgetCommands()
    }

    /// What the fake was sent since the scene began, packet by packet.
    var sent: [[UInt8]] { fake.commands.map(\.packet) }

    /// The next reports, however many batches they come in.
    func reports(_ count: Int) async throws -> [Controller.HeardReport] {
        var heard: [Controller.HeardReport] = []
        for try await batch in controller.reports() {
            heard += batch
            if heard.count >= count { break }
        }
        return heard
    }

    /// Returns when all that the fake sent before has been read: a socket keeps the order.
    func settle() async throws {
        try await controller.checkAlive()
    }
}
