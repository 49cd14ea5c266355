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
