public import Foundation

/// A room that the person booked, or was invited to.
public struct BookedTime: Equatable, Sendable {  // generated: init
    /// The seconds before its beginning from which it gives access.
    public static let early: TimeInterval = 300

    public var id: Int64
    public var from: Date
    public var until: Date

    public func holds(at instant: Date) -> Bool { from - Self.early <= instant && instant < until }
}
