public import Beacon
public import Foundation
import HCI
import Synchronization
public import Vocabulary
import Wire

/// The status of a radio: its supervisor writes it, all others read it.
public final class RadioGauge: Sendable {
    /// Longer than any wait of the supervision: a supervisor without a turn in this time hangs.
    static let turnTimeout = Duration.seconds(180)

    /// As it was asked for: by name or by address.
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

    /// Whether the supervision still takes its turns, also where the radio itself does not work.
    func isTurning(at now: Duration) -> Bool {
        now - status.turnedAt < Self.turnTimeout
    }

    /// What a heartbeat tells.
    /// - Parameter reportsPerSecond: since the heartbeat before.
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

/// How a node's radio is doing, for the viewer.
public struct RadioStatus: Equatable, Sendable {
    public internal(set) var state = RadioState.starting
    /// Whether the radio is on the air without a scan; `state` is `off` meanwhile.
    public internal(set) var onlyAdvertises = false
    public internal(set) var tally = Tally()
    /// As the kernel names the adapter that was opened last; nil before.
    public internal(set) var name: String?
    /// Of the adapter that was opened last; nil before, and of one that has none.
    public internal(set) var address: DeviceAddress?
    /// Nil until the controller said what it can do.
    public internal(set) var commands: RadioCommands?
    /// What keeps the radio from working.
    public internal(set) var fault: Fault?
    /// When the supervision last took a turn, as elapsed time on the node.
    var turnedAt = Duration.zero

    /// As logs and `systemctl status` tell the state.
    var word: String { onlyAdvertises ? "advertising" : state.rawValue }
}

extension RadioStatus {
    /// What a node's radio has seen since the program started.
    public struct Tally: Equatable, Sendable {
        /// Advertising reports.
        public internal(set) var reports = 0
        /// On the node's clock.
        public internal(set) var lastReportAt: Date?
        /// Scans that were started anew.
        public internal(set) var restarts = 0
        /// Times the controller was reset.
        public internal(set) var resets = 0
        /// Reports that were lost because more came than could be taken in.
        public internal(set) var dropped = 0
        /// Events whose lengths disagree with their bytes.
        public internal(set) var malformed = 0
    }

    /// What keeps a radio from working, for the log and the heartbeat.
    public struct Fault: Equatable, Sendable {
        /// A stable word, such as `no_adapter`.
        public let code: String
        /// For a person, with the cause where one is known.
        public let message: String
        /// What to do about it.
        public let hint: String?
        /// Whether it goes on until a person does something about it.
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
    /// An adapter that went away or hangs often comes back by itself; a permission never does.
    fileprivate var needsPerson: Bool {
        switch self {
        case .noBluetooth, .noAdapter, .notPermitted, .blockedByRfkill, .down, .busy, .noLE, .invalidRequest: true
        case .notAnswering, .refused, .hardwareError, .gone, .socketLost, .failed: false
        }
    }
}
