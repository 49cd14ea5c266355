public import Foundation
import Postgres

/// A period of a person's past that must be smoothed again.
public struct RecordDue: Equatable, Sendable {  // generated: init
    /// Nil if it is not stored yet.
    public let id: Int64?
    public let person: Int64
    public let from: Date
    public let until: Date
    /// The earliest time to do so.
    public let dueAt: Date

    /// How long the record waits for further batches, in seconds: a node that was away sends many, one after the other.
    public static let wait = 30.0

    /// Inserts due periods. A period that overlaps one that still waits is merged into it without making it wait
    /// longer; otherwise it would be smoothed again for each batch, and split into as many visits. Periods that are
    /// already being smoothed are left unchanged.
    static func insert(_ dues: [RecordDue]) -> Query {
        """
        with new as (
            select due.* from unnest(
                \(dues.map(\.person)), \(dues.map(\.from)), \(dues.map(\.until)), \(dues.map(\.dueAt))
            ) as due (person_id, from_at, until_at, due_at) join person using (person_id)
        ), grown as (
            update record_due set from_at = least(record_due.from_at, new.from_at),
                until_at = greatest(record_due.until_at, new.until_at)
            from new
            where record_due.person_id = new.person_id and record_due.due_at > new.due_at - make_interval(secs => \
            \(wait))
                and record_due.from_at <= new.until_at and record_due.until_at >= new.from_at
            returning record_due.person_id, record_due.from_at, record_due.until_at
        )
        insert into record_due (person_id, from_at, until_at, due_at)
        select person_id, from_at, until_at, due_at from new
        where not exists (
            select from grown
            where grown.person_id = new.person_id and grown.from_at <= new.from_at and grown.until_at >= new.until_at)
        """
    }
}
