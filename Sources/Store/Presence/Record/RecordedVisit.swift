public import Foundation
import Postgres
public import Vocabulary

/// A visit as the record has it, or is to have it.
public struct RecordedVisit: Equatable, Sendable {  // generated: init
    /// Nil if it is new.
    public var id: Int64?
    public var room: Int64
    public var enteredAt: Date
    /// Nil while it lasts.
    public var leftAt: Date?
    public var end: VisitEnd?
    /// Whether nothing but the person's own client said so; nil if that was not kept.
    public var isTold: Bool?
    /// Whether it was added by what came late of a day whose other sightings are deleted.
    public var isFilled: Bool = false
    /// What a person said of it: it stays as that says.
    public var correction: Int64?

    /// As the database has it.
    var source: String? { correction == nil ? isTold.map { $0 ? "client" : "scanner" } : "person" }

    /// As the database has it.
    var filledMark: Bool? { isFilled ? true : nil }

    var until: Date { leftAt ?? .distantFuture }

    func covers(_ instant: Date) -> Bool { enteredAt <= instant && instant < until }

    func overlaps(_ times: (from: Date, to: Date)) -> Bool { enteredAt < times.to && until > times.from }

    func overlap(with other: RecordedVisit) -> TimeInterval {
        min(until, other.until).timeIntervalSince(max(enteredAt, other.enteredAt))
    }
}

extension RecordedVisit {
    /// Says of the last visit of people who are known to have left by now that they left then, where that was not
    /// known.
    /// - Parameter checked: whether the live state says that they have left, and was of that visit or later; where it
    ///   is still to be written, it is not asked.
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
