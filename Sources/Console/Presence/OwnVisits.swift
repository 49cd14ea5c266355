import Phrases
import Wire

import struct Foundation.Date

/// The viewer's visits on a page, in a span of time.
struct OwnVisits {
    private let visits: [VisitRecord]
    private let corrections: [CorrectionRecord]
    private let from: Date?
    private let to: Date?

    static func load(_ query: PageQuery, _ asker: some Asking) async throws -> OwnVisits {
        let (from, to) = (try query.instant("from"), try query.instant("to"))
        let reply = try await asker.reply(to: GetOwnVisits(from: from, to: to))
        return OwnVisits(visits: reply.visits, corrections: reply.corrections, from: from, to: to)
    }

    func body(_ view: View) -> HTML {
        """
        \(view.filters([view.span(from, to)]))\(Visits.strip(visits, view))\(Visits.table(visits, view))\
        \(Corrections.list(corrections, view))
        """
    }
}
