import Beacon
import Concurrency
import Foundation
import HCI
public import Logging
public import ServiceLifecycle
public import Vocabulary

/// Keeps a node's radio working: opens the adapter, maintains the scan and the advertisement, and restores the adapter
/// whenever it was unplugged, taken down or stuck.
public actor RadioSupervisor: Service {
    /// Opens the adapter. Throws `AdapterError`.
    /// - Parameter commands: The commands that the controller turned out to need; nil until known.
    public typealias Opening = @Sendable (_ commands: RadioCommands?) async throws -> any Radio
    /// Receives the iBeacons that were heard.
    public typealias Hearing = @Sendable ([HeardFrame]) async -> Void

    private(set) var roles: RadioRoles
    let monitor: RadioMonitor
    let clock: NodeClock
    let logger: Logger
    let hear: Hearing
    /// Overrides the values of the advertisement.
    private var tuning: Advertisement.Tuning?
    var silence = SilenceWatch(at: .zero)
    var recovery = RecoveryWatch()
    var backoff = Backoff.adapter
    private let open: Opening
    private let isFirstStartVital: Bool
    private var generator: any RandomNumberGenerator & Sendable
    /// The adapter that is open.
    private var current: (any Radio)?
    /// The commands that the controller turned out to need when it was open before.
    private var neededCommands: RadioCommands?
    /// Losses of controllers that are closed.
    private var pastLosses = RadioLosses()

    /// - Parameter isFirstStartVital: whether a failure to start the adapter the first time ends the run, as suits a
    ///   command with a person waiting; otherwise it is retried until it succeeds.
    public init(
        roles: RadioRoles, monitor: RadioMonitor, clock: NodeClock, isFirstStartVital: Bool, logger: Logger,
        generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
        open: @escaping Opening, hear: @escaping Hearing
    ) {
        self.roles = roles
        self.monitor = monitor
        self.clock = clock
        self.isFirstStartVital = isFirstStartVital
        self.logger = logger
        self.generator = generator
        self.open = open
        self.hear = hear
    }

    /// Returns after it was stopped; the controller then neither scans nor advertises.
    ///
    /// - Throws: `AdapterError`, if the first start is vital and fails.
    public func run() async throws {
        defer { transition(to: .off) }
        do {
            try await cancelWhenGracefulShutdown { try await self.work() }
        } catch is CancellationError {
            return
        }
    }

    /// Advertises beside the scan, replacing any previous advertisement, now and whenever the adapter is opened or
    /// reset.
    /// - Parameter advertisement: nil to stop advertising.
    public func advertise(_ advertisement: Advertisement?) async {
        roles.advertisement = advertisement.map { tuning.map($0.tuned) ?? $0 }
        await change { radio in
            if advertisement == nil { try await radio.stopAdvertising() }
            try await self.startAdvertising(radio)
        }
    }

    /// Changes the tuning of the advertisement, now and later.
    func tune(_ tuning: Advertisement.Tuning) async {
        self.tuning = tuning
        guard let current = roles.advertisement, current.tuned(tuning) != current else { return }
        await advertise(current)
    }

    /// Changes the scan; a node that only advertises continues to do so.
    func scan(_ scan: RadioRoles.Scan) async {
        guard let before = roles.scan, before != scan else { return }
        roles.scan = scan
        await change { radio in
            try await radio.stopScanning()
            try await radio.startScanning(scan)
        }
    }

    /// Changes what the open adapter does.
    private func change(_ body: (any Radio) async throws -> Void) async {
        guard let current else { return }
        do {
            try await body(current)
        } catch {
            report(error)
            // When it is opened again, both roles are started.
            await current.close()
        }
    }

    private func work() async throws {
        transition(to: .starting)
        while true {
            do {
                try await session()
                try Task.checkCancellation()
            } catch {
                try Task.checkCancellation()
                if isFirstStartVital, monitor.status.commands == nil { throw error }
                report(error)
            }
            try await clock.real.sleep(for: backoff.next(using: &generator))
            recordHeartbeat()
        }
    }

    /// Runs from one opening of the adapter to its closing.
    private func session() async throws {
        let radio = try await open(neededCommands)
        current = radio
        let address = await radio.publicAddress
        monitor.update { ($0.name, $0.address) = (radio.adapter, address) }
        try await withThrowingTaskGroup { group in
            group.addTask { try await radio.listen { await self.receive($0, from: radio) } }
            group.addTask { try await self.serve(radio) }
            let end = await group.nextResult()
            // Listening ends once everything heard before has been processed.
            await release(radio)
            group.cancelAll()
            try end?.get()
        }
    }

    private func serve(_ radio: any Radio) async throws {
        try await start(radio)
        try await watch(radio)
    }

    /// A cancelled task could not wait for the controller's replies, so another task does.
    private func release(_ radio: any Radio) async {
        current = nil
        if await radio.refusesExtendedCommands { neededCommands = .legacy }
        await Task { await radio.close() }.value
        pastLosses = losses(with: radio)
    }

    func losses(with radio: any Radio) -> RadioLosses {
        let own = radio.losses
        return RadioLosses(dropped: pastLosses.dropped + own.dropped, malformed: pastLosses.malformed + own.malformed)
    }
}

extension RadioSupervisor {
    /// A supervisor of a real adapter.
    /// - Parameter capture: records every packet.
    public init(
        _ settings: RadioSettings, roles: RadioRoles, monitor: RadioMonitor, clock: NodeClock, isFirstStartVital: Bool,
        capture: CaptureWriter?, logger: Logger, hear: @escaping Hearing
    ) {
        let recorder = capture?.recorder
        self.init(
            roles: roles, monitor: monitor, clock: clock, isFirstStartVital: isFirstStartVital, logger: logger,
            open: { needed in
                try await Controller.open(
                    adapter: settings.adapter, mode: settings.mode, commands: settings.commands ?? needed,
                    logger: logger, recorder: recorder)
            },
            hear: hear)
    }
}

extension RadioSupervisor {
    /// Processes reports in the order they were heard.
    func receive(_ reports: [Controller.HeardReport], from radio: any Radio) async {
        guard let last = reports.last else { return }
        let losses = losses(with: radio)
        let heardAt = clock.date(ofWall: last.time)
        count { tally in
            tally.reports += reports.count
            tally.lastReportAt = heardAt
            tally.dropped = losses.dropped
            tally.malformed = losses.malformed
        }
        silence.heard(at: clock.real.elapsed)
        recovery.proved()
        backoff.reset()
        recordHeartbeat()
        if roles.scan != nil { transition(to: .scanning) }
        let frames = reports.compactMap(frame)
        if !frames.isEmpty { await hear(frames) }
    }

    private func frame(_ heard: Controller.HeardReport) -> HeardFrame? {
        heard.report.iBeacon.map {
            HeardFrame(
                beacon: $0.identity, address: heard.report.address, rssi: heard.report.rssi.map(Int.init),
                heardAt: clock.date(ofWall: heard.time))
        }
    }
}
