public import Foundation

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
