public import Logging

/// An adapter with what every command needs beside it: gauge, clock, recording.
public struct LiveRadio: Sendable {
    let settings: RadioSettings
    let gauge: RadioGauge
    let clock: NodeClock
    let logger: Logger
    private let isFirstStartVital: Bool
    private let capture: CaptureWriter?

    /// - Parameter isFirstStartVital: whether an adapter that cannot be used at the start ends it all.
    /// - Throws: `NodeError` or `BtsnoopError` where there can be no recording.
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

    var scan: RadioDuty.Scan { settings.isActive ? .active : .passive }

    func supervisor(_ duty: RadioDuty, hear: @escaping Supervisor.Hearing) -> Supervisor {
        Supervisor(
            settings, duty: duty, gauge: gauge, clock: clock, isFirstStartVital: isFirstStartVital, capture: capture,
            logger: logger, hear: hear)
    }
}
