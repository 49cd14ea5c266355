public import Foundation
public import Vocabulary

/// How a node's radio is doing, for whoever looks at it.
public struct RadioStatus: Equatable, Sendable {
    public internal(set) var state = RadioState.starting
    /// Whether the radio is on the air without a scan; `state` is `off` meanwhile.
    public internal(set) var onlyAdvertises = false
    public internal(set) var tally = RadioTally()
    /// Nil until the controller said what it can do.
    public internal(set) var commands: RadioCommands?
    /// What keeps the radio from working.
    public internal(set) var fault: RadioFault?
    /// When the supervision last took a turn, as elapsed time on the node.
    var turnedAt = Duration.zero

    /// As logs and `systemctl status` tell the state.
    var word: String { onlyAdvertises ? "advertising" : state.rawValue }
}

/// What a node wants of its radio.
public struct RadioDuty: Sendable {
    public enum Scan: Sendable {
        case passive
        /// Asks beacons for their scan response too.
        case active
    }

    /// Nil where the node only advertises.
    public let scan: Scan?
    /// Nil where the node only scans.
    public internal(set) var advertisement: Advertisement?

    public init(scan: Scan?, advertisement: Advertisement? = nil) {
        self.scan = scan
        self.advertisement = advertisement
    }
}

/// What a node's radio has seen since the program started.
public struct RadioTally: Equatable, Sendable {
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
