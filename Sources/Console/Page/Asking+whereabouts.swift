import Vocabulary
import Wire

extension Asking {
    /// Returns all people who match, from as many pages as necessary.
    ///
    /// Changes since the first page arrive as events: a change that a later page already contains is shown twice, and
    /// none is missed.
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
