import HCI
import Synchronization
public import Vocabulary
import Wire

/// The status of a radio, written by its supervisor and read by all others.
public final class RadioMonitor: Sendable {
    /// Longer than any wait of the supervision: a supervisor without a turn in this time is stuck.
    static let turnTimeout = Duration.seconds(180)

    /// The requested adapter, by name or by address.
    public let adapter: String
    public let mode: RadioMode
    private let current = Mutex(RadioStatus())

    public init(adapter: String, mode: RadioMode) {
        self.adapter = adapter
        self.mode = mode
    }

    public var status: RadioStatus { current.withLock { $0 } }

    func update(_ change: (inout RadioStatus) -> Void) {
        current.withLock { change(&$0) }
    }

    /// Returns whether the supervision still runs, even if the radio itself does not work.
    func isTurning(at now: Duration) -> Bool {
        now - status.turnedAt < Self.turnTimeout
    }

    /// Returns the record for a heartbeat.
    /// - Parameter reportsPerSecond: the rate since the previous heartbeat.
    func record(reportsPerSecond: Double) -> RadioRecord {
        let status = status
        return RadioRecord(
            state: status.state, reportsPerSecond: reportsPerSecond,
            lastReportAt: status.tally.lastReportAt, restarts: status.tally.restarts, resets: status.tally.resets,
            droppedReports: status.tally.dropped, mode: mode, commands: status.commands, error: status.fault?.code)
    }
}

extension RadioMonitor {
    public convenience init(_ settings: RadioSettings) {
        self.init(adapter: settings.adapter, mode: settings.mode)
    }
}

extension AdapterError {
    /// An adapter that went away or hangs often recovers by itself; a missing permission never does.
    var needsPerson: Bool {
        switch self {
        case .noBluetooth, .noAdapter, .notPermitted, .blockedByRfkill, .down, .busy, .noLE, .invalidRequest: true
        case .notAnswering, .refused, .hardwareError, .gone, .socketLost, .failed: false
        }
    }
}
