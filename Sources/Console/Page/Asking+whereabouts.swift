import Vocabulary
import Wire

extension Asking {
    /// All people who are asked for, from as many pages as it takes.
    ///
    /// Changes since the first page come as events: what a later page has already is shown twice, and nothing is
    /// missed.
    func allWhereabouts(
        ownGroups: Bool? = nil, search: String? = nil, state: WhereaboutsState? = nil, zoneName: String? = nil
    ) async throws -> (people: [LocationRecord], counts: StateCounts, eventID: Int64) {
        var first: GetWhereabouts.Reply?
        let people = try await whole {
            let next = try await reply(
                to: GetWhereabouts(
                    zoneName: zoneName, state: state, ownGroups: ownGroups, search: search, page: $0,
                    pageSize: Self.limit))
            first = first ?? next
            return (next.people, next.total)
        }
        let begin = try first.orNotFound()
        return (people, begin.counts, begin.eventID)
    }
}
