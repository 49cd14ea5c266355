import Phrases
public import Postgres
public import Wire

extension GroupRecord: RowDecodable {}
extension MemberRecord: RowDecodable {}

/// Groups and their members.
public struct GroupRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    private static let conflicts = [
        "school_group_name_key": Refusal.conflict(.groupNameTaken)
    ]

    public func list(_ list: ListQuery) async throws -> Listing<GroupRecord> {
        try await database.listing(
            """
            select group_id, group_name,
                (select count(*) from group_member where group_member.group_id = school_group.group_id) as members
            from school_group
            where strpos(searchable(group_name), searchable(\(list.search))) > 0
            order by \(unescaped: list.order.column("group_name"))
            limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from school_group where strpos(searchable(group_name), searchable(\(list.search))) > 0
                """)
    }

    /// Creates a group. Throws `Refusal` if the name is taken.
    public func create(name: String) async throws -> Int64 {
        try await naming(Self.conflicts) {
            try await database.query("insert into school_group (group_name) values (\(name)) returning group_id")[0]
                .decode(0)
        }
    }

    /// Changes the given values. Throws `Refusal`.
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

    /// Deletes a group, but not its members.
    public func delete(_ id: Int64) async throws {
        let rows = try await database.query("delete from school_group where group_id = \(id) returning group_id")
        guard !rows.isEmpty else { throw Self.missing(id) }
    }

    static func missing(_ id: Int64) -> Refusal { .notFound(.noGroupWithNumber(id)) }
}

extension GroupRepository {
    /// Returns the people of a group. Throws `Refusal` if there is no such group.
    public func members(of group: Int64, _ list: ListQuery) async throws -> Listing<MemberRecord> {
        let known = try await database.query("select from school_group where group_id = \(group)")
        guard !known.isEmpty else { throw Self.missing(group) }
        return try await database.listing(
            """
            select person_id, email, first_name, last_name, classification
            from group_member join person using (person_id)
            where group_id = \(group)
                and strpos(
                    searchable(first_name || ' ' || last_name || ' ' || email), searchable(\(list.search))) > 0
            order by \(unescaped: list.order.people())
            limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from group_member join person using (person_id)
                where group_id = \(group)
                    and strpos(
                        searchable(first_name || ' ' || last_name || ' ' || email), searchable(\(list.search))) > 0
                """)
    }

    /// Returns the names of the groups that a person is in.
    public func names(of person: Int64) async throws -> [String] {
        try await database.query(
            """
            select group_name from group_member join school_group using (group_id)
            where person_id = \(person) order by lower(group_name)
            """
        ).map { try $0.decode(0) }
    }

    /// Adds people; existing members stay. Throws `Refusal` if a person does not exist; then no person is added.
    public func add(_ people: [Int64], to group: Int64) async throws {
        let rows = try await database.query(
            """
            select wanted from unnest(\(people)) wanted
            where not exists (select from person where person_id = wanted) order by 1 limit 1
            """)
        if let missing = try rows.first?.decode(0, as: Int64.self) {
            throw Refusal.notFound(.noPersonWithNumber(missing))
        }
        try await database.query(
            """
            insert into group_member (group_id, person_id)
            select \(group), person_id from person where person_id = any(\(people))
            on conflict do nothing
            """)
    }

    public func remove(_ people: [Int64], from group: Int64) async throws {
        try await database.query(
            "delete from group_member where group_id = \(group) and person_id = any(\(people))")
    }
}
