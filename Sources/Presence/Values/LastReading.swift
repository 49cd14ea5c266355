public import Foundation

/// The last reading of a person at a scanner before it fell quiet, and for how long it made them unknown.
public struct LastReading: Equatable, Sendable {  // generated: init
    public let person: Int64
    public let room: Int64
    public let scanner: Int64
    /// The room that the scanner stood in; nil if unknown.
    public let heardIn: Int64?
    /// The badge that it heard.
    public let badge: Int64
    /// In dBm, smoothed.
    public let level: Double
    /// The leave time of the room's zone, in seconds.
    public let leaveAfter: Double
    /// From when until when they were unknown; `until` is nil if they still were.
    public let since: Date
    public let until: Date?
}
