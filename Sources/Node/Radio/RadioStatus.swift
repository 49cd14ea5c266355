public import Beacon
public import Foundation
import HCI
public import Vocabulary
import Wire

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
