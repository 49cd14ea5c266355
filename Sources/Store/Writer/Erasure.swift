public import Foundation
import Phrases
public import Postgres
public import Vocabulary

/// Erases a person: the account and every trace of where they were.
///
/// There are too many sightings to search while other transactions wait: the person is put on a list, and `Sweep`
/// deletes their sightings right afterwards. From then on, nothing links the sightings to a person.
public struct Erasure: Sendable {
    /// The person to be erased.
    public struct Order: Equatable, Sendable {  // generated: init
        public let person: Int64
        /// Refuses people of any other classification as if they did not exist; nil accepts all.
        public let only: Classification?
        public let at: Date
        /// The audit entry for it.
        public let entry: AuditEntry
    }

    let transaction: Transaction

    public init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    /// Erases a person and returns the random number by which the erasure is remembered.
    /// - Throws: `Refusal` if the person does not exist or is the last admin, `Lease.Lost` if another server owns
    ///   the engine.
    @discardableResult
    public func erase(_ order: Order, lease: Lease) async throws -> UUID {
        let results = try await transaction.pipeline([
            lease.check,
            """
            select subject_id from person join subject using (person_id)
            where person_id = \(order.person) and classification = coalesce(\(order.only?.rawValue), classification)
            for update of person
            """,
        ])
        guard !results[0].isEmpty else { throw Lease.Lost() }
        guard let row = results[1].first else {
            throw Refusal.notFound(.noPersonWithNumber(order.person))
        }
        try await remove(order)
        return try row.decode(0)
    }

    private func remove(_ order: Order) async throws {
        let person = order.person
        try await naming(["person_last_admin": .conflict(.lastAdmin)]) {
            try await transaction.pipeline([
                AuditRepository.insert(order.entry),
                """
                insert into erasure (subject_id, erased_at)
                select subject_id, \(order.at) from subject where person_id = \(person) on conflict do nothing
                """,
                "insert into unswept (person_id, erased_at) values (\(person), \(order.at)) on conflict do nothing",
                // The newest ID is kept before its row can be deleted, so that readers of the changes never see an ID
                // twice.
                """
                update engine_lease set erased_change = greatest(
                    erased_change, (select max(change_id) from whereabouts_change where person_id = \(person)))
                """,
                // The bookings are cancelled while the invited people are still known.
                BookingRepository.cancel(of: person, at: order.at),
                "delete from whereabouts where person_id = \(person)",
                "delete from person where person_id = \(person)",
            ])
        }
    }
}
