import Foundation
import Postgres
public import Vocabulary

extension Muster {
    /// How a roll-call went.
    public struct Report: Equatable, Sendable {
        /// Of one person who was believed present or unknown at the start, or of whom something was said.
        public struct Person: Equatable, Sendable {
            /// What was believed; nil for somebody never heard.
            public let believed: WhereaboutsState?
            /// Seconds from the start until a word accounted for them that still holds; nil where none does.
            public let accountedAfter: Double?
            /// Whether that word says that they were there.
            public let wasThere: Bool
        }

        /// Those accounted for first, in the order in which that was said.
        public let people: [Person]

        public var accountedFor: Int { people.count { $0.accountedAfter != nil } }

        /// Seconds until so large a share of all was accounted for; nil where it was not.
        public func seconds(toShare share: Double) -> Double? {
            let wanted = Int((Double(people.count) * share).rounded(.up))
            guard wanted > 0, wanted <= people.count else { return nil }
            return people[wanted - 1].accountedAfter
        }
    }
}

extension MusterRepository {
    public func report(_ muster: Muster) async throws -> Muster.Report {
        let rows = try await database.query(
            """
            with latest as (
                select distinct on (person_id) person_id, witness, said_at from muster_word
                where muster_id = \(muster.id) order by person_id, said_at desc, version desc)
            select belief.state, witness, extract(epoch from said_at - \(muster.startedAt))::float8
            from (select person_id, state from muster_belief where muster_id = \(muster.id)) belief
                full join latest using (person_id)
            where belief.state in ('present', 'unknown') or witness is not null
            order by coalesce(witness in ('seen', 'said_present', 'seen_leaving', 'known_absent'), false) desc, said_at
            """)
        return Muster.Report(people: try rows.map(Self.person))
    }

    private static func person(_ row: Row) throws -> Muster.Report.Person {
        let (believed, witness, seconds) = try row.decode((WhereaboutsState?, Witness?, Double?).self)
        let isAccountedFor = witness?.accountsFor ?? false
        return Muster.Report.Person(
            believed: believed, accountedAfter: isAccountedFor ? seconds : nil,
            wasThere: isAccountedFor && witness != .knownAbsent)
    }
}
