public import Foundation
public import Postgres
public import Vocabulary

/// Erases a person: the account and every trace of where they were.
///
/// Sightings are too many to be searched while all callers wait: the person is put on a list, and `Sweep` deletes
/// them right after. Nothing leads from them to a person any more.
public struct Erasure: Sendable {
    /// Who is to be erased.
    public struct Order: Equatable, Sendable {  // generated: init
        public let person: Int64
        /// Refuses people of any other classification as if they did not exist; nil takes all.
        public let only: Classification?
        public let at: Date
        /// What the audit says of it.
        public let entry: AuditEntry
    }

    let transaction: Transaction

    public init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    /// Returns the random number by which the erasure is remembered.
    /// - Throws: `StoreError` where there is no such person or they are the last admin, `Lease.Lost` where another
    ///   server owns the engine.
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
            throw StoreError.notFound("There is no such person: \(order.person).")
        }
        try await remove(order)
        return try row.decode(0)
    }

    private func remove(_ order: Order) async throws {
        let person = order.person
        try await naming(["person_last_admin": .lastAdmin]) {
            try await transaction.pipeline([
                AuditRepository.insert(order.entry),
                """
                insert into erasure (subject_id, erased_at)
                select subject_id, \(order.at) from subject where person_id = \(person) on conflict do nothing
                """,
                "insert into unswept (person_id, erased_at) values (\(person), \(order.at)) on conflict do nothing",
                // A person who follows the changes must not meet an id again, so the newest is kept where it may go.
                """
                update engine_lease set erased_change = greatest(
                    erased_change, (select max(change_id) from whereabouts_change where person_id = \(person)))
                """,
                // Told while it is known who was invited.
                BookingRepository.cancel(of: person, at: order.at),
                "delete from whereabouts where person_id = \(person)",
                "delete from person where person_id = \(person)",
            ])
        }
    }
}
