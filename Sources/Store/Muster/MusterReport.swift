public import Foundation
import Postgres
public import Vocabulary

extension Muster {
    /// How a roll-call went.
    public struct Report: Equatable, Sendable {
        /// Of one person whom the roll-call expected.
        public struct Person: Equatable, Sendable {
            /// What was believed; nil for a person never heard.
            public let believed: WhereaboutsState?
            /// Seconds from the start until an entry accounted for them that still holds; nil if none does.
            public let accountedAfter: Double?
            /// Whether that entry says that they were there.
            public let wasThere: Bool
        }

        /// Those accounted for first, in the order in which that was said.
        public let people: [Person]
        /// As on the muster list.
        public let counts: Muster.Counts

        /// Seconds until so large a share of all was accounted for; nil if it was not.
        public func seconds(toShare share: Double) -> Double? {
            let wanted = Int((Double(people.count) * share).rounded(.up))
            guard wanted > 0, wanted <= people.count else { return nil }
            return people[wanted - 1].accountedAfter
        }
    }
}

extension MusterRepository {
    public func report(_ muster: Muster, at now: Date) async throws -> Muster.Report {
        let rows = try await database.query(
            """
            with asked as (
                select \(muster.id)::bigint as muster_id, \(now)::timestamptz as now
            ), \(unescaped: Self.entries), \(unescaped: Self.standings)
            select standing, belief.state, witness, extract(epoch from said_at - \(muster.startedAt))::float8
            from stood left join latest using (person_id)
                left join (select person_id, state from muster_belief where muster_id = \(muster.id)) belief
                    using (person_id)
            order by coalesce(\(unescaped: Self.accounts), false) desc, said_at
            """)
        var (people, counts): ([Muster.Report.Person], Muster.Counts) = ([], Muster.Counts())
        for row in rows {
            let (standing, believed, witness, seconds) = try row.decode(
                (MusterStanding, WhereaboutsState?, Witness?, Double?).self)
            let isAccountedFor = witness?.accountsFor ?? false
            counts.add(1, standing, isAccountedFor: isAccountedFor)
            guard standing == .expected else { continue }
            people.append(
                Muster.Report.Person(
                    believed: believed, accountedAfter: isAccountedFor ? seconds : nil,
                    wasThere: isAccountedFor && witness != .knownAbsent))
        }
        return Muster.Report(people: people, counts: counts)
    }
}
