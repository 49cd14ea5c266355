import Foundation
import Logging
import Postgres
import ServiceLifecycle
import Store

/// Takes the engine's lease, renews it, and takes it again after losing it.
struct EngineOwner: Service {
    let ingest: Ingest
    let plan: BuildingPlan
    let pools: ServerPools
    let watch: DatabaseWatch
    /// A name for this server that is unique among servers.
    let name: String
    /// True if only this server can reach the database, so that it need not wait for a lease to expire.
    let isAlone: Bool
    let erasures: RepeatedErasures
    let clock: any TimeSource
    let logger: Logger

    /// A fifth of the lease's duration, so that the lease survives several failed attempts and other servers soon find
    /// it free.
    private static let interval = Duration.seconds(Lease.duration / 5)

    private var leases: LeaseRepository { LeaseRepository(pools.lease) }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var holding = RepeatedWork("Requesting the engine's lease.", logger)
            while !Task.isCancelled {
                await holding.attempt { try await hold() }
                try? await Task.sleep(for: Self.interval)
            }
        }
        if let lease = await ingest.lease {
            // If the release does not reach the database, the lease expires by itself.
            try? await leases.release(lease)
        }
    }

    /// Renews the lease or tries to take it.
    private func hold() async throws {
        // A server that cannot read the state does not own it.
        if watch.isAway { return }
        do {
            if let lease = await ingest.lease { return try await renew(lease) }
            // The building comes first: learning from a survey may take longer than the lease lasts.
            let building = try await plan.current().building
            guard let lease = try await take() else { return reach(try await EngineState.newestTime(pools.record)) }
            let (state, meanings) = try await keeping(lease) {
                try await erasures.run(lease)
                return (try await EngineState.load(pools.record), try await SightingAssignments.load(pools.record))
            }
            reach(state.newestTime)
            await ingest.takeOwnership(lease, state, meanings, building)
            logger.info("This server owns the presence engine.", metadata: ["fence": "\(lease.fence)"])
        } catch is Lease.Lost {
            logger.warning("Another server now owns the presence engine.")
            await ingest.releaseOwnership()
        }
    }

    private func take() async throws -> Lease? {
        // The lease names the database session in which this server writes, so that session must exist.
        if await pools.writer.processes().isEmpty { try await pools.writer.query("select") }
        return try await leases.take(as: name, writer: await pools.writer.processes().first, certain: isAlone)
    }

    private func renew(_ lease: Lease) async throws {
        try await leases.renew(lease, writer: await pools.writer.processes().first)
    }

    /// Renews the lease while the body runs: reading the state may take longer than the lease lasts.
    private func keeping<Result: Sendable>(
        _ lease: Lease, _ body: @Sendable () async throws -> Result
    ) async throws -> Result {
        try await withThrowingTaskGroup { group in
            group.addTask {
                while true {
                    try await Task.sleep(for: Self.interval)
                    try await renew(lease)
                }
            }
            defer { group.cancelAll() }
            return try await body()
        }
    }

    /// Another server's clock may be ahead: all servers of a database share one time.
    private func reach(_ recorded: Date?) {
        if let recorded { clock.reach(recorded) }
    }
}
