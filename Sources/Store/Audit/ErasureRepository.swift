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

    /// All people who were erased, the earliest first.
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

extension ErasureRepository {
    /// A table from which an erasure takes rows.
    struct Table: Sendable {
        /// Those that hold words of a person: names, addresses, what their browser calls itself. The others hold
        /// numbers, times, hashes, and words of ours.
        static let withWords: Set = [
            "person", "session", "audit_address", "alert", "webhook_delivery", "muster_entry", "muster_belief",
            "correction", "booking", "unlock",
        ]

        let name: String
        /// With its indexes, in bytes.
        let size: Int64

        var holdsWords: Bool { Self.withWords.contains(name) }

        /// `person`, whatever is deleted with a row of it, and the sightings.
        static func all(_ database: some Querying) async throws -> [ErasureRepository.Table] {
            try await database.query(
                """
                with recursive erased (oid) as (
                    values ('person'::regclass::oid), ('sighting'::regclass)
                    union
                    select conrelid from pg_constraint join erased on confrelid = erased.oid
                    where contype = 'f' and confdeltype = 'c' and conparentid = 0)
                select relname::text, pg_total_relation_size(oid) from erased join pg_class using (oid) order by relname
                """
            ).map {
                let (name, size) = try $0.decode((String, Int64).self)
                return ErasureRepository.Table(name: name, size: size)
            }
        }

        func vacuum(isRewritten: Bool) -> Query {
            Query(unescaped: "vacuum (\(isRewritten ? "full, " : "")analyze) public.\(name)")
        }
    }
}
