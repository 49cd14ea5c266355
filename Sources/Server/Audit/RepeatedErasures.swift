import Foundation
import Logging
import Postgres
import Store

/// Repeats the erasure of people whom a restore from a backup brought back.
struct RepeatedErasures: Sendable {
    let pool: ConnectionPool
    let file: ErasureFile
    let clock: any TimeSource
    let logger: Logger

    /// Called at the start: copies this server's file into the database, for whichever server owns the engine.
    func remember() async throws {
        let subjects = try file.read()
        guard !subjects.isEmpty else { return }
        try await ErasureRepository(pool).remember(subjects, at: clock.now)
    }

    /// Adds the erasures in the database that the file lacks, for example after its disk was full.
    func complete() async throws {
        let known = Set(try file.read())
        for subject in try await ErasureRepository(pool).all() where !known.contains(subject) {
            try file.append(subject)
        }
    }

    /// For the owner of the engine, before it takes over the state, so that no erased person is served.
    func run(_ lease: Lease) async throws {
        try await each { order in
            _ = try await pool.withTransaction { try await Erasure($0).erase(order, lease: lease) }
        }
    }

    /// For a server that already serves requests.
    func run(_ ingest: Ingest) async throws {
        try await each { order in _ = try await ingest.submit(.erase(order)) }
    }

    /// A person who cannot be erased yet, such as the last admin, delays neither the others nor the engine.
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
