public import Foundation
import Postgres
public import Vocabulary

extension Muster {
    /// The outcome of a roll-call.
    public struct Report: Equatable, Sendable {
        /// The outcome for one person whom the roll-call expected.
        public struct Person: Equatable, Sendable {
            /// What was believed; nil for a person who was never heard.
            public let believed: WhereaboutsState?
            /// Seconds from the start until a still valid entry accounted for them; nil if no entry does.
            public let accountedAfter: Double?
            /// Whether that entry says that they were there.
            public let wasThere: Bool
        }

        /// The people in the order in which they were accounted for.
        public let people: [Person]
        /// The same counts as on the muster list.
        public let counts: Muster.Counts

        /// Returns the seconds until at least this share of all people was accounted for; nil if it was not reached.
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
