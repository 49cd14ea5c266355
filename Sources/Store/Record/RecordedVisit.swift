public import Foundation
public import Presence

/// A visit as the record has it, or is to have it.
public struct RecordedVisit: Equatable, Sendable {
    /// Nil where it is new.
    public var id: Int64?
    public var room: Int64
    public var enteredAt: Date
    /// Nil while it lasts.
    public var leftAt: Date?
    public var end: Transition.VisitEnd?

    public init(id: Int64?, room: Int64, enteredAt: Date, leftAt: Date?, end: Transition.VisitEnd?) {
        self.id = id
        self.room = room
        self.enteredAt = enteredAt
        self.leftAt = leftAt
        self.end = end
    }

    var until: Date { leftAt ?? .distantFuture }

    func covers(_ instant: Date) -> Bool { enteredAt <= instant && instant < until }

    func overlap(with other: RecordedVisit) -> TimeInterval {
        min(until, other.until).timeIntervalSince(max(enteredAt, other.enteredAt))
    }
}
