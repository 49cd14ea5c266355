public import Logging

/// An adapter with what every command needs in addition: gauge, clock, recording.
public struct LiveRadio: Sendable {
    let settings: RadioSettings
    let monitor: RadioMonitor
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
        monitor = RadioMonitor(settings)
        capture = try settings.record.map { try CaptureWriter(path: $0, logger: logger) }
    }

    var scan: RadioRoles.Scan { RadioRoles.Scan(isActive: settings.isActive) }

    func supervisor(_ roles: RadioRoles, hear: @escaping RadioSupervisor.Hearing) -> RadioSupervisor {
        RadioSupervisor(
            settings, roles: roles, monitor: monitor, clock: clock, isFirstStartVital: isFirstStartVital,
            capture: capture,
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
        group.add(supervisor(RadioRoles(scan: scan)) { await printer.hear($0) })
        try await group.run(seconds: seconds)
    }

    /// Advertises until a signal or for a number of seconds.
    ///
    /// - Throws: `AdapterError`.
    public func advertise(_ advertisement: Advertisement, seconds: Double?) async throws {
        var group = NodeGroup(logger: logger)
        group.add(supervisor(RadioRoles(scan: nil, advertisement: advertisement)) { _ in })
        try await group.run(seconds: seconds)
    }

    /// Sends the server the list of nearby rooms, until a signal or for a number of seconds.
    ///
    /// - Throws: `AdapterError`; `NodeError` if the server refuses the student.
    public func follow(_ login: StudentLogin, seconds: Double?) async throws {
        let post = LocationPost(login: login, clock: clock, logger: logger)
        let follower = Follower(monitor: monitor, clock: clock, post: post)
        var group = NodeGroup(logger: logger)
        group.add(post)
        group.add(follower)
        group.add(supervisor(RadioRoles(scan: scan)) { await follower.hear($0) })
        try await group.run(seconds: seconds)
    }
}
