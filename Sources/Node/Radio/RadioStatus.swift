public import Wire

/// How a node's radio is doing, for whoever looks at it.
public struct RadioStatus: Equatable, Sendable {
    public internal(set) var state = RadioState.starting
    public internal(set) var tally = RadioTally()
    /// Nil until the controller said what it can do.
    public internal(set) var commands: RadioRecord.Commands?
    /// What keeps the radio from working.
    public internal(set) var fault: RadioFault?
    /// When the supervision last took a turn, as elapsed time on the node.
    var turnedAt = Duration.zero
}
