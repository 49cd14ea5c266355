import Logging
import Store
import Vocabulary
import Wire

extension HandlerContext {
    /// Erases a person and, right after, the sightings of them.
    ///
    /// Once the person is gone the request has done what it was to do: what fails then is logged, and maintenance does
    /// it again.
    /// - Parameter only: people of any other classification are as if they did not exist; nil takes all.
    func erase(_ person: Int64, only: Classification?) async throws {
        let order = Erasure.Order(
            person: person, only: only, at: now, entry: entry(.personErased, AuditTargets(person)))
        guard case .erased(let subject) = try await services.ingest.submit(.erase(order)) else {
            throw Failure(.internalError, "The writer gave no answer to an erasure.")
        }
        await attempt { try services.erasures.append(subject) }
        await attempt { try await Sweep(services.pool).run() }
    }

    private func attempt(_ work: () async throws -> Void) async {
        do {
            try await work()
        } catch {
            services.logger.warning("An erasure is not finished: \(String(reflecting: error))")
        }
    }
}
