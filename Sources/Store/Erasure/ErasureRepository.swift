public import Foundation
public import Postgres

/// The erasures that are remembered, so that they can be repeated after a restore: a random number each, which means
/// nothing as long as the person it was does not come back out of a backup.
public struct ErasureRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Takes over what was remembered outside the database; what is known already stays.
    public func remember(_ subjects: [UUID], at now: Date) async throws {
        try await database.query(
            """
            insert into erasure (subject_id, erased_at) select subject_id, \(now) from unnest(\(subjects)) subject_id
            on conflict do nothing
            """)
    }

    /// Everybody who was erased, the earliest first.
    public func all() async throws -> [UUID] {
        try await database.query("select subject_id from erasure order by erased_at, subject_id").map {
            try $0.decode(0)
        }
    }

    /// The people who were erased and have come back.
    public func returned() async throws -> [Int64] {
        try await database.query(
            "select person_id from erasure join subject using (subject_id) order by person_id"
        ).map { try $0.decode(0) }
    }
}
