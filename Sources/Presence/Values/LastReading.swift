public import Foundation

/// A scanner that fell quiet, and how loud it had heard somebody at last.
public struct QuietScanner: Equatable, Sendable {
    public let scanner: Int64
    /// Where it stood; nil where that was not known.
    public let room: Int64?
    /// dBm, smoothed.
    public let level: Double

    public init(scanner: Int64, room: Int64?, level: Double) {
        (self.scanner, self.room, self.level) = (scanner, room, level)
    }
}

/// What a scanner last said of somebody before it fell quiet, and for how long that left them unknown.
public struct LastReading: Equatable, Sendable {
    public let person: Int64
    public let room: Int64
    public let scanner: Int64
    /// The room that the scanner stood in; nil where that was not known.
    public let heardIn: Int64?
    /// The badge that it heard.
    public let badge: Int64
    /// dBm, smoothed.
    public let level: Double
    /// The leave time of the room's zone, in seconds.
    public let leaveAfter: Double
    /// From when on they were unknown, and until when; nil where they still were.
    public let since: Date
    public let until: Date?

    public init(
        person: Int64, room: Int64, scanner: Int64, heardIn: Int64?, badge: Int64, level: Double, leaveAfter: Double,
        since: Date,
        until: Date?
    ) {
        (self.person, self.room, self.scanner, self.heardIn, self.badge) = (person, room, scanner, heardIn, badge)
        (self.level, self.leaveAfter, self.since, self.until) = (level, leaveAfter, since, until)
    }
}
