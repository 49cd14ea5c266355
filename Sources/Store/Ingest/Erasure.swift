public import Postgres

/// Erases a person: the account and every trace of where they were.
public struct Erasure: Sendable {
    let transaction: Transaction

    public init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    /// - Parameter only: refuses people of any other classification as if they did not exist; nil takes all.
    /// - Throws: `StoreError` where there is no such person, `LeaseLost` where another server owns the engine.
    public func erase(_ person: Int64, only: PersonClassification?, lease: Lease) async throws {
        let results = try await transaction.pipeline([
            lease.check,
            """
            select person_id from person
            where person_id = \(person) and classification = coalesce(\(only?.rawValue), classification) for update
            """,
        ])
        guard !results[0].isEmpty else { throw LeaseLost() }
        guard !results[1].isEmpty else { throw StoreError.notFound("There is no such person: \(person).") }
        try await transaction.pipeline([
            // Whoever follows the changes must not meet an id again, so the newest is kept where it may go.
            """
            update engine_lease set erased_change = greatest(
                erased_change, (select max(change_id) from whereabouts_change where person_id = \(person)))
            """,
            "delete from sighting where person_id = \(person) or client_id = \(person)",
            "delete from whereabouts where person_id = \(person)",
            "delete from person where person_id = \(person)",
        ])
    }
}
