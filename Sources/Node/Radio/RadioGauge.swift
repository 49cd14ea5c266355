public import Beacon
public import Foundation
import HCI
import Synchronization
public import Vocabulary
import Wire

/// The status of a radio, written by its supervisor and read by all others.
public final class RadioGauge: Sendable {
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

extension RadioGauge {
    public convenience init(_ settings: RadioSettings) {
        self.init(adapter: settings.adapter, mode: settings.mode)
    }
}

/// The state of a node's radio, for display.
public struct RadioStatus: Equatable, Sendable {
    public internal(set) var state = RadioState.starting
    /// Whether the radio is on without a scan; `state` is `off` meanwhile.
    public internal(set) var onlyAdvertises = false
    public internal(set) var tally = Tally()
    /// The kernel's name of the adapter that was opened last; nil before.
    public internal(set) var name: String?
    /// The address of the adapter that was opened last; nil before, and if it has none.
    public internal(set) var address: DeviceAddress?
    /// Nil until the controller's capabilities are known.
    public internal(set) var commands: RadioCommands?
    /// What keeps the radio from working.
    public internal(set) var fault: Fault?
    /// When the supervision last took a turn, as elapsed time on the node.
    var turnedAt = Duration.zero

    /// The form of the state in logs and in `systemctl status`.
    var word: String { onlyAdvertises ? "advertising" : state.rawValue }
}

extension RadioStatus {
    /// Counts of a node's radio since the program started.
    public struct Tally: Equatable, Sendable {
        /// Advertising reports.
        public internal(set) var reports = 0
        /// By the node's clock.
        public internal(set) var lastReportAt: Date?
        /// The number of restarted scans.
        public internal(set) var restarts = 0
        /// The number of resets of the controller.
        public internal(set) var resets = 0
        /// Reports that were lost because they arrived faster than they could be processed.
        public internal(set) var dropped = 0
        /// Events whose lengths disagree with their bytes.
        public internal(set) var malformed = 0
    }

    /// What keeps a radio from working, for the log and the heartbeat.
    public struct Fault: Equatable, Sendable {
        /// A stable code, such as `no_adapter`.
        public let code: String
        /// For a person, with the cause if known.
        public let message: String
        /// What to do about it.
        public let hint: String?
        /// Whether it persists until a person acts.
        public let needsPerson: Bool

        init(_ error: any Error) {
            guard let error = error as? AdapterError else {
                code = "failed"
                message = "\(error)"
                hint = nil
                needsPerson = false
                return
            }
            code = error.code
            message = error.message + (error.cause.map { " (\($0))" } ?? "")
            hint = error.hint
            needsPerson = error.needsPerson
        }
    }
}

extension AdapterError {
    /// An adapter that went away or hangs often recovers by itself; a missing permission never does.
    fileprivate var needsPerson: Bool {
        switch self {
        case .noBluetooth, .noAdapter, .notPermitted, .blockedByRfkill, .down, .busy, .noLE, .invalidRequest: true
        case .notAnswering, .refused, .hardwareError, .gone, .socketLost, .failed: false
        }
    }
}
