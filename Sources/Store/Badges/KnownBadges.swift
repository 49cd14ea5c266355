import Postgres
public import Vocabulary
public import Wire

extension KnownBadgeRecord: RowDecodable {}

extension BadgeRepository {
    /// The badges, each with its current or last issue.
    private static let known = """
        select beacon.beacon_id as badge_id, uuid, major as major_key, minor as minor_key, address,
            case when lost_at is not null then 'lost' when issued_at is not null and returned_at is null then 'issued'
                else 'free' end as state,
            person.person_id, email, first_name, last_name, issued_at, returned_at, lost_at,
            case when last_heard_at > greatest(returned_at, lost_at) then last_heard_at end as last_heard_at
        from beacon left join lateral (
            select issue.person_id, issued_at, returned_at from badge_issue issue
            where issue.beacon_id = beacon.beacon_id order by issued_at desc limit 1
        ) latest on true left join person using (person_id)
        where room_id is null and retired_at is null
        """

    /// The text that a search matches.
    private static let names =
        "searchable(concat_ws(' ', badge_id, major_key || '/' || minor_key, first_name, last_name, email))"

    /// - Parameter state: only badges in this; nil for all.
    public func list(_ list: ListQuery, state: BadgeState?) async throws -> Listing<KnownBadgeRecord> {
        try await database.listing(
            """
            select * from (\(unescaped: Self.known)) known
            where (\(state?.rawValue) is null or state = \(state?.rawValue))
                and strpos(\(unescaped: Self.names), searchable(\(list.search))) > 0
            order by badge_id limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from (\(unescaped: Self.known)) known
                where (\(state?.rawValue) is null or state = \(state?.rawValue))
                    and strpos(\(unescaped: Self.names), searchable(\(list.search))) > 0
                """)
    }
}
