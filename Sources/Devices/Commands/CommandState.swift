/// The progress of a command.
public enum CommandState: String, CaseIterable, Codable, Sendable {
    /// It is recorded, and has not reached a device.
    case asked
    /// It was sent through the broker to a subscriber.
    case sent
    /// The device has received it and begun.
    case accepted
    case done
    /// The device refuses it.
    case refused
    case failed
    /// An obstruction was detected, and the device halted.
    case obstructed
    /// The device stopped before the end.
    case interrupted
    /// No answer came in time. Whether the device has done it is unknown.
    case timedOut = "timed_out"
    /// The command was cancelled on request.
    case cancelled
    /// A newer command for the same property came before the device began.
    case replaced

    public var isEnd: Bool {
        switch self {
        case .asked, .sent, .accepted: false
        default: true
        }
    }

    /// Whether the device has not reported that it began, so that the command can be cancelled or replaced.
    public var isWaiting: Bool { self == .asked || self == .sent }

    public init(_ outcome: Outcome) {
        self =
            switch outcome {
            case .accepted: .accepted
            case .done: .done
            case .refused: .refused
            case .failed: .failed
            case .obstructed: .obstructed
            case .interrupted: .interrupted
            }
    }
}

/// The origin of a command.
public enum CommandSource: String, CaseIterable, Codable, Sendable {
    case person, schedule, rule
    /// The device's own button.
    case button

    /// Whether it may be done without a person present.
    public var isUnattended: Bool { self == .schedule || self == .rule }
}

/// The latest time at which a command may begin, in seconds after the request.
public enum CommandExpiry {
    public static let standard = 30
    public static let range = 1...3_600
}

/// The waiting commands of a device, and the effect of a new one on them.
public enum CommandQueue {
    /// An unfinished command of one device.
    public struct Waiting: Hashable, Sendable {  // generated: init
        public var id: Int64
        /// The property that it sets.
        public var property: String?
        public var isStop: Bool
        public var state: CommandState
    }

    /// Returns the commands in the order in which they are sent: stops first, then the oldest request first.
    public static func order(_ waiting: [Waiting]) -> [Waiting] {
        waiting.sorted { ($0.isStop ? 0 : 1, $0.id) < ($1.isStop ? 0 : 1, $1.id) }
    }

    /// Returns the commands that a new one replaces: those for the same property that the device has not begun. A stop
    /// replaces all waiting commands, and only another stop replaces a stop.
    public static func replaced(by new: Waiting, among waiting: [Waiting]) -> [Int64] {
        waiting.filter { old in
            guard old.state.isWaiting, old.id != new.id else { return false }
            if new.isStop { return true }
            return !old.isStop && old.property != nil && old.property == new.property
        }.map(\.id)
    }
}
