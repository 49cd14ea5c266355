/// How far a command came.
public enum CommandState: String, CaseIterable, Codable, Sendable {
    /// It is written down, and has not reached a device.
    case asked
    /// It was handed to the broker, while a person listened.
    case sent
    /// The device has it and began.
    case accepted
    case done
    /// The device will not do it.
    case refused
    case failed
    /// Something was in the way, and the device halted.
    case obstructed
    /// The device broke off.
    case interrupted
    /// Nothing was heard in time. The device may have done it or not.
    case timedOut = "timed_out"
    /// A person took it back.
    case cancelled
    /// A newer one for the same property came before the device began.
    case replaced

    public var isEnd: Bool {
        switch self {
        case .asked, .sent, .accepted: false
        default: true
        }
    }

    /// Whether the device has not said that it began, so that the command can be taken back or replaced.
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

/// Who wants a command.
public enum CommandSource: String, CaseIterable, Codable, Sendable {
    case person, schedule, rule
    /// The device's own.
    case button

    /// Whether no person need be there when it is done.
    public var isUnattended: Bool { self == .schedule || self == .rule }
}

/// Until when a command may begin, in seconds after it was said.
public enum CommandExpiry {
    public static let standard = 30
    public static let range = 1...3_600
}

/// Which commands of a device wait, and what a new one does to them.
public enum CommandQueue {
    /// A command that has not ended, of one device.
    public struct Waiting: Hashable, Sendable {  // generated: init
        public var id: Int64
        /// What it sets.
        public var property: String?
        public var isStop: Bool
        public var state: CommandState
    }

    /// In the order in which they are sent: what stops goes first, then what was asked first.
    public static func order(_ waiting: [Waiting]) -> [Waiting] {
        waiting.sorted { ($0.isStop ? 0 : 1, $0.id) < ($1.isStop ? 0 : 1, $1.id) }
    }

    /// The commands that a new one puts in its place: those for the same property that the device has not begun. A stop
    /// replaces all that wait, and only another stop replaces it.
    public static func replaced(by new: Waiting, among waiting: [Waiting]) -> [Int64] {
        waiting.filter { old in
            guard old.state.isWaiting, old.id != new.id else { return false }
            if new.isStop { return true }
            return !old.isStop && old.property != nil && old.property == new.property
        }.map(\.id)
    }
}
