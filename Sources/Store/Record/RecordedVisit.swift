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
    /// Whether nothing but the person's own client said so; nil where that was not kept.
    public var isTold: Bool?

    public init(
        id: Int64?, room: Int64, enteredAt: Date, leftAt: Date?, end: Transition.VisitEnd?, isTold: Bool? = nil
    ) {
        self.id = id
        self.room = room
        self.enteredAt = enteredAt
        self.leftAt = leftAt
        self.end = end
        self.isTold = isTold
    }

    /// As the database has it.
    var source: String? { isTold.map { $0 ? "client" : "scanner" } }

    var until: Date { leftAt ?? .distantFuture }

    func covers(_ instant: Date) -> Bool { enteredAt <= instant && instant < until }

    func overlap(with other: RecordedVisit) -> TimeInterval {
        min(until, other.until).timeIntervalSince(max(enteredAt, other.enteredAt))
    }
}
