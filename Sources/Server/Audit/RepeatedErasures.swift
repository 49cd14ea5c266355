import Foundation
import Logging
import Postgres
import Store

/// Erases again whom a restore from a backup brought back.
struct RepeatedErasures: Sendable {
    let pool: ConnectionPool
    let file: ErasureFile
    let clock: any TimeSource
    let logger: Logger

    /// At start: what this server remembers outside the database comes into it, for whichever server owns the engine.
    func remember() async throws {
        let subjects = try file.read()
        guard !subjects.isEmpty else { return }
        try await ErasureRepository(pool).remember(subjects, at: clock.now)
    }

    /// Writes into the file what the database remembers and the file lacks, as after a disk that was full.
    func complete() async throws {
        let known = Set(try file.read())
        for subject in try await ErasureRepository(pool).all() where !known.contains(subject) {
            try file.append(subject)
        }
    }

    /// For the owner of the engine, before it takes the state over: no person is served who was erased.
    func run(_ lease: Lease) async throws {
        try await each { order in
            _ = try await pool.withTransaction { try await Erasure($0).erase(order, lease: lease) }
        }
    }

    /// For a server that serves already.
    func run(_ ingest: Ingest) async throws {
        try await each { order in _ = try await ingest.submit(.erase(order)) }
    }

    /// One person who cannot be erased yet, as the last admin, keeps neither the others nor the engine waiting.
    private func each(_ erase: (Erasure.Order) async throws -> Void) async throws {
        for person in try await ErasureRepository(pool).returned() {
            do {
                try await erase(order(for: person))
                logger.notice("An erasure was repeated: a backup had brought the person back.")
            } catch let lost as Lease.Lost {
                throw lost
            } catch {
                logger.error(
                    "An erasure cannot be repeated and is tried again later: \(String(reflecting: error))",
                    metadata: ["person": "\(person)"])
            }
        }
    }

    private func order(for person: Int64) -> Erasure.Order {
        let now = clock.now
        return Erasure.Order(
            person: person, only: nil, at: now,
            entry: AuditEntry(at: now, action: .personErased, actor: nil, targets: .people([person])))
    }
}
