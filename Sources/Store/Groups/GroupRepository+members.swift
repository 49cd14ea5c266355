import Postgres

extension GroupRepository {
    /// The people of a group. Throws `StoreError` where there is no such group.
    public func members(of group: Int64, _ list: ListQuery) async throws -> Listing<Person> {
        let known = try await database.query("select from school_group where group_id = \(group)")
        guard !known.isEmpty else { throw Self.missing(group) }
        return try await database.listing(
            """
            select person_id, email, first_name, last_name, classification
            from group_member join person using (person_id)
            where group_id = \(group)
                and strpos(lower(first_name || ' ' || last_name || ' ' || email), lower(\(list.search))) > 0
            order by lower(last_name), lower(first_name), person_id
            limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from group_member join person using (person_id)
                where group_id = \(group)
                    and strpos(lower(first_name || ' ' || last_name || ' ' || email), lower(\(list.search))) > 0
                """,
            decode: PersonRepository.person)
    }

    /// Who is in it already stays. Throws `StoreError` where a person does not exist; then nobody is added.
    public func add(_ people: [Int64], to group: Int64) async throws {
        let rows = try await database.query(
            """
            select wanted from unnest(\(people)) wanted
            where not exists (select from person where person_id = wanted) order by 1 limit 1
            """)
        if let missing = try rows.first?.decode(0, as: Int64.self) {
            throw StoreError.notFound("There is no such person: \(missing).")
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
