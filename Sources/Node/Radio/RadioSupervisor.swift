public import Beacon
import Concurrency
import Foundation
public import HCI
public import Logging
public import ServiceLifecycle
public import Vocabulary
import Wire

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
    private var recovery = RecoveryWatch()
    var backoff = Backoff.adapter
    private let open: Opening
    private let isFirstStartVital: Bool
    private var generator: any RandomNumberGenerator & Sendable
    /// The adapter that is open.
    private var current: (any Radio)?
    /// The commands that the controller turned out to need when it was open before.
    private var neededCommands: RadioCommands?
    /// Losses of controllers that are closed.
    private var pastLosses = RadioSupervisor.Losses()

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

    func losses(with radio: any Radio) -> RadioSupervisor.Losses {
        let own = radio.losses
        return RadioSupervisor.Losses(
            dropped: pastLosses.dropped + own.dropped, malformed: pastLosses.malformed + own.malformed)
    }
}

extension RadioSupervisor {
    /// Processes reports in the order they were heard.
    private func receive(_ reports: [Controller.HeardReport], from radio: any Radio) async {
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

extension RadioSupervisor {
    /// Starts scanning and advertising on an open controller. One that hangs is reset and started once more.
    func start(_ radio: any Radio) async throws {
        do {
            try await startRoles(radio)
        } catch let error as AdapterError where error.isHang {
            try await reset(radio, because: error)
        }
    }

    /// Monitors a controller that hears nothing. Returns when the adapter must be reopened.
    func watch(_ radio: any Radio) async throws {
        while true {
            try await clock.real.sleep(until: silence.nextCheck)
            recordHeartbeat()
            guard clock.real.elapsed >= silence.nextCheck else { continue }
            guard try await isKept(radio) else { return }
        }
    }

    /// Checks the controller once.
    /// - Returns: whether the adapter stays open.
    private func isKept(_ radio: any Radio) async throws -> Bool {
        do {
            try await radio.checkAlive()
            let remedy = silence.answered(at: clock.real.elapsed)
            backoff.reset()
            recovery.proved()
            guard let scan = roles.scan else { return true }
            transition(to: .quiet)
            return try await apply(remedy, scan, radio)
        } catch let error as AdapterError where error.isHang {
            try await reset(radio, because: error)
            return true
        }
    }

    /// - Returns: whether the adapter stays open.
    private func apply(_ remedy: SilenceWatch.Remedy?, _ scan: RadioRoles.Scan, _ radio: any Radio) async throws -> Bool
    {
        switch remedy {
        case nil: return true
        case .reopenAdapter:
            logger.info("no advertisement was heard; opening the adapter again")
            return false
        // In shared mode a reset takes the adapter down, with all its other connections.
        case .resetController where monitor.mode == .exclusive: try await resetInSilence(radio)
        case .restartScan, .resetController: try await restart(scan, radio)
        }
        return true
    }

    private func restart(_ scan: RadioRoles.Scan, _ radio: any Radio) async throws {
        count { $0.restarts += 1 }
        try await radio.stopScanning()
        try await radio.startScanning(scan)
    }

    private func resetInSilence(_ radio: any Radio) async throws {
        logger.info("no advertisement was heard; resetting the controller")
        count { $0.resets += 1 }
        try await radio.reset()
        try await startRoles(radio)
    }

    /// - Throws: if the reset does not help either.
    private func reset(_ radio: any Radio, because error: AdapterError) async throws {
        report(error)
        count { $0.resets += 1 }
        try await radio.reset()
        try await startRoles(radio, isLastTry: true)
    }

    func startAdvertising(_ radio: any Radio) async throws {
        guard let advertisement = roles.advertisement else { return }
        try await radio.startAdvertising(
            advertisement.frame.advertisingData, interval: .milliseconds(advertisement.interval))
    }

    /// - Parameter isLastTry: a controller that cannot do both even after a reset only scans.
    private func startRoles(_ radio: any Radio, isLastTry: Bool = false) async throws {
        if let scan = roles.scan {
            try await start(scan, radio, isLastTry: isLastTry)
        } else {
            try await startAdvertising(radio)
        }
        if monitor.status.commands != nil, roles.scan != nil { count { $0.restarts += 1 } }
        // Only now is it known whether the controller accepts the commands that it lists.
        let commands = await radio.commandSet
        monitor.update { $0.commands = commands ?? .legacy }
        advertiseAgain()
    }

    /// Records that the radio works again. A silence that a remedy interrupted continues, and a radio that failed
    /// repeatedly counts as working only once there is proof.
    private func advertiseAgain() {
        let now = clock.real.elapsed
        if silence.isKnown { silence.resumed(at: now) } else { silence = SilenceWatch(at: now) }
        guard roles.scan != nil else { return transition(to: .off, onlyAdvertises: true) }
        guard !recovery.isDoubted(at: now) else { return recordHeartbeat() }
        transition(to: silence.isKnown ? .quiet : .scanning)
    }

    private func start(_ scan: RadioRoles.Scan, _ radio: any Radio, isLastTry: Bool) async throws {
        do {
            try await startAdvertising(radio)
        } catch let error as AdapterError where error.isLack || isLastTry && error.isRefusal {
            giveUpAdvertising(because: error)
        }
        do {
            try await radio.startScanning(scan)
        } catch let error as AdapterError where isLastTry && error.isRefusal && roles.advertisement != nil {
            giveUpAdvertising(because: error)
            try await radio.stopAdvertising()
            try await radio.startScanning(scan)
        }
    }

    /// Gives up advertising: only a person can fix this, and receiving is more important.
    private func giveUpAdvertising(because error: AdapterError) {
        logger.error("the node scans but does not advertise: \(error.message). \(error.hint)")
    }
}

extension AdapterError {
    /// Whether a reset may help.
    fileprivate var isHang: Bool {
        switch self {
        case .notAnswering, .hardwareError, .refused: true
        default: false
        }
    }

    fileprivate var isRefusal: Bool {
        if case .refused = self { true } else { false }
    }

    /// Whether the controller does not support it at all.
    fileprivate var isLack: Bool {
        if case .noLE = self { true } else { false }
    }
}

extension RadioSupervisor {
    func count(_ change: (inout RadioStatus.Tally) -> Void) {
        monitor.update { change(&$0.tally) }
    }

    /// Records that the supervision is alive, whatever the radio does.
    private func recordHeartbeat() {
        let now = clock.real.elapsed
        monitor.update { $0.turnedAt = now }
    }

    /// Enters a state without a fault; each change is logged once.
    /// - Parameter onlyAdvertises: whether the radio is on without a scan.
    private func transition(to state: RadioState, onlyAdvertises: Bool = false) {
        let before = monitor.status
        recordHeartbeat()
        monitor.update {
            $0.state = state
            $0.onlyAdvertises = onlyAdvertises
            $0.fault = nil
        }
        let word = monitor.status.word
        guard before.word != word || before.fault != nil || state == .starting else { return }
        logger.notice("radio: state=\(word)\(details)")
    }

    /// Reports a fault; the same fault is not logged again. A fault that persists for long needs a person.
    func report(_ error: any Error) {
        let fault = RadioStatus.Fault(error)
        let before = monitor.status
        let now = clock.real.elapsed
        recovery.failed(at: now)
        // An interruption is not a silence.
        silence = SilenceWatch(at: now)
        let state: RadioState = fault.needsPerson || recovery.isLasting(at: now) ? .failed : .recovering
        recordHeartbeat()
        guard before.fault != fault || before.state != state else { return }
        monitor.update {
            $0.state = state
            $0.onlyAdvertises = false
            $0.fault = fault
        }
        let hint = fault.hint.map { ". \($0)" } ?? ""
        logger.log(
            level: state == .failed ? .error : .warning,
            "radio: state=\(state)\(details) error=\(fault.code): \(fault.message)\(hint)")
    }

    private var details: String {
        let commands = monitor.status.commands.map { " commands=\($0)" } ?? ""
        let status = monitor.status
        let address = status.address.map { " address=\($0)" } ?? ""
        return " adapter=\(status.name ?? monitor.adapter)\(address) mode=\(monitor.mode)\(commands)"
    }
}

/// An open controller, as its supervisor uses it.
public protocol Radio: Sendable {
    /// The kernel's present name, such as `hci0`.
    var adapter: String { get }
    /// Nil for a controller without one.
    var publicAddress: DeviceAddress? { get async }
    /// The commands that are used for the controller.
    var commandSet: RadioCommands? { get async }
    /// Whether it lists the extended commands and refused one of them.
    var refusesExtendedCommands: Bool { get async }
    /// The losses since it was opened.
    var losses: RadioSupervisor.Losses { get }

    func startScanning(_ scan: RadioRoles.Scan) async throws
    func stopScanning() async throws
    /// - Parameter data: AD structures.
    func startAdvertising(_ data: [UInt8], interval: Duration) async throws
    func stopAdvertising() async throws
    /// Returns if the controller answers a harmless command.
    func checkAlive() async throws
    /// Resets the controller to its state when it was opened.
    func reset() async throws
    /// Stops scanning and advertising, and closes the controller.
    func close() async

    /// Passes on what it hears, in order, until it is closed.
    /// - Throws: `AdapterError` when the adapter goes away.
    func listen(_ take: @Sendable ([Controller.HeardReport]) async -> Void) async throws
}

extension RadioSupervisor {
    /// What a controller delivered and was lost.
    public struct Losses: Equatable, Sendable {  // generated: init
        /// Reports, or packets of unknown content.
        public var dropped: Int = 0
        /// Events whose lengths disagree with their bytes.
        public var malformed: Int = 0
    }
}

/// The only radio outside of tests.
extension Controller: Radio {
    public var commandSet: RadioCommands? {
        capabilities.map { $0.usesExtendedCommands ? .extended : .legacy }
    }

    public nonisolated var losses: RadioSupervisor.Losses {
        let counts = counts
        return RadioSupervisor.Losses(dropped: Int(clamping: counts.drops), malformed: Int(clamping: counts.malformed))
    }

    public func startScanning(_ scan: RadioRoles.Scan) async throws {
        try await startScanning(
            active: scan.isActive, interval: .milliseconds(scan.interval), window: .milliseconds(scan.window),
            codedPHY: scan.usesCodedPHY)
    }

    public nonisolated func listen(_ take: @Sendable ([HeardReport]) async -> Void) async throws {
        for try await reports in reports() {
            await take(reports)
        }
    }
}
