/// A device's progress with a command.
public struct OutcomeReport: Equatable, Sendable {  // generated: init
    public var id: String
    public var outcome: Outcome
    /// The device's own text, at most 200 characters.
    public var reason: String?
    /// The state of the device at the end of the command.
    public var state: DeviceProperties?
    public var refused: [RefusedMessage] = []
}

/// The outcome of a command that a device reports.
public enum Outcome: String, CaseIterable, Sendable {
    /// It begins. All others are final.
    case accepted
    case done
    /// It refuses the command.
    case refused
    /// It was not able to do it.
    case failed
    /// An obstruction was detected, and it halted.
    case obstructed
    /// It stopped before the end: because of a restart, a stop, or a later command.
    case interrupted

    public var isEnd: Bool { self != .accepted }
}
