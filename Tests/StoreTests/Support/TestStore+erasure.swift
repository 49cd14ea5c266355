import Foundation
import Postgres
import Vocabulary

@testable import Store

extension TestStore {
    /// Erases somebody, but for the sightings; returns the random number that is left of them.
    @discardableResult
    func erase(_ person: Int64, only: Classification? = nil, _ lease: Lease) async throws -> UUID {
        let entry = AuditEntry(at: Self.now, action: .personErased, actor: nil, targets: .people([person]))
        let order = Erasure.Order(person: person, only: only, at: Self.now, entry: entry)
        return try await pool.withTransaction { try await Erasure($0).erase(order, lease: lease) }
    }

    func subject(of person: Int64) async throws -> UUID {
        try await admin.query("select subject_id from subject where person_id = \(person)")[0].decode(0)
    }
}
