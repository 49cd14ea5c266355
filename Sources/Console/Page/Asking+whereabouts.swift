import Vocabulary
import Wire

extension Asking {
    /// Everybody who is asked for, from as many pages as it takes.
    ///
    /// Changes since the first page come as events: what a later page has already is shown twice, and nothing is
    /// missed.
    func allWhereabouts(
        ownGroups: Bool? = nil, search: String? = nil, state: WhereaboutsState? = nil, zoneName: String? = nil
    ) async throws -> (people: [LocationRecord], counts: StateCounts, eventID: Int64) {
        func page(_ number: Int) async throws -> GetWhereabouts.Reply {
            try await reply(
                to: GetWhereabouts(
                    zoneName: zoneName, state: state, ownGroups: ownGroups, search: search, page: number,
                    pageSize: 1_000))
        }
        let first = try await page(1)
        var (people, number) = (first.people, 1)
        while people.count < first.total {
            number += 1
            let more = try await page(number).people
            guard !more.isEmpty else { break }
            people += more
        }
        return (people, first.counts, first.eventID)
    }
}
