public import Foundation
import Postgres
public import Vocabulary

/// A visit in the record, or to be recorded.
public struct RecordedVisit: Equatable, Sendable {  // generated: init
    /// Nil if it is new.
    public var id: Int64?
    public var room: Int64
    public var enteredAt: Date
    /// Nil while it lasts.
    public var leftAt: Date?
    public var end: VisitEnd?
    /// Whether it is based only on the person's own client; nil if that was not recorded.
    public var isTold: Bool?
    /// Whether it was added from late sightings of a day whose other sightings were deleted.
    public var isFilled: Bool = false
    /// The correction that stated it; such a visit is never changed by evidence.
    public var correction: Int64?

    /// The value of the database column.
    var source: String? { correction == nil ? isTold.map { $0 ? "client" : "scanner" } : "person" }

    /// The value of the database column.
    var filledMark: Bool? { isFilled ? true : nil }

    var until: Date { leftAt ?? .distantFuture }

    func covers(_ instant: Date) -> Bool { enteredAt <= instant && instant < until }

    func overlaps(_ times: (from: Date, to: Date)) -> Bool { enteredAt < times.to && until > times.from }

    func overlap(with other: RecordedVisit) -> TimeInterval {
        min(until, other.until).timeIntervalSince(max(enteredAt, other.enteredAt))
    }
}

extension RecordedVisit {
    /// Marks the last visit of people who are now known to have left as ended by leaving, if its end was unknown.
    /// - Parameter checked: whether to require that the stored live state is `left` and not older than that visit;
    ///   false if that state is still to be written.
    static func endInLeaving(of people: [Int64], checked: Bool) -> Query {
        """
        update visit set end_reason = 'left' from unnest(\(people)) as gone (person_id)
        where visit.visit_id = (
                select visit_id from visit latest where latest.person_id = gone.person_id
                order by latest.entered_at desc limit 1)
            and visit.end_reason = 'unknown'
            and (not \(checked) or exists (
                select from whereabouts
                where whereabouts.person_id = gone.person_id and state = 'left'
                    and heard_at > visit.left_at - interval '10 s'))
        """
    }
}
