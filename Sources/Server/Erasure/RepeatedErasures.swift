import Foundation
import Logging
import Postgres
import Store

/// Erases again whom a restore from a backup brought back.
struct RepeatedErasures: Sendable {
    let pool: ConnectionPool
    let clock: any TimeSource
    let logger: Logger

    /// At start: what this server remembers outside the database comes into it, for whichever server owns the engine.
    func remember(_ file: ErasureFile) async throws {
        let subjects = try file.read()
        guard !subjects.isEmpty else { return }
        try await ErasureRepository(pool).remember(subjects, at: clock.now)
    }

    /// For the owner of the engine, before it takes the state over: nobody is served who was erased.
    func run(_ lease: Lease) async throws {
        for person in try await ErasureRepository(pool).returned() {
            let order = order(for: person)
            try await pool.withTransaction { try await Erasure($0).erase(order, lease: lease) }
            logger.notice("An erasure was repeated: a backup had brought the person back.")
        }
    }

    /// For a server that serves already.
    func run(_ ingest: Ingest) async throws {
        for person in try await ErasureRepository(pool).returned() {
            try await ingest.submit(.erase(order(for: person)))
        }
    }

    private func order(for person: Int64) -> Erasure.Order {
        let now = clock.now
        return Erasure.Order(
            person: person, only: nil, at: now,
            entry: AuditEntry(at: now, action: .personErased, actor: nil, targets: .people([person])))
    }
}
