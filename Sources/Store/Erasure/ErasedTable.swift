import Postgres

/// A table from which an erasure takes rows.
struct ErasedTable: Sendable {
    /// Those that hold words of a person: names, addresses, what their browser calls itself. The others hold numbers,
    /// times, hashes, and words of ours.
    static let withWords: Set = ["person", "session", "audit_address"]

    let name: String
    /// With its indexes, in bytes.
    let size: Int64

    var holdsWords: Bool { Self.withWords.contains(name) }

    /// `person`, whatever is deleted with a row of it, and the sightings.
    static func all(_ database: some Querying) async throws -> [ErasedTable] {
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
            return ErasedTable(name: name, size: size)
        }
    }

    func vacuum(isRewritten: Bool) -> Query {
        Query(unescaped: "vacuum (\(isRewritten ? "full, " : "")analyze) public.\(name)")
    }
}
