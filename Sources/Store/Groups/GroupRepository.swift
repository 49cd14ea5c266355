public import Postgres

/// Groups and who belongs to them.
public struct GroupRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    private static let conflicts = [
        "school_group_name_key": StoreError.conflict("There is a group of that name already.")
    ]

    public func list(_ list: ListQuery) async throws -> Listing<SchoolGroup> {
        try await database.listing(
            """
            select group_id, group_name,
                (select count(*) from group_member where group_member.group_id = school_group.group_id)
            from school_group
            where strpos(lower(group_name), lower(\(list.search))) > 0
            order by lower(group_name)
            limit \(list.limit) offset \(list.offset)
            """,
            count: "select count(*) from school_group where strpos(lower(group_name), lower(\(list.search))) > 0"
        ) { row in
            let (id, name, members) = try row.decode((Int64, String, Int).self)
            return SchoolGroup(id: id, name: name, members: members)
        }
    }

    /// Throws `StoreError` where the name is taken.
    public func create(name: String) async throws -> Int64 {
        try await naming(Self.conflicts) {
            try await database.query("insert into school_group (group_name) values (\(name)) returning group_id")[0]
                .decode(0)
        }
    }

    /// Changes what is given. Throws `StoreError`.
    public func edit(_ id: Int64, name: String?) async throws {
        let rows = try await naming(Self.conflicts) {
            try await database.query(
                """
                update school_group set group_name = coalesce(\(name), group_name)
                where group_id = \(id) returning group_id
                """)
        }
        guard !rows.isEmpty else { throw Self.missing(id) }
    }

    /// The members stay who they are.
    public func delete(_ id: Int64) async throws {
        let rows = try await database.query("delete from school_group where group_id = \(id) returning group_id")
        guard !rows.isEmpty else { throw Self.missing(id) }
    }

    static func missing(_ id: Int64) -> StoreError { .notFound("There is no group \(id).") }
}
