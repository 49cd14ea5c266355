import Beacon
import HCI
import Logging
import Synchronization
import TestSupport
import Vocabulary
import Wire

@testable import Node

/// A supervisor over fake controllers that are plugged in and out, with time that a test moves.
final class RadioScene: Sendable {
    let time = ManualTime(limit: .zero)
    let monitor: RadioMonitor
    let log = RecordedLog()
    let supervisor: RadioSupervisor
    private let socket: Socket
    private let frames: Frames

    init(
        _ roles: RadioRoles = RadioRoles(scan: .passive), mode: RadioMode = .exclusive, isFirstStartVital: Bool = false
    ) {
        let socket = Socket()
        let frames = Frames()
        self.socket = socket
        self.frames = frames
        monitor = RadioMonitor(adapter: "hci0", mode: mode)
        supervisor = RadioSupervisor(
            roles: roles, monitor: monitor, clock: NodeClock(time), isFirstStartVital: isFirstStartVital,
            logger: log.logger,
            generator: SplitMix64(seed: 1), open: { try await socket.open($0) }, hear: { frames.add($0) })
    }

    var heard: [HeardFrame] { frames.all }
    var openings: Int { socket.openings }
    var state: RadioState { monitor.status.state }

    /// What the next openings give, until told otherwise.
    func plug(_ fake: FakeController) { socket.content.withLock { $0 = { fake } } }
    func fail(_ error: AdapterError) { socket.content.withLock { $0 = { throw error } } }
    /// Each opening gives another controller, made anew.
    func plug(making make: @escaping @Sendable () throws -> FakeController) { socket.content.withLock { $0 = make } }

    /// Waits until the controller has got a command that it will not answer, and lets the time for it run out.
    func exhaust(_ fake: FakeController, _ command: HCICommand) async {
        await until { fake.commands.last == command && socket.commandClock.sleeperCount > 0 }
        socket.commandClock.advance(by: .seconds(2))
    }

    func start() -> Task<Void, any Error> {
        Task { [supervisor] in try await supervisor.run() }
    }

    func until(_ condition: () -> Bool) async {
        while !condition() { await Task.yield() }
    }

    /// Runs to a moment, and stops.
    func run(to end: Duration) async throws {
        let running = start()
        await time.advance(to: end)
        running.cancel()
        try await running.value
    }
}

extension RadioScene {
    /// The controllers that were made, one for each opening.
    final class Made: Sendable {
        private let fakes = Mutex<[FakeController]>([])

        var all: [FakeController] { fakes.withLock { $0 } }

        func make(_ kind: ControllerKind, _ set: (FakeController) -> Void = { _ in }) throws -> FakeController {
            let fake = try FakeController(kind)
            set(fake)
            fakes.withLock { $0.append(fake) }
            return fake
        }
    }

    /// What an adapter is plugged into.
    final class Socket: Sendable {
        /// Of the time that a command may take.
        let commandClock = TestClock()
        let content = Mutex<@Sendable () throws -> FakeController>({ throw AdapterError.noAdapter("hci0") })
        private let count = Mutex(0)

        var openings: Int { count.withLock { $0 } }

        func open(_ commands: RadioCommands?) async throws -> any Radio {
            count.withLock { $0 += 1 }
            let fake = try content.withLock(\.self)()
            let controller = Controller(
                transport: fake.transport, commands: commands, clock: commandClock, logger: Sample.logger)
            do {
                try await controller.prepare()
            } catch {
                await controller.close()
                throw error
            }
            return controller
        }
    }

    final class Frames: Sendable {
        private let frames = Mutex<[HeardFrame]>([])

        var all: [HeardFrame] { frames.withLock { $0 } }

        func add(_ new: [HeardFrame]) { frames.withLock { $0 += new } }
    }
}
