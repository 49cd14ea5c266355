public import Foundation
import Postgres

/// A stretch of somebody's past that has to be looked through again.
public struct RecordDue: Equatable, Sendable {
    /// Nil where it is not stored yet.
    public let id: Int64?
    public let person: Int64
    public let from: Date
    public let until: Date
    /// Not before.
    public let dueAt: Date

    public init(id: Int64? = nil, person: Int64, from: Date, until: Date, dueAt: Date) {
        self.id = id
        self.person = person
        self.from = from
        self.until = until
        self.dueAt = dueAt
    }

    static func insert(_ dues: [RecordDue]) -> Query {
        """
        insert into record_due (person_id, from_at, until_at, due_at)
        select due.* from unnest(
            \(dues.map(\.person)), \(dues.map(\.from)), \(dues.map(\.until)), \(dues.map(\.dueAt))
        ) as due (person_id, from_at, until_at, due_at) join person using (person_id)
        """
    }
}
