public import Foundation
public import Postgres

/// The remembered erasures, so that they can be repeated after a restore: a random number for each, which is
/// meaningless as long as the erased person is not restored from a backup.
public struct ErasureRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Adds erasures that were remembered outside the database; known ones stay unchanged.
    public func remember(_ subjects: [UUID], at now: Date) async throws {
        try await database.query(
            """
            insert into erasure (subject_id, erased_at) select subject_id, \(now) from unnest(\(subjects)) subject_id
            on conflict do nothing
            """)
    }

    /// Returns all erased people, the earliest first.
    public func all() async throws -> [UUID] {
        try await database.query("select subject_id from erasure order by erased_at, subject_id").map {
            try $0.decode(0)
        }
    }

    /// Returns the people who were erased and have been restored.
    public func returned() async throws -> [Int64] {
        try await database.query(
            "select person_id from erasure join subject using (subject_id) order by person_id"
        ).map { try $0.decode(0) }
    }
}

extension ErasureRepository {
    /// A table from which an erasure deletes rows.
    struct Table: Sendable {
        /// The tables with text about a person: names, addresses, what their browser calls itself. The others contain
        /// numbers, times, hashes, and fixed terms.
        static let withWords: Set = [
            "person", "session", "audit_address", "alert", "webhook_delivery", "muster_entry", "muster_belief",
            "correction", "booking", "unlock",
        ]

        let name: String
        /// The size with indexes, in bytes.
        let size: Int64

        var holdsWords: Bool { Self.withWords.contains(name) }

        /// Returns `person`, all tables whose rows are deleted with a person, and the sightings.
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
