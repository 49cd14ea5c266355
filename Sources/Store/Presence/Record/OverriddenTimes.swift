import Foundation
import Postgres
import Presence

/// The periods that statements of people cover. What receivers heard in them changes no visit.
struct OverriddenTimes: Sendable {
    /// By person, in order of time.
    private let spans: [Int64: [(from: Date, to: Date)]]

    init(_ rows: QueryResult) throws {
        var spans: [Int64: [(from: Date, to: Date)]] = [:]
        for row in rows {
            let (person, from, to) = try row.decode((Int64, Date, Date?).self)
            spans[person, default: []].append((from, to ?? .distantFuture))
        }
        self.spans = spans
    }

    static func query(_ stretches: [PersonInterval]) -> Query {
        """
        select person_id, lower(part), upper(part)
        from (
            select person_id, range_agg(spans) as said
            from correction where person_id = any(\(stretches.map(\.person))) group by person_id
        ) each, unnest(said) part
        where upper_inf(part) or upper(part) > \(stretches.map(\.from).min())
        order by person_id, lower(part)
        """
    }

    /// Returns an interval without the evidence from these periods.
    func cut(_ stretch: PersonInterval) -> PersonInterval {
        guard let spans = spans[stretch.person] else { return stretch }
        let stays = spans.reduce(stretch.stays) { stays, span in
            stays.flatMap { stay in
                [stay.within(stay.from, span.from), stay.within(span.to, stay.to)].compactMap(\.self)
            }
        }
        return PersonInterval(
            person: stretch.person, from: stretch.from, to: stretch.to, stays: stays, onlyFills: stretch.onlyFills)
    }
}
