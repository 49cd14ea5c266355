public import Logging

/// An adapter with what every command needs in addition: gauge, clock, recording.
public struct LiveRadio: Sendable {
    let settings: RadioSettings
    let gauge: RadioGauge
    let clock: NodeClock
    let logger: Logger
    private let isFirstStartVital: Bool
    private let capture: CaptureWriter?

    /// - Parameter isFirstStartVital: whether an adapter that cannot be used at the start ends the run.
    /// - Throws: `NodeError` or `Btsnoop.Failure` if a recording is not possible.
    public init(
        _ settings: RadioSettings, isFirstStartVital: Bool, clock: NodeClock = NodeClock(), logger: Logger
    ) throws {
        self.settings = settings
        self.isFirstStartVital = isFirstStartVital
        self.clock = clock
        self.logger = logger
        gauge = RadioGauge(settings)
        capture = try settings.record.map { try CaptureWriter(path: $0, logger: logger) }
    }

    var scan: RadioDuty.Scan { RadioDuty.Scan(isActive: settings.isActive) }

    func supervisor(_ duty: RadioDuty, hear: @escaping Supervisor.Hearing) -> Supervisor {
        Supervisor(
            settings, duty: duty, gauge: gauge, clock: clock, isFirstStartVital: isFirstStartVital, capture: capture,
            logger: logger, hear: hear)
    }
}

extension LiveRadio {
    /// Prints what it hears, until a signal or for a number of seconds.
    ///
    /// - Throws: `AdapterError`.
    public func print(
        _ format: SightingPrinter.Format, seconds: Double?, write: @escaping @Sendable (String) -> Void
    ) async throws {
        let printer = SightingPrinter(format: format, clock: clock, write: write)
        var group = NodeGroup(logger: logger)
        group.add(printer)
        group.add(supervisor(RadioDuty(scan: scan)) { await printer.hear($0) })
        try await group.run(seconds: seconds)
    }

    /// Advertises until a signal or for a number of seconds.
    ///
    /// - Throws: `AdapterError`.
    public func advertise(_ advertisement: Advertisement, seconds: Double?) async throws {
        var group = NodeGroup(logger: logger)
        group.add(supervisor(RadioDuty(scan: nil, advertisement: advertisement)) { _ in })
        try await group.run(seconds: seconds)
    }

    /// Sends the server the list of nearby rooms, until a signal or for a number of seconds.
    ///
    /// - Throws: `AdapterError`; `NodeError` if the server refuses the student.
    public func follow(_ login: StudentLogin, seconds: Double?) async throws {
        let post = LocationPost(login: login, clock: clock, logger: logger)
        let follower = Follower(gauge: gauge, clock: clock, post: post)
        var group = NodeGroup(logger: logger)
        group.add(post)
        group.add(follower)
        group.add(supervisor(RadioDuty(scan: scan)) { await follower.hear($0) })
        try await group.run(seconds: seconds)
    }
}
