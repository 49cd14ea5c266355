import Foundation
import Logging
import Postgres
import Resolution
import ServiceLifecycle
import Store

/// Announces to resolvers where this server is, while it owns the engine.
struct StationKeeper: Service {
    let me: StationSelf
    let ingest: Ingest
    let pool: ConnectionPool
    let secretKey: SecretKeyFile
    var names: any NameResolver = SystemNameResolver()
    let clock: any TimeSource
    let logger: Logger

    /// The interval between two checks of the time and the lease.
    private static let interval = Duration.milliseconds(250)
    /// The number of intervals between two checks of the interfaces; the certificate is checked at every fourth of
    /// them.
    private static let look = 8

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await OwnerMQTTSession.keep(
                "Telling resolvers where this server is", ingest, logger, pauseAfterFailure: .seconds(5)
            ) { try await speak($0) }
        }
    }

    /// Runs while this server owns the engine. An error ends it, and everything is read from the database again.
    private func speak(_ lease: Lease) async throws {
        let session = StationSession(
            lease: lease, me: me, pool: pool, secretKey: secretKey, names: names, clock: clock)
        do {
            try await withThrowingTaskGroup { group in
                group.addTask { try await session.run() }
                group.addTask { await listen(session) }
                group.addTask { await watch(lease, session) }
                defer { group.cancelAll() }
                try await group.next()
            }
        } catch is Lease.Lost {
            return
        }
    }

    private func listen(_ session: StationSession) async {
        for await event in pool.listen([StationRepository.channel]) {
            if case .notification(let notification) = event, notification.payload != "plan" { continue }
            session.put.yield(.planChanged)
        }
    }

    /// Returns when the lease has another owner.
    private func watch(_ lease: Lease, _ session: StationSession) async {
        var (looks, port) = (0, me.port)
        while !Task.isCancelled, await ingest.lease == lease {
            if looks.isMultiple(of: Self.look), let found = NetworkInterfaces.addresses() {
                session.put.yield(.event(.interfaces(found)))
            }
            // The certificate may have been read again, and the port is known once the server listens.
            if looks.isMultiple(of: 4 * Self.look) || port != me.port { session.put.yield(.planChanged) }
            port = me.port
            session.put.yield(.event(.tick))
            looks += 1
            try? await Task.sleep(for: Self.interval)
        }
    }
}
