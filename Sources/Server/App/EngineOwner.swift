import Foundation
import Logging
import Postgres
import ServiceLifecycle
import Store

/// Takes the engine's lease, keeps it, and takes it again after it was lost.
struct EngineOwner: Service {
    let ingest: Ingest
    let plan: BuildingPlan
    let pool: ConnectionPool
    /// A name for this server that no other has.
    let name: String
    /// True where only this server can reach the database, so that it need not wait for a lease to run out.
    let isAlone: Bool
    let erasures: RepeatedErasures
    let clock: any TimeSource
    let logger: Logger

    /// A quarter of the lease's time, so that three failed attempts in a row still keep it.
    private static let interval = Duration.seconds(Lease.duration / 4)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var holding = RepeatedWork("Asking for the engine's lease", logger)
            while !Task.isCancelled {
                await holding.attempt { try await hold() }
                try? await Task.sleep(for: Self.interval)
            }
        }
        if let lease = await ingest.lease {
            // What does not reach the database runs out by itself.
            try? await LeaseRepository(pool).release(lease)
        }
    }

    /// Renews the lease, or tries to take it.
    private func hold() async throws {
        do {
            if let lease = await ingest.lease {
                try await LeaseRepository(pool).renew(lease)
                return
            }
            // First the building: learning from a survey may take longer than the lease holds.
            let building = try await plan.current().building
            guard let lease = try await LeaseRepository(pool).take(as: name, certain: isAlone) else {
                return reach(try await EngineState.newestTime(pool))
            }
            try await erasures.run(lease)
            let state = try await EngineState.load(pool)
            reach(state.newestTime)
            await ingest.own(lease, state, building)
            logger.info("This server owns the presence engine.", metadata: ["fence": "\(lease.fence)"])
        } catch is Lease.Lost {
            logger.warning("Another server owns the presence engine now.")
            await ingest.disown()
        }
    }

    /// Another server's clock may be ahead: all of one database tell one time.
    private func reach(_ recorded: Date?) {
        if let recorded { clock.reach(recorded) }
    }
}
